import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Worker } from 'node:worker_threads';
import Sqlite from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { begun, moved } from '../../../test/support/committing.ts';
import { corruption } from '../corruption.ts';
import type { CorruptRecordError } from '../errors.ts';
import type { Storage } from '../storage.ts';
import { openSqlite } from './sqlite.ts';

let folder: string;
let file: string;
let storage: Storage;
let unreadable: CorruptRecordError[];

const open = () => openSqlite(file, { onUnreadable: (error) => unreadable.push(error) });

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sobremesa-failures-'));
  file = join(folder, 'sobremesa.db');
  unreadable = [];
  storage = await open();
});
afterEach(async () => {
  await storage.close();
  rmSync(folder, { recursive: true });
});

const move = (version: number) => moved('t', version).move;

describe('a database locked by another writer', () => {
  it('rejects writes, still reads, and continues afterwards', async () => {
    await storage.commit(begun('t'));
    const other = new Sqlite(file);
    other.exec('BEGIN IMMEDIATE');
    const settled = await Promise.allSettled([1, 2].map((version) => storage.commit({ id: 't', move: move(version) })));
    for (const result of settled) {
      expect(result).toMatchObject({ status: 'rejected', reason: { name: 'StorageFailedError', message: 'database is locked' } });
    }
    expect((await storage.load('t'))?.match?.moves).toEqual([]);
    other.close();
    await storage.commit({ id: 't', move: move(1) });
    expect(await storage.moves('t')).toEqual([move(1)]);
  });
});

describe('a full disk', () => {
  it('rejects writes, is reported once, still allows reads, and writes again when there is space', async () => {
    const reported: string[] = [];
    const pragma = vi.spyOn(Sqlite.prototype, 'pragma');
    const memory = await openSqlite(':memory:', {
      onFailing: ({ message }) => reported.push(message),
      onRecovered: () => reported.push('recovered'),
    });
    const connection = pragma.mock.contexts.at(-1) as Sqlite.Database;
    pragma.mockRestore();
    await memory.commit(begun('t'));
    const pages = connection.pragma('page_count', { simple: true }) as number;
    connection.pragma(`max_page_count = ${pages}`);
    const large = { ...move(1), action: { move: 'go', args: ['x'.repeat(500_000)] } };
    for (const attempt of [1, 2]) {
      await expect(memory.commit({ id: 't', move: large })).rejects.toMatchObject({ name: 'StorageFailedError' });
      expect(reported, `attempt ${attempt}`).toEqual(['database or disk is full']);
    }
    expect((await memory.load('t'))?.match?.moves).toEqual([]);
    connection.pragma('max_page_count = 100000');
    await memory.probe();
    expect(reported).toEqual(['database or disk is full', 'recovered']);
    await memory.commit({ id: 't', move: large });
    expect(await memory.moves('t')).toEqual([large]);
    await memory.close();
  });
});

describe('a thread that dies', () => {
  it('fails its unanswered calls, and is replaced', async () => {
    await storage.close();
    const started = new Promise<Worker>((resolve) => process.once('worker', resolve));
    storage = await open();
    const worker = await started;
    await storage.commit(begun('t'));
    await storage.commit({ id: 't', move: move(1) });
    // An invalid message makes the thread fail. Terminating it from outside, during a statement,
    // would end the whole process.
    worker.postMessage(undefined);
    const settled = await Promise.allSettled([storage.commit({ id: 't', move: move(2) }), storage.load('t')]);
    for (const result of settled) expect(result).toMatchObject({ status: 'rejected', reason: { name: 'StorageFailedError' } });
    // An unanswered write may have been stored, so the writer reads again.
    const stored = await storage.moves('t');
    expect([[move(1)], [move(1), move(2)]]).toContainEqual(stored);
    const next = move(stored.length + 1);
    await storage.commit({ id: 't', move: next });
    expect(await storage.moves('t')).toEqual([...stored, next]);
  });
});

/** The leaves with the first third of a table's rows, overwritten as by a failing disk. */
function breakFirstPages(table: string): void {
  const db = new Sqlite(file, { readonly: true });
  const sql = "SELECT pageno FROM dbstat WHERE name = ? AND pagetype = 'leaf' ORDER BY path";
  const leaves = db.prepare<[string], number>(sql).pluck().all(table);
  const size = db.pragma('page_size', { simple: true }) as number;
  db.close();
  const bytes = readFileSync(file);
  for (const page of leaves.slice(0, leaves.length / 3 + 1)) bytes.fill(0x55, (page - 1) * size, page * size);
  writeFileSync(file, bytes);
}

corruption(async (reports) => {
  const opened = await openSqlite(join(folder, 'another.db'), reports);
  const change = async (sql: string) => {
    const db = new Sqlite(join(folder, 'another.db'));
    const rows = db.prepare(`${sql} RETURNING 1`).all();
    db.close();
    return rows;
  };
  return { storage: opened, change };
});

it('leaves out a table if pages with its moves are corrupt', async () => {
  const ids = ['bad', 'between', 'good'];
  await storage.commit(...ids.map((id) => begun(id)));
  for (const version of Array.from({ length: 60 }, (_, i) => i + 1)) {
    const long = { ...move(version), action: { move: 'go', args: ['x'.repeat(300)] } };
    for (const id of ids) await storage.commit({ id, move: long });
  }
  await storage.close();
  breakFirstPages('moves');
  storage = await open();
  expect((await storage.recentTables(0)).map(({ table }) => table.id)).toEqual(['between', 'good']);
  expect(unreadable.map(({ table }) => table)).toEqual(['bad']);
  expect((await storage.timedTables()).toSorted()).toEqual(ids);
  await expect(storage.load('bad')).rejects.toMatchObject({ name: 'StorageFailedError' });
  expect((await storage.load('good'))?.match?.moves).toHaveLength(60);
});
