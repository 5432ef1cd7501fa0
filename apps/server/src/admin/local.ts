import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { makeFolder, makePrivate } from '../storage/index.ts';

/**
 * Access for programs on the same machine. A user who can read the data folder has the operator's
 * rights.
 */
const localDoor = z.object({
  /** Without a trailing slash. */
  address: z.string(),
  /** The host name that the server accepts. */
  host: z.string(),
  token: z.string(),
  /** Whether the server has its code from `ADMIN_CODE`. */
  isCodeGiven: z._default(z.boolean(), false),
});
export type LocalDoor = z.infer<typeof localDoor>;

const fileIn = (dataDir: string): string => join(dataDir, 'admin-local.json');

/**
 * Publishes the address and the token of a running server. @returns a function that removes them
 */
export function putLocalDoor(dataDir: string, door: LocalDoor): () => void {
  const file = fileIn(dataDir);
  makeFolder(dataDir);
  makePrivate(file);
  writeFileSync(file, JSON.stringify(door));
  return () => rmSync(file, { force: true });
}

/** @throws Error with a line for the operator when no server has published its access */
export function readLocalDoor(dataDir: string): LocalDoor {
  const door = findLocalDoor(dataDir);
  if (door === null) throw new Error(`no server is running on ${dataDir}, or it was started with ADMIN=false`);
  return door;
}

/** The same; null when no server has published its access. */
export function findLocalDoor(dataDir: string): LocalDoor | null {
  const file = fileIn(dataDir);
  return existsSync(file) ? localDoor.parse(JSON.parse(readFileSync(file, 'utf8'))) : null;
}
