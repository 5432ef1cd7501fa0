import { FakeServer } from '@sobremesa/client/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakePush, subscribed } from '../../test/fakePush.ts';
import { usePreferences } from '../lib/preferences.ts';
import { ability, keepUp, ownChannel, turnOff, turnOn } from './browser.ts';

let server: FakeServer;
beforeEach(() => {
  server = new FakeServer();
  server.answers['notices:push'] = () => ({ ok: true, channel: 'c1' }) as never;
  server.welcome();
  usePreferences.setState({ language: 'es' });
});
afterEach(() => FakePush.end());

describe('a browser', () => {
  it("subscribes with the server's key, and sends it the endpoint, the device's name and the language", async () => {
    const push = FakePush.begin();
    expect(await turnOn(server.connection, 'KEY')).toBe(true);
    expect(push.held?.key).toBe('KEY');
    expect(server.of('notices:push').map(({ data }) => data)).toEqual([
      { subscription: subscribed, device: 'computer', language: 'es' },
    ]);
    expect(ownChannel()).toBe('c1');
  });

  it("replaces a subscription for another server's key", async () => {
    const push = FakePush.begin();
    await turnOn(server.connection, 'OLD');
    expect(await turnOn(server.connection, 'KEY')).toBe(true);
    expect(push.held).toEqual({ key: 'KEY', endpoint: 'https://push.example/2' });
    expect(server.of('notices:push').at(-1)?.data).toMatchObject({ subscription: { endpoint: 'https://push.example/2' } });
  });

  it('does nothing without permission, and stays off when the server rejects it', async () => {
    const refusing = FakePush.begin('denied');
    expect(await turnOn(server.connection, 'KEY')).toBe(false);
    expect([refusing.held, server.of('notices:push'), ability()]).toEqual([null, [], 'blocked']);
    FakePush.begin();
    server.answers['notices:push'] = () => ({ ok: false, error: { code: 'badAddress' } });
    expect(await turnOn(server.connection, 'KEY')).toBe(false);
    expect(ownChannel()).toBeNull();
  });

  it('does not wait where there is no service worker', async () => {
    FakePush.begin();
    const workers = { ready: new Promise(() => {}), getRegistration: () => Promise.resolve(undefined) };
    Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: workers });
    expect(await turnOn(server.connection, 'KEY')).toBe(false);
  });

  it('has no channel once it is turned off', async () => {
    const push = FakePush.begin();
    await turnOn(server.connection, 'KEY');
    await turnOff();
    expect([push.held, ownChannel()]).toEqual([null, null]);
  });

  it('sends the server a changed endpoint, and only a changed one', async () => {
    const push = FakePush.begin();
    await keepUp(server.connection);
    await turnOn(server.connection, 'KEY');
    await keepUp(server.connection);
    expect(server.of('notices:push')).toHaveLength(1);
    push.move();
    await keepUp(server.connection);
    await keepUp(server.connection);
    expect(server.of('notices:push').map(({ data }) => data['subscription'])).toEqual([
      subscribed,
      { ...subscribed, endpoint: 'https://push.example/2' },
    ]);
  });
});

const on = (userAgent: string, more: object = {}) => vi.stubGlobal('navigator', { userAgent, maxTouchPoints: 0, ...more });

describe('support for notifications', () => {
  it('exists where the browser has push', () => {
    expect(ability()).toBe('none');
    FakePush.begin();
    expect(ability()).toBe('able');
  });

  it.each([
    ['an iPhone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', {}],
    ['an iPad, which says that it is a Mac', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', { maxTouchPoints: 5 }],
  ])('exists on %s once the page is installed', (_, userAgent, more) => {
    on(userAgent, { standalone: false, ...more });
    expect(ability()).toBe('install');
  });

  it('does not exist on a Mac without push', () => {
    on('Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', { standalone: false });
    expect(ability()).toBe('none');
  });
});
