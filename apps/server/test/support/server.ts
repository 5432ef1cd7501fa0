import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import type { GameModule } from '@sobremesa/games';
import { pino } from 'pino';
import { openStorage, startApp, type App } from '../../src/app.ts';
import { readConfig, type Config } from '../../src/config.ts';
import type { Match } from '../../src/matches/match.ts';
import { restored } from '../../src/matches/restore.ts';
import type { Rates } from '../../src/rates.ts';
import type { Storage } from '../../src/storage/index.ts';
import { secretsGame } from '../secretsGame.ts';
import { noLimits } from './rates.ts';

export interface TestServer extends App {
  url: string;
  dataDir: string;
  /** The server's own, for tests of what is stored. */
  storage: Storage;
  /** What was logged, line by line. */
  logged: string[];
  [Symbol.asyncDispose](): Promise<void>;
}

interface TestServerOptions {
  games?: Record<string, GameModule>;
  rates?: Partial<Rates>;
  config?: Partial<Config>;
  env?: Record<string, string>;
  /** Starts again on the data of an earlier server; without it the folder is new, and removed at the end. */
  dataDir?: string;
}

/** A whole server of this process on a free port of the loopback device, with the game `secrets` if nothing else is asked for. */
export async function startServer({ games, rates, config, env, dataDir }: TestServerOptions = {}): Promise<TestServer> {
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
  const app = await startApp({ ...read, ...config }, log, {
    games: games ?? { secrets: secretsGame() },
    rates: { ...noLimits, ...rates },
    storage,
  });
  let closed: Promise<void> | undefined;
  const close = () => (closed ??= app.close());
  return {
    port: app.port,
    adminCode: app.adminCode,
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

/** A match as it stands in the storage; null when there is none. */
export async function storedMatch({ storage }: TestServer, module: GameModule, table: string): Promise<Match | null> {
  const match = (await storage.load(table))?.match ?? null;
  return match === null ? null : restored(module, match);
}

/** POSTs JSON, as a program would that is not our page. */
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
