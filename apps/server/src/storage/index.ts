import { join } from 'node:path';

export { DatabaseDamagedError, DatabaseInUseError, StorageUnavailableError } from './errors.ts';
export { backUp, restore, type Contents } from './sqlite/backup.ts';
export { openSqlite } from './sqlite/sqlite.ts';
export { backUpAside } from './sqlite/thread.ts';
export type { Storage } from './storage.ts';

/** The file of the database in the folder of the data. */
export function databaseIn(dataDir: string): string {
  return join(dataDir, 'sobremesa.db');
}
