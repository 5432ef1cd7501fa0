import { freeSeats, type SeatView, type TableSummary } from '@sobremesa/protocol';
import type { SeatLook } from '../ui/markGeometry.ts';

/** The seats as the table's icon draws them. */
export function looks(seats: readonly SeatView[]): SeatLook[] {
  return seats.map(({ state }) => (state === 'taken' ? 'taken' : state === 'closed' ? 'closed' : 'free'));
}

export const seatedNames = (seats: readonly SeatView[]): string[] =>
  seats.flatMap(({ state, name }) => (state === 'taken' && name !== null ? [name] : []));

export interface LobbyLists {
  /**
   * The reader's tables by urgency: those that wait for the reader, by the time left; then running,
   * open and finished ones.
   */
  mine: TableSummary[];
  open: TableSummary[];
  running: TableSummary[];
}

/** The lobby's tables in display order; the newest first among equals. */
export function lobbyLists(tables: Iterable<TableSummary>): LobbyLists {
  const lists: LobbyLists = { mine: [], open: [], running: [] };
  for (const table of [...tables].toSorted((a, b) => b.createdAt - a.createdAt)) {
    if (table.you !== null || table.kept !== undefined) lists.mine.push(table);
    else if (table.status === 'open') lists.open.push(table);
    else if (table.status === 'running' && table.watchable) lists.running.push(table);
  }
  lists.mine.sort((a, b) => urgency(a) - urgency(b) || earlier(ownDue(a), ownDue(b)));
  lists.open.sort((a, b) => Number(freeSeats(a.seats) === 0) - Number(freeSeats(b.seats) === 0));
  return lists;
}

/**
 * When the reader's time at a table runs out, by the server's clock: 0 if it has run out, null if
 * it is not running.
 */
export function ownDue({ you, clock }: TableSummary): number | null {
  const own = you === null ? undefined : clock?.[you];
  if (own === undefined) return null;
  return own.out ? 0 : own.dueAt;
}

/** Compares times for sorting; null is last. */
function earlier(one: number | null, other: number | null): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null);
  return one - other;
}

function urgency({ status, yourTurn }: TableSummary): number {
  if (status === 'running') return yourTurn ? 0 : 1;
  return status === 'open' ? 2 : 3;
}
