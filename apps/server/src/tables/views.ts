import type { SeatView, TableSummary, TableView } from '@sobremesa/protocol';
import type { TableRecord } from '../storage/storage.ts';
import type { Person } from './service.ts';
import { seatOf } from './table.ts';

/** Who is at a table just now. */
export interface Presence {
  /** Ids of people who have the table open somewhere, seated or not. */
  people: ReadonlySet<string>;
  watchers: number;
  watcherNames: readonly string[];
}

export const nobody: Presence = { people: new Set(), watchers: 0, watcherNames: [] };

const MINUTE = 60_000;

/** The table as a stranger may see it. */
export function summaryOf(table: TableRecord, presence: Presence): TableSummary {
  const { id, settings, status, createdAt } = table;
  return {
    id,
    game: settings.game,
    status,
    seats: table.seats.map((_, seat) => seatView(table, seat, presence)),
    options: settings.options,
    listed: settings.listed,
    watchable: settings.watchable,
    watchers: presence.watchers,
    createdAt: createdAt - (createdAt % MINUTE),
    you: null,
    yourTurn: false,
  };
}

/** What of the table is for this person alone. */
export function yoursOf(table: TableRecord, person: Person | null): Pick<TableSummary, 'you' | 'yourTurn'> {
  const you = seatOf(table, person);
  return { you, yourTurn: you !== null && table.status === 'running' && table.asked.includes(you) };
}

/** The table as this person, being there, sees it. */
export function viewOf(table: TableRecord, presence: Presence, minPlayers: number, person: Person | null): TableView {
  return {
    ...summaryOf(table, presence),
    ...yoursOf(table, person),
    watcherNames: [...presence.watcherNames],
    rematch: table.rematch,
    minPlayers,
  };
}

function seatView(table: TableRecord, seat: number, presence: Presence): SeatView {
  const { state, person, standIn } = table.seats[seat] ?? { state: 'free', person: null, standIn: false };
  return {
    seat,
    state,
    name: person?.name ?? null,
    host: state === 'taken' && person !== null && person.id === table.host,
    present: state === 'taken' && person !== null && presence.people.has(person.id),
    standIn,
  };
}
