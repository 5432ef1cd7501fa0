import { copyFileSync, existsSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import Sqlite from 'better-sqlite3';
import { NewerSchemaError } from '../errors.ts';
import { carryOver, readCarried } from './carryOver.ts';
import { copyInto, sync, syncFolder } from './copy.ts';
import { prepare } from './database.ts';
import { makeFolder } from './folder.ts';
import { lock } from './lock.ts';
import { SCHEMA_VERSION } from './migrations.ts';

/** The content of a copied database, in numbers. */
export interface Contents {
  people: number;
  tables: number;
  bytes: number;
}

/**
 * Files that SQLite keeps beside a database while it is open, or after its process was killed. They
 * hold the newest writes.
 */
const companions = ['-wal', '-shm'];

/**
 * Copies the database in `file`, on which a server may be running, to the new file `to`. When this
 * returns, the copy is complete, checked and on disk. When it throws, there is none.
 *
 * @throws Error with a line for the host
 */
export function backUp(file: string, to: string): Contents {
  if (existsSync(to)) throw new Error(`there is already a file ${to}`);
  makeFolder(dirname(to));
  return copied(file, to);
}

interface Restored extends Contents {
  replaced: boolean;
  hasSignOuts: boolean;
}

/**
 * Replaces the database in `file` with a copy, while no server runs on it. The old database stays
 * beside it.
 *
 * @param kept the new name of the old database; if its process was killed, a file `<kept>-wal`
 *   belongs to it
 * @returns the restored content, whether there was an old database, and whether devices that were
 *   signed out there since the backup stay signed out
 * @throws Error with a line for the host; the database is then unchanged
 */
export function restore(from: string, file: string, kept: string): Restored {
  makeFolder(dirname(file));
  const unlock = lock(file);
  const making = `${file}.restored`;
  try {
    const contents = copied(from, making);
    const replaced = existsSync(file);
    if (replaced) keep(file, kept);
    const carried = replaced ? carriedOf(kept, `${making}.old`) : null;
    carryOver(making, carried);
    sync(making);
    // These belong to the old database. SQLite would apply them to the restored one.
    for (const suffix of companions) rmSync(file + suffix, { force: true });
    renameSync(making, file);
    syncFolder(dirname(file));
    return { ...contents, replaced, hasSignOuts: carried !== null };
  } finally {
    rmSync(making, { force: true });
    unlock();
  }
}

/**
 * Null if the database cannot be read. @param aside where a copy may be opened: SQLite changes what
 * it opens
 */
function carriedOf(kept: string, aside: string): ReturnType<typeof readCarried> | null {
  try {
    for (const suffix of ['', '-wal']) if (existsSync(kept + suffix)) copyFileSync(kept + suffix, aside + suffix);
    return readCarried(aside);
  } catch {
    return null;
  } finally {
    for (const suffix of ['', ...companions]) rmSync(aside + suffix, { force: true });
  }
}

/** Copies the file as it is, since it may be unreadable. */
function keep(file: string, kept: string): void {
  for (const suffix of ['', '-wal']) {
    if (!existsSync(file + suffix)) continue;
    copyFileSync(file + suffix, kept + suffix);
    sync(kept + suffix);
  }
  syncFolder(dirname(kept));
}

function copied(from: string, to: string): Contents {
  if (!existsSync(from)) throw new Error(`there is no file ${from}`);
  const db = new Sqlite(from, { readonly: true });
  let counted = { people: 0, tables: 0 };
  try {
    copyInto(db, to, (copy) => {
      counted = mustBeReadable(copy);
    });
  } catch (error) {
    throw new Error(`${from} cannot be copied: ${(error as Error).message}`, { cause: error });
  } finally {
    db.close();
  }
  return { ...counted, bytes: statSync(to).size };
}

/** @throws Error unless the database is intact and this server can read or migrate it */
function mustBeReadable(db: Sqlite.Database) {
  const problems = db.pragma('integrity_check(1)') as { integrity_check: string }[];
  const [problem] = problems.map(({ integrity_check }) => integrity_check);
  if (problem !== 'ok') throw new Error(`it is damaged (${problem})`);
  const version = db.pragma('user_version', { simple: true }) as number;
  if (version > SCHEMA_VERSION) throw new NewerSchemaError('it is of a newer server');
  const known = new Set(db.prepare<[], string>("SELECT name FROM sqlite_schema WHERE type = 'table'").pluck().all());
  if (!known.has('people') || !known.has('tables')) throw new Error('it is not a database of Sobremesa');
  if (version === SCHEMA_VERSION) prepare(db);
  const count = (table: string) => db.prepare<[], number>(`SELECT count(*) FROM ${table}`).pluck().get() ?? 0;
  return { people: count('people'), tables: count('tables') };
}
