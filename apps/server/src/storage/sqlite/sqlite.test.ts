import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { conformance } from '../conformance.ts';
import { DatabaseInUseError, NewerSchemaError, StorageUnavailableError } from '../errors.ts';
import type { Call } from '../sql/calls.ts';
import { Database } from './database.ts';
import { SCHEMA_VERSION } from './migrations.ts';
import { openSqlite } from './sqlite.ts';

let folder: string;
let files = 0;
const freshFile = (): string => join(folder, `${files++}`, 'sobremesa.db');

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'sobremesa-storage-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('SQLite in memory', () => {
  conformance(() => openSqlite(':memory:'));
});

describe('SQLite in a file', () => {
  conformance(() => openSqlite(freshFile()));
});

const person = (i: number): Call => [['addUser', `p${i}`, 'Ana', new Uint8Array(32), i]];
const ana = { id: 'ana', name: 'Ana', secretHash: new Uint8Array(32), seenAt: 1 };

describe('a SQLite file', () => {
  it('is created with its folder, and has its content when it is opened again', async () => {
    const file = freshFile();
    const first = await openSqlite(file);
    await first.addUser(ana);
    await first.close();
    const second = await openSqlite(file);
    expect(await second.user('ana')).toEqual({ ...ana, quiet: null, links: true, turnedOff: [] });
    await second.close();
  });

  it('uses write-ahead logging, and syncs every transaction to disk before its answer', () => {
    const pragma = vi.spyOn(Sqlite.prototype, 'pragma');
    const database = new Database(freshFile());
    const connection = pragma.mock.contexts.at(-1) as Sqlite.Database;
    pragma.mockRestore();
    expect(connection.pragma('journal_mode', { simple: true })).toBe('wal');
    expect(connection.pragma('synchronous', { simple: true })).toBe(2);
    expect(connection.pragma('foreign_keys', { simple: true })).toBe(1);
    expect(connection.pragma('user_version', { simple: true })).toBe(SCHEMA_VERSION);
    database.close();
  });

  it('writes once for concurrent calls', () => {
    const file = freshFile();
    const database = new Database(file);
    const written = () => statSync(`${file}-wal`).size;
    database.run([person(0)]);
    const start = written();
    database.run([person(1)]);
    const one = written() - start;
    database.run(Array.from({ length: 20 }, (_, i) => person(i + 2)));
    expect(written() - start - one).toBeLessThan(2 * one);
    database.close();
  });

  it.skipIf(process.platform === 'win32')('is not accessible to other accounts, even in a folder that is open to all', () => {
    const folder = dirname(freshFile());
    mkdirSync(folder, { recursive: true });
    chmodSync(folder, 0o755);
    const file = join(folder, 'shared.db');
    const modes = () => readdirSync(folder).map((name) => `${name} ${(statSync(join(folder, name)).mode & 0o777).toString(8)}`);
    const first = new Database(file);
    first.run([person(0)]);
    expect(modes()).toEqual(expect.arrayContaining(['shared.db 600', 'shared.db-shm 600', 'shared.db-wal 600']));
    first.close();
    chmodSync(file, 0o644);
    const second = new Database(file);
    second.run([person(1)]);
    expect(modes()).toEqual(expect.arrayContaining(['shared.db 600', 'shared.db-shm 600', 'shared.db-wal 600']));
    second.close();
  });

  it.skipIf(process.platform === 'win32')("is in a folder that only the server's account can open", async () => {
    const file = freshFile();
    await (await openSqlite(file)).close();
    expect(statSync(dirname(file)).mode & 0o777).toBe(0o700);
  });

  // Every thread first compiles its TypeScript, which takes seconds on a busy machine.
  it('belongs to one server at a time, while other programs can copy it', async () => {
    const file = freshFile();
    const first = await openSqlite(file);
    await first.addUser(ana);
    const refused = openSqlite(file);
    await expect(refused).rejects.toThrow(DatabaseInUseError);
    await expect(refused).rejects.toThrow('another server is using it');
    const reader = new Sqlite(file, { readonly: true });
    await reader.backup(`${file}.copy`);
    reader.close();
    await first.close();
    for (const path of [file, `${file}.copy`]) {
      const next = new Database(path);
      expect(next.run([[['user', 'ana']]])).toMatchObject([[[{ id: 'ana', name: 'Ana' }]]]);
      next.close();
    }
  }, 300_000);

  it.runIf(process.platform === 'linux')('is rejected where the system allows no new folders', async () => {
    await expect(openSqlite('/proc/none/of/these/sobremesa.db')).rejects.toThrow(StorageUnavailableError);
  });

  it('of a newer server is rejected with a clear error and stays unchanged', async () => {
    const file = freshFile();
    await (await openSqlite(file)).close();
    const newer = new Sqlite(file);
    newer.pragma(`user_version = ${SCHEMA_VERSION + 1}`);
    newer.close();
    const before = readFileSync(file);
    await expect(openSqlite(file)).rejects.toThrow(NewerSchemaError);
    await expect(openSqlite(file)).rejects.toThrow(`schema ${SCHEMA_VERSION + 1}`);
    expect(readFileSync(file).equals(before)).toBe(true);
  });

  it('that is not writable is rejected with a clear error', async () => {
    const blocked = join(folder, 'not-a-folder');
    writeFileSync(blocked, '');
    await expect(openSqlite(join(blocked, 'sobremesa.db'))).rejects.toThrow(StorageUnavailableError);
    writeFileSync(join(folder, 'text.db'), 'this is not a database, and long enough not to be taken for an empty one'.repeat(20));
    await expect(openSqlite(join(folder, 'text.db'))).rejects.toThrow(/text\.db is damaged: file is not a database/);
  });
});
