import { SqlStorage, type StorageOptions } from '../sql/storage.ts';
import type { Storage } from '../storage.ts';
import { Calls, type Executor } from './calls.ts';
import { Database, MEMORY } from './database.ts';
import { Thread } from './thread.ts';

/**
 * Opens the database in `file`, and creates it and its folder if they are missing. It runs in its
 * own thread, so that the event loop never waits for the disk; `:memory:` keeps everything in
 * memory, in this thread.
 *
 * @throws StorageUnavailableError when the file cannot be opened for writing, or another server has
 *   it.
 * @throws NewerSchemaError when a newer server wrote it.
 */
export async function openSqlite(file: string, options: StorageOptions = {}): Promise<Storage> {
  const executor = file === MEMORY ? inThisThread() : await Thread.open(file);
  return new SqlStorage(new Calls(executor), options);
}

function inThisThread(): Executor {
  const database = new Database(MEMORY);
  return { run: async (calls) => database.run(calls), close: async () => database.close() };
}
