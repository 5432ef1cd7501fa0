import type { TableRecord } from '../storage/storage.ts';
import { momentOf } from '../tables/rules/clock.ts';
import { termOf } from '../tables/rules/timeControl.ts';
import { isPlayed } from '../tables/rules/table.ts';

/**
 * The reminder is due when this part of the time limit is left, but at most `MOST` milliseconds.
 */
const PART = 1 / 4;
const MOST = 12 * 60 * 60 * 1000;

/**
 * When to remind this person that their time runs out. Null without a time limit, while the clock
 * stands, and if less time was left when it started.
 */
export function reminderAt(table: TableRecord, person: string): number | null {
  return leftAt(table, person, Math.min((termOf(table) ?? 0) * PART, MOST));
}

/** Whether a time limit runs for this person. */
export function hasDeadline(table: TableRecord, person: string): boolean {
  return leftAt(table, person, 0) !== null;
}

/** When `rest` milliseconds are left of this person's time, or of the answer window. */
function leftAt(table: TableRecord, person: string, rest: number): number | null {
  const { clock } = table;
  const seat = table.seats.findIndex((there) => there.person === person && isPlayed(there));
  const time = clock?.seats[seat];
  if (clock === null || time === undefined || termOf(table) === null) return null;
  return clock.window?.seats.includes(seat) === true ? clock.window.until - rest : momentOf(time, rest);
}
