import { dirname, resolve } from 'node:path';
import Sqlite from 'better-sqlite3';
import { DatabaseInUseError, NewerSchemaError } from '../errors.ts';
import { conflictOf, type Answer, type Call, type Failed, type StatementName } from '../sql/calls.ts';
import type { Value } from '../sql/rows.ts';
import { makeFolder, makePrivate } from './folder.ts';
import { lock } from './lock.ts';
import { migrate } from './migrations.ts';
import { reads, writes } from './statements.ts';

/** The reason why a database could not be opened, in a form that can be sent between threads. */
export interface Failure {
  failed: 'unavailable' | 'inUse' | 'damaged' | 'newerSchema';
  why: string;
}

export const MEMORY = ':memory:';

/** Longest wait for another writer of the file, such as a tool. In milliseconds. */
const PATIENCE = 2000;

const conflicting = new Set(['SQLITE_CONSTRAINT_FOREIGNKEY', 'SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_CONSTRAINT_PRIMARYKEY']);

const damages = new Set(['SQLITE_NOTADB', 'SQLITE_CORRUPT']);

class Conflict extends Error {}

/**
 * The database itself. Its methods are synchronous: they block the calling thread until the disk
 * has written.
 */
export class Database {
  readonly #db: Sqlite.Database;
  readonly #unlock: () => void;
  readonly #run: Readonly<Record<StatementName, (values: readonly Value[]) => readonly unknown[] | number>>;
  readonly #transaction: Sqlite.Transaction<(calls: readonly Call[]) => Answer[]>;

  /**
   * Opens the database in `file`, and creates it and its folder if they are missing; `:memory:`
   * keeps everything in memory.
   *
   * @throws NewerSchemaError when a newer server wrote it; anything else when it cannot be opened
   *   for writing.
   */
  constructor(file: string) {
    if (file !== MEMORY) makeFolder(dirname(resolve(file)));
    this.#unlock = file === MEMORY ? () => undefined : lock(file);
    let db: Sqlite.Database | undefined;
    try {
      if (file !== MEMORY) makePrivate(file);
      db = new Sqlite(file, { timeout: PATIENCE });
      db.pragma('journal_mode = WAL');
      db.pragma('synchronous = FULL');
      migrate(db);
      db.pragma('foreign_keys = ON');
      this.#db = db;
      this.#run = prepare(db);
      this.#transaction = db.transaction((calls: readonly Call[]) => calls.map((call) => this.#carryOut(call)));
    } catch (error) {
      db?.close();
      this.#unlock();
      throw error;
    }
  }

  /**
   * Executes calls in order, all in one transaction. If one of them fails, each gets its own
   * transaction instead.
   */
  run(calls: readonly Call[]): Answer[] {
    if (calls.length > 1) {
      try {
        return this.#together(calls);
      } catch (error) {
        if ((error as { code?: unknown }).code === 'SQLITE_BUSY') return calls.map(() => failureOf(error));
      }
    }
    return calls.map((call) => this.#alone(call));
  }

  close(): void {
    this.#db.close();
    this.#unlock();
  }

  #together(calls: readonly Call[]): Answer[] {
    const writing = calls.some((call) => call.some(([name]) => name in writes));
    return writing ? this.#transaction.immediate(calls) : this.#transaction.deferred(calls);
  }

  #alone(call: Call): Answer {
    try {
      return this.#together([call])[0] as Answer;
    } catch (error) {
      return failureOf(error);
    }
  }

  #carryOut(call: Call): Answer {
    return call.map(([name, ...values]) => {
      const result = this.#run[name](values);
      const why = conflictOf(name, result);
      if (why !== undefined) throw new Conflict(why);
      return result;
    });
  }
}

/** Prepares every statement once. @throws Error if the database has another schema */
export function prepare(db: Sqlite.Database) {
  const writing = Object.entries(writes).map(([name, sql]) => {
    const statement = db.prepare<Value[]>(sql);
    return [name, (values: readonly Value[]) => statement.run(...values).changes];
  });
  const reading = Object.entries(reads).map(([name, sql]) => {
    const statement = db.prepare<Value[]>(sql);
    return [name, (values: readonly Value[]) => statement.all(...values)];
  });
  return Object.fromEntries([...writing, ...reading]) as Record<
    StatementName,
    (values: readonly Value[]) => readonly unknown[] | number
  >;
}

/** The reason why a database could not be opened. */
export function openingFailure(error: unknown): Failure {
  const { message, code } = error as { message: string; code?: unknown };
  if (error instanceof NewerSchemaError) return { failed: 'newerSchema', why: message };
  if (error instanceof DatabaseInUseError) return { failed: 'inUse', why: message };
  return { failed: damages.has(String(code)) ? 'damaged' : 'unavailable', why: message };
}

function failureOf(error: unknown): Failed {
  const { message, code } = error as { message: string; code?: unknown };
  const conflict = error instanceof Conflict || conflicting.has(String(code));
  return { failed: conflict ? 'conflict' : 'storage', why: message };
}
