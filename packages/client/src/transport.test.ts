import { NAMESPACE, PROTOCOL_VERSION, type MatchSnapshot, type Pushes, type RequestEvents } from '@sobremesa/protocol';
import { Server, type Namespace } from 'socket.io';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { connect, type Connection } from './connection.ts';
import { identityInMemory } from './identity.ts';
import { strict } from './strict.ts';
import { TableSession } from './tableSession.ts';
import { entered, snapshot, TABLE } from './testing/index.ts';

let server: Server;
let space: Namespace<RequestEvents, Pushes>;
let connection: Connection;
let port: number;
let key: string | null;
let adopt: () => void;
let isCluster: boolean;
/** The table that each connection named in its address. */
let named: unknown[];

function dial(answerMs: number): Connection {
  const identity = {
    ...identityInMemory(),
    key: () => key,
    onAdopted: (adopted: () => void) => {
      adopt = adopted;
      return () => undefined;
    },
  };
  const transport = { reconnectionDelay: 20, transports: ['websocket'], forceNew: true };
  return connect(`http://127.0.0.1:${port}`, { identity, answerMs, check: strict }, transport);
}

beforeEach(async () => {
  key = null;
  isCluster = false;
  named = [];
  server = new Server(0);
  port = await vi.waitFor(() => {
    const address = (server as unknown as { httpServer: { address(): { port: number } | null } }).httpServer.address();
    if (address === null) throw new Error('not listening yet');
    return address.port;
  });
  space = server.of(NAMESPACE);
  space.on('connection', (socket) => {
    const known = (socket.handshake.auth as { key?: string }).key;
    const me = known === undefined ? null : { id: known, name: 'Ana' };
    named.push(socket.handshake.query.table);
    const greeting = { protocol: PROTOCOL_VERSION, me, games: [], build: null };
    socket.emit('welcome', isCluster ? { ...greeting, cluster: true } : greeting);
  });
});

afterEach(async () => {
  connection.close();
  await server.close();
});

const online = () => vi.waitFor(() => expect(connection.store.getState().status).toBe('online'), 3000);

describe('over a real transport', () => {
  it('requests are answered in order', async () => {
    space.on('connection', (socket) =>
      socket.on('table:say', (said, answer) => {
        answer({ ok: false, error: { code: 'internal', reason: { key: 'text' in said ? said.text : '' } } });
      }),
    );
    connection = dial(1000);
    await online();
    const answers = await Promise.all(['a', 'b'].map((text) => connection.request('table:say', { table: TABLE, text })));
    expect(answers).toEqual([
      { ok: false, error: { code: 'internal', reason: { key: 'a' } } },
      { ok: false, error: { code: 'internal', reason: { key: 'b' } } },
    ]);
  });

  it('a request without an answer times out', async () => {
    connection = dial(50);
    await online();
    await expect(connection.request('lobby:enter', {})).resolves.toEqual({ ok: false, error: { code: 'noAnswer' } });
  });

  it('reconnects after the server has disconnected it', async () => {
    connection = dial(1000);
    await online();
    const statuses: string[] = [];
    connection.store.subscribe(({ status }) => statuses.push(status));
    space.disconnectSockets();
    await vi.waitFor(() => expect(statuses).toEqual(['offline', 'online']));
  });

  it('gets its user as soon as another tab has one', async () => {
    connection = dial(1000);
    await online();
    expect(connection.store.getState().me).toBeNull();
    key = 'ana';
    adopt();
    await vi.waitFor(() => expect(connection.store.getState().me).toEqual({ id: 'ana', name: 'Ana' }));
  });

  it('names the table in its address at the next connect', async () => {
    connection = dial(1000);
    await online();
    new TableSession(connection, TABLE).start();
    connection.reconnect();
    await vi.waitFor(() => expect(named).toEqual([undefined, TABLE]));
  });

  it('reconnects to several servers once for each table that the page opens, and enters it', async () => {
    isCluster = true;
    let entered = 0;
    space.on('connection', (socket) => socket.on('table:enter', () => void entered++));
    connection = dial(1000);
    await online();
    new TableSession(connection, TABLE).start();
    await vi.waitFor(() => expect(named).toEqual([undefined, TABLE]));
    await vi.waitFor(() => expect(entered).toBe(1));
    connection.prefer(TABLE);
    expect(connection.store.getState().status).toBe('online');
  });

  it('a move whose answer was lost is made once', async () => {
    const made = new Set<string>();
    const asked: string[] = [];
    space.on('connection', (socket) => {
      socket.on('table:enter', (_input, answer) => answer(entered(snapshot(made.size)) as never));
      socket.on('match:move', ({ request }, answer) => {
        asked.push(request);
        made.add(request);
        if (asked.length === 1) socket.conn.close();
        else answer({ ok: true, version: made.size });
      });
    });
    connection = dial(1000);
    const session = new TableSession(connection, TABLE);
    session.start();
    await vi.waitFor(() => expect(session.store.getState().match).not.toBeNull());
    await expect(session.play('travel', [1])).resolves.toBeNull();
    expect(asked).toHaveLength(2);
    expect(made.size).toBe(1);
    expect(session.store.getState()).toMatchObject({ pending: false, match: { version: 1 } });
  });

  it('processes a push in the same packet as an answer after the answer', async () => {
    space.on('connection', (socket) => {
      socket.on('table:enter', (_input, answer) => answer(entered(snapshot(3)) as never));
      socket.on('match:move', (_input, answer) => {
        answer({ ok: true, version: 4, update: [{ G: { m: 4 } }] });
        socket.emit('update', TABLE, 5, [{ G: { m: 5 } }]);
        socket.emit('update', TABLE, 6, [{ G: { m: 6 } }]);
      });
    });
    connection = dial(1000);
    const session = new TableSession(connection, TABLE);
    session.start();
    await vi.waitFor(() => expect(session.store.getState().match).not.toBeNull());
    const versions: number[] = [];
    session.store.subscribe(({ match }, before) => {
      if (match !== null && match !== before.match) versions.push(match.version);
    });
    await expect(session.play('travel', [1])).resolves.toBeNull();
    await vi.waitFor(() => expect(session.store.getState().match?.state.G).toEqual({ moves: 6 }));
    expect(versions).toEqual([4, 5, 6]);
  });

  it('inflates a snapshot, and applies updates that arrive meanwhile after it', async () => {
    const deflated = await deflate(snapshot(3, { state: { ...snapshot(3).state, G: { moves: 3, cards: 'x'.repeat(5000) } } }));
    expect(deflated.byteLength).toBeLessThan(1000);
    space.on('connection', (socket) => {
      socket.on('table:enter', (_input, answer) => {
        answer(entered({ deflated } as never) as never);
        socket.emit('update', TABLE, 4, [{ G: { m: 4 } }]);
        socket.emit('snapshot', { table: TABLE, match: { deflated } });
        socket.emit('update', TABLE, 4, [{ G: { m: 44 } }]);
        socket.emit('update', TABLE, 5, [{ G: { m: 5 } }]);
      });
    });
    connection = dial(1000);
    const session = new TableSession(connection, TABLE);
    const moves: unknown[] = [];
    session.store.subscribe(({ match }, before) => {
      if (match !== null && match !== before.match) moves.push((match.state.G as { moves: number }).moves);
    });
    session.start();
    await vi.waitFor(() => expect(moves).toEqual([3, 4, 3, 44, 5]));
    expect(session.store.getState().match?.state.G).toEqual({ moves: 5, cards: 'x'.repeat(5000) });
  });

  it('rejects a corrupt snapshot', async () => {
    space.on('connection', (socket) => {
      socket.on('table:enter', (_input, answer) => answer(entered({ deflated: new Uint8Array([1, 2, 3]) } as never) as never));
    });
    connection = dial(1000);
    const session = new TableSession(connection, TABLE);
    session.start();
    await vi.waitFor(() => expect(session.store.getState().failure).toBe('internal'));
  });
});

async function deflate(match: MatchSnapshot): Promise<ArrayBuffer> {
  const { readable, writable } = new CompressionStream('deflate-raw');
  const writer = writable.getWriter();
  const written = writer.write(new TextEncoder().encode(JSON.stringify(match))).then(() => writer.close());
  const [bytes] = await Promise.all([new Response(readable).arrayBuffer(), written]);
  return bytes;
}
