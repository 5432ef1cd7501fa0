import { join } from 'node:path';

export { CorruptRecordError, DatabaseDamagedError, DatabaseInUseError, StorageUnavailableError } from './errors.ts';
export { backUp, restore, type Contents } from './sqlite/backup.ts';
export { makeFolder, makePrivate } from './sqlite/folder.ts';
export { openSqlite } from './sqlite/sqlite.ts';
export { backUpAside } from './sqlite/thread.ts';
export type { BlockRecord, Range, Storage } from './storage.ts';

/** The file of the database in the folder of the data. */
export function databaseIn(dataDir: string): string {
  return join(dataDir, 'sobremesa.db');
}

/** The same with what SQLite keeps beside it while a server runs. */
export function databaseFiles(dataDir: string): string[] {
  return ['', '-wal', '-shm'].map((suffix) => databaseIn(dataDir) + suffix);
}
