import type { ClientBase } from 'pg';
import { DatabaseSharedError, DatabaseUnreachableError, NewerSchemaError, StorageUnavailableError } from '../errors.ts';
import { SqlStorage, type StorageOptions } from '../sql/storage.ts';
import type { Storage } from '../storage.ts';
import { Claim } from './claim.ts';
import { Connections, reasonOf } from './connections.ts';
import { Database } from './database.ts';
import { migrate } from './migrations.ts';

/** The oldest that we know of. */
const OLDEST = 15;

interface PostgresOptions extends StorageOptions {
  /**
   * With whom it is used: by nobody else, or by servers that tell each other what they write. Left
   * out, nobody is kept away.
   */
  by?: 'one' | 'several';
  /**
   * Called when the connection breaks that keeps others away, and when they are kept away again.
   */
  onClaim?: (isOurs: boolean) => void;
}

/**
 * Opens the database at this URL, making its tables if they are missing.
 *
 * @throws DatabaseSharedError when other servers use it that it cannot be used together with.
 * @throws DatabaseUnreachableError when it cannot be reached, or is not one that we can use. The
 *   message has no password in it.
 * @throws NewerSchemaError when a newer server wrote it.
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
 * Makes sure that a database is one that we can use, and brings it to this server's schema. @throws
 * Error with what it is instead
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

/** Where a database is, without who asks for it. */
export function shown(url: string): string {
  const { host, pathname } = new URL(url);
  return `${host}${pathname}`;
}
