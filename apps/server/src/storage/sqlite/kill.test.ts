import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { KeyedRandom } from '@sobremesa/games';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Storage } from '../storage.ts';
import { openSqlite } from './sqlite.ts';

const program = fileURLToPath(new URL('../../../test/support/committer.ts', import.meta.url));
const TABLES = 12;
const ROUNDS = 3;

let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sobremesa-kill-'));
  file = join(folder, 'sobremesa.db');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** What a committer was told, until it ends. */
class Told {
  /** The newest version that was acknowledged, by table. */
  readonly versions = new Map<string, number>();
  readonly failures = new Set<string>();
  readonly #lines;

  constructor(child: ChildProcess) {
    if (child.stdout === null) throw new Error('its output is not read');
    this.#lines = createInterface(child.stdout);
    this.#lines.on('line', (line) => {
      const [table = '', version = ''] = line.split(' ');
      if (table === 'failed') this.failures.add(version);
      else this.versions.set(table, Number(version));
    });
  }

  async until(holds: () => boolean): Promise<void> {
    while (!holds()) await once(this.#lines, 'line');
  }

  async end(): Promise<void> {
    await once(this.#lines, 'close');
  }
}

const upTo = (n: number): number[] => Array.from({ length: n }, (_, i) => i);

/** Everything of a table that was written together is there together, without a gap and once. */
async function expectWhole(storage: Storage, table: string): Promise<number> {
  const moves = await storage.moves(table);
  expect(moves.map(({ version }) => version)).toEqual(upTo(moves.length).map((i) => i + 1));
  const log = await storage.log(table, { limit: Number.MAX_SAFE_INTEGER });
  expect(log.map(({ seq }) => seq)).toEqual(upTo(2 * moves.length).map((i) => i + 2));
  const match = (await storage.load(table))?.match;
  expect(match?.snapshot.version).toBe(moves.length - (moves.length % 3));
  expect(match?.snapshot.state.trim()).toBe(String(match?.snapshot.version));
  expect(match?.moves).toEqual(moves.slice(match?.snapshot.version));
  return moves.length;
}

it('kill -9 under load, again and again: all that was acknowledged is there, whole and once', async () => {
  const random = new KeyedRandom({ seed: '5'.repeat(64), drawn: 0 });
  for (let round = 0; round < ROUNDS; round++) {
    const child = spawn(process.execPath, ['--import', 'tsx', program, file, String(TABLES)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const told = new Told(child);
    await told.until(() => told.versions.size === TABLES);
    await sleep(random.below(300));
    await expect(openSqlite(file)).rejects.toThrow('another server is using it');
    child.kill('SIGKILL');
    await told.end();
    const storage = await openSqlite(file);
    for (const [table, version] of told.versions) {
      expect(await expectWhole(storage, table)).toBeGreaterThanOrEqual(version);
    }
    await storage.close();
    expect(told.failures).toEqual(new Set());
  }
}, 60_000);

it.skipIf(process.platform === 'win32')(
  'a full disk: what does not fit is refused, and what was acknowledged is there',
  async () => {
    // Files may not grow beyond a few megabytes, and the process is not ended for trying.
    const limited = 'trap "" XFSZ; ulimit -f 4000; exec "$0" "$@"';
    const args = ['-c', limited, process.execPath, '--import', 'tsx', program, file, String(TABLES), '50000'];
    const child = spawn('/bin/sh', args, { stdio: ['ignore', 'pipe', 'inherit'] });
    const told = new Told(child);
    await told.until(() => told.failures.size > 0);
    await sleep(100);
    child.kill('SIGKILL');
    await told.end();
    expect(told.failures).toEqual(new Set(['StorageFailedError']));
    expect(told.versions.size).toBe(TABLES);
    const storage = await openSqlite(file);
    for (const [table, version] of told.versions) {
      expect(await expectWhole(storage, table)).toBeGreaterThanOrEqual(version);
    }
    await storage.close();
  },
  60_000,
);
