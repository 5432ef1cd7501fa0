import { describe, expect, it, vi } from 'vitest';
import { connect } from './connection.ts';
import { identityInMemory } from './identity.ts';
import { BadMessageError, strict } from './strict.ts';
import { FakeServer, TABLE } from './testing/index.ts';

describe('a connection', () => {
  it("is open once the server's welcome has arrived", () => {
    const server = new FakeServer();
    expect(server.connection.store.getState().status).toBe('connecting');
    server.welcome(null);
    expect(server.connection.store.getState()).toMatchObject({ status: 'online', me: null, games: ['patzcuaro'], build: null });
  });

  it('does not send requests without a connection', async () => {
    const server = new FakeServer();
    await expect(server.connection.request('lobby:enter', {})).resolves.toEqual({ ok: false, error: { code: 'noAnswer' } });
    expect(server.sent).toHaveLength(0);
  });

  it('notifies listeners of every reconnect', () => {
    const server = new FakeServer();
    const ready = vi.fn<() => void>();
    const stop = server.connection.onReady(ready);
    server.welcome();
    server.drop();
    server.welcome();
    expect(ready).toHaveBeenCalledTimes(2);
    stop();
    server.drop();
    server.welcome();
    expect(ready).toHaveBeenCalledTimes(2);
  });

  it('to a server of another version is outdated, and sends nothing', () => {
    const server = new FakeServer();
    server.welcome(null, 999);
    expect(server.connection.store.getState().status).toBe('outdated');
    expect(server.reconnects).toBe(0);
  });

  it('that is rejected for its version is outdated, too', () => {
    const server = new FakeServer();
    server.refuse({ code: 'protocol' });
    expect(server.connection.store.getState().status).toBe('outdated');
  });

  it('that breaks is retried within a second, with a random delay', () => {
    const { socket } = connect('http://127.0.0.1:1', { identity: identityInMemory() }, { autoConnect: false });
    const { io } = socket;
    expect(io.reconnectionDelay() * (1 + io.randomizationFactor())).toBeLessThan(1000);
    expect(io.randomizationFactor()).toBeGreaterThan(0);
  });

  it('stores a new name and key', async () => {
    const server = new FakeServer();
    server.welcome(null);
    server.answers.identify = () =>
      ({ ok: true, person: { id: 'p1', name: 'Ana' }, key: `${'a'.repeat(16)}.${'b'.repeat(43)}` }) as never;
    await expect(server.connection.identify('Ana')).resolves.toMatchObject({ ok: true });
    expect(server.connection.store.getState().me).toEqual({ id: 'p1', name: 'Ana' });
  });

  it('in strict mode throws for messages that the protocol does not define', () => {
    const server = new FakeServer();
    server.welcome();
    expect(() => server.push('gone', { table: TABLE, why: 'bored' as never })).toThrow(BadMessageError);
    expect(() => strict.push('news', [])).toThrow(BadMessageError);
    void server.connection.request('table:sit', { table: TABLE });
    expect(() => server.of('table:sit')[0]?.answer({ ok: true, seat: 0, key: 'secret' } as never)).toThrow(BadMessageError);
  });
});
