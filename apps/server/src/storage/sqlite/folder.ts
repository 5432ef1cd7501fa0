import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';

/** The database contains hidden cards and chats, so only the server's account may read it. */
const PRIVATE = 0o700;
const PRIVATE_FILE = 0o600;

/**
 * Creates a folder and its missing parents. Node's own recursive `mkdir` never returns on a file
 * system that allows no new folders, such as `/proc`.
 *
 * @param path absolute
 * @throws the error of the system
 */
export function makeFolder(path: string): void {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  mkdirSync(path, PRIVATE);
}

/**
 * Creates a file if it is missing, and removes other accounts' access to it and to SQLite's files
 * beside it: an existing folder may be open to all. SQLite gives its other files the database
 * file's mode.
 */
export function makePrivate(file: string): void {
  closeSync(openSync(file, 'a', PRIVATE_FILE));
  for (const each of [file, `${file}-wal`, `${file}-shm`]) {
    try {
      chmodSync(each, PRIVATE_FILE);
    } catch (error) {
      // If the file belongs to another account, or the disk has no modes, the host has decided on
      // access.
      if (!['ENOENT', 'EPERM', 'ENOTSUP'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
    }
  }
}
