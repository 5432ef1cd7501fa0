import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openPostgres } from '../../src/storage/index.ts';
import { startCluster } from '../support/cluster.ts';
import { newcomer, type Page } from '../support/page.ts';
import { postgresPrograms, TestPostgres } from '../support/postgres.ts';
import { hasRedis } from '../support/redis.ts';
import { startServer } from '../support/server.ts';

const HOUR = 60 * 60 * 1000;

describe.skipIf(postgresPrograms === null)('a PostgreSQL database', { timeout: 60_000 }, () => {
  let postgres: TestPostgres;
  beforeAll(async () => {
    postgres = await TestPostgres.start();
  }, 60_000);
  afterAll(() => postgres.stop());

  it('belongs to a single server, or to several that share a Redis', async () => {
    const url = await postgres.newDatabase();
    const one = await openPostgres(url, { by: 'one' });
    for (const by of ['one', 'several'] as const) {
      await expect(openPostgres(url, { by })).rejects.toThrow('another server uses the database of DATABASE_URL');
    }
    await one.close();
    const several = [await openPostgres(url, { by: 'several' }), await openPostgres(url, { by: 'several' })];
    await expect(openPostgres(url, { by: 'one' })).rejects.toThrow('set REDIS_URL for all');
    for (const each of several) await each.close();
    await (await openPostgres(url, { by: 'one' })).close();
  });

  it('provides the time, even to a single server whose own clock is wrong', async () => {
    const databaseUrl = await postgres.newDatabase();
    const now = Date.now();
    const wrong = vi.spyOn(Date, 'now').mockImplementation(() => now + HOUR);
    await using server = await startServer({ env: { DATABASE_URL: databaseUrl } });
    const { page } = await newcomer(server.url, 'Ana');
    await page.do('table:open', { game: 'secrets', seats: 2 });
    page.close();
    wrong.mockRestore();
    const [head] = await server.storage.recentTables(0);
    expect(Math.abs((head?.table.createdAt ?? 0) - now)).toBeLessThan(HOUR / 2);
  });

  it('is locked again, with a log line, when the connection with the lock breaks', async () => {
    const url = await postgres.newDatabase();
    const claims: boolean[] = [];
    const one = await openPostgres(url, { by: 'one', onClaim: (isOurs) => claims.push(isOurs) });
    const ends = "SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory' AND pid <> pg_backend_pid()";
    await postgres.ask(url, ends);
    await vi.waitFor(() => expect(claims).toEqual([false, true]), 10_000);
    await expect(openPostgres(url, { by: 'one' })).rejects.toThrow('another server uses the database');
    await one.close();
    expect(claims).toEqual([false, true]);
  });

  it.runIf(hasRedis)(
    'goes down and comes back: moves are rejected with an error code meanwhile, and no stored move is lost',
    async () => {
      await using cluster = await startCluster({ databaseUrl: await postgres.newDatabase() });
      const [ana, ben, eva] = await Promise.all(
        ['Ana', 'Ben', 'Eva'].map((name, i) => newcomer(cluster.nodes[i]?.url ?? '', name)),
      );
      const pages = [ana, ben, eva].flatMap((each) => each?.page ?? []) as [Page, Page, Page];
      const { table } = await pages[0].do('table:open', { game: 'secrets', seats: 3, options: {} });
      for (const page of pages) await page.do('table:enter', { table });
      for (const page of pages.slice(1)) await page.do('table:sit', { table });
      await pages[0].do('table:start', { table });
      await pages[2].pushed('snapshot');
      const move = (version: number) => ({ table, request: `request-00000${version}`, version, move: 'draw', args: [] });
      await pages[0].do('match:move', move(0));
      await pages[2].pushed('update', ({ version }) => version === 1);
      await postgres.kill();
      const ready = async () => (await fetch(`${cluster.nodes[1]?.url}/readyz`)).json();
      expect(await ready()).toEqual({
        ok: false,
        missing: 'storage',
        hint: expect.stringMatching(/^PostgreSQL \(DATABASE_URL\) /),
      });
      expect(await pages[0].ask('match:move', move(1))).toMatchObject({ error: { code: 'unavailable' } });
      await postgres.resume();
      await vi.waitFor(async () => expect(await ready()).toEqual({ ok: true }), 10_000);
      await vi.waitFor(
        async () => expect(await pages[0].ask('match:move', move(1))).toMatchObject({ ok: true, version: 2 }),
        10_000,
      );
      await pages[2].pushed('update', ({ version }) => version === 2);
      for (const page of pages) page.close();
    },
  );
});
