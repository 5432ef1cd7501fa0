import type { TableRecord } from '../storage/storage.ts';
import { momentOf } from '../tables/rules/clock.ts';
import { termOf } from '../tables/rules/timeControl.ts';
import { isPlayed } from '../tables/rules/table.ts';

/** Over days, who has not come by themselves is told once more when this part of their term is left, and no more than so many milliseconds. */
const PART = 1 / 4;
const MOST = 12 * 60 * 60 * 1000;

/** When this person is to hear that their time runs out; null where there is no term, where it stands, and when less was left as it began to run. */
export function soonAt(table: TableRecord, person: string): number | null {
  return leftAt(table, person, Math.min((termOf(table) ?? 0) * PART, MOST));
}

/** Whether this person's time runs out over days. */
export function runsOut(table: TableRecord, person: string): boolean {
  return leftAt(table, person, 0) !== null;
}

/** When so many milliseconds are left of this person's time, or of the answer window in which they were asked. */
function leftAt(table: TableRecord, person: string, rest: number): number | null {
  const { clock } = table;
  const seat = table.seats.findIndex((there) => there.person === person && isPlayed(there));
  const time = clock?.seats[seat];
  if (clock === null || time === undefined || termOf(table) === null) return null;
  return clock.window?.seats.includes(seat) === true ? clock.window.until - rest : momentOf(time, rest);
}
