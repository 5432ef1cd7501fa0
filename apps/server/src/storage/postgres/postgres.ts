import { DatabaseUnreachableError, NewerSchemaError } from '../errors.ts';
import { SqlStorage, type StorageOptions } from '../sql/storage.ts';
import type { Storage } from '../storage.ts';
import { Connections, reasonOf } from './connections.ts';
import { Database } from './database.ts';
import { migrate } from './migrations.ts';

/** The oldest that we know of. */
const OLDEST = 15;

/**
 * Opens the database at this URL, making its tables if they are missing. Others may use it at the same time.
 *
 * @throws DatabaseUnreachableError when it cannot be reached, or is not one that we can use. The message has no password in it.
 * @throws NewerSchemaError when a newer server wrote it.
 */
export async function openPostgres(url: string, options: StorageOptions = {}): Promise<Storage> {
  const connections = new Connections(url);
  try {
    await connections.run(async (client) => {
      const { rows } = await client.query<{ version: number; encoding: string }>(
        `SELECT current_setting('server_version_num')::integer / 10000 AS version, current_setting('server_encoding') AS encoding`,
      );
      const { version = 0, encoding = '' } = rows[0] ?? {};
      if (version < OLDEST) throw new Error(`it is PostgreSQL ${version}, and must be ${OLDEST} or later`);
      if (encoding !== 'UTF8') throw new Error(`its encoding is ${encoding}, and must be UTF8`);
      await migrate(client);
    });
  } catch (error) {
    await connections.close();
    if (error instanceof NewerSchemaError) throw error;
    throw new DatabaseUnreachableError(`The database ${shown(url)} cannot be used: ${reasonOf(error)}`, { cause: error });
  }
  return new SqlStorage(new Database(connections), options);
}

/** Where a database is, without who asks for it. */
function shown(url: string): string {
  const { host, pathname } = new URL(url);
  return `${host}${pathname}`;
}
