import { describe, expect, it, vi } from 'vitest';
import { FakeServer } from '../../test/fakeServer.ts';

describe('a connection', () => {
  it('stands once the server has said welcome', () => {
    const server = new FakeServer();
    expect(server.connection.store.getState().status).toBe('connecting');
    server.welcome(null);
    expect(server.connection.store.getState()).toMatchObject({ status: 'online', me: null, games: ['patzcuaro'] });
  });

  it('does not send what cannot arrive', async () => {
    const server = new FakeServer();
    await expect(server.connection.request('lobby:enter', {})).resolves.toEqual({ ok: false, error: { code: 'noAnswer' } });
    expect(server.sent).toHaveLength(0);
  });

  it('tells every time that it stands again', () => {
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

  it('with a server of another version asks to be loaded again and stays silent', () => {
    const server = new FakeServer();
    server.welcome(null, 999);
    expect(server.connection.store.getState().status).toBe('outdated');
    expect(server.reconnects).toBe(0);
  });

  it('refused for its version asks to be loaded again, too', () => {
    const server = new FakeServer();
    server.push('connect_error', Object.assign(new Error('refused'), { data: { code: 'protocol' } }));
    expect(server.connection.store.getState().status).toBe('outdated');
  });

  it('keeps name and key when it gets them', async () => {
    const server = new FakeServer();
    server.welcome(null);
    server.answers.identify = () => ({ ok: true, person: { id: 'p1', name: 'Ana' }, key: 'secret' }) as never;
    await expect(server.connection.identify('Ana')).resolves.toMatchObject({ ok: true });
    expect(server.connection.store.getState().me).toEqual({ id: 'p1', name: 'Ana' });
  });
});
