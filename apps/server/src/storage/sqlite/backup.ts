import { copyFileSync, existsSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import Sqlite from 'better-sqlite3';
import { NewerSchemaError } from '../errors.ts';
import { copyInto, sync, syncFolder } from './copy.ts';
import { prepare } from './database.ts';
import { makeFolder } from './folder.ts';
import { lock } from './lock.ts';
import { SCHEMA_VERSION } from './migrations.ts';

/** What is in a copy of a database. */
export interface Contents {
  people: number;
  tables: number;
  bytes: number;
}

/**
 * What SQLite keeps beside a database that is open, or was when its process was killed: its newest
 * writes.
 */
const companions = ['-wal', '-shm'];

/**
 * Copies the database in `file`, which a server may be writing, into the new file `to`. The copy is
 * whole, checked and on the disk when this returns; when it throws there is none.
 *
 * @throws Error with a line for the host
 */
export function backUp(file: string, to: string): Contents {
  if (existsSync(to)) throw new Error(`there is already a file ${to}`);
  makeFolder(dirname(to));
  return copied(file, to);
}

/**
 * Replaces the database in `file` with a copy, while no server runs on it. The old database stays
 * beside it.
 *
 * @param kept how what was there is called from now on; if it was killed, a file `<kept>-wal`
 *   belongs to it
 * @returns what is there now, and whether something was there before
 * @throws Error with a line for the host; the database is as it was
 */
export function restore(from: string, file: string, kept: string): Contents & { replaced: boolean } {
  makeFolder(dirname(file));
  const unlock = lock(file);
  const making = `${file}.restored`;
  try {
    const contents = copied(from, making);
    const replaced = existsSync(file);
    if (replaced) keep(file, kept);
    // They belong to what was there, and SQLite would take them for the copy's.
    for (const suffix of companions) rmSync(file + suffix, { force: true });
    renameSync(making, file);
    syncFolder(dirname(file));
    return { ...contents, replaced };
  } finally {
    rmSync(making, { force: true });
    unlock();
  }
}

/** It may be the very file that cannot be read any more, so it is copied as it lies there. */
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

/** @throws Error unless the database is sound, and this server can read it or bring it up */
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
