import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { KeyedRandom } from '@sobremesa/games';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { committer, runCommitter, Acknowledged } from '../../../test/support/committed.ts';
import { openSqlite } from './sqlite.ts';

const TABLES = 12;
const ROUNDS = 3;

let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sobremesa-kill-'));
  file = join(folder, 'sobremesa.db');
});
afterEach(() => rmSync(folder, { recursive: true }));

it('after repeated kill -9 under load, every acknowledged write is stored completely and once', async () => {
  const random = new KeyedRandom({ seed: '5'.repeat(64), drawn: 0 });
  for (let round = 0; round < ROUNDS; round++) {
    const child = runCommitter(file, String(TABLES));
    const acknowledged = new Acknowledged(child);
    await acknowledged.until(() => acknowledged.versions.size === TABLES);
    await sleep(random.below(300));
    await expect(openSqlite(file)).rejects.toThrow('another server is using it');
    child.kill('SIGKILL');
    await acknowledged.end();
    const storage = await openSqlite(file);
    await acknowledged.mustBeStored(storage);
    await storage.close();
    expect(acknowledged.failures).toEqual(new Set());
  }
}, 60_000);

it.skipIf(process.platform === 'win32')(
  'on a full disk, writes that do not fit are rejected, and acknowledged ones are stored',
  async () => {
    // Limits files to a few megabytes. The process ignores the signal that a larger write sends.
    const limited = 'trap "" XFSZ; ulimit -f 4000; exec "$0" "$@"';
    const args = ['-c', limited, process.execPath, ...committer, file, String(TABLES), '50000'];
    const child = spawn('/bin/sh', args, { stdio: ['ignore', 'pipe', 'inherit'] });
    const acknowledged = new Acknowledged(child);
    await acknowledged.until(() => acknowledged.failures.size > 0);
    await sleep(100);
    child.kill('SIGKILL');
    await acknowledged.end();
    expect(acknowledged.failures).toEqual(new Set(['StorageFailedError']));
    expect(acknowledged.versions.size).toBe(TABLES);
    const storage = await openSqlite(file);
    await acknowledged.mustBeStored(storage);
    await storage.close();
  },
  60_000,
);
