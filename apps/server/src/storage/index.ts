export { StorageUnavailableError } from './errors.ts';
export { openSqlite } from './sqlite/sqlite.ts';
export type { Storage } from './storage.ts';
