import { copyFileSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { LogRecord } from '@sobremesa/match';
import { settingDefaults } from '@sobremesa/protocol';
import Sqlite from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { commentsAfter, commentsFound, earlierComments } from '../../../test/support/earlierComments.ts';
import type { Storage } from '../storage.ts';
import { StorageUnavailableError } from '../errors.ts';
import { migrate, migrations, SCHEMA_VERSION } from './migrations.ts';
import { openSqlite } from './sqlite.ts';

/**
 * Written by release 0.1.0: running matches of all three games, one in an answer window and one
 * with a stand-in, a finished match with its rematch, an open table, a chat and a seat transfer.
 */
const released = fileURLToPath(new URL('../../../test/fixtures/storage-1.db', import.meta.url));

let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sobremesa-migration-'));
  file = join(folder, 'sobremesa.db');
  copyFileSync(released, file);
});
afterEach(() => rmSync(folder, { recursive: true }));

/** The columns of the tables in that release. */
interface Row {
  active_at: number;
  answer_window: string | null;
  asked: string;
  at: number;
  auto_start: number;
  created_at: number;
  event: string;
  hash: Uint8Array;
  host: string | null;
  id: string;
  kind: 'game' | 'table';
  name: string;
  person: string | null;
  rematch: string | null;
  requests: string;
  rev: number;
  secret_hash: Uint8Array;
  seen_at: number;
  seq: number;
  settings: string;
  stand_in: number;
  state: string;
  status: string;
  table_id: string;
  version: number;
}

/** The rows in a file, read without the storage. */
function rows<T = Row>(path: string, sql: string): T[] {
  const db = new Sqlite(path);
  const all = db.prepare<[], T>(sql).all();
  db.close();
  return all;
}

async function withStorage<T>(use: (storage: Storage) => Promise<T>): Promise<T> {
  const storage = await openSqlite(file);
  try {
    return await use(storage);
  } finally {
    await storage.close();
  }
}

describe('a database of release 0.1.0', () => {
  it('keeps its tables, seats and people', async () => {
    const people = rows(file, 'SELECT * FROM people');
    const tables = rows(file, 'SELECT * FROM tables');
    const seats = rows(file, 'SELECT * FROM seats ORDER BY seat');
    expect([people.length, tables.length, seats.length]).toEqual([5, 6, 17]);
    await withStorage(async (storage) => {
      for (const { id, name, seen_at: seenAt, secret_hash: secretHash } of people) {
        const hash = new Uint8Array(secretHash);
        expect(await storage.user(id)).toEqual({ id, name, seenAt, quiet: null, links: true, turnedOff: [], secretHash: hash });
        const times = { addedAt: seenAt, seenAt, checkedAt: seenAt };
        expect(await storage.devicesOf(id)).toEqual([{ id, person: id, secretHash: hash, name: '', way: 'first', ...times }]);
      }
      for (const row of tables) {
        const here = seats.filter(({ table_id: table }) => table === row.id);
        const names = here.map(({ person }) => people.find(({ id }) => id === person)).filter((person) => person !== undefined);
        const stored = await storage.load(row.id);
        expect(stored?.table).toEqual({
          id: row.id,
          rev: row.rev,
          status: row.status,
          settings: {
            ...settingDefaults,
            ...(JSON.parse(row.settings) as object),
            watchersTalk: true,
          },
          autoStart: row.auto_start === 1,
          host: row.host,
          createdAt: row.created_at,
          activeAt: row.active_at,
          rematch: row.rematch,
          muted: [],
          barred: [],
          shuffle: null,
          vote: null,
          clock: null,
          wish: null,
          seats: here.map(({ state, person, stand_in: standIn }) => ({
            state,
            person,
            standIn: standIn === 1 ? 'away' : null,
            ordinal: 1,
            bot: null,
          })),
        });
        expect(stored?.names).toEqual(Object.fromEntries(names.map(({ id, name }) => [id, name])));
      }
      expect(await storage.recentTables(0)).toHaveLength(tables.length);
    });
  });

  it('keeps its matches as snapshots, from which they continue', async () => {
    const asked = new Map(rows(file, 'SELECT id, asked FROM tables').map(({ id, asked }) => [id, asked]));
    const matches = rows(file, 'SELECT * FROM matches');
    expect(matches.filter((row) => row.answer_window !== null)).toHaveLength(1);
    await withStorage(async (storage) => {
      for (const { table_id: table, version, state, requests, answer_window: window } of matches) {
        const snapshot = {
          version,
          rules: 1,
          state,
          requests: JSON.parse(requests),
          asked: JSON.parse(asked.get(table) ?? ''),
          window: JSON.parse(window ?? 'null'),
        };
        expect((await storage.load(table))?.match).toEqual({ snapshot, moves: [] });
        const move = {
          version: version + 1,
          at: 1,
          seat: 0,
          action: { undo: 0 },
          request: null,
          rules: 1,
          asked: [],
          window: null,
        };
        await storage.commit({ id: table, move });
        expect((await storage.load(table))?.match).toEqual({ snapshot, moves: [move] });
      }
    });
  });

  it('keeps its lists', async () => {
    const tables = rows(file, 'SELECT * FROM tables');
    const timed = rows(
      file,
      'SELECT table_id FROM matches WHERE answer_window IS NOT NULL UNION SELECT table_id FROM seats WHERE stand_in',
    );
    expect(timed).toHaveLength(2);
    await withStorage(async (storage) => {
      expect((await storage.timedTables()).toSorted()).toEqual(timed.map((row) => row.table_id).toSorted());
      for (const { id, asked, active_at: activeAt } of tables) {
        expect(await storage.head(id)).toMatchObject({ asked: JSON.parse(asked), activeAt });
      }
    });
  });

  it('keeps its logs, chats and seat transfers, which stay usable', async () => {
    const log = rows(file, 'SELECT * FROM log ORDER BY seq');
    const chat = rows(file, 'SELECT * FROM chat ORDER BY seq');
    expect([log.length > 200, chat.length]).toEqual([true, 3]);
    await withStorage(async (storage) => {
      for (const table of new Set(log.map((row) => row.table_id))) {
        const lines = log
          .filter((row) => row.table_id === table)
          .map(({ seq, at, version, kind, event }) => ({ seq, at, version, entry: { kind, event: renewed(JSON.parse(event)) } }));
        expect(await storage.log(table, { limit: 1000 })).toEqual(lines);
        const next = { ...(lines.at(-1) as unknown as LogRecord), seq: lines.length };
        await storage.commit({ id: table, log: [next] });
        expect(await storage.log(table, { limit: 2 })).toEqual([lines.at(-1), next]);
      }
      for (const { table_id: table, ...message } of chat) {
        const said = { ...message, place: null, watchers: false, speaker: null };
        expect(await storage.chat(table, { limit: 9 }, false)).toContainEqual(said);
      }
      const [seatTransfer] = rows(`${file}.before-${SCHEMA_VERSION}`, 'SELECT * FROM handovers');
      expect((await storage.seatTransfer(new Uint8Array(seatTransfer?.hash ?? [])))?.table).toBe(seatTransfer?.table_id);
    });
  });

  it('is migrated once, and a copy of it is kept beside it', async () => {
    const copy = `${file}.before-${SCHEMA_VERSION}`;
    const before = rows(file, 'SELECT * FROM matches');
    await withStorage(async (storage) => {
      const { table } = (await storage.load(before[0]?.table_id ?? '')) ?? {};
      await storage.deleteTable(table?.id ?? '', table?.rev ?? 0);
    });
    expect(rows(copy, 'SELECT * FROM matches')).toEqual(before);
    expect(rows(copy, 'PRAGMA user_version')).toEqual([{ user_version: 1 }]);
    rmSync(copy);
    await withStorage((storage) => storage.timedTables());
    expect(existsSync(copy)).toBe(false);
    expect(rows(file, 'PRAGMA user_version')).toEqual([{ user_version: SCHEMA_VERSION }]);
    expect(rows(file, 'PRAGMA integrity_check')).toEqual([{ integrity_check: 'ok' }]);
  });

  it('stays unchanged if its migration fails', async () => {
    const db = new Sqlite(file);
    db.pragma('foreign_keys = OFF');
    db.exec("INSERT INTO chat VALUES ('nowhere', 0, 1, 'Ana', 0, 'Hola')");
    db.close();
    const before = rows(file, 'SELECT * FROM log');
    await expect(openSqlite(file)).rejects.toThrow(StorageUnavailableError);
    await expect(openSqlite(file)).rejects.toThrow('after the migration, rows of chat refer to missing rows of tables');
    expect(rows(file, 'SELECT * FROM log')).toEqual(before);
    expect(rows(file, 'PRAGMA user_version')).toEqual([{ user_version: 1 }]);
  });
});

const rebuilt = (condition: string) => `
  CREATE TABLE new_tables AS SELECT * FROM tables WHERE ${condition};
  DROP TABLE tables;
  ALTER TABLE new_tables RENAME TO tables;
  CREATE UNIQUE INDEX tables_by_id ON tables (id);`;
const counts = () =>
  ['tables', 'seats', 'matches', 'log', 'chat', 'handovers'].map((table) => rows(file, `SELECT count(*) FROM ${table}`)[0]);

/**
 * Migrates the file by one more step, on a connection that enforces foreign keys, which may be
 * SQLite's default.
 */
function bringUp(sql: string): void {
  const db = new Sqlite(file);
  db.pragma('foreign_keys = ON');
  try {
    migrate(db, [...migrations, sql]);
  } finally {
    db.close();
  }
}

describe('a migration that rebuilds a table', () => {
  it('deletes no rows that refer to it, and keeps a copy of the old database', async () => {
    await withStorage((storage) => storage.timedTables());
    const before = counts();
    bringUp(rebuilt('true'));
    expect(counts()).toEqual(before);
    expect(rows(file, 'PRAGMA user_version')).toEqual([{ user_version: SCHEMA_VERSION + 1 }]);
    expect(rows(file, 'PRAGMA foreign_key_check')).toEqual([]);
    const copy = `${file}.before-${SCHEMA_VERSION + 1}`;
    expect(rows(copy, 'PRAGMA user_version')).toEqual([{ user_version: SCHEMA_VERSION }]);
    expect(rows(copy, 'SELECT count(*) FROM seats')).toEqual([before[1]]);
  });

  it('and loses rows to which others refer is rolled back', async () => {
    await withStorage((storage) => storage.timedTables());
    const before = counts();
    expect(() => bringUp(rebuilt("status = 'open'"))).toThrow(/after the migration, rows of \w+ refer to missing rows of tables/);
    expect(counts()).toEqual(before);
    expect(rows(file, 'PRAGMA user_version')).toEqual([{ user_version: SCHEMA_VERSION }]);
  });
});

it('comments of groups get their authors, and forgotten players stay so', () => {
  rmSync(file);
  const db = new Sqlite(file);
  migrate(db, migrations.slice(0, -1));
  db.exec(earlierComments("x'00'"));
  migrate(db);
  db.close();
  expect(rows(file, commentsAfter)).toEqual(commentsFound);
  expect(rows(file, 'SELECT * FROM forgotten_people')).toEqual([{ table_id: 't', person: 'person ben' }]);
});

it('a new database has no copy beside it', async () => {
  rmSync(file);
  await withStorage(async () => undefined);
  expect(readdirSync(folder).toSorted()).toEqual(['sobremesa.db', 'sobremesa.db.lock']);
});

/** Earlier releases stored a list of the players who triggered the end. */
function renewed(event: { type: string; players?: string[] }) {
  return event.type === 'endTriggered' ? { type: event.type, player: event.players?.[0], cause: null } : event;
}
