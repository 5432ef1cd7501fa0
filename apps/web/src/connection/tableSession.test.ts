import type { MatchUpdate } from '@sobremesa/protocol';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { entered, FakeServer, snapshot, TABLE, tableView } from '../../test/fakeServer.ts';
import { TableSession } from './tableSession.ts';

let server: FakeServer;
let session: TableSession;
let stop: () => void;
const state = () => session.store.getState();

function update(from: number, version = from + 1): { table: string } & MatchUpdate {
  return {
    table: TABLE,
    from,
    version,
    patch: [{ op: 'replace', path: '/G/moves', value: version }],
    log: [{ seq: version, at: 0, kind: 'game', event: { type: 'turn' } }],
  };
}

beforeEach(async () => {
  server = new FakeServer();
  session = new TableSession(server.connection, TABLE);
  server.answers['table:enter'] = () => entered(snapshot(3));
  stop = session.start();
  server.welcome();
  await vi.waitUntil(() => state().match?.version === 3);
});

describe('updates', () => {
  it('apply to the version that they are made for, and bring their events', () => {
    const before = state().match;
    server.push('update', update(3));
    expect(state().match).toMatchObject({ version: 4, state: { G: { moves: 4 } }, fresh: [{ seq: 4, event: { type: 'turn' } }] });
    expect(before?.state.G).toEqual({ moves: 3 });
  });

  it('may bring a line of the table alone, without a new state', () => {
    const before = state().match;
    const line = { seq: 90, at: 0, kind: 'table', event: { type: 'standIn', seat: 1 } } as const;
    server.push('update', { table: TABLE, from: 3, version: 3, patch: [], log: [line] });
    expect(state().log.at(-1)).toEqual(line);
    expect(state().match).toBe(before);
  });

  it('that are older than what is here change nothing', () => {
    server.push('update', update(1));
    expect(state().match?.version).toBe(3);
    expect(server.of('match:sync')).toHaveLength(0);
  });

  it('that leave a gap ask for the whole match, and those that come meanwhile apply after it', async () => {
    server.push('update', update(5));
    expect(server.of('match:sync')).toHaveLength(1);
    server.push('update', update(6));
    server.push('update', update(7));
    expect(state().match?.version).toBe(3);
    server.of('match:sync')[0]?.answer({ ok: true, match: snapshot(7) } as never);
    await vi.waitFor(() => expect(state().match?.version).toBe(8));
    expect(server.of('match:sync')).toHaveLength(1);
  });

  it('of another table are not ours', () => {
    server.push('update', { ...update(3), table: 'kjihgfedcba' });
    expect(state().match?.version).toBe(3);
  });

  it('that do not fit ask for the whole match', () => {
    server.push('update', { ...update(3), patch: [{ op: 'replace', path: '/G/no/such/place', value: 1 }] });
    expect(state().match?.version).toBe(3);
    expect(server.of('match:sync')).toHaveLength(1);
  });

  it('leave nothing to animate after a snapshot', () => {
    server.push('update', update(3));
    server.push('snapshot', { table: TABLE, match: snapshot(9) });
    expect(state().match).toMatchObject({ version: 9, fresh: [] });
  });
});

describe('a move', () => {
  it('shows nothing before the server has said so, and is done when its state is here', async () => {
    const outcome = vi.fn<(refusal: unknown) => void>();
    void session.play('travel', [2]).then(outcome);
    expect(state()).toMatchObject({ pending: true, match: { version: 3 } });
    server.of('match:move')[0]?.answer({ ok: true, version: 4 } as never);
    await Promise.resolve();
    expect(state().pending).toBe(true);
    expect(outcome).not.toHaveBeenCalled();
    server.push('update', update(3));
    await vi.waitFor(() => expect(outcome).toHaveBeenCalledWith(null));
    expect(state().pending).toBe(false);
  });

  it('that is refused tells why', async () => {
    const outcome = session.play('travel', [9]);
    const error = { code: 'illegalMove', reason: { key: 'tooFar', values: { steps: 4 } } } as const;
    server.of('match:move')[0]?.answer({ ok: false, error });
    await expect(outcome).resolves.toEqual(error);
    expect(state().pending).toBe(false);
  });

  it('that was made on an old state looks at the new one', async () => {
    const outcome = session.play('travel', [1]);
    server.of('match:move')[0]?.answer({ ok: false, error: { code: 'stale' } });
    await expect(outcome).resolves.toEqual({ code: 'stale' });
    expect(server.of('match:sync')).toHaveLength(1);
  });

  it('whose answer was lost is sent again with the same id, once the table has been entered again', async () => {
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

  it('whose answer does not come over a standing connection asks for a new one', async () => {
    void session.play('travel', [1]);
    server.of('match:move')[0]?.answer(Promise.reject(new Error('timed out')) as never);
    await vi.waitFor(() => expect(server.reconnects).toBe(1));
    expect(state().pending).toBe(true);
  });

  it('is not followed by a second one while it is on its way', async () => {
    void session.play('travel', [1]);
    await expect(session.play('travel', [2])).resolves.toEqual({ code: 'stale' });
    expect(server.of('match:move')).toHaveLength(1);
  });

  it('ends with the table', async () => {
    const outcome = session.play('travel', [1]);
    server.push('gone', { table: TABLE, why: 'expired' });
    await expect(outcome).resolves.toEqual({ code: 'unknownTable' });
    expect(state().failure).toBe('expired');
  });
});

const entry = (seq: number) => ({ seq, at: 0, kind: 'game', event: { type: 'turn' } }) as const;
const seqs = () => state().log.map(({ seq }) => seq);

describe('the log', () => {
  it('joins the page of a new snapshot to what was here', () => {
    server.push('snapshot', { table: TABLE, match: snapshot(4, { log: [entry(1), entry(2)] }) });
    server.push('snapshot', { table: TABLE, match: snapshot(6, { log: [entry(2), entry(3), entry(4)] }) });
    expect(seqs()).toEqual([1, 2, 3, 4]);
  });

  it('starts afresh when the pages do not meet, so that no gap is hidden', () => {
    server.push('snapshot', { table: TABLE, match: snapshot(4, { log: [entry(1), entry(2)] }) });
    server.push('snapshot', { table: TABLE, match: snapshot(99, { log: Array.from({ length: 100 }, (_, i) => entry(50 + i)) }) });
    expect(seqs()[0]).toBe(50);
    expect(state().moreLog).toBe(true);
  });

  it('gets older pages on demand', async () => {
    server.push('snapshot', { table: TABLE, match: snapshot(4, { log: [entry(10)] }) });
    server.answers['match:log'] = ({ before }) => ({ ok: true, log: [entry(Number(before) - 1)] }) as never;
    await session.olderLog();
    expect(seqs()).toEqual([9, 10]);
    expect(state().moreLog).toBe(false);
  });
});

describe('the table', () => {
  it('is left when nobody looks at it any more', () => {
    stop();
    expect(server.of('table:leave')).toHaveLength(1);
    server.push('update', update(3));
    expect(state().match?.version).toBe(3);
  });

  it('is shown as the server pushes it', () => {
    server.push('table', tableView({ watchers: 5 }));
    expect(state().view?.watchers).toBe(5);
  });

  it('that may not be entered says why', async () => {
    server.answers['table:enter'] = () => ({ ok: false, error: { code: 'watchingNotAllowed' } });
    await session.enter();
    expect(state()).toMatchObject({ failure: 'watchingNotAllowed', view: null });
  });
});
