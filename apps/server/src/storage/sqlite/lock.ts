import Database from 'better-sqlite3';
import { DatabaseInUseError } from '../errors.ts';

/** How long to wait for a server that is stopping, in milliseconds. */
const PATIENCE = 2000;

/**
 * Ensures that no other server, in this process or another, uses the database: two servers would
 * not see each other's moves. Other programs can still read the database, for a backup. It is a
 * lock of the operating system on an open file, so it always ends with its process.
 *
 * @returns releases the lock
 * @throws DatabaseInUseError if another server holds it
 */
export function lock(file: string): () => void {
  const held = new Database(`${file}.lock`, { timeout: PATIENCE });
  try {
    held.pragma('journal_mode = MEMORY');
    held.exec('BEGIN EXCLUSIVE');
  } catch (cause) {
    held.close();
    if ((cause as { code?: unknown }).code !== 'SQLITE_BUSY') throw cause;
    throw new DatabaseInUseError('another server is using it', { cause });
  }
  return () => held.close();
}
