// Follows docs/cluster.md as an operator would, with processes instead of containers.
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { known } from '../support/known.ts';
import { newcomer, Page } from '../support/page.ts';
import { postgresPrograms, TestPostgres } from '../support/postgres.ts';
import { freePort, runServer, temporaryFolder } from '../support/process.ts';
import { hasRedis, Redis } from '../support/redis.ts';

const METRICS_TOKEN = 'a-token-of-the-host';
const compose = readFileSync(new URL('../../../../compose.cluster.yml', import.meta.url), 'utf8');

type Environment = Record<string, string>;

/** The environment of a server in compose.cluster.yml, with these variables in the file `.env`. */
function environmentOf(node: string, env: Environment): Environment {
  const { services } = parse(compose) as { services: Record<string, { environment: Environment }> };
  const fill = (value: string) =>
    value.replaceAll(/\$\{(\w+):[-?]([^}]*)\}/g, (_, name: string, otherwise: string) => env[name] ?? otherwise);
  return Object.fromEntries(Object.entries(known(services[node]).environment).map(([name, value]) => [name, fill(value)]));
}

describe.skipIf(postgresPrograms === null || !hasRedis)('a cluster set up by the documentation', { timeout: 180_000 }, () => {
  let postgres: TestPostgres;
  let redis: Redis;
  let book: Environment;
  const running = new Map<string, ReturnType<typeof runServer>>();
  const urls = new Map<string, string>();
  const folders: Disposable[] = [];

  const start = async (node: string, change: Environment = {}) => {
    const data = temporaryFolder();
    folders.push(data);
    const settings = environmentOf(node, { ...book, ...change });
    const places = { DATABASE_URL: known(book['DATABASE_URL']), REDIS_URL: redis.url, DATA_DIR: data.path };
    const server = runServer({ ...settings, ...places, PORT: String(await freePort()) });
    running.set(node, server);
    urls.set(node, await server.ready);
    return server;
  };
  const stop = async (node: string) => {
    known(running.get(node)).kill('SIGTERM');
    expect(await known(running.get(node)).exited).toBe(0);
  };
  const metric = async (node: string, name: string) => {
    const response = await fetch(`${urls.get(node)}/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } });
    return Number(new RegExp(`^sobremesa_${name} (.+)$`, 'm').exec(await response.text())?.[1]);
  };

  beforeAll(async () => {
    postgres = await TestPostgres.start();
    redis = await Redis.start();
    book = {
      DATABASE_URL: await postgres.newDatabase(),
      ADMIN_CODE: 'a-code-of-the-host',
      NOTICES_KEY: 'a-key-for-all-servers',
      METRICS_TOKEN,
    };
    for (const node of ['node1', 'node2', 'node3']) await start(node);
  }, 180_000);
  afterAll(async () => {
    for (const server of running.values()) await server[Symbol.asyncDispose]();
    for (const folder of folders) folder[Symbol.dispose]();
    await redis[Symbol.asyncDispose]();
    await postgres.stop();
  }, 60_000);

  it('starts without a warning, and every server is ready and sees three', async () => {
    for (const [node, { output }] of running) {
      expect((await fetch(`${urls.get(node)}/readyz`)).status).toBe(200);
      await expect.poll(() => metric(node, 'servers'), { timeout: 10_000 }).toBe(3);
      expect(await metric(node, 'redis_up')).toBe(1);
      expect(await metric(node, 'settings_differing')).toBe(0);
      const warned = output.stderr.split('\n').filter((line) => line.includes('"level":40'));
      // Tests build the server without the page.
      expect(warned.filter((line) => !line.includes('the web page has not been built'))).toEqual([]);
    }
  });

  it('offers notifications, with one key on all servers', async () => {
    const { key, page } = await newcomer(known(urls.get('node1')), 'Ana');
    const pages = [...urls.values()].map((url) => new Page(url, { key }));
    const offers = await Promise.all(pages.map(async (each) => (await each.do('notices:get', {})).view?.offers));
    expect(offers[0]?.push).toMatch(/^[\w-]{80,}$/);
    expect(new Set(offers.map((each) => each?.push)).size).toBe(1);
    for (const each of [...pages, page]) each.close();
  });

  it("accepts the operator's code on every server", async () => {
    for (const url of urls.values()) {
      const response = await fetch(`${url}/admin/api/session`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Origin: url },
        body: JSON.stringify({ code: book['ADMIN_CODE'] }),
      });
      expect({ url, ok: response.ok }).toEqual({ url, ok: true });
    }
  });

  it('does not start a server with another NOTICES_KEY, and reports this in one line without the key', async () => {
    using data = temporaryFolder();
    const settings = environmentOf('node1', { ...book, NOTICES_KEY: 'another-key-of-somebody' });
    const places = { DATABASE_URL: known(book['DATABASE_URL']), REDIS_URL: redis.url, DATA_DIR: data.path, PORT: '0' };
    await using server = runServer({ ...settings, ...places });
    expect(await server.exited).toBe(1);
    expect(server.output.stderr).toMatch(/^Sobremesa cannot start: NOTICES_KEY is not that of server [^\n]*\n$/);
    expect(server.output.stderr).not.toContain('another-key');
  });

  it('adopts a changed setting server by server, while a table stays open', async () => {
    const { key, page } = await newcomer(known(urls.get('node3')), 'Ana');
    const { table } = await page.do('table:open', { game: 'patzcuaro', seats: 2 });
    page.close();
    for (const [nth, node] of ['node1', 'node2', 'node3'].entries()) {
      await stop(node);
      const server = await start(node, { OPEN_TABLE_HOURS: '5' });
      const differs = nth < 2 ? 1 : 0;
      expect(await metric(node, 'settings_differing')).toBe(differs);
      expect(/settings differ from those of server \S+: OPEN_TABLE_HOURS"/.test(server.output.stderr)).toBe(nth < 2);
      const again = new Page(known(urls.get(node)), { key });
      expect((await again.do('table:enter', { table })).view.id).toBe(table);
      again.close();
    }
    await expect.poll(() => metric('node1', 'settings_differing'), { timeout: 15_000 }).toBe(0);
    expect(known(running.get('node1')).output.stderr).toContain('settings are the same on all servers again');
  });
});
