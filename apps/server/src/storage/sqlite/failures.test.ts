import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Worker } from 'node:worker_threads';
import Sqlite from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CorruptRecordError } from '../errors.ts';
import type { MoveRecord, Storage, TableWrite } from '../storage.ts';
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

function running(id: string): TableWrite {
  const settings = {
    game: 'secrets',
    seats: 1,
    options: {},
    listed: true,
    watchable: true,
    watchersTalk: false,
    watchDelay: null,
  };
  const table = { id, rev: 0, status: 'running', settings, autoStart: false, host: null, createdAt: 1, activeAt: 1 } as const;
  const snapshot = { version: 0, rules: 1, state: '{}', requests: {}, asked: [0], window: null };
  return { id, table: { ...table, rematch: null, muted: [], vote: null, seats: [] }, snapshot };
}

const move = (version: number): MoveRecord => ({
  version,
  at: version,
  seat: 0,
  action: { move: 'go', args: [] },
  request: null,
  rules: 1,
  asked: [0],
  window: null,
});

describe('a database that somebody else keeps from being written', () => {
  it('refuses what it cannot write, still reads, and goes on afterwards', async () => {
    await storage.commit(running('t'));
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
  it('refuses what does not fit, is told once, still reads, and goes on when there is room', async () => {
    const told: string[] = [];
    const pragma = vi.spyOn(Sqlite.prototype, 'pragma');
    const memory = await openSqlite(':memory:', {
      onFailing: ({ message }) => told.push(message),
      onRecovered: () => told.push('recovered'),
    });
    const connection = pragma.mock.contexts.at(-1) as Sqlite.Database;
    pragma.mockRestore();
    await memory.commit(running('t'));
    const pages = connection.pragma('page_count', { simple: true }) as number;
    connection.pragma(`max_page_count = ${pages}`);
    const large = { ...move(1), action: { move: 'go', args: ['x'.repeat(500_000)] } };
    for (const attempt of [1, 2]) {
      await expect(memory.commit({ id: 't', move: large })).rejects.toMatchObject({ name: 'StorageFailedError' });
      expect(told, `attempt ${attempt}`).toEqual(['database or disk is full']);
    }
    expect((await memory.load('t'))?.match?.moves).toEqual([]);
    connection.pragma('max_page_count = 100000');
    await memory.probe();
    expect(told).toEqual(['database or disk is full', 'recovered']);
    await memory.commit({ id: 't', move: large });
    expect(await memory.moves('t')).toEqual([large]);
    await memory.close();
  });
});

describe('a thread that dies', () => {
  it('fails what it has not answered, and another one takes its place', async () => {
    await storage.close();
    const started = new Promise<Worker>((resolve) => process.once('worker', resolve));
    storage = await open();
    const worker = await started;
    await storage.commit(running('t'));
    await storage.commit({ id: 't', move: move(1) });
    // No message of ours; to end it from outside, in the middle of a statement, would end the whole process.
    worker.postMessage(undefined);
    const settled = await Promise.allSettled([storage.commit({ id: 't', move: move(2) }), storage.load('t')]);
    for (const result of settled) expect(result).toMatchObject({ status: 'rejected', reason: { name: 'StorageFailedError' } });
    // What was not answered may have been written just before, so one reads again.
    const stored = await storage.moves('t');
    expect([[move(1)], [move(1), move(2)]]).toContainEqual(stored);
    const next = move(stored.length + 1);
    await storage.commit({ id: 't', move: next });
    expect(await storage.moves('t')).toEqual([...stored, next]);
  });
});

/** Changes the file behind the storage's back. */
async function spoil(sql: string): Promise<void> {
  await storage.commit(running('good'), running('bad'));
  for (const id of ['good', 'bad']) {
    for (const version of [1, 2]) {
      const entry = { kind: 'game', event: { type: 'moved' } } as const;
      await storage.commit({ id, move: move(version), log: [{ seq: version, at: 1, version, entry }] });
    }
  }
  await storage.close();
  const db = new Sqlite(file);
  expect(db.prepare(sql).run().changes).toBe(1);
  db.close();
  storage = await open();
}

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

const named = (promise: Promise<unknown>) =>
  expect(promise).rejects.toMatchObject({ name: 'CorruptRecordError', table: 'bad' } satisfies Partial<CorruptRecordError>);

describe('a table that cannot be read', () => {
  it('is left out of the lists, which tell of it', async () => {
    await spoil("UPDATE tables SET settings = '{' WHERE id = 'bad'");
    expect((await storage.recentTables(0)).map(({ table }) => table.id)).toEqual(['good']);
    expect(unreadable.map(({ table }) => table)).toEqual(['bad']);
    expect(unreadable[0]).toBeInstanceOf(CorruptRecordError);
    await named(storage.head('bad'));
    await named(storage.load('bad'));
    expect(await storage.load('good')).not.toBeNull();
    expect(await storage.timedTables()).toEqual([]);
    expect((await storage.idleTables('running', 9)).toSorted()).toEqual(['bad', 'good']);
  });

  it.each([
    ['its snapshot', "UPDATE matches SET requests = 'x' WHERE table_id = 'bad'"],
    ['a move', "UPDATE moves SET action = '' WHERE table_id = 'bad' AND version = 2"],
    ['JSON of something else', "UPDATE matches SET asked = '7' WHERE table_id = 'bad'"],
    ['a snapshot of something else', "UPDATE matches SET requests = '[1]' WHERE table_id = 'bad'"],
    ['a move of something else', "UPDATE moves SET action = '{}' WHERE table_id = 'bad' AND version = 2"],
    ['its window', "UPDATE moves SET answer_window = '[' WHERE table_id = 'bad' AND version = 1"],
    ['a move that is gone', "DELETE FROM moves WHERE table_id = 'bad' AND version = 1"],
  ])('fails its own load: %s', async (_, sql) => {
    await spoil(sql);
    await named(storage.load('bad'));
    expect((await storage.load('good'))?.match?.moves).toHaveLength(2);
    expect(await storage.recentTables(0)).toHaveLength(2);
    expect(unreadable).toEqual([]);
  });

  it('is left out as well when its settings are those of something else', async () => {
    await spoil(`UPDATE tables SET settings = '{"game":"secrets"}' WHERE id = 'bad'`);
    expect((await storage.recentTables(0)).map(({ table }) => table.id)).toEqual(['good']);
    expect(unreadable.map(({ table }) => table)).toEqual(['bad']);
  });

  it('is left out when pages of its moves are broken', async () => {
    const ids = ['bad', 'between', 'good'];
    await storage.commit(...ids.map(running));
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

  it('fails the reading of its own log', async () => {
    await spoil("UPDATE moves SET entries = '[1' WHERE table_id = 'bad' AND version = 1");
    await named(storage.log('bad', { limit: 9 }));
    expect(await storage.log('bad', { limit: 1 })).toHaveLength(1);
    expect(await storage.log('good', { limit: 9 })).toHaveLength(2);
  });
});
