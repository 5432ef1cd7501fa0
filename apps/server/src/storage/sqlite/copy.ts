import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import Sqlite from 'better-sqlite3';

/** A database holds hidden cards and chats: only the account of the server may look. */
const PRIVATE = 0o600;

/**
 * Writes everything that a database holds at this moment into the file `to`, while others may read
 * and write it. The file takes its name, and the place of another one, only when it is whole, on
 * the disk and passes `check`, which throws otherwise.
 */
export function copyInto(db: Sqlite.Database, to: string, check: (copy: Sqlite.Database) => void = () => undefined): void {
  const making = `${to}.new`;
  rmSync(making, { force: true });
  try {
    // SQLite fills an empty file, and would let everybody read one that it makes itself.
    closeSync(openSync(making, 'wx', PRIVATE));
    db.prepare('VACUUM INTO ?').run(making);
    const copy = new Sqlite(making, { readonly: true });
    try {
      check(copy);
    } finally {
      copy.close();
    }
    sync(making);
    renameSync(making, to);
    syncFolder(dirname(to));
  } finally {
    rmSync(making, { force: true });
  }
}

/** Waits until a file is on the disk. */
export function sync(path: string): void {
  // Windows takes this only of what is open for writing.
  const file = openSync(path, 'r+');
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

/** The same for the names in a folder, where the system knows how. */
export function syncFolder(path: string): void {
  if (process.platform === 'win32' || !existsSync(path)) return;
  const folder = openSync(path, 'r');
  try {
    fsyncSync(folder);
  } finally {
    closeSync(folder);
  }
}
