import { join } from 'node:path';

export {
  CorruptRecordError,
  DatabaseDamagedError,
  DatabaseInUseError,
  DatabaseUnreachableError,
  StorageUnavailableError,
} from './errors.ts';
export { openPostgres, shown } from './postgres/postgres.ts';
export { takeOver } from './postgres/takeOver.ts';
export type { StorageOptions } from './sql/storage.ts';
export { backUp, restore, type Contents } from './sqlite/backup.ts';
export { makeFolder, makePrivate } from './sqlite/folder.ts';
export { openSqlite } from './sqlite/sqlite.ts';
export { backUpAside } from './sqlite/thread.ts';
export type { BlockRecord, Range, Storage } from './storage.ts';

/** The database's file in the data folder. */
export function databaseIn(dataDir: string): string {
  return join(dataDir, 'sobremesa.db');
}
