// @vitest-environment node
import { NAMESPACE, PROTOCOL_VERSION, type Pushes, type RequestEvents } from '@sobremesa/protocol';
import { Server, type Namespace } from 'socket.io';
import { io } from 'socket.io-client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { entered, snapshot, TABLE } from '../../test/fakeServer.ts';
import { Connection, type AppSocket } from './connection.ts';
import type { Identity } from './identity.ts';
import { TableSession } from './tableSession.ts';

let server: Server;
let space: Namespace<RequestEvents, Pushes>;
let connection: Connection;
let port: number;
let key: string | null;
let adopt: () => void;

/** A browser's identity without a browser. */
const identity: Identity = {
  key: () => key,
  name: () => '',
  keepKey: (given) => {
    key = given;
  },
  keepName: () => undefined,
  onAdopted: (adopted) => {
    adopt = adopted;
    return () => undefined;
  },
};

function connect(answerMs: number): Connection {
  const socket: AppSocket = io(`http://127.0.0.1:${port}${NAMESPACE}`, {
    reconnectionDelay: 20,
    transports: ['websocket'],
    auth: (give) => give({ protocol: PROTOCOL_VERSION, ...(key === null ? {} : { key }) }),
  });
  return new Connection(socket, identity, answerMs);
}

beforeEach(async () => {
  key = null;
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
    socket.emit('welcome', { protocol: PROTOCOL_VERSION, me, games: [] });
  });
});

afterEach(async () => {
  connection.socket.disconnect();
  await server.close();
});

const online = () => vi.waitFor(() => expect(connection.store.getState().status).toBe('online'), 3000);

describe('over a real transport', () => {
  it('requests are answered, one by one', async () => {
    space.on('connection', (socket) => socket.on('table:say', ({ text }, answer) => answer({ ok: true, said: text } as never)));
    connection = connect(1000);
    await online();
    const answers = await Promise.all(['a', 'b'].map((text) => connection.request('table:say', { table: TABLE, text })));
    expect(answers).toEqual([
      { ok: true, said: 'a' },
      { ok: true, said: 'b' },
    ]);
  });

  it('silence ends after its time', async () => {
    connection = connect(50);
    await online();
    await expect(connection.request('lobby:enter', {})).resolves.toEqual({ ok: false, error: { code: 'noAnswer' } });
  });

  it('comes back after the server has thrown it out', async () => {
    connection = connect(1000);
    await online();
    const statuses: string[] = [];
    connection.store.subscribe(({ status }) => statuses.push(status));
    space.disconnectSockets();
    await vi.waitFor(() => expect(statuses).toEqual(['offline', 'online']));
  });

  it('is somebody as soon as another tab is', async () => {
    connection = connect(1000);
    await online();
    expect(connection.store.getState().me).toBeNull();
    key = 'ana';
    adopt();
    await vi.waitFor(() => expect(connection.store.getState().me).toEqual({ id: 'ana', name: 'Ana' }));
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
    connection = connect(1000);
    const session = new TableSession(connection, TABLE);
    session.start();
    await vi.waitFor(() => expect(session.store.getState().match).not.toBeNull());
    await expect(session.play('travel', [1])).resolves.toBeNull();
    expect(asked).toHaveLength(2);
    expect(made.size).toBe(1);
    expect(session.store.getState()).toMatchObject({ pending: false, match: { version: 1 } });
  });
});
