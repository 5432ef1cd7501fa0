import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import { newcomer, Page } from '../support/page.ts';
import { startCluster, type Cluster } from '../support/cluster.ts';
import { hasRedis } from '../support/redis.ts';

type Newcomer = Awaited<ReturnType<typeof newcomer>>;

/** A running match of people who are each connected to another server, and the table's id. */
async function match({ nodes }: Cluster, names: readonly string[]): Promise<{ table: string; players: Newcomer[] }> {
  const players = await Promise.all(names.map((name, i) => newcomer(nodes[i % nodes.length]!.url, name)));
  const [host, ...guests] = players as [Newcomer, ...Newcomer[]];
  const { table } = await host.page.do('table:open', { game: 'secrets', seats: names.length, options: {} });
  for (const { page } of players) await page.do('table:enter', { table });
  for (const { page } of guests) await page.do('table:sit', { table });
  await host.page.do('table:start', { table });
  for (const { page } of players) await page.pushed('snapshot', (push) => push.table === table);
  return { table, players };
}

let nth = 0;
const request = (): string => `request-${String(nth++).padStart(6, '0')}`;
const newest = (page: Page) => page.pushes.findLast(({ event }) => event === 'table')?.data;
const close = (people: readonly Newcomer[]): void => people.forEach(({ page }) => page.close());

describe.runIf(hasRedis)('three servers behind one address', { timeout: 60_000 }, () => {
  it('send everybody the same updates of moves', async () => {
    await using cluster = await startCluster();
    const { table, players } = await match(cluster, ['Ana', 'Ben', 'Eva']);
    const [ana, ben, eva] = players as [Newcomer, Newcomer, Newcomer];
    const watcher = new Page(cluster.nodes[2]!.url);
    await watcher.do('table:enter', { table });
    const { version } = await ana.page.do('match:move', { table, request: request(), version: 0, move: 'draw', args: [] });
    for (const page of [ben.page, eva.page, watcher]) {
      const received = await page.pushed('update', (push) => push.table === table && push.version === version);
      expect(received.update[0]).not.toBeNull();
    }
    const seen = await ben.page.do('match:sync', { table });
    expect(seen.match).toMatchObject({ version: 1, playerID: '1' });
    expect(ben.page.pushes.filter(({ event }) => event === 'snapshot')).toHaveLength(1);
    watcher.close();
    close(players);
  });

  it('share who is present, the number of spectators, and who has left', async () => {
    await using cluster = await startCluster();
    const { table, players } = await match(cluster, ['Ana', 'Ben', 'Eva']);
    const [ana, ben] = players as [Newcomer, Newcomer];
    await ana.page.pushed('table', ({ seats }) => seats.every(({ present }) => present));
    const watchers = [new Page(cluster.nodes[1]!.url), new Page(cluster.nodes[2]!.url)];
    for (const page of watchers) await page.do('table:enter', { table });
    await ana.page.pushed('table', (view) => view.watchers === 2);
    ben.page.close();
    await ana.page.pushed('table', ({ seats }) => seats[1]?.present === false);
    for (const page of watchers) page.close();
    await vi.waitFor(() => expect(newest(ana.page)).toMatchObject({ watchers: 0, seats: [{}, { present: false }, {}] }));
    const received = ana.page.pushes.length;
    await delay(500);
    expect(ana.page.pushes.length).toBe(received);
    close(players);
  });

  it('share chat, new names, votes and the end of a match', async () => {
    await using cluster = await startCluster();
    const { table, players } = await match(cluster, ['Ana', 'Ben', 'Eva']);
    const [ana, ben, eva] = players as [Newcomer, Newcomer, Newcomer];
    await ben.page.do('table:say', { table, text: 'hola' });
    await ana.page.pushed('chat', ({ message }) => 'text' in message && message.text === 'hola' && message.name === 'Ben');
    await ben.page.do('identify', { name: 'Benito' });
    await eva.page.pushed('table', ({ seats }) => seats[1]?.name === 'Benito');
    await ana.page.do('table:discard', { table });
    await eva.page.pushed('table', ({ vote }) => vote?.waiting.length === 2);
    await ben.page.do('table:discard', { table });
    await ana.page.pushed('table', ({ vote }) => vote?.agreed.length === 2);
    await eva.page.do('table:discard', { table });
    for (const { page } of players) {
      expect(await page.pushed('table', ({ ended }) => ended === true)).toMatchObject({ status: 'finished' });
    }
    close(players);
  });

  it('share one lobby', async () => {
    await using cluster = await startCluster();
    const ana = await newcomer(cluster.nodes[0]!.url, 'Ana');
    const lobbies = cluster.nodes.map(({ url }) => new Page(url));
    for (const page of lobbies) expect((await page.do('lobby:enter', {})).tables).toEqual([]);
    const { table } = await ana.page.do('table:open', { game: 'secrets', seats: 2, options: {} });
    for (const page of lobbies) await page.pushed('lobby', ({ changed }) => changed[0]?.seats[0]?.name === 'Ana');
    await ana.page.do('table:enter', { table });
    for (const page of lobbies) await page.pushed('lobby', ({ changed }) => changed[0]?.seats[0]?.present === true);
    await ana.page.do('table:discard', { table });
    for (const page of lobbies) await page.pushed('lobby', ({ gone }) => gone.includes(table));
    for (const page of [...lobbies, ana.page]) page.close();
  });

  it('let exactly one of forty people take the only free seat', async () => {
    await using cluster = await startCluster();
    const { page: host } = await newcomer(cluster.nodes[0]!.url, 'Host');
    const guests = await Promise.all(Array.from({ length: 40 }, (_, i) => newcomer(cluster.nodes[i % 3]!.url, `Guest ${i}`)));
    for (let round = 0; round < 10; round++) {
      const { table } = await host.do('table:open', { game: 'secrets', seats: 2 });
      const answers = await Promise.all(guests.map(({ page }) => page.ask('table:sit', { table })));
      const codes = answers.map((answer) => (answer.ok ? 'sits' : answer.error.code)).toSorted();
      expect(codes).toEqual(['sits', ...Array<string>(39).fill('tableFull')].toSorted());
      const winner = guests[answers.findIndex(({ ok }) => ok)];
      expect((await host.do('table:enter', { table })).view.seats[1]?.name).toBe(winner?.person.name);
      await host.do('table:discard', { table });
    }
    close(guests);
    host.close();
  });

  it('transfer a seat to another device once, whichever server gets the request', async () => {
    await using cluster = await startCluster();
    const { table, players } = await match(cluster, ['Ana', 'Ben']);
    const { token } = await players[1]!.page.do('table:handover', { table });
    const others = await Promise.all(cluster.nodes.map(({ url }, i) => newcomer(url, `Other ${i}`)));
    const answers = await Promise.all(others.map(({ page }) => page.ask('table:claim', { token })));
    expect(answers.map((answer) => (answer.ok ? 'ok' : answer.error.code)).toSorted()).toEqual([
      'badHandover',
      'badHandover',
      'ok',
    ]);
    close([...players, ...others]);
  });

  it('share the limit of tables per person', async () => {
    await using cluster = await startCluster();
    const { key, page } = await newcomer(cluster.nodes[0]!.url, 'Ana');
    const pages = cluster.nodes.map(({ url }) => new Page(url, { key }));
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, i) => pages[i % 3]!.ask('table:open', { game: 'secrets', seats: 2 })),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(20);
    for (const each of [...pages, page]) each.close();
  });

  it('hold the limit of tables per person against concurrent requests', async () => {
    await using cluster = await startCluster();
    const hosts = await Promise.all(['Ben', 'Eva'].map((name, i) => newcomer(cluster.nodes[i]!.url, name)));
    const tables: string[] = [];
    for (const { page } of hosts) {
      for (let i = 0; i < 15; i++) tables.push((await page.do('table:open', { game: 'secrets', seats: 2 })).table);
    }
    const { key, page } = await newcomer(cluster.nodes[0]!.url, 'Ana');
    const pages = cluster.nodes.map(({ url }) => new Page(url, { key }));
    const answers = await Promise.all(tables.map((table, i) => pages[i % 3]!.ask('table:sit', { table })));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(20);
    for (const each of [...pages, page]) each.close();
    close(hosts);
  });

  it('end a match when both players request it as soon as they have entered', async () => {
    await using cluster = await startCluster();
    for (let round = 0; round < 10; round++) {
      const { table, players } = await match(cluster, ['Ana', 'Ben']);
      for (const { page } of players) await page.do('table:leave', { table });
      const answers = await Promise.all(
        players.map(async ({ page }) => {
          await page.do('table:enter', { table });
          return page.ask('table:discard', { table });
        }),
      );
      expect(answers.map(({ ok }) => ok)).toEqual([true, true]);
      for (const { page } of players) await page.pushed('table', ({ ended }) => ended === true);
      close(players);
    }
  });

  it('share the rate limits per address', async () => {
    await using cluster = await startCluster({ rates: { identify: { points: 4, seconds: 60 } } });
    const pages = cluster.nodes.map(({ url }) => new Page(url));
    const codes: string[] = [];
    for (let i = 0; i < 6; i++) {
      const answer = await pages[i % 3]!.ask('identify', { name: `Name ${i}` });
      codes.push(answer.ok ? 'ok' : answer.error.code);
    }
    expect(codes).toEqual(['ok', 'ok', 'ok', 'ok', 'rateLimited', 'rateLimited']);
    for (const page of pages) page.close();
  });

  it('do not interfere with another installation on the same Redis', async () => {
    await using cluster = await startCluster({ size: 2, rates: { identify: { points: 4, seconds: 60 } } });
    const { redis } = cluster;
    await using other = await startCluster({ size: 2, rates: { identify: { points: 4, seconds: 60 } }, redis });
    const ours = await newcomer(cluster.nodes[0]!.url, 'Ana');
    const theirs = await newcomer(other.nodes[0]!.url, 'Ana');
    const { table } = await ours.page.do('table:open', { game: 'secrets', seats: 2, options: {} });
    await theirs.page.do('table:open', { game: 'secrets', seats: 2, options: {} });
    const lobbies = [...cluster.nodes, ...other.nodes].map(({ url }) => new Page(url));
    await vi.waitFor(async () => {
      const shown = await Promise.all(lobbies.map(async (page) => (await page.do('lobby:enter', {})).tables));
      expect(shown.map((tables) => tables.length)).toEqual([1, 1, 1, 1]);
      expect(shown.map((tables) => tables[0]?.id === table)).toEqual([true, true, false, false]);
    });
    // Each allows this address four new users on its own, of which one has come.
    for (const page of [ours.page, theirs.page]) page.close();
    for (const first of [0, 2]) {
      const codes: string[] = [];
      for (let i = 0; i < 4; i++) {
        const answer = await lobbies[first + (i % 2)]!.ask('identify', { name: `Name ${i}` });
        codes.push(answer.ok ? 'ok' : answer.error.code);
      }
      expect(codes).toEqual(['ok', 'ok', 'ok', 'rateLimited']);
    }
    for (const { logged } of [...cluster.nodes, ...other.nodes]) {
      expect(new Set(logged.filter((line) => line.includes('another server has joined'))).size).toBe(1);
    }
    for (const page of lobbies) page.close();
  });

  it('continue after Redis dies, is emptied and comes back: meanwhile, changes are rejected with an error code', async () => {
    await using cluster = await startCluster();
    const { table, players } = await match(cluster, ['Ana', 'Ben', 'Eva']);
    const [ana, ben] = players as [Newcomer, Newcomer];
    const ready = async () => (await fetch(`${cluster.nodes[0]!.url}/readyz`)).json();
    await cluster.redis.kill();
    await vi.waitFor(
      async () =>
        expect(await ready()).toEqual({ ok: false, missing: 'others', hint: expect.stringMatching(/^Redis \(REDIS_URL\) /) }),
      5000,
    );
    const move = { table, request: request(), version: 0, move: 'draw', args: [] };
    expect(await ana.page.ask('match:move', move)).toMatchObject({ error: { code: 'unavailable' } });
    await cluster.redis.run();
    await vi.waitFor(async () => expect(await ready()).toEqual({ ok: true }), 5000);
    await vi.waitFor(async () => expect(await ana.page.ask('match:move', move)).toMatchObject({ ok: true, version: 1 }), 5000);
    await vi.waitFor(async () => expect((await ben.page.do('match:sync', { table })).match.version).toBe(1), 5000);
    await cluster.redis.empty();
    await ana.page.do('table:say', { table, text: 'todavía' });
    await ben.page.pushed('chat', ({ message }) => 'text' in message && message.text === 'todavía');
    close(players);
  });

  it('take over a client from a server that stops, without a lost or repeated move', async () => {
    await using cluster = await startCluster();
    const { table, players } = await match(cluster, ['Ana', 'Ben', 'Eva']);
    const [ana, ben] = players as [Newcomer, Newcomer];
    const move = { table, request: request(), version: 0, move: 'draw', args: [] };
    expect(await ana.page.ask('match:move', move)).toMatchObject({ ok: true, version: 1 });
    await cluster.nodes[0]!.close();
    await ben.page.pushed('table', ({ seats }) => seats[0]?.present === false);
    const again = new Page(cluster.nodes[1]!.url, { key: ana.key });
    const { match: seen } = await again.do('table:enter', { table });
    expect(seen).toMatchObject({ version: 1, playerID: '0' });
    expect(await again.ask('match:move', move)).toEqual({ ok: true, version: 1 });
    await ben.page.pushed('table', ({ seats }) => seats[0]?.present === true);
    again.close();
    close(players);
  });
});
