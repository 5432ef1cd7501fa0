import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { pino } from 'pino';
import { startApp, type App } from '../../src/app.ts';
import { readConfig, type Config } from '../../src/config.ts';
import type { NodesSettings } from '../../src/nodes/nodes.ts';
import type { Rates } from '../../src/rates.ts';
import { databaseIn, openPostgres, openSqlite, type Storage } from '../../src/storage/index.ts';
import { secretsGame } from '@sobremesa/match/testing';
import { noLimits } from './rates.ts';
import { Redis } from './redis.ts';

export interface Node extends App {
  url: string;
  /** Its log, line by line. */
  logged: string[];
}

export interface Cluster {
  nodes: Node[];
  redis: Redis;
  storage: Storage;
  /** Starts another server. */
  add(): Promise<Node>;
  [Symbol.asyncDispose](): Promise<void>;
}

interface ClusterOptions {
  size?: number;
  rates?: Partial<Rates>;
  settings?: Partial<NodesSettings>;
  config?: Partial<Config>;
  /** A database that each server opens itself; by default they share one SQLite database. */
  databaseUrl?: string;
  /** A Redis shared with another cluster; by default each has its own. */
  redis?: Redis;
}

/**
 * Complete servers in this process that share a storage and their own Redis, and quickly notice
 * when one stops.
 */
export async function startCluster({
  size = 3,
  rates,
  settings,
  config,
  databaseUrl,
  redis: given,
}: ClusterOptions = {}): Promise<Cluster> {
  const redis = given ?? (await Redis.start());
  const folder = mkdtempSync(join(tmpdir(), 'sobremesa-nodes-'));
  const storage = await openSqlite(databaseIn(folder));
  // The servers must not close the shared storage; the cluster does.
  const shared = new Proxy(storage, {
    get: (target, name) => {
      if (name === 'close') return async () => undefined;
      const value = Reflect.get(target, name) as (...args: unknown[]) => unknown;
      return value.bind(target);
    },
  });
  const nodes: Node[] = [];
  const add = async (): Promise<Node> => {
    const logged: string[] = [];
    const lines = new Writable({
      write(chunk, _encoding, done) {
        logged.push(String(chunk));
        done();
      },
    });
    const read = readConfig({ PORT: '0', HOST: '127.0.0.1', DATA_DIR: folder, ADMIN: 'false' });
    const app = await startApp({ ...read, databaseUrl, redisUrl: redis.url, ...config }, pino({ level: 'info' }, lines), {
      games: { secrets: secretsGame() },
      rates: { ...noLimits, ...rates },
      storage: databaseUrl === undefined ? shared : await openPostgres(databaseUrl, { by: 'several' }),
      nodes: { helloMs: 200, forgetMs: 1000, beltMs: 200, lookMs: 1000, devicesMs: 500, greetMs: 100, ...settings },
    });
    const node = {
      port: app.port,
      adminCode: null,
      nodeId: app.nodeId,
      url: `http://127.0.0.1:${app.port}`,
      logged,
      close: () => app.close(),
    };
    nodes.push(node);
    return node;
  };
  for (let i = 0; i < size; i++) await add();
  return {
    nodes,
    redis,
    storage,
    add,
    async [Symbol.asyncDispose]() {
      await Promise.all(nodes.map((node) => node.close()));
      await storage.close();
      if (given === undefined) await redis[Symbol.asyncDispose]();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
