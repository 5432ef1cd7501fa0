import type { User } from '../../users/user.ts';
import { RefusedError } from '../../refused.ts';
import { randomToken } from '../../secrets.ts';
import type { ShuffleRecord, TableRecord } from '../../storage/storage.ts';
import type { Change } from './change.ts';
import type { Live } from './live.ts';
import { openRematch, openTable, requireSeat } from './table.ts';

const TABLE_ID_BYTES = 8;

export function newTableId(): string {
  return randomToken(TABLE_ID_BYTES);
}

/** The table of the next match. */
export interface Rematch {
  id: string;
  /** The table, if this request opens it. */
  fresh: TableRecord | null;
  /**
   * Whether the asker gets a seat there. False for boardgame.io's clients, which join the next
   * match by themselves, as new people.
   */
  seated: boolean;
}

/**
 * Opens a table for the players of a finished match, or finds the one that is open already.
 *
 * @param exists whether the next table, if one was opened before, is still stored
 * @param isMember whether the asker is a member of the table's group. Otherwise the next table has
 *   none.
 * @param requirePlace throws if the asker may not open another table
 * @param shuffle for the next table; see `openTable`
 */
export function rematch(
  live: Live,
  user: User,
  { exists, isMember }: { exists: boolean; isMember: boolean },
  requirePlace: () => void,
  now: number,
  shuffle: ShuffleRecord | null,
): Change<Rematch> {
  const { table } = live;
  if (table.status !== 'finished') throw new RefusedError('notFinished');
  requireSeat(table, user);
  const seated = !table.autoStart;
  if (table.rematch !== null && exists) return { answer: { id: table.rematch, fresh: null, seated } };
  requirePlace();
  const id = newTableId();
  const group = isMember ? table.settings.group : null;
  // The group may be younger than the finished match, which may have been listed.
  const listed = table.settings.listed && group === null;
  const next = { ...table, settings: { ...table.settings, group, listed } };
  const fresh = seated ? openRematch(id, next, user, now, shuffle) : openTable(id, next.settings, null, now, shuffle);
  return { answer: { id, fresh, seated }, table: { ...table, rematch: id }, also: [{ id, table: fresh }] };
}
