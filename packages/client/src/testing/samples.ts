import { visibleDefaults } from '@sobremesa/protocol';
import type { Answer, MatchSnapshot, MatchState, Seen, TableSummary, TableView } from '@sobremesa/protocol';

export const TABLE = 'abcdefghijk';

const common = {
  id: TABLE,
  game: 'patzcuaro',
  status: 'running',
  ...visibleDefaults,
  clock: null,
  watchers: 0,
  createdAt: 0,
  you: 0,
} as const;

const seat = { state: 'taken', host: false, present: true, standIn: null, bot: null } as const;
const seats = () => [
  { ...seat, seat: 0, name: 'Ana', host: true },
  { ...seat, seat: 1, name: 'Luis' },
];

/** A table with two players. The reader is the first. */
export function tableView(changes: Partial<TableView> = {}): TableView {
  return {
    ...common,
    group: null,
    seats: seats(),
    speaker: null,
    namedWatchers: [],
    muted: [],
    barred: [],
    vote: null,
    paused: false,
    wish: null,
    rematch: null,
    minPlayers: 2,
    ...changes,
  };
}

/** The same in the lobby. */
export function tableSummary(changes: Partial<TableSummary> = {}): TableSummary {
  return { ...common, group: null, seats: seats(), yourTurn: true, waitsFor: [0], news: null, ...changes };
}

export function snapshot(version: number, changes: Partial<MatchSnapshot> = {}): MatchSnapshot {
  const state: MatchState = { G: { moves: version }, ctx: {}, undo: false, window: null };
  return { version, playerID: '0', state, log: [], fields: {}, ...changes };
}

/** The server's answer when a visitor enters the table. */
export function entered(match: MatchSnapshot | null, view = tableView(), seen: Seen | null = null, now = Date.now()): Answer {
  return { ok: true, view, chat: [], match, seen, now } as Answer;
}
