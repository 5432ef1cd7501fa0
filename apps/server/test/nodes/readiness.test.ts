import { createClient } from '@redis/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startCluster, type Cluster } from '../support/cluster.ts';
import { known } from '../support/known.ts';
import { newcomer } from '../support/page.ts';
import { postgresPrograms, TestPostgres } from '../support/postgres.ts';
import { hasRedis } from '../support/redis.ts';
import { startServer } from '../support/server.ts';

const ready = async ({ url }: { url: string }) => (await fetch(`${url}/readyz`)).json();
const becomes = async (server: { url: string }, answer: object) => {
  await expect.poll(() => ready(server), { timeout: 10_000, interval: 100 }).toEqual(answer);
};

const command = async ({ redis }: Cluster, ...words: string[]) => {
  const client = await createClient({ url: redis.url }).connect();
  await client.sendCommand(words);
  client.destroy();
};

describe.runIf(hasRedis)('/readyz of one of several servers', { timeout: 60_000, concurrent: true }, () => {
  it.each([
    ['is full', ['CONFIG', 'SET', 'maxmemory', '1'], ['CONFIG', 'SET', 'maxmemory', '0']],
    [
      'lacks a required replica',
      ['CONFIG', 'SET', 'min-replicas-to-write', '1'],
      ['CONFIG', 'SET', 'min-replicas-to-write', '0'],
    ],
    ['is a read-only replica', ['REPLICAOF', '127.0.0.1', '1'], ['REPLICAOF', 'NO', 'ONE']],
  ])('fails while Redis %s, and succeeds afterwards', async (_, breaks, mends) => {
    await using cluster = await startCluster({ size: 2 });
    const [node] = cluster.nodes as [Cluster['nodes'][number]];
    const { page } = await newcomer(node.url, 'Ana');
    expect(await ready(node)).toEqual({ ok: true });
    await command(cluster, ...breaks);
    expect(await page.ask('table:open', { game: 'secrets', seats: 2 })).toMatchObject({ error: { code: 'unavailable' } });
    await becomes(node, { ok: false, missing: 'others', hint: expect.stringMatching(/^Redis \(REDIS_URL\) /) });
    await command(cluster, ...mends);
    await becomes(node, { ok: true });
    expect(await page.ask('table:open', { game: 'secrets', seats: 2 })).toMatchObject({ ok: true });
    const logged = node.logged.filter((line) => line.includes('write to Redis')).map((line) => JSON.parse(line) as object);
    expect(logged).toEqual([
      expect.objectContaining({ level: 40, reason: expect.stringMatching(/^(OOM|NOREPLICAS|READONLY) /) as string }),
      expect.objectContaining({ level: 30, msg: 'can write to Redis again' }),
    ]);
    page.close();
  });
});

it.runIf(hasRedis)(
  'a Redis full of counters rejects no writes under the policy of compose.cluster.yml',
  async () => {
    await using cluster = await startCluster({ size: 2 });
    const [node] = cluster.nodes as [Cluster['nodes'][number]];
    const { page } = await newcomer(node.url, 'Ana');
    await command(cluster, 'CONFIG', 'SET', 'maxmemory', '4mb', 'maxmemory-policy', 'volatile-lru');
    const fill = "for i = 1, 5000 do redis.call('set', 'counter' .. i, string.rep('x', 1000), 'EX', 3600) end";
    await command(cluster, 'EVAL', fill, '0');
    expect(await ready(node)).toEqual({ ok: true });
    expect(await page.ask('table:open', { game: 'secrets', seats: 2 })).toMatchObject({ ok: true });
    page.close();
  },
  60_000,
);

describe.skipIf(postgresPrograms === null)('/readyz of a server on PostgreSQL', { timeout: 60_000 }, () => {
  let postgres: TestPostgres;
  beforeAll(async () => {
    postgres = await TestPostgres.start();
  }, 60_000);
  afterAll(() => postgres.stop(), 60_000);

  it('fails while the database is read-only, and succeeds afterwards', async () => {
    const url = await postgres.newDatabase();
    const setReadOnly = async (value: 'on' | 'off') => {
      await postgres.ask(url, `ALTER SYSTEM SET default_transaction_read_only = ${value}`);
      await postgres.ask(url, 'SELECT pg_reload_conf()');
    };
    await using server = await startServer({ env: { DATABASE_URL: url } });
    const { page } = await newcomer(server.url, 'Ana');
    expect(await ready(server)).toEqual({ ok: true });
    await setReadOnly('on');
    await becomes(server, { ok: false, missing: 'storage', hint: expect.stringMatching(/^PostgreSQL \(DATABASE_URL\) /) });
    expect(await page.ask('table:open', { game: 'secrets', seats: 2 })).toMatchObject({ error: { code: 'unavailable' } });
    await setReadOnly('off');
    await becomes(server, { ok: true });
    expect(await page.ask('table:open', { game: 'secrets', seats: 2 })).toMatchObject({ ok: true });
    page.close();
  });

  it('writes at most once a second, however often it is requested', async () => {
    const url = await postgres.newDatabase();
    await using server = await startServer({ env: { DATABASE_URL: url } });
    const written = async () => {
      const rows = await postgres.ask<{ xid: string }>(url, 'SELECT pg_current_xact_id()::text AS xid');
      return Number(known(rows[0]).xid);
    };
    await ready(server);
    const before = await written();
    const from = performance.now();
    for (let round = 0; round < 20; round++) await Promise.all(Array.from({ length: 20 }, () => ready(server)));
    const seconds = Math.ceil((performance.now() - from) / 1000);
    // The probes, the heartbeats and this test's own two queries.
    expect((await written()) - before).toBeLessThan(3 * seconds + 4);
  });
});
