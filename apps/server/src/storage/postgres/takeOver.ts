import { existsSync } from 'node:fs';
import Sqlite from 'better-sqlite3';
import { Client } from 'pg';
import { randomToken } from '../../secrets.ts';
import { NewerSchemaError } from '../errors.ts';
import { lock } from '../sqlite/lock.ts';
import { migrate as migrateSqlite } from '../sqlite/migrations.ts';
import { Claim } from './claim.ts';
import { bringUp, shown, unreachable } from './postgres.ts';

/** In the order of foreign keys: referenced tables first. */
const tables = [
  'people',
  'tables',
  'seats',
  'matches',
  'moves',
  'log',
  'chat',
  'forgotten_people',
  'blocks',
  'seen',
  'devices',
  'passkeys',
  'signed_out_devices',
  'handovers',
  'channels',
  'device_tokens',
  'notices',
  'deliveries',
  'allowances',
  'groups',
  'group_members',
  'group_forgotten',
  'group_matches',
  'group_seats',
  'group_comments',
] as const;

/** Name of the value in `installation` that identifies the copied file. */
const COPIED_FROM = 'copied from';
const ID_BYTES = 9;

/** The identity of a SQLite file, which its copy stores. */
interface Origin {
  /** The installation's id, created for the first copy. */
  id: string;
  /** When a server last ran on it; null if never. */
  aliveAt: number | null;
  /** Number of rows by table. */
  counts: Record<string, number>;
}

/** The origin as stored in the copy. */
interface Copied extends Origin {
  at: number;
}

/** Number of rows per insert. */
const BATCH = 500;

/** Reports the number of copied rows of one table, and their total. */
export type Progress = (table: string, written: number, of: number) => void;

/**
 * The result of a run: the number of rows by table, and the time of the copy if an earlier run made
 * it.
 */
export interface TakenOver {
  counts: Record<string, number>;
  before: Date | null;
}

/**
 * Copies a SQLite file into an empty PostgreSQL database, in one transaction. An interrupted run
 * leaves the database empty and can be repeated. A later run recognises a complete copy. During the
 * copy no server can open either database. The file stays unchanged.
 *
 * @throws Error with a line for the host
 */
export async function takeOver(file: string, url: string, progress: Progress): Promise<TakenOver> {
  if (!existsSync(file)) throw new Error(`there is no file ${file}`);
  const unlock = lock(file);
  try {
    const db = new Sqlite(file);
    try {
      migrateSqlite(db);
      const origin = originOf(db);
      return await within(url, async (client) => {
        const counts = await filled(client);
        if (counts === null) await copyAlone(db, client, origin, { url, progress });
        const before = counts === null ? null : await copiedAt(client, origin, { file, url, counts });
        // An earlier run may have been interrupted after the copy and before this.
        await client.query('ANALYZE');
        return { counts: origin.counts, before };
      });
    } finally {
      db.close();
    }
  } finally {
    unlock();
  }
}

/** Runs `work` on a connection without the timeouts of a server. */
async function within<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await bringUp(client);
  } catch (error) {
    await client.end();
    if (error instanceof NewerSchemaError) throw error;
    throw unreachable(url, error);
  }
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

function originOf(db: Sqlite.Database): Origin {
  db.prepare('INSERT INTO installation VALUES (?, ?) ON CONFLICT DO NOTHING').run('id', randomToken(ID_BYTES));
  const id = db.prepare<[], string>("SELECT value FROM installation WHERE name = 'id'").pluck().get() ?? '';
  const aliveAt = db.prepare<[], number>('SELECT at FROM alive').pluck().get() ?? null;
  const count = (table: string) => db.prepare<[], number>(`SELECT count(*) FROM ${table}`).pluck().get() ?? 0;
  return { id, aliveAt, counts: Object.fromEntries(tables.map((table) => [table, count(table)])) };
}

/** The content of a database in numbers; null if it is empty. */
async function filled(client: Client): Promise<Record<'tables' | 'people', number> | null> {
  for (const table of tables) {
    const { rows } = await client.query(`SELECT 1 FROM ${table} LIMIT 1`);
    if (rows.length === 0) continue;
    const count = `SELECT (SELECT count(*) FROM tables)::integer AS tables, (SELECT count(*) FROM people)::integer AS people`;
    const counted = await client.query<{ tables: number; people: number }>(count);
    return counted.rows[0] ?? { tables: 0, people: 0 };
  }
  return null;
}

/**
 * When an earlier run copied this file; null if none did. @throws Error if the database contains
 * other data
 */
async function copiedAt(
  client: Client,
  origin: Origin,
  { file, url, counts }: { file: string; url: string; counts: Record<'tables' | 'people', number> },
): Promise<Date> {
  const { rows } = await client.query<{ value: string }>('SELECT value FROM installation WHERE name = $1', [COPIED_FROM]);
  const copied = rows[0] === undefined ? null : (JSON.parse(rows[0].value) as Copied);
  const what = `the database ${shown(url)} is not empty: it holds`;
  const how = `Set DATABASE_URL to an empty database`;
  if (copied === null) {
    throw new Error(`${what} tables (${counts.tables}) and people (${counts.people}) that were not copied from a file. ${how}.`);
  }
  const at = new Date(copied.at);
  if (copied.id !== origin.id) {
    throw new Error(`${what} a copy of another file than ${file}, made at ${at.toISOString()}. ${how}.`);
  }
  const isSame = copied.aliveAt === origin.aliveAt && JSON.stringify(copied.counts) === JSON.stringify(origin.counts);
  if (isSame) return at;
  throw new Error(
    `${what} a copy of ${file} made at ${at.toISOString()}, and a server has run on that file since. What it stored then is not in the ` +
      `copy. To go on with the copy, start the server with DATABASE_URL; to go on with the file, copy it again: ${how.toLowerCase()}.`,
  );
}

/** Copies under locks that keep servers out. @throws Error if the database is not empty any more */
async function copyAlone(
  db: Sqlite.Database,
  client: Client,
  origin: Origin,
  { url, progress }: { url: string; progress: Progress },
): Promise<void> {
  const claim = await Claim.stake(url, true);
  try {
    if ((await filled(client)) !== null) throw new Error(`the database ${shown(url)} has just been written to. Run this again.`);
    await copy(db, client, origin, progress);
  } finally {
    await claim.close();
  }
}

async function copy(db: Sqlite.Database, client: Client, origin: Origin, progress: Progress): Promise<void> {
  await client.query('BEGIN');
  for (const table of tables) await copyTable(db, client, table, progress);
  const copied: Copied = { ...origin, at: Date.now() };
  await client.query(
    'INSERT INTO installation (name, value) VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET value = excluded.value',
    [COPIED_FROM, JSON.stringify(copied)],
  );
  await client.query(`
    UPDATE tables SET
      version = greatest(
        (SELECT version FROM matches WHERE table_id = id), (SELECT max(version) FROM moves WHERE table_id = id)
      ),
      next_line = greatest(
        0, (SELECT max(seq + lines) FROM log WHERE table_id = id), (SELECT max(seq + lines) FROM moves WHERE table_id = id)
      )`);
  await client.query('COMMIT');
}

async function copyTable(db: Sqlite.Database, client: Client, table: string, progress: Progress): Promise<void> {
  const columns = db.prepare<[string], string>('SELECT name FROM pragma_table_info(?)').pluck().all(table).join(', ');
  const total = db.prepare<[], number>(`SELECT count(*) FROM ${table}`).pluck().get() ?? 0;
  const sql = `INSERT INTO ${table} (${columns}) SELECT ${columns} FROM json_populate_recordset(NULL::${table}, $1)`;
  let written = 0;
  let batch: object[] = [];
  const write = async () => {
    await client.query(sql, [JSON.stringify(batch, asText)]);
    written += batch.length;
    batch = [];
    progress(table, written, total);
  };
  for (const row of db.prepare<[], object>(`SELECT ${columns} FROM ${table}`).iterate()) {
    batch.push(row);
    if (batch.length === BATCH) await write();
  }
  if (batch.length > 0) await write();
}

/** Bytes in PostgreSQL's hex notation, since JSON has none. */
function asText(this: Record<string, unknown>, key: string, value: unknown): unknown {
  const own = this[key];
  return Buffer.isBuffer(own) ? `\\x${own.toString('hex')}` : value;
}
