import { entered, FakeServer, snapshot, TABLE, tableView } from '@sobremesa/client/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PlaybackSpeed } from '../../lib/preferences.ts';
import { OpenTable } from './openTable.ts';

let server: FakeServer;
let table: OpenTable;
let stop: () => void;
let speed: PlaybackSpeed;
let isVisible: boolean;
let counts: boolean;

const ANA = 0;
const BOT = 1;
const LUIS = 2;

const [ana, luis] = tableView().seats;
const view = tableView({
  seats: [ana!, { ...luis!, seat: BOT, name: 'Eva', standIn: 'away' }, { ...luis!, seat: LUIS, name: 'Luis' }],
});

beforeEach(async () => {
  vi.useFakeTimers();
  [speed, isVisible, counts] = ['brisk', true, true];
  server = new FakeServer();
  server.answers['table:enter'] = () => entered(snapshot(3, { fields: { moved: ['player'], turn: ['player'], rain: [] } }), view);
  table = new OpenTable(server.connection, TABLE, { speed: () => speed, isVisible: () => isVisible, counts: () => counts });
  stop = table.open();
  server.welcome();
  await vi.waitUntil(() => state().match?.version === 3);
});

afterEach(() => {
  stop();
  vi.useRealTimers();
});

const state = () => table.store.getState().shown;
const version = () => state().match?.version;

/** A player moves: the next version, with a log line. */
function move(to: number, seat: number, G: object = {}): void {
  server.push('update', TABLE, to, [{ G: { m: to, ...G } }, [to, 0, ['moved', String(seat)]]]);
}

/** The bot makes the last move: one log line for it, and one that names the winner. */
function end(): void {
  server.push('update', TABLE, 4, [{ ctx: [{ gameover: { winners: ['0'] } }] }, [4, 0, ['moved', String(BOT)], ['rain']]]);
  server.push('table', { ...view, status: 'finished' });
}
const lines = () => state().log.map(({ seq }) => seq);

/** How long a bot's move is shown before the next one. */
function until(chosen: PlaybackSpeed): number {
  speed = chosen;
  const [first, from] = [version()! + 1, Date.now()];
  move(first, BOT);
  move(first + 1, BOT);
  while (version() === first) vi.advanceTimersToNextTimer();
  vi.advanceTimersByTime(10_000);
  return Date.now() - from - 10_000;
}

describe("a bot's moves", () => {
  it('are shown one by one, each with its events and its log lines', () => {
    move(4, BOT);
    move(5, BOT);
    move(6, BOT);
    expect(state()).toMatchObject({ match: { version: 4, fresh: [{ seq: 4 }] }, playing: BOT });
    expect(state().log.map(({ seq }) => seq)).toEqual([4]);
    vi.advanceTimersToNextTimer();
    expect(state()).toMatchObject({ match: { version: 5, fresh: [{ seq: 5 }] }, playing: BOT });
    expect(state().log.map(({ seq }) => seq)).toEqual([4, 5]);
    vi.advanceTimersToNextTimer();
    expect(state()).toMatchObject({ match: { version: 6 }, playing: null });
    expect(vi.getTimerCount()).toBe(0);
  });

  it("wait until a person's earlier move has been shown", () => {
    move(4, LUIS);
    move(5, BOT);
    expect(state()).toMatchObject({ match: { version: 4 }, playing: BOT });
    vi.advanceTimersToNextTimer();
    expect(state()).toMatchObject({ match: { version: 5 }, playing: null });
  });

  it('have a longer delay at the slow speed, and none at the instant one', () => {
    const brisk = until('brisk');
    expect(until('calm')).toBeGreaterThan(brisk);
    expect(until('atOnce')).toBe(0);
  });

  it('can be skipped, one of them or all', () => {
    for (const to of [4, 5, 6, 7]) move(to, BOT);
    table.skip();
    expect(state()).toMatchObject({ match: { version: 5 }, playing: BOT });
    table.catchUp();
    expect(state()).toMatchObject({ match: { version: 7 }, playing: null });
    expect(state().log).toHaveLength(4);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('have no delay while the page is hidden', () => {
    isVisible = false;
    move(4, BOT);
    move(5, BOT);
    expect(state()).toMatchObject({ match: { version: 5 }, playing: null });
  });

  it('take one second each, in at most four steps per bot; the last step shows the rest', () => {
    for (let to = 4; to < 104; to++) move(to, BOT);
    for (const step of [4, 5, 6]) {
      expect(version()).toBe(step);
      vi.advanceTimersByTime(999);
      expect(version()).toBe(step);
      vi.advanceTimersByTime(1);
    }
    expect(version()).toBe(103);
    expect(state().log).toHaveLength(100);
    move(104, BOT);
    expect(version()).toBe(104);
  });

  it('are shown if they matter, together with the less important ones before them', () => {
    table.setDecisive(['rain']);
    move(4, BOT);
    move(5, BOT);
    server.push('update', TABLE, 6, [null, [6, 0, ['moved', String(BOT)], ['rain']]]);
    move(7, BOT);
    move(8, LUIS);
    expect(version()).toBe(4);
    vi.advanceTimersByTime(1000);
    expect(state()).toMatchObject({ match: { version: 6 }, playing: BOT });
    expect(state().log.map(({ seq }) => seq)).toEqual([4, 5, 6, 7]);
    vi.advanceTimersByTime(1000);
    expect(version()).toBe(7);
    vi.advanceTimersByTime(1000);
    expect(version()).toBe(8);
  });

  it('have a shorter delay when the reader must answer in a window', () => {
    move(4, BOT);
    server.push('update', TABLE, 5, [
      { window: [{ id: 'w', seats: [ANA], until: 2000 }] },
      [5, 0, ['moved', String(BOT)]],
    ] as never);
    vi.advanceTimersByTime(500);
    expect(version()).toBe(5);
  });

  it('have no delay when they bring no log lines', () => {
    move(4, BOT);
    vi.advanceTimersByTime(5000);
    server.push('update', TABLE, 5, [null]);
    move(6, BOT);
    expect(version()).toBe(6);
  });
});

it('cause one write per update, whether it is shown or queued', () => {
  const written = vi.fn<() => void>();
  table.store.subscribe(written);
  move(4, BOT);
  move(5, BOT);
  expect(state()).toMatchObject({ match: { version: 4 }, playing: BOT });
  expect(table.store.getState().newest.match?.version).toBe(5);
  expect(written).toHaveBeenCalledTimes(2);
});

describe('people’s moves', () => {
  it('are shown when they arrive', () => {
    move(4, LUIS);
    move(5, LUIS);
    expect(state()).toMatchObject({ match: { version: 5 }, playing: null });
  });

  it("wait behind a bot's move", () => {
    move(4, BOT);
    move(5, LUIS);
    expect(state()).toMatchObject({ match: { version: 4 }, playing: BOT });
    vi.advanceTimersToNextTimer();
    expect(version()).toBe(5);
  });

  it("never wait when they are the reader's own", () => {
    move(4, BOT);
    move(5, ANA);
    expect(state()).toMatchObject({ match: { version: 5 }, playing: null });
  });
});

describe('during playback', () => {
  it('chat and table are current', () => {
    move(4, BOT);
    move(5, BOT);
    server.push('table', { ...view, watchers: 3 });
    expect(state()).toMatchObject({ match: { version: 4 }, view: { watchers: 3 } });
  });

  it('a match is not over before its last move is shown', () => {
    move(4, BOT);
    server.push('update', TABLE, 5, [{ ctx: { '=gameover': [{ winners: ['1'] }] } }, [5, 0, ['moved', String(BOT)]]]);
    server.push('table', { ...view, status: 'finished' });
    expect(state()).toMatchObject({ match: { version: 4 }, view: { status: 'running' } });
    vi.advanceTimersToNextTimer();
    expect(state()).toMatchObject({ match: { version: 5 }, view: { status: 'finished' } });
  });

  it('a snapshot empties the queue', () => {
    move(4, BOT);
    move(5, BOT);
    server.push('snapshot', { table: TABLE, match: snapshot(9) });
    expect(state()).toMatchObject({ match: { version: 9 }, playing: null });
  });

  it('a log line without a move is shown with the last queued move', () => {
    move(4, BOT);
    move(5, BOT);
    server.push('log', { table: TABLE, lines: [6, 0, { table: { type: 'returned', seat: BOT } }] });
    expect(state().log).toHaveLength(1);
    vi.advanceTimersToNextTimer();
    expect(state().log).toHaveLength(3);
  });
});

const pastMoves = () =>
  [1, 2, 3].map((at) => ({
    match: { ...table.store.getState().newest.match!, version: at, fresh: [{ seq: at, event: { type: 'moved' } }] },
    line: at,
  }));

describe('a replay', () => {
  it('begins with the state before, advances by itself even at the instant speed, and ends in the newest state', () => {
    speed = 'atOnce';
    table.replay(pastMoves(), true);
    expect(state()).toMatchObject({ match: { version: 1 }, replay: { at: 0, runs: true } });
    vi.advanceTimersToNextTimer();
    expect(state()).toMatchObject({ match: { version: 2 }, replay: { at: 1 } });
    vi.advanceTimersToNextTimer();
    expect(state()).toMatchObject({ match: { version: 3 }, replay: { at: 2 } });
    vi.advanceTimersToNextTimer();
    expect(state()).toMatchObject({ match: { version: 3 }, replay: null });
    expect(vi.getTimerCount()).toBe(0);
  });

  it('pauses for a step forward or back, and resumes on request', () => {
    table.replay(pastMoves(), true);
    table.turn(1);
    vi.advanceTimersByTime(60_000);
    expect(state().replay).toMatchObject({ at: 1, runs: false });
    table.turn(-1);
    table.turn(-1);
    expect(state().replay?.at).toBe(0);
    table.run(true);
    expect(state().replay).toMatchObject({ at: 1, runs: true });
    table.run(false);
    expect(vi.getTimerCount()).toBe(0);
    table.turn(1);
    table.skip();
    expect(state()).toMatchObject({ replay: null, match: { version: 3 } });
  });

  it('ignores new moves, which are shown when it ends', () => {
    table.replay(pastMoves(), false);
    move(4, LUIS);
    table.setSince({ version: 1, line: 1, message: -1 });
    expect(state()).toMatchObject({ match: { version: 1 }, replay: { at: 0 }, since: { line: 1 } });
    table.catchUp();
    expect(state()).toMatchObject({ match: { version: 4 }, replay: null });
  });
});

describe('the end of a match', () => {
  it('is counted first, and then the winner is shown', () => {
    end();
    expect(state()).toMatchObject({ count: 'running', view: { status: 'finished' } });
    expect(lines()).toEqual([4]);
    table.endCount();
    expect(state().count).toBe('over');
    expect(lines()).toEqual([4, 5]);
  });

  it('is not counted on a page without counting, as with reduced motion', () => {
    counts = false;
    end();
    expect(state().count).toBe('over');
    expect(lines()).toEqual([4, 5]);
  });

  it('waits for the moves before it', () => {
    move(4, BOT);
    server.push('update', TABLE, 5, [{ ctx: [{ gameover: { winners: ['0'] } }] }, [5, 0, ['rain']]]);
    server.push('table', { ...view, status: 'finished' });
    expect(state()).toMatchObject({ count: null, view: { status: 'running' } });
    vi.advanceTimersByTime(10_000);
    expect(state()).toMatchObject({ count: 'running', view: { status: 'finished' } });
  });

  it('is not counted again during a replay, nor for a reader who opens the table later', async () => {
    end();
    table.endCount();
    const { match } = state();
    table.showMoment([{ match: { ...match!, state: { ...match!.state, ctx: {} } }, line: 4 }]);
    expect(state()).toMatchObject({ view: { status: 'running' }, newestStatus: 'finished', count: 'over' });
    table.catchUp();
    expect(state()).toMatchObject({ view: { status: 'finished' }, count: 'over' });
    server.answers['table:enter'] = () => entered(snapshot(4), { ...view, status: 'finished' });
    const later = new OpenTable(server.connection, TABLE, { speed: () => speed, isVisible: () => true, counts: () => true });
    const leave = later.open();
    await vi.waitUntil(() => later.store.getState().shown.match !== null);
    expect(later.store.getState().shown.count).toBeNull();
    leave();
  });

  it('is not counted when its players have ended it', () => {
    server.push('table', { ...view, status: 'finished', ended: true });
    expect(state()).toMatchObject({ count: null, view: { status: 'finished' } });
  });
});
