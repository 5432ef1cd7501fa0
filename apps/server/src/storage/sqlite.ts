import { dirname, resolve } from 'node:path';
import Database from 'better-sqlite3';
import { ConflictError, NewerSchemaError, StorageUnavailableError } from './errors.ts';
import { makeFolder } from './folder.ts';
import { migrate } from './migrations.ts';
import { fromLog, fromMatch, fromTable, toHandover, toLog, toMatch, toPerson, toTable, type TableRow } from './rows.ts';
import { prepareStatements, type Statements } from './statements.ts';
import type { Page, Storage, TableRecord, TableWrite } from './storage.ts';

const MEMORY = ':memory:';

/**
 * Opens the database in `file`, making it and its folder if they are missing; `:memory:` keeps everything in memory.
 *
 * @throws StorageUnavailableError when the file cannot be opened for writing.
 * @throws NewerSchemaError when a newer server wrote it.
 */
export function openSqlite(file: string): Storage {
  let db: Database.Database | undefined;
  try {
    if (file !== MEMORY) makeFolder(dirname(resolve(file)));
    db = new Database(file);
    db.pragma('journal_mode = WAL');
    db.pragma('synchronous = FULL');
    db.pragma('foreign_keys = ON');
    migrate(db);
    return new SqliteStorage(db);
  } catch (cause) {
    db?.close();
    if (cause instanceof NewerSchemaError) throw cause;
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new StorageUnavailableError(`The database ${file} cannot be opened for writing: ${why}`, { cause });
  }
}

class SqliteStorage implements Storage {
  readonly #db: Database.Database;
  readonly #sql: Statements;
  readonly #commit: (writes: readonly TableWrite[]) => void;

  constructor(db: Database.Database) {
    this.#db = db;
    this.#sql = prepareStatements(db);
    const all = db.transaction((writes: readonly TableWrite[]) => writes.forEach((write) => this.#write(write)));
    this.#commit = (writes) => all.immediate(writes);
  }

  async addPerson(person: Parameters<Storage['addPerson']>[0]) {
    this.#sql.addPerson.run(person.id, person.name, person.secretHash, person.seenAt);
  }

  async person(id: string) {
    const row = this.#sql.person.get(id);
    return row === undefined ? null : toPerson(row);
  }

  async renamePerson(id: string, name: string) {
    this.#sql.renamePerson.run(name, id);
  }

  async seePerson(id: string, at: number) {
    this.#sql.seePerson.run(at, id);
  }

  async forgetPeople(before: number) {
    return this.#sql.forgetPeople.run(before).changes;
  }

  async commit(...writes: TableWrite[]) {
    this.#commit(writes);
  }

  async load(id: string) {
    const row = this.#sql.table.get(id);
    if (row === undefined) return null;
    const match = this.#sql.match.get(id);
    return { table: this.#table(row), match: match === undefined ? null : { ...toMatch(match), undo: this.#sql.undo.all(id) } };
  }

  async deleteTable(id: string) {
    this.#sql.deleteTable.run(id);
  }

  async recentTables(finishedAfter: number) {
    return this.#sql.recentTables.all(finishedAfter).map((row) => this.#table(row));
  }

  async tablesOf(person: string) {
    return this.#sql.tablesOf.all(person);
  }

  async idleTables(status: TableRecord['status'], before: number) {
    return this.#sql.idleTables.all(status, before);
  }

  async timedTables() {
    return this.#sql.timedTables.all();
  }

  async log(table: string, page: Page) {
    return this.#sql.log
      .all(table, page.before ?? Number.MAX_SAFE_INTEGER, page.limit)
      .map(toLog)
      .toReversed();
  }

  async chat(table: string, page: Page) {
    return this.#sql.chat.all(table, page.before ?? Number.MAX_SAFE_INTEGER, page.limit).toReversed();
  }

  async addHandover(handover: Parameters<Storage['addHandover']>[0]) {
    const { hash, table, person, expiresAt, used } = handover;
    this.#sql.addHandover.run(hash, table, person, expiresAt, Number(used));
  }

  async handover(hash: Uint8Array) {
    const row = this.#sql.handover.get(hash);
    return row === undefined ? null : toHandover(row);
  }

  async forgetHandovers(before: number) {
    this.#sql.forgetHandovers.run(before);
  }

  async close() {
    this.#db.close();
  }

  #table(row: TableRow): TableRecord {
    return toTable(row, this.#sql.seats.all(row.id));
  }

  #write({ table, match, log = [], chat, handover }: TableWrite): void {
    const row = { ...fromTable(table) };
    const { changes } = table.rev === 0 ? this.#sql.addTable.run(row) : this.#sql.changeTable.run(row);
    if (changes === 0) throw new ConflictError(`table ${table.id} is not at revision ${table.rev - 1}`);
    this.#sql.clearSeats.run(table.id);
    table.seats.forEach((seat, number) => {
      this.#sql.addSeat.run(table.id, number, seat.state, seat.person?.id ?? null, Number(seat.standIn));
    });
    if (match !== undefined) this.#writeMatch(table.id, match);
    for (const line of log) this.#sql.addLog.run({ table: table.id, ...fromLog(line) });
    if (chat !== undefined) {
      this.#sql.addChat.run({ table: table.id, ...chat.message });
      this.#sql.cutChat.run(table.id, chat.message.seq - chat.kept);
    }
    if (handover !== undefined && this.#sql.useHandover.run(handover).changes === 0) {
      throw new ConflictError(`a handover of table ${table.id} was used meanwhile`);
    }
  }

  #writeMatch(table: string, { record, from, undo }: NonNullable<TableWrite['match']>): void {
    const row = { table, from, ...fromMatch(record) };
    const { changes } = from === null ? this.#sql.addMatch.run(row) : this.#sql.changeMatch.run(row);
    if (changes === 0) throw new ConflictError(`the match at table ${table} is not at version ${from}`);
    this.#sql.cutUndo.run(table, undo.keep);
    if (undo.push !== null) this.#sql.pushUndo.run(table, undo.keep, undo.push.seat, undo.push.state);
  }
}
