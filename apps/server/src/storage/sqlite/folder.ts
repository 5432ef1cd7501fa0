import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';

/** The database holds hidden cards and chats: only the account of the server may look. */
const PRIVATE = 0o700;

/**
 * Makes a folder and those above it if they are missing. Node's own recursive `mkdir` never returns where a file system
 * takes no folders, such as `/proc`.
 *
 * @param path absolute
 * @throws the system's error when one of them cannot be made
 */
export function makeFolder(path: string): void {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  mkdirSync(path, PRIVATE);
}
