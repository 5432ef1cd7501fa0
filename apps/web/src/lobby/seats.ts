import { freeSeats, type SeatView, type TableSummary } from '@sobremesa/protocol';
import type { SeatLook } from '../ui/markGeometry.ts';

/** The seats as the mark draws them. */
export function looks(seats: readonly SeatView[]): SeatLook[] {
  return seats.map(({ state }) => (state === 'taken' ? 'taken' : state === 'closed' ? 'closed' : 'free'));
}

export const seatedNames = (seats: readonly SeatView[]): string[] =>
  seats.flatMap(({ state, name }) => (state === 'taken' && name !== null ? [name] : []));

export interface LobbyLists {
  /** Mine first by urgency: where I am asked, what runs, what waits, what is over. */
  mine: TableSummary[];
  open: TableSummary[];
  running: TableSummary[];
}

/** The tables of the lobby in the order in which they are shown; the newest first among equals. */
export function lobbyLists(tables: Iterable<TableSummary>): LobbyLists {
  const lists: LobbyLists = { mine: [], open: [], running: [] };
  for (const table of [...tables].toSorted((a, b) => b.createdAt - a.createdAt)) {
    if (table.you !== null) lists.mine.push(table);
    else if (table.status === 'open') lists.open.push(table);
    else if (table.status === 'running' && table.watchable) lists.running.push(table);
  }
  lists.mine.sort((a, b) => urgency(a) - urgency(b));
  lists.open.sort((a, b) => Number(freeSeats(a.seats) === 0) - Number(freeSeats(b.seats) === 0));
  return lists;
}

function urgency({ status, yourTurn }: TableSummary): number {
  if (status === 'running') return yourTurn ? 0 : 1;
  return status === 'open' ? 2 : 3;
}
