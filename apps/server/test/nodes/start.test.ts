import { createServer, type AddressInfo } from 'node:net';
import { once } from 'node:events';
import { expect, it } from 'vitest';
import { pino } from 'pino';
import { startApp } from '../../src/app.ts';
import { readConfig } from '../../src/config.ts';
import { openSqlite } from '../../src/storage/index.ts';
import { startCluster } from '../support/cluster.ts';
import { freePort, temporaryFolder } from '../support/process.ts';
import { hasRedis } from '../support/redis.ts';

const reader = { id: 'reader', settings: {}, seenAt: 0 };

it('a server that cannot reach Redis at the start does not count as running', async () => {
  using data = temporaryFolder();
  const storage = await openSqlite(':memory:');
  const redisUrl = `redis://127.0.0.1:${await freePort()}`;
  const config = { ...readConfig({ PORT: '0', HOST: '127.0.0.1', DATA_DIR: data.path }), redisUrl };
  await expect(startApp(config, pino({ level: 'silent' }), { storage })).rejects.toThrow(/^Redis at .* cannot be reached/);
  expect(await storage.seeServer(reader, 0)).toEqual([]);
  await storage.close();
});

it.runIf(hasRedis)('a server whose port is taken does not count as running, and the others forget it', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  await using cluster = await startCluster({ size: 1 });
  const { port } = taken.address() as AddressInfo;
  using data = temporaryFolder();
  const config = { ...readConfig({ PORT: String(port), HOST: '127.0.0.1', DATA_DIR: data.path }), redisUrl: cluster.redis.url };
  const [node] = cluster.nodes;
  // As with its own storage, the server writes nothing after closing it.
  let isClosed = false;
  const storage = new Proxy(cluster.storage, {
    get: (target, name) => {
      if (name === 'close') return async () => void (isClosed = true);
      if (isClosed) return () => Promise.reject(new Error('the storage is closed'));
      return (Reflect.get(target, name) as (...args: unknown[]) => unknown).bind(target);
    },
  });
  await expect(startApp(config, pino({ level: 'silent' }), { storage })).rejects.toThrow('EADDRINUSE');
  const others = await cluster.storage.seeServer(reader, 0);
  expect(others.map(({ id }) => id)).toEqual([node?.nodeId]);
  taken.close();
  await expect.poll(() => node?.logged.filter((line) => line.includes('another server has'))).toHaveLength(2);
});
