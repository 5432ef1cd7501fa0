import { TableSession } from '@sobremesa/client';
import { entered, FakeServer, snapshot, TABLE, tableView } from '@sobremesa/client/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Pace } from '../../lib/preferences.ts';
import { ShownTable } from './shown.ts';

let server: FakeServer;
let session: TableSession;
let shown: ShownTable;
let stop: () => void;
let pace: Pace;
let seen: boolean;

const ANA = 0;
const BOT = 1;
const LUIS = 2;

const [ana, luis] = tableView().seats;
const view = tableView({
  seats: [ana!, { ...luis!, seat: BOT, name: 'Eva', standIn: 'away' }, { ...luis!, seat: LUIS, name: 'Luis' }],
});

beforeEach(async () => {
  vi.useFakeTimers();
  [pace, seen] = ['brisk', true];
  server = new FakeServer();
  server.answers['table:enter'] = () => entered(snapshot(3, { fields: { moved: ['player'], turn: ['player'], rain: [] } }), view);
  session = new TableSession(server.connection, TABLE);
  shown = new ShownTable(session, { pace: () => pace, isSeen: () => seen });
  const stops = [shown.start(), session.start()];
  stop = () => stops.forEach((end) => end());
  server.welcome();
  await vi.waitUntil(() => state().match?.version === 3);
});

afterEach(() => {
  stop();
  vi.useRealTimers();
});

const state = () => shown.store.getState();
const version = () => state().match?.version;

/** Somebody moves: the next version, with a line of the log. */
function move(to: number, seat: number, G: object = {}): void {
  server.push('update', TABLE, to, [{ G: { m: to, ...G } }, [to, 0, ['moved', String(seat)]]]);
}

/** How long a bot's move stands before the next one. */
function until(chosen: Pace): number {
  pace = chosen;
  const [first, from] = [version()! + 1, Date.now()];
  move(first, BOT);
  move(first + 1, BOT);
  while (version() === first) vi.advanceTimersToNextTimer();
  vi.advanceTimersByTime(10_000);
  return Date.now() - from - 10_000;
}

describe('what bots do', () => {
  it('is shown move by move, each with what it brought and its line', () => {
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

  it('leaves time to see what somebody did before', () => {
    move(4, LUIS);
    move(5, BOT);
    expect(state()).toMatchObject({ match: { version: 4 }, playing: BOT });
    vi.advanceTimersToNextTimer();
    expect(state()).toMatchObject({ match: { version: 5 }, playing: null });
  });

  it('is shown for longer by calm, and not held back at all by at once', () => {
    const brisk = until('brisk');
    expect(until('calm')).toBeGreaterThan(brisk);
    expect(until('atOnce')).toBe(0);
  });

  it('can be skipped, one move or all of them', () => {
    for (const to of [4, 5, 6, 7]) move(to, BOT);
    shown.skip();
    expect(state()).toMatchObject({ match: { version: 5 }, playing: BOT });
    shown.catchUp();
    expect(state()).toMatchObject({ match: { version: 7 }, playing: null });
    expect(state().log).toHaveLength(4);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('does not wait while nobody looks', () => {
    seen = false;
    move(4, BOT);
    move(5, BOT);
    expect(state()).toMatchObject({ match: { version: 5 }, playing: null });
  });

  it('waits for less the more there is of it', () => {
    for (let to = 4; to < 104; to++) move(to, BOT);
    vi.advanceTimersByTime(60_000);
    expect(version()).toBe(103);
  });

  it('is hurried where the reader has to answer soon', () => {
    move(4, BOT);
    server.push('update', TABLE, 5, [
      { window: [{ id: 'w', seats: [ANA], until: 2000 }] },
      [5, 0, ['moved', String(BOT)]],
    ] as never);
    vi.advanceTimersByTime(500);
    expect(version()).toBe(5);
  });

  it('of which nothing is told stands for no time', () => {
    move(4, BOT);
    vi.advanceTimersByTime(5000);
    server.push('update', TABLE, 5, [null]);
    move(6, BOT);
    expect(version()).toBe(6);
  });
});

describe('what people do', () => {
  it('is shown as it comes', () => {
    move(4, LUIS);
    move(5, LUIS);
    expect(state()).toMatchObject({ match: { version: 5 }, playing: null });
  });

  it('waits behind a bot’s move that is being shown', () => {
    move(4, BOT);
    move(5, LUIS);
    expect(state()).toMatchObject({ match: { version: 4 }, playing: BOT });
    vi.advanceTimersToNextTimer();
    expect(version()).toBe(5);
  });

  it('never waits when it is the reader', () => {
    move(4, BOT);
    move(5, ANA);
    expect(state()).toMatchObject({ match: { version: 5 }, playing: null });
  });
});

describe('meanwhile', () => {
  it('the chat and the table go on', () => {
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

  it('a snapshot shows all there is', () => {
    move(4, BOT);
    move(5, BOT);
    server.push('snapshot', { table: TABLE, match: snapshot(9) });
    expect(state()).toMatchObject({ match: { version: 9 }, playing: null });
  });

  it('a line without a move comes with the moves before it', () => {
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
    match: { ...session.store.getState().match!, version: at, fresh: [{ seq: at, event: { type: 'moved' } }] },
    line: at,
  }));

describe('what is shown again', () => {
  it('begins with what stood before, goes on by itself at the reader’s pace, whatever that is, and ends now', () => {
    pace = 'atOnce';
    shown.replay(pastMoves(), true);
    expect(state()).toMatchObject({ match: { version: 1 }, replay: { at: 0, of: 2, goes: true } });
    vi.advanceTimersToNextTimer();
    expect(state()).toMatchObject({ match: { version: 2 }, replay: { at: 1 } });
    vi.advanceTimersToNextTimer();
    expect(state()).toMatchObject({ match: { version: 3 }, replay: { at: 2 } });
    vi.advanceTimersToNextTimer();
    expect(state()).toMatchObject({ match: { version: 3 }, replay: null });
    expect(vi.getTimerCount()).toBe(0);
  });

  it('stands still for who steps through it, and goes on when they say so', () => {
    shown.replay(pastMoves(), true);
    shown.turn(1);
    vi.advanceTimersByTime(60_000);
    expect(state().replay).toEqual({ at: 1, of: 2, goes: false });
    shown.turn(-1);
    shown.turn(-1);
    expect(state().replay?.at).toBe(0);
    shown.go(true);
    expect(state().replay).toEqual({ at: 1, of: 2, goes: true });
    shown.go(false);
    expect(vi.getTimerCount()).toBe(0);
    shown.turn(1);
    shown.skip();
    expect(state()).toMatchObject({ replay: null, match: { version: 3 } });
  });

  it('is not disturbed by what happens meanwhile, which is there in the end', () => {
    shown.replay(pastMoves(), false);
    move(4, LUIS);
    shown.setSince({ version: 1, line: 1, message: -1 });
    expect(state()).toMatchObject({ match: { version: 1 }, replay: { at: 0 }, since: { line: 1 } });
    shown.catchUp();
    expect(state()).toMatchObject({ match: { version: 4 }, replay: null });
  });
});
