import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import Sqlite from 'better-sqlite3';

/** A database contains hidden cards and chats, so only the server's account may read it. */
const PRIVATE = 0o600;

/**
 * Writes a database's current content to the file `to`, while others may read and write the
 * database. The file gets its name, and replaces an existing one, only when it is complete, on
 * disk, and passes `check`, which throws otherwise.
 */
export function copyInto(db: Sqlite.Database, to: string, check: (copy: Sqlite.Database) => void = () => undefined): void {
  const making = `${to}.new`;
  rmSync(making, { force: true });
  try {
    // SQLite fills an empty file. A file that it creates itself would be readable by everybody.
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

/** Flushes a file to disk. */
export function sync(path: string): void {
  // Windows needs the file to be open for writing.
  const file = openSync(path, 'r+');
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

/** The same for the names in a folder, on systems that support it. */
export function syncFolder(path: string): void {
  if (process.platform === 'win32' || !existsSync(path)) return;
  const folder = openSync(path, 'r');
  try {
    fsyncSync(folder);
  } finally {
    closeSync(folder);
  }
}
