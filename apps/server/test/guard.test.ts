import { once } from 'node:events';
import { afterEach, describe, expect, it } from 'vitest';
import { defaultRates, type Rates } from '../src/rates.ts';
import { newcomer, Page } from './support/page.ts';
import { otherAddress, enter, RawClient, request } from './support/raw.ts';
import { startServer, type TestServer } from './support/server.ts';
import { until } from './support/bgio.ts';

const METRICS_TOKEN = 'a-token-for-the-metrics';

const clients: RawClient[] = [];
afterEach(() => clients.splice(0).forEach((client) => client.terminate()));

async function raw(server: TestServer, query?: string): Promise<RawClient> {
  const client = await RawClient.at(server.url, query);
  clients.push(client);
  return client;
}

/** A server that trusts its proxy, so that a test's clients can have different addresses. */
const serverWith = (rates: Partial<Rates> = {}): Promise<TestServer> =>
  startServer({ rates, env: { TRUST_PROXY: '1', METRICS_TOKEN } });

/** The bytes queued for all connections. */
async function queuedOf({ url }: TestServer): Promise<number> {
  const metrics = await fetch(`${url}/metrics`, { headers: { Authorization: `Bearer ${METRICS_TOKEN}` } });
  return Number(/^sobremesa_queued_bytes (\d+)/m.exec(await metrics.text())?.[1]);
}

const cuts = ({ logged }: TestServer): unknown[] =>
  logged.filter((line) => line.includes('a connection was cut')).map((line) => (JSON.parse(line) as { why: string }).why);

/** All other clients continue undisturbed. */
async function isWell(server: TestServer): Promise<void> {
  const { page } = await newcomer(server.url, 'Ana');
  expect((await page.ask('lobby:enter', {})).ok).toBe(true);
  page.close();
}

describe('a client that does not read', () => {
  it('is cut when too much data is queued for it, and the memory is freed', async () => {
    await using server = await serverWith();
    const { page: ana } = await newcomer(server.url, 'Ana');
    const { table } = await ana.do('table:open', { game: 'secrets', seats: 2 });
    for (let n = 0; n < 100; n++) await ana.do('table:say', { table, text: 'x'.repeat(300) });

    const deaf = await raw(server);
    await deaf.enter();
    deaf.pause();
    for (let n = 0; cuts(server).length === 0 && n < 5000; n++) {
      deaf.send(request('table:chat', { table }, n));
      if (n % 20 === 0) await new Promise((resolve) => setTimeout(resolve, 10));
    }
    expect(cuts(server)).toEqual(['queued']);
    await isWell(server);
    ana.close();
  });

  it('is cut if it floods a connection that closes once its queue is read', async () => {
    await using server = await serverWith({ packets: { points: 3000, seconds: 60 } });
    const { page: ana } = await newcomer(server.url, 'Ana');
    const { table } = await ana.do('table:open', { game: 'secrets', seats: 2 });
    for (let n = 0; n < 100; n++) await ana.do('table:say', { table, text: 'x'.repeat(300) });

    const deaf = await raw(server);
    await deaf.enter();
    deaf.pause();
    for (let n = 0; (await queuedOf(server)) === 0 && n < 2000; n++) deaf.send(request('table:chat', { table }, n));
    // Entering twice is an offence, after which socket.io closes the connection.
    deaf.send(enter);
    for (let n = 0; n < 3000; n++) deaf.send(request('x', {}));
    await until(() => cuts(server).length > 0);
    expect(cuts(server)).toEqual(['packets']);
    await isWell(server);
    ana.close();
  });

  it('gets no answers to a flood of pings, which would fill the server’s memory', async () => {
    await using server = await serverWith({ packets: { points: 100, seconds: 60 } });
    const deaf = await raw(server);
    deaf.pause();
    for (let n = 0; n < 200; n++) deaf.ping('x'.repeat(125));
    await until(() => cuts(server).length > 0);
    expect(cuts(server)).toEqual(['packets']);
    deaf.resume();
    await once(deaf, 'close');
    await isWell(server);
  });

  it('cannot flood a WebSocket before its upgrade', async () => {
    await using server = await serverWith({ packets: { points: 100, seconds: 60 } });
    const greeting = await (
      await fetch(`${server.url}/socket.io/?EIO=4&transport=polling`, { headers: { 'X-Forwarded-For': otherAddress } })
    ).text();
    const { sid } = JSON.parse(greeting.slice(1)) as { sid: string };
    const probing = await raw(server, `&sid=${sid}`);
    let pongs = 0;
    probing.on('pong', () => (pongs += 1));
    for (let n = 0; n < 50; n++) probing.ping();
    for (let n = 0; n < 200; n++) probing.send('2probe');
    await once(probing, 'close');
    expect(pongs).toBe(0);
    expect(cuts(server)).toEqual(['packets']);
    await isWell(server);
  });
});

describe('a client that sends without end', () => {
  it.each([
    ['requests without a callback', request('lobby:enter', {})],
    ['unknown requests', request('x', {})],
    ['pongs', '3'],
  ])('is cut: %s', async (_, packet) => {
    const { packets } = defaultRates;
    await using server = await serverWith({ packets });
    const client = await raw(server);
    await client.enter();
    for (let n = 0; n < packets.points; n++) client.send(packet);
    await once(client, 'close');
    expect(cuts(server)).toEqual(['packets']);
    expect(server.logged.join('')).not.toContain(otherAddress);
    await isWell(server);
  });

  it('may still send normal pings', async () => {
    await using server = await serverWith();
    const client = await raw(server);
    client.ping('hello');
    expect(String((await once(client, 'pong'))[0])).toBe('hello');
  });
});

describe('limits are not reset', () => {
  it('when a client leaves and re-enters the namespace', async () => {
    await using server = await serverWith({ socket: { points: 5, seconds: 60 } });
    const client = await raw(server);
    for (let n = 0; n < 5; n++) {
      await client.enter();
      await client.leave();
    }
    void client.enter().catch(() => undefined);
    await once(client, 'close');
    expect(client.received.filter((text) => text.includes('["welcome"'))).toHaveLength(5);
    await isWell(server);
  });

  it('when the same address reconnects', async () => {
    await using server = await serverWith({ socket: { points: 5, seconds: 60 } });
    const first = await raw(server);
    await first.enter();
    for (let n = 0; n < 4; n++) first.send(request('lobby:leave', {}, n));
    await until(() => first.received.filter((text) => text.includes('"ok":true')).length === 4);
    first.close();
    await once(first, 'close');
    const second = await raw(server);
    void second.enter().catch(() => undefined);
    await once(second, 'close');
    expect(second.received.join()).not.toContain('"welcome"');
  });

  it('for chat, when the same person reconnects or has two pages', async () => {
    await using server = await serverWith({ say: { points: 2, seconds: 60 } });
    const { page: ana, key } = await newcomer(server.url, 'Ana');
    const { table } = await ana.do('table:open', { game: 'secrets', seats: 2 });
    const other = new Page(server.url, { key });
    const say = async (page: Page) => {
      const answer = await page.ask('table:say', { table, text: 'hola' });
      return answer.ok ? 'ok' : answer.error.code;
    };
    expect(await say(ana)).toBe('ok');
    expect(await say(other)).toBe('ok');
    expect(await say(ana)).toBe('rateLimited');
    ana.close();
    const again = new Page(server.url, { key });
    expect(await say(again)).toBe('rateLimited');
    for (const page of [other, again]) page.close();
  });
});
