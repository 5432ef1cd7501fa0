import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import Database from 'better-sqlite3';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { conformance } from './conformance.ts';
import { NewerSchemaError, StorageUnavailableError } from './errors.ts';
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

describe('a SQLite file', () => {
  it('is made with its folder, and holds what was written when it is opened again', async () => {
    const file = freshFile();
    const first = openSqlite(file);
    await first.addPerson({ id: 'ana', name: 'Ana', secretHash: new Uint8Array(32), seenAt: 1 });
    await first.close();
    const second = openSqlite(file);
    expect((await second.person('ana'))?.name).toBe('Ana');
    await second.close();
  });

  it('is written ahead, synced fully, and at the newest schema', async () => {
    const file = freshFile();
    const storage = openSqlite(file);
    const other = new Database(file);
    expect(other.pragma('journal_mode', { simple: true })).toBe('wal');
    expect(other.pragma('user_version', { simple: true })).toBe(SCHEMA_VERSION);
    other.close();
    await storage.close();
  });

  it.skipIf(process.platform === 'win32')('lies in a folder that only the account of the server may open', async () => {
    const file = freshFile();
    await openSqlite(file).close();
    expect(statSync(dirname(file)).mode & 0o777).toBe(0o700);
  });

  it.runIf(process.platform === 'linux')('is refused where the system takes no folders', () => {
    expect(() => openSqlite('/proc/none/of/these/sobremesa.db')).toThrow(StorageUnavailableError);
  });

  it('of a newer server is refused with a clear error and left alone', async () => {
    const file = freshFile();
    await openSqlite(file).close();
    const newer = new Database(file);
    newer.pragma(`user_version = ${SCHEMA_VERSION + 1}`);
    newer.close();
    expect(() => openSqlite(file)).toThrow(NewerSchemaError);
    expect(() => openSqlite(file)).toThrow(`schema ${SCHEMA_VERSION + 1}`);
  });

  it('that cannot be written is refused with a clear error', () => {
    const blocked = join(folder, 'not-a-folder');
    writeFileSync(blocked, '');
    expect(() => openSqlite(join(blocked, 'sobremesa.db'))).toThrow(StorageUnavailableError);
    writeFileSync(join(folder, 'text.db'), 'this is not a database, and long enough not to be taken for an empty one'.repeat(20));
    expect(() => openSqlite(join(folder, 'text.db'))).toThrow(StorageUnavailableError);
  });
});
