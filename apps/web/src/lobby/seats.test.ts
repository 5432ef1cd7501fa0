import { freeSeats, type SeatView, type TableSummary } from '@sobremesa/protocol';
import { expect, it } from 'vitest';
import { tableSummary } from '@sobremesa/client/testing';
import { lobbyLists, looks, seatedNames } from './seats.ts';

const seat = (number: number, state: SeatView['state'], name: string | null = null): SeatView => ({
  seat: number,
  state,
  name,
  host: number === 0,
  present: true,
  standIn: null,
  bot: null,
});
const table = (id: string, changes: Partial<TableSummary>): TableSummary => ({
  ...tableSummary({ yourTurn: false }),
  id,
  ...changes,
});
const ids = (tables: readonly TableSummary[]) => tables.map(({ id }) => id);

it('counts only seats that are free for anybody', () => {
  const seats = [seat(0, 'taken', 'Ana'), seat(1, 'free'), seat(2, 'reserved', 'Luis'), seat(3, 'closed')];
  expect(freeSeats(seats)).toBe(1);
  expect(seatedNames(seats)).toEqual(['Ana']);
  expect(looks(seats)).toEqual(['taken', 'free', 'free', 'closed']);
});

it("lists the table that waits for the reader before the reader's others", () => {
  const { mine } = lobbyLists([
    table('finished', { status: 'finished', createdAt: 9 }),
    table('open', { status: 'open', createdAt: 8 }),
    table('running', { createdAt: 7 }),
    table('asked', { yourTurn: true, createdAt: 1 }),
  ]);
  expect(ids(mine)).toEqual(['asked', 'running', 'open', 'finished']);
});

const clock = (dueAt: number | null, out = false) => [
  { left: 0, runs: true, dueAt, out, lost: out, without: [], holiday: null, holidays: 7 },
];

it('sorts the tables that wait for the reader by the time left', () => {
  const { mine } = lobbyLists([
    table('untimed', { yourTurn: true, createdAt: 9 }),
    table('late', { yourTurn: true, createdAt: 8, clock: clock(2000) }),
    table('soon', { yourTurn: true, createdAt: 1, clock: clock(1000) }),
    table('out', { yourTurn: true, createdAt: 2, clock: clock(null, true) }),
    table('others', { createdAt: 3, clock: clock(10) }),
  ]);
  expect(ids(mine)).toEqual(['out', 'soon', 'late', 'untimed', 'others']);
});

it('lists open tables with a free seat first, the newest first, and matches open to spectators', () => {
  const full = [seat(0, 'taken', 'Ana'), seat(1, 'taken', 'Luis')];
  const roomy = [seat(0, 'taken', 'Ana'), seat(1, 'free')];
  const { open, running } = lobbyLists([
    table('full', { status: 'open', you: null, seats: full, createdAt: 9 }),
    table('old', { status: 'open', you: null, seats: roomy, createdAt: 1 }),
    table('new', { status: 'open', you: null, seats: roomy, createdAt: 2 }),
    table('closed', { you: null, watchable: false }),
    table('watchable', { you: null }),
    table('over', { you: null, status: 'finished' }),
  ]);
  expect(ids(open)).toEqual(['new', 'old', 'full']);
  expect(ids(running)).toEqual(['watchable']);
});

it("lists a rematch with a reserved seat among the reader's tables, before finished matches", () => {
  const full = [seat(0, 'taken', 'Ana'), seat(1, 'reserved', 'Luis')];
  const { mine, open } = lobbyLists([
    table('over', { status: 'finished', createdAt: 9 }),
    table('rematch', { status: 'open', you: null, kept: 1, seats: full }),
    table('others', { status: 'open', you: null, seats: full }),
  ]);
  expect(ids(mine)).toEqual(['rematch', 'over']);
  expect(ids(open)).toEqual(['others']);
});
