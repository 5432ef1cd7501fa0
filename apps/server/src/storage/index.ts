export { StorageUnavailableError } from './errors.ts';
export { openSqlite } from './sqlite.ts';
export type { Storage } from './storage.ts';
