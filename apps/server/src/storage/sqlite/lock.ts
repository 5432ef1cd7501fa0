import Database from 'better-sqlite3';
import { DatabaseInUseError } from '../errors.ts';

/** A server that is just ending is waited for. In milliseconds. */
const PATIENCE = 2000;

/**
 * Makes sure that no other server, in this process or another, has the database: two would not see
 * each other's moves. Others may still read the database itself, for a backup. The lock is the
 * system's own on an open file, so it ends with its process, however that ends.
 *
 * @returns gives the lock back
 * @throws DatabaseInUseError when somebody else has it
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
