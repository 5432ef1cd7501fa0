import { describe, expect, it, vi } from 'vitest';
import { newcomer, playing, type Page } from './support/page.ts';
import { runServer, temporaryFolder } from './support/process.ts';
import { PushService } from './support/pushService.ts';
import { startServer } from './support/server.ts';

const env = { NOTICES_KEY: 'a-secret-of-the-host', NOTICES_AFTER: '0.2', NOTICES_INSIDE: 'true' };
const patience = { timeout: 10_000, interval: 20 };

/** Ana and Ben play. Ben has a browser and has left. */
async function withBenAway(url: string, service: PushService, options: Record<string, number> = {}) {
  const match = await playing(url, ['Ana', 'Ben'], { options });
  const [ana, ben] = match.seated;
  if (ana === undefined || ben === undefined) throw new Error('two play');
  const { channel } = await ben.page.do('notices:push', { subscription: service.subscription, device: 'phone', language: 'en' });
  await ben.page.do('table:leave', { table: match.table });
  let version = 0;
  const move = async (page: Page, move: string) => {
    const request = `request-${String((version += 1)).padStart(4, '0')}`;
    await page.do('match:move', { table: match.table, request, version: version - 1, move, args: [] });
  };
  return { ...match, ana: ana.page, ben: ben.page, channel, move };
}

describe('a browser', () => {
  it('gets its owner’s turn, the table, and a token that stops notifications', async () => {
    await using service = await PushService.start();
    await using server = await startServer({ env });
    const { table, ana, ben, move, close } = await withBenAway(server.url, service);
    await move(ana, 'end');
    await vi.waitFor(() => expect(service.received).toHaveLength(1), patience);
    const { notice, headers } = service.received[0]!;
    expect(notice).toMatchObject({ title: 'It is your turn', table, waiting: 1, lang: 'en' });
    expect(headers).toMatchObject({ topic: table, urgency: 'high', ttl: '86400', 'content-encoding': 'aes128gcm' });
    const { view } = await ben.do('notices:get', {});
    expect(headers.authorization).toMatch(new RegExp(`^vapid t=[\\w.-]+, k=${view?.offers.push}$`));
    expect(JSON.stringify(view)).not.toContain('127.0.0.1');
    const stop = `${server.url}/notices/stop/${notice.stop.token}`;
    expect((await fetch(`${stop}x`, { method: 'POST' })).status).toBe(404);
    expect((await fetch(stop, { method: 'POST' })).status).toBe(204);
    expect((await ben.do('notices:get', {})).view?.channels).toEqual([]);
    close();
  });

  it.each([404, 410])('that is gone (%s) is removed', async (status) => {
    await using service = await PushService.start();
    service.answers.push({ status });
    await using server = await startServer({ env });
    const { ana, ben, move, close } = await withBenAway(server.url, service);
    await move(ana, 'end');
    const channels = async () => (await ben.do('notices:get', {})).view?.channels;
    await vi.waitFor(async () => expect(await channels()).toEqual([]), patience);
    expect(service.received).toHaveLength(1);
    close();
  });

  it('whose push service is busy gets it after Retry-After', async () => {
    await using service = await PushService.start();
    service.answers.push({ status: 429, headers: { 'Retry-After': '3600' } });
    await using server = await startServer({ env });
    const { ana, move, close } = await withBenAway(server.url, service);
    await move(ana, 'end');
    await vi.waitFor(() => expect(service.received).toHaveLength(1), patience);
    await vi.waitFor(async () => expect((await server.storage.nextDue()) ?? 0).toBeGreaterThan(Date.now() + 3_000_000), patience);
    close();
  });

  it('is not offered without a service worker', async () => {
    await using server = await startServer({ env: { ...env, OFFLINE: 'false' } });
    const { page } = await newcomer(server.url, 'Ana');
    expect((await page.do('notices:get', {})).view?.offers).toEqual({ push: null, mail: false });
    page.close();
  });

  it('is stored sealed', async () => {
    await using service = await PushService.start();
    await using server = await startServer({ env });
    const { page, person } = await newcomer(server.url, 'Ana');
    await page.do('notices:push', { subscription: service.subscription, device: 'phone', language: 'es' });
    const [channel] = await server.storage.channelsOf(person.id);
    const stored = Buffer.from(channel!.sealed).toString('latin1') + Buffer.from(channel!.mark).toString('latin1');
    expect(stored).not.toContain('127.0.0.1');
    expect(stored).not.toContain(service.subscription.auth);
    page.close();
  });
});

describe('kill -9 between a move and its notification', () => {
  it('sends it once', async () => {
    await using service = await PushService.start();
    using data = temporaryFolder();
    const settings = { ...env, DATA_DIR: data.path, PORT: '0', NOTICES_AFTER: '2' };
    const first = runServer(settings);
    const url = await first.ready;
    const ana = await newcomer(url, 'Ana');
    const ben = await newcomer(url, 'Ben');
    const { table } = await ana.page.do('table:open', { game: 'patzcuaro', seats: 2 });
    await ana.page.do('table:enter', { table });
    await ben.page.do('table:sit', { table });
    await ben.page.do('notices:push', { subscription: service.subscription, device: 'phone', language: 'en' });
    await ana.page.do('table:start', { table });
    first.kill('SIGKILL');
    await first.exited;
    for (const { page } of [ana, ben]) page.close();
    expect(service.received).toEqual([]);
    await using second = runServer(settings);
    await second.ready;
    await vi.waitFor(() => expect(service.received).toHaveLength(1), patience);
    expect(service.received[0]?.notice).toMatchObject({ table });
    second.kill('SIGKILL');
    await second.exited;
    await using third = runServer(settings);
    const again = new URL(await third.ready);
    expect((await fetch(again)).status).toBeLessThan(500);
    await new Promise((resolve) => setTimeout(resolve, 1500));
    expect(service.received).toHaveLength(1);
  }, 60_000);
});
