import { existsSync } from 'node:fs';
import Sqlite from 'better-sqlite3';
import { Client } from 'pg';
import { NewerSchemaError } from '../errors.ts';
import { lock } from '../sqlite/lock.ts';
import { migrate as migrateSqlite } from '../sqlite/migrations.ts';
import { Claim } from './claim.ts';
import { bringUp, shown, unreachable } from './postgres.ts';

/** Those that others refer to come first. */
const tables = [
  'people',
  'tables',
  'seats',
  'matches',
  'moves',
  'log',
  'chat',
  'handovers',
  'blocks',
  'seen',
  'channels',
  'notices',
  'deliveries',
  'allowances',
] as const;

/** How many rows are written at once. */
const BATCH = 500;

/** How many rows of one table have been written, of how many. */
export type Progress = (table: string, written: number, of: number) => void;

/**
 * Writes everything that a SQLite file holds into an empty PostgreSQL database, in one transaction: when it is cut short there is
 * nothing in it, and one begins anew. Until it is done no server can open either. The file keeps what it holds.
 *
 * @returns how many rows of each table
 * @throws Error with a line for the host
 */
export async function takeOver(file: string, url: string, progress: Progress): Promise<Record<string, number>> {
  if (!existsSync(file)) throw new Error(`there is no file ${file}`);
  const unlock = lock(file);
  try {
    const db = new Sqlite(file);
    try {
      migrateSqlite(db);
      return await within(url, (client) => copy(db, client, url, progress));
    } finally {
      db.close();
    }
  } finally {
    unlock();
  }
}

/** On a connection without the bounds that a server has. */
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
    const claim = await Claim.stake(url, true);
    return await work(client).finally(() => claim.close());
  } finally {
    await client.end();
  }
}

async function copy(db: Sqlite.Database, client: Client, url: string, progress: Progress): Promise<Record<string, number>> {
  await client.query('BEGIN');
  for (const table of tables) {
    const { rows } = await client.query(`SELECT 1 FROM ${table} LIMIT 1`);
    if (rows.length > 0) throw new Error(`the database ${shown(url)} is not empty.`);
  }
  const counts: Record<string, number> = {};
  for (const table of tables) counts[table] = await copyTable(db, client, table, progress);
  await client.query(`
    UPDATE tables SET
      version = greatest(
        (SELECT version FROM matches WHERE table_id = id), (SELECT max(version) FROM moves WHERE table_id = id)
      ),
      next_line = greatest(
        0, (SELECT max(seq + lines) FROM log WHERE table_id = id), (SELECT max(seq + lines) FROM moves WHERE table_id = id)
      )`);
  await client.query('COMMIT');
  await client.query('ANALYZE');
  return counts;
}

async function copyTable(db: Sqlite.Database, client: Client, table: string, progress: Progress): Promise<number> {
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
  return written;
}

/** Bytes as PostgreSQL writes them: JSON has none. */
function asText(this: Record<string, unknown>, key: string, value: unknown): unknown {
  const own = this[key];
  return Buffer.isBuffer(own) ? `\\x${own.toString('hex')}` : value;
}
