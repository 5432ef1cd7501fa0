import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';

/** The database holds hidden cards and chats: only the account of the server may look. */
const PRIVATE = 0o700;
const PRIVATE_FILE = 0o600;

/**
 * Makes a folder and those above it if they are missing. Node's own recursive `mkdir` never returns
 * where a file system takes no folders, such as `/proc`.
 *
 * @param path absolute
 * @throws the system's error when one of them cannot be made
 */
export function makeFolder(path: string): void {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  mkdirSync(path, PRIVATE);
}

/**
 * Makes a file if it is missing, and closes it and what SQLite keeps beside it to others: the
 * folder may have been there before the server, and be open to all. SQLite gives its further files
 * the mode of the first.
 */
export function makePrivate(file: string): void {
  closeSync(openSync(file, 'a', PRIVATE_FILE));
  for (const each of [file, `${file}-wal`, `${file}-shm`]) {
    try {
      chmodSync(each, PRIVATE_FILE);
    } catch (error) {
      // Where it belongs to somebody else, or the disk knows no modes, the host has said who may
      // look.
      if (!['ENOENT', 'EPERM', 'ENOTSUP'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
    }
  }
}
