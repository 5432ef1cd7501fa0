import { mkdtempSync } from 'node:fs';
import { hasKnownDeal } from './knownDeal.ts';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import type { GameModule } from '@sobremesa/games';
import { type Match, restored } from '@sobremesa/match';
import { pino } from 'pino';
import { startApp, type App } from '../../src/app.ts';
import { readConfig, type Config } from '../../src/config.ts';
import { openStorage } from '../../src/openStorage.ts';
import type { Rates } from '../../src/rates.ts';
import type { Storage } from '../../src/storage/index.ts';
import type { TablesSettings } from '../../src/tables/index.ts';
import { Link } from '../chaos/link.ts';
import { secretsGame } from '@sobremesa/match/testing';
import { noLimits } from './rates.ts';
import { Redis } from './redis.ts';

export interface TestServer extends App {
  url: string;
  dataDir: string;
  /** The server's own storage, for tests of stored data. */
  storage: Storage;
  /** The log, line by line. */
  logged: string[];
  [Symbol.asyncDispose](): Promise<void>;
}

interface TestServerOptions {
  games?: Record<string, GameModule>;
  rates?: Partial<Rates>;
  config?: Partial<Config>;
  env?: Record<string, string>;
  tables?: Partial<TablesSettings>;
  /** Reuses the data of an earlier server. By default the folder is new, and removed at the end. */
  dataDir?: string;
}

/**
 * Number of complete servers behind one address, which get its connections in turn; see
 * `vitest.nodes.config.ts`.
 */
const SERVERS = Number(process.env.SERVERS ?? 1);

/**
 * A complete server in this process on a free loopback port, by default with the game `secrets`; or
 * several that act as one.
 */
export async function startServer({ games, rates, config, env, tables, dataDir }: TestServerOptions = {}): Promise<TestServer> {
  const folder = dataDir ?? mkdtempSync(join(tmpdir(), 'sobremesa-'));
  const logged: string[] = [];
  const lines = new Writable({
    write(chunk, _encoding, done) {
      logged.push(String(chunk));
      done();
    },
  });
  const read = readConfig({ PORT: '0', HOST: '127.0.0.1', DATA_DIR: folder, LOG_LEVEL: 'info', ...env });
  const log = pino({ level: read.logLevel }, lines);
  const storage = await openStorage(read, log);
  const known = games ?? { secrets: secretsGame() };
  const settings = { shuffles: !hasKnownDeal(known), ...tables };
  const parts = { games: known, rates: { ...noLimits, ...rates }, storage, tables: settings };
  const start = (settings: Partial<Config>) => startApp({ ...read, ...config, ...settings }, log, parts);
  const app = SERVERS === 1 ? await start({}) : await startSeveral(SERVERS, start);
  let closed: Promise<void> | undefined;
  const close = () => (closed ??= app.close());
  return {
    port: app.port,
    adminCode: app.adminCode,
    nodeId: app.nodeId,
    url: `http://127.0.0.1:${app.port}`,
    dataDir: folder,
    storage,
    logged,
    close,
    async [Symbol.asyncDispose]() {
      await close();
      if (dataDir === undefined) await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Servers that share their storage through their own Redis. */
async function startSeveral(size: number, start: (settings: Partial<Config>) => Promise<App>): Promise<App> {
  const redis = await Redis.start();
  const apps: App[] = [];
  for (let i = 0; i < size; i++) apps.push(await start({ redisUrl: redis.url, port: 0 }));
  let turn = 0;
  const front = await Link.open(() => apps[turn++ % apps.length]?.port ?? null);
  return {
    port: front.port,
    adminCode: apps[0]?.adminCode ?? null,
    nodeId: null,
    async close() {
      await Promise.all(apps.map((app) => app.close()));
      front.close();
      await redis[Symbol.asyncDispose]();
    },
  };
}

/** A match restored from the storage; null when there is none. */
export async function storedMatch({ storage }: TestServer, module: GameModule, table: string): Promise<Match | null> {
  const match = (await storage.load(table))?.match ?? null;
  return match === null ? null : restored(module, match);
}

/** Sends a POST request with JSON, like a program other than our page. */
export async function post(
  server: { url: string },
  path: string,
  body: unknown,
): Promise<{ status: number; body: Record<string, unknown> }> {
  const response = await fetch(server.url + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}
