import type { ClientBase } from 'pg';
import { DatabaseSharedError, DatabaseUnreachableError, NewerSchemaError, StorageUnavailableError } from '../errors.ts';
import { SqlStorage, type StorageOptions } from '../sql/storage.ts';
import type { Storage } from '../storage.ts';
import { Claim } from './claim.ts';
import { Connections, reasonOf } from './connections.ts';
import { Database } from './database.ts';
import { migrate } from './migrations.ts';

/** Oldest supported version of PostgreSQL. */
const OLDEST = 15;

interface PostgresOptions extends StorageOptions {
  /**
   * The kind of lock on the database: exclusive for one server, or shared for several that exchange
   * their writes. Left out: no lock.
   */
  by?: 'one' | 'several';
  /** Called when the connection with the lock breaks, and when the lock is held again. */
  onClaim?: (isOurs: boolean) => void;
}

/**
 * Opens the database at this URL, and creates missing tables.
 *
 * @throws DatabaseSharedError if servers use the database that cannot work together with this one
 * @throws DatabaseUnreachableError if it cannot be reached or used. The message contains no
 *   password.
 * @throws NewerSchemaError if a newer server wrote it
 */
export async function openPostgres(url: string, { by, onClaim, ...options }: PostgresOptions = {}): Promise<Storage> {
  const connections = new Connections(url);
  let claim: Claim | null = null;
  try {
    await connections.run(bringUp);
    claim = by === undefined ? null : await Claim.stake(url, by === 'one', onClaim);
  } catch (error) {
    await connections.close();
    if (error instanceof NewerSchemaError || error instanceof DatabaseSharedError) throw error;
    throw unreachable(url, error);
  }
  return new SqlStorage(new Database(connections, claim), options);
}

/**
 * Checks that a database is usable, and migrates it to this server's schema. @throws Error that
 * names the unsupported property
 */
export async function bringUp(client: ClientBase): Promise<void> {
  const { rows } = await client.query<{ version: number; encoding: string }>(
    `SELECT current_setting('server_version_num')::integer / 10000 AS version, current_setting('server_encoding') AS encoding`,
  );
  const { version = 0, encoding = '' } = rows[0] ?? {};
  if (version < OLDEST) throw new StorageUnavailableError(`it is PostgreSQL ${version}, and must be ${OLDEST} or later`);
  if (encoding !== 'UTF8') throw new StorageUnavailableError(`its encoding is ${encoding}, and must be UTF8`);
  await migrate(client);
}

export function unreachable(url: string, cause: unknown): DatabaseUnreachableError {
  return new DatabaseUnreachableError(`The database ${shown(url)} cannot be used: ${reasonOf(cause)}`, { cause });
}

/** A database's host and name, without user and password. */
export function shown(url: string): string {
  const { host, pathname } = new URL(url);
  return `${host}${pathname}`;
}
