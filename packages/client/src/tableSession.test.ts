import type { Push } from '@sobremesa/protocol';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { entered, FakeServer, snapshot, TABLE, tableView } from './testing/index.ts';
import { TableSession } from './tableSession.ts';

let server: FakeServer;
let session: TableSession;
let stop: () => void;
const state = () => session.store.getState();

/** The update that leads to a version. */
function update(version: number, table = TABLE): Push<'update'> {
  return [table, version, [{ G: { m: version } }, [version, 0, ['turn', String(version)]]]];
}
const fields = { turn: ['player'] };

beforeEach(async () => {
  server = new FakeServer();
  session = new TableSession(server.connection, TABLE);
  server.answers['table:enter'] = () => entered(snapshot(3, { fields }));
  stop = session.start();
  server.welcome();
  await vi.waitUntil(() => state().match?.version === 3);
});

describe('updates', () => {
  it('apply to the version before theirs, and add their events', () => {
    const before = state().match;
    server.push('update', ...update(4));
    const fresh = [{ seq: 4, event: { type: 'turn', player: '4' } }];
    expect(state().match).toMatchObject({ version: 4, state: { G: { moves: 4 } }, fresh });
    expect(state().log).toEqual([{ seq: 4, at: 0, kind: 'game', event: { type: 'turn', player: '4' } }]);
    expect(before?.state.G).toEqual({ moves: 3 });
  });

  it('may change nothing visible to this viewer', () => {
    const before = state().match;
    server.push('update', TABLE, 4, [null]);
    expect(state().match?.version).toBe(4);
    expect(state().match?.state).toBe(before?.state);
    expect(state().log).toEqual([]);
  });

  it('that are older than the current version change nothing', () => {
    server.push('update', ...update(3));
    expect(state().match?.state.G).toEqual({ moves: 3 });
    expect(server.of('match:sync')).toHaveLength(0);
  });

  it('with a gap before them request a snapshot, and updates that arrive meanwhile apply after it', () => {
    server.push('update', ...update(6));
    expect(server.of('match:sync')).toHaveLength(1);
    server.push('update', ...update(7));
    server.push('update', ...update(8));
    expect(state().match?.version).toBe(3);
    server.of('match:sync')[0]?.answer({ ok: true, match: snapshot(7, { fields }) } as never);
    expect(state().match?.version).toBe(8);
    expect(server.of('match:sync')).toHaveLength(1);
  });

  it('with a gap before them are recovered later or by a new connection if the snapshot does not arrive', async () => {
    server.push('update', ...update(6));
    server.timeOut();
    expect(server.reconnects).toBe(1);
    server.answers['table:enter'] = () => entered(snapshot(6, { fields }));
    server.welcome();
    await vi.waitUntil(() => state().match?.version === 6);

    vi.useFakeTimers();
    server.answers['match:sync'] = () => ({ ok: false, error: { code: 'unavailable' } });
    server.answers['table:enter'] = () => entered(snapshot(8, { fields }));
    server.push('update', ...update(8));
    expect(state().match?.version).toBe(6);
    await vi.advanceTimersByTimeAsync(1000);
    expect(state().match?.version).toBe(8);
    vi.useRealTimers();
  });

  it('of another table are ignored', () => {
    server.push('update', ...update(4, 'kjihgfedcba'));
    expect(state().match?.version).toBe(3);
  });

  it.each([
    ['deltas', [{ G: { 'no such key': 1 } }]],
    ['lines', [null, [4, 0, ['unheard of', 1]]]],
  ] as const)('whose %s do not fit request a snapshot', (_, change) => {
    server.push('update', TABLE, 4, change);
    expect(state().match?.version).toBe(3);
    expect(server.of('match:sync')).toHaveLength(1);
  });

  it('cause no animation after a snapshot', () => {
    server.push('update', ...update(4));
    server.push('snapshot', { table: TABLE, match: snapshot(9) });
    expect(state().match).toMatchObject({ version: 9, fresh: [] });
  });
});

describe('a move', () => {
  it('has no effect before the answer, which contains its update', async () => {
    const outcome = session.play('travel', [2]);
    expect(state()).toMatchObject({ pending: true, match: { version: 3 } });
    const [, version, change] = update(4);
    server.of('match:move')[0]?.answer({ ok: true, version, update: change } as never);
    expect(state()).toMatchObject({ pending: false, match: { version: 4, fresh: [{ seq: 4 }] } });
    await expect(outcome).resolves.toBeNull();
  });

  it("that came after others' moves is done when all updates have arrived", async () => {
    const outcome = session.play('answer', [2]);
    server.push('update', ...update(4));
    const [, version, change] = update(5);
    server.of('match:move')[0]?.answer({ ok: true, version, update: change } as never);
    await expect(outcome).resolves.toBeNull();
    expect(state().match?.version).toBe(5);
  });

  it('that the server had already made is done when its state has arrived', async () => {
    const outcome = vi.fn<(refusal: unknown) => void>();
    void session.play('travel', [2]).then(outcome);
    server.of('match:move')[0]?.answer({ ok: true, version: 4 } as never);
    expect(state().pending).toBe(true);
    expect(server.of('match:sync')).toHaveLength(1);
    server.of('match:sync')[0]?.answer({ ok: true, match: snapshot(4) } as never);
    await vi.waitFor(() => expect(outcome).toHaveBeenCalledWith(null));
    expect(state().pending).toBe(false);
  });

  it('that is refused returns the reason', async () => {
    const outcome = session.play('travel', [9]);
    const error = { code: 'illegalMove', reason: { key: 'tooFar', values: { steps: 4 } } } as const;
    server.of('match:move')[0]?.answer({ ok: false, error });
    await expect(outcome).resolves.toEqual(error);
    expect(state().pending).toBe(false);
  });

  it('that was made on an old state requests the new one', async () => {
    const outcome = session.play('travel', [1]);
    server.of('match:move')[0]?.answer({ ok: false, error: { code: 'stale' } });
    await expect(outcome).resolves.toEqual({ code: 'stale' });
    expect(server.of('match:sync')).toHaveLength(1);
  });

  it('that was made on an old state uses a newer state that has arrived since', async () => {
    const outcome = session.play('travel', [1]);
    server.push('update', ...update(4));
    server.of('match:move')[0]?.answer({ ok: false, error: { code: 'stale' } });
    await expect(outcome).resolves.toEqual({ code: 'stale' });
    expect(server.of('match:sync')).toHaveLength(0);
  });

  it('whose answer was lost is sent again with the same id after the table was entered again', async () => {
    const outcome = session.play('travel', [1]);
    server.drop();
    await vi.waitFor(() => expect(server.connection.store.getState().status).toBe('offline'));
    expect(state().pending).toBe(true);
    delete server.answers['table:enter'];
    server.welcome();
    expect(server.of('match:move')).toHaveLength(1);
    server
      .of('table:enter')
      .at(-1)
      ?.answer(entered(snapshot(4)));
    await vi.waitFor(() => expect(server.of('match:move')).toHaveLength(2));
    const [first, second] = server.of('match:move');
    expect(second?.data).toEqual(first?.data);
    second?.answer({ ok: true, version: 4 } as never);
    await expect(outcome).resolves.toBeNull();
  });

  it('whose answer does not arrive over an open connection causes a reconnect', async () => {
    void session.play('travel', [1]);
    server.timeOut();
    expect(server.reconnects).toBe(1);
    expect(state().pending).toBe(true);
  });

  it('ends with the table', async () => {
    const outcome = session.play('travel', [1]);
    server.push('gone', { table: TABLE, why: 'expired' });
    await expect(outcome).resolves.toEqual({ code: 'unknownTable' });
    expect(state().failure).toBe('expired');
  });
});

const presses = () => server.of('match:move').map(({ data: { args, version } }) => ({ args, version }));

describe('a press during a pending one', () => {
  it('waits for it, and is sent for the version that its player saw', async () => {
    const [first, second] = [session.play('travel', [1]), session.play('travel', [2])];
    expect(presses()).toEqual([{ args: [1], version: 3 }]);
    server.of('match:move')[0]?.answer({ ok: false, error: { code: 'illegalMove' } });
    expect(presses()).toEqual([
      { args: [1], version: 3 },
      { args: [2], version: 3 },
    ]);
    expect(state().pending).toBe(true);
    const [, version, change] = update(4);
    server.of('match:move')[1]?.answer({ ok: true, version, update: change } as never);
    await expect(first).resolves.toEqual({ code: 'illegalMove' });
    await expect(second).resolves.toBeNull();
    expect(state().pending).toBe(false);
  });

  it('is refused by the server if the first one has changed the state, without another request', async () => {
    const [, second] = [session.play('travel', [1]), session.undo()];
    const [, version, change] = update(4);
    server.of('match:move')[0]?.answer({ ok: true, version, update: change } as never);
    expect(server.of('match:undo')[0]?.data).toMatchObject({ version: 3 });
    server.of('match:undo')[0]?.answer({ ok: false, error: { code: 'stale' } });
    await expect(second).resolves.toEqual({ code: 'stale' });
    expect(server.of('match:sync')).toHaveLength(0);
  });

  it('is sent once if both are the same', async () => {
    const outcomes = [session.play('travel', [1]), session.play('travel', [1])];
    const [, version, change] = update(4);
    server.of('match:move')[0]?.answer({ ok: true, version, update: change } as never);
    await expect(Promise.all(outcomes)).resolves.toEqual([null, null]);
    expect(presses()).toHaveLength(1);
    void session.play('travel', [1]);
    expect(presses().at(-1)).toEqual({ args: [1], version: 4 });
  });

  it('that reverses a setting of an earlier one is a separate press', () => {
    for (const mode of ['quick', 'calm', 'quick']) void session.play('react', [mode]);
    for (const i of [0, 1]) server.of('match:move')[i]?.answer({ ok: true, version: 4 + i, update: [null] } as never);
    expect(presses().map(({ args }) => args)).toEqual([['quick'], ['calm'], ['quick']]);
  });

  it('outlives a lost connection, in order', async () => {
    void session.play('travel', [1]);
    void session.play('travel', [2]);
    server.drop();
    server.welcome();
    await vi.waitFor(() => expect(presses()).toHaveLength(2));
    server.of('match:move')[1]?.answer({ ok: false, error: { code: 'illegalMove' } });
    expect(presses().map(({ args }) => args)).toEqual([[1], [1], [2]]);
  });

  it('ends with the table, too', async () => {
    const outcomes = [session.play('travel', [1]), session.play('travel', [2])];
    server.push('gone', { table: TABLE, why: 'expired' });
    await expect(Promise.all(outcomes)).resolves.toEqual([{ code: 'unknownTable' }, { code: 'unknownTable' }]);
    expect(presses()).toHaveLength(1);
  });
});

const entry = (seq: number) => ({ seq, at: 0, kind: 'game', event: { type: 'turn' } }) as const;
const seqs = () => state().log.map(({ seq }) => seq);

describe('the log', () => {
  it('gets lines of the table without a new state', () => {
    const before = state().match;
    server.push('log', { table: TABLE, lines: [90, 0, { table: { type: 'standIn', seat: 1 } }] });
    expect(state().log).toEqual([{ seq: 90, at: 0, kind: 'table', event: { type: 'standIn', seat: 1 } }]);
    expect(state().match).toBe(before);
  });

  it('joins the page of a new snapshot to the current lines', () => {
    server.push('snapshot', { table: TABLE, match: snapshot(4, { log: [entry(1), entry(2)] }) });
    server.push('snapshot', { table: TABLE, match: snapshot(6, { log: [entry(2), entry(3), entry(4)] }) });
    expect(seqs()).toEqual([1, 2, 3, 4]);
  });

  it('starts again if the pages do not meet, so that no gap is hidden', () => {
    server.push('snapshot', { table: TABLE, match: snapshot(4, { log: [entry(1), entry(2)] }) });
    server.push('snapshot', { table: TABLE, match: snapshot(99, { log: Array.from({ length: 100 }, (_, i) => entry(50 + i)) }) });
    expect(seqs()[0]).toBe(50);
    expect(state().moreLog).toBe(true);
  });

  it('drops lines that a restored backup has undone', () => {
    server.push('snapshot', { table: TABLE, match: snapshot(6, { log: [entry(1), entry(2), entry(3), entry(4)] }) });
    server.push('snapshot', { table: TABLE, match: snapshot(4, { log: [entry(1), entry(2)] }) });
    expect(state()).toMatchObject({ match: { version: 4 }, log: [{ seq: 1 }, { seq: 2 }] });
  });

  it('gets older pages on demand', async () => {
    server.push('snapshot', { table: TABLE, match: snapshot(4, { log: [entry(10)] }) });
    server.answers['match:log'] = ({ before }) => ({ ok: true, log: [entry(Number(before) - 1)] }) as never;
    await session.olderLog();
    expect(seqs()).toEqual([9, 10]);
    expect(state().moreLog).toBe(true);
    server.answers['match:log'] = () => ({ ok: true, log: [entry(0), entry(8)] }) as never;
    await session.olderLog();
    expect(state().moreLog).toBe(false);
  });
});

describe('the table', () => {
  it('is left when the last viewer leaves', () => {
    stop();
    expect(server.of('table:leave')).toHaveLength(1);
    server.push('update', ...update(4));
    expect(state().match?.version).toBe(3);
  });

  it("shows the server's pushes", () => {
    server.push('table', tableView({ watchers: 5 }));
    expect(state().view?.watchers).toBe(5);
  });

  it('is changed by deltas, if the server offers them', () => {
    expect(server.of('table:enter').at(-1)?.data).toEqual({ table: TABLE, deltas: true });
    const before = state().view;
    server.push('tableDelta', TABLE, 1, { watchers: 5 });
    server.push('tableDelta', 'another-one', 2, { watchers: 9 });
    server.push('tableDelta', TABLE, 2, { seats: { 0: { name: 'Eva' } } });
    expect(state().view).toMatchObject({ ...before, watchers: 5, seats: [{ name: 'Eva' }, {}] });
    expect(server.of('table:enter')).toHaveLength(1);
  });

  it.each([
    ['follows none', 2, { watchers: 5 }],
    ['does not fit', 1, { nothing: 5 }],
  ])('is entered again after a delta that %s', (_, number, delta) => {
    const before = state().view;
    delete server.answers['table:enter'];
    server.push('tableDelta', TABLE, number, delta);
    expect(state().view).toBe(before);
    server.push('tableDelta', TABLE, number + 1, { watchers: 6 });
    const [, again, more] = server.of('table:enter');
    expect(more).toBeUndefined();
    again?.answer(entered(snapshot(3, { fields }), tableView({ watchers: 7 })));
    server.push('tableDelta', TABLE, 1, { watchers: 8 });
    expect(state().view?.watchers).toBe(8);
  });

  it('is pushed whole by a server of an earlier release', async () => {
    const old = new FakeServer();
    old.answers['table:enter'] = () => entered(snapshot(3, { fields }));
    const here = new TableSession(old.connection, TABLE);
    here.start();
    old.welcome(undefined, undefined, undefined, false);
    expect(old.of('table:enter').at(-1)?.data).toEqual({ table: TABLE });
    old.push('table', tableView({ watchers: 5 }));
    expect(here.store.getState().view?.watchers).toBe(5);
  });

  it('whose requests get no answer over an open connection causes a reconnect', () => {
    delete server.answers['table:enter'];
    void session.enter();
    server.timeOut();
    expect(server.reconnects).toBe(1);
    expect(state()).toMatchObject({ failure: null, match: { version: 3 } });
  });

  it('that may not be entered returns the reason', async () => {
    server.answers['table:enter'] = () => ({ ok: false, error: { code: 'watchingNotAllowed' } });
    await session.enter();
    expect(state()).toMatchObject({ failure: 'watchingNotAllowed', view: null });
  });
});

it('retries a request that a server rejects as unavailable, and keeps the state and the pending move', async () => {
  vi.useFakeTimers();
  const played = session.play('go', []);
  server.drop();
  server.answers['table:enter'] = () => ({ ok: false, error: { code: 'unavailable' } });
  server.welcome();
  await vi.advanceTimersByTimeAsync(1500);
  expect(server.of('table:enter').length).toBeGreaterThan(2);
  expect(state()).toMatchObject({ failure: null, pending: true, match: { version: 3 } });
  server.answers['table:enter'] = () => entered(snapshot(3, { fields }));
  await vi.advanceTimersByTimeAsync(1000);
  const moves = server.of('match:move');
  expect(moves).toHaveLength(2);
  expect(moves[1]?.data).toEqual(moves[0]?.data);
  moves[1]?.answer({ ok: true, version: 4, update: update(4)[2] } as never);
  expect(await played).toBeNull();

  server.answers['table:enter'] = () => ({ ok: false, error: { code: 'unavailable' } });
  server.drop();
  server.welcome();
  const asked = server.of('table:enter').length;
  stop();
  await vi.advanceTimersByTimeAsync(5000);
  expect(server.of('table:enter')).toHaveLength(asked);
  vi.useRealTimers();
});

describe('the position that the user had seen', () => {
  const seen = { version: 2, line: 4, message: -1 };

  it('is set with the match on each entering, and does not change in between', async () => {
    expect(state().seen).toBeNull();
    server.answers['table:enter'] = () => entered(snapshot(4, { fields }), tableView(), { ...seen });
    await session.enter();
    expect(state()).toMatchObject({ match: { version: 4 }, seen });
    const before = state().seen;
    server.push('snapshot', { table: TABLE, match: snapshot(6, { fields }) });
    expect(state().seen).toBe(before);
    await session.enter();
    expect(state().seen).not.toBe(before);
  });
});
