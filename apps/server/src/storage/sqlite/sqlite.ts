import type { TableStatus } from '@sobremesa/protocol';
import { CorruptRecordError, StorageFailedError } from '../errors.ts';
import type {
  BlockRecord,
  Figures,
  HandoverRecord,
  MoveRecord,
  Page,
  PersonRecord,
  Range,
  SnapshotRecord,
  Storage,
  TableHead,
  TableRecord,
  TableWrite,
} from '../storage.ts';
import { Calls, type Executor } from './calls.ts';
import { Database, MEMORY, type Call, type Step } from './database.ts';
import {
  fromLog,
  fromMessage,
  fromMove,
  fromSnapshot,
  fromTable,
  logGroups,
  toHandover,
  toHead,
  toLog,
  toMatch,
  toMessage,
  toMove,
  toNames,
  toPerson,
  toPlace,
  toSize,
  toTable,
  type LogGroup,
  type SeatRow,
  type Value,
} from './rows.ts';
import type { ReadName, Rows } from './statements.ts';
import { Thread } from './thread.ts';

/** After every number and every version. */
const END = Number.MAX_SAFE_INTEGER;

interface Options {
  /** Told of each table that a list leaves out because it cannot be read. */
  onUnreadable?: (error: CorruptRecordError) => void;
  /** Told once when writing fails. */
  onFailing?: (error: StorageFailedError) => void;
  /** Told when it works again. */
  onRecovered?: () => void;
}

/**
 * Opens the database in `file`, making it and its folder if they are missing. It lives in a thread of its own, so that nobody
 * waits for the disk; `:memory:` keeps everything in memory, in this thread.
 *
 * @throws StorageUnavailableError when the file cannot be opened for writing, or another server has it.
 * @throws NewerSchemaError when a newer server wrote it.
 */
export async function openSqlite(file: string, options: Options = {}): Promise<Storage> {
  const executor = file === MEMORY ? inThisThread() : await Thread.open(file);
  return new SqliteStorage(new Calls(executor), options);
}

function inThisThread(): Executor {
  const database = new Database(MEMORY);
  return { run: async (calls) => database.run(calls), close: async () => database.close() };
}

/** Says each call in SQL, and makes records of the rows. */
class SqliteStorage implements Storage {
  readonly #calls: Calls;
  readonly #options: Options;
  /** The last write has failed. */
  #failing = false;

  constructor(calls: Calls, options: Options) {
    this.#calls = calls;
    this.#options = options;
  }

  async addPerson({ id, name, secretHash, seenAt }: PersonRecord) {
    await this.#write([['addPerson', id, name, secretHash, seenAt]]);
  }

  async person(id: string) {
    const [[row]] = await this.#read(['person'], id);
    return row === undefined ? null : toPerson(row);
  }

  async renamePerson(id: string, name: string) {
    await this.#write([['renamePerson', name, id]]);
  }

  async seePerson(id: string, at: number) {
    await this.#write([['seePerson', at, id]]);
  }

  async forgetPeople(before: number) {
    const [changes] = await this.#write([['forgetPeople', before]]);
    return changes as number;
  }

  async commit(...writes: TableWrite[]) {
    await this.#write(writes.flatMap(stepsOf));
  }

  async load(table: string) {
    const [[row], seats, [match], moves] = await this.#read(['table', 'seats', 'match', 'movesSince'], table);
    if (row === undefined) return null;
    return {
      table: toTable(row, seats),
      match: match === undefined ? null : toMatch(table, match, moves),
      names: toNames(seats),
    };
  }

  async moves(table: string, from = 0) {
    const [rows] = await this.#read(['moves'], table, from);
    return rows.map((row) => toMove(table, row));
  }

  async deleteTable(table: string, rev: number) {
    await this.#write([['deleteTable', table, rev]]);
  }

  async standings(tables: readonly string[]) {
    const [rows] = await this.#read(['standings'], JSON.stringify(tables));
    return rows;
  }

  async recentTables(finishedAfter: number) {
    return this.#unlessDamaged(
      () => this.#recentTables(finishedAfter),
      () => this.#recentOneByOne(finishedAfter),
    );
  }

  async #recentTables(finishedAfter: number) {
    const [rows, seats] = await this.#read(['recentHeads', 'recentSeats'], finishedAfter);
    const byTable = new Map<string, SeatRow[]>(rows.map(({ id }) => [id, []]));
    for (const seat of seats) byTable.get(seat.table_id)?.push(seat);
    return rows.flatMap((row) => this.#readable(() => toHead(row, byTable.get(row.id) ?? [])));
  }

  async #recentOneByOne(finishedAfter: number) {
    const heads: TableHead[] = [];
    for (const id of await this.#ids('recentIds', finishedAfter)) {
      try {
        const head = await this.head(id);
        if (head !== null) heads.push(head);
      } catch (cause) {
        const corrupt = cause instanceof CorruptRecordError;
        this.#options.onUnreadable?.(corrupt ? cause : new CorruptRecordError(id, 'a page of its rows', { cause }));
      }
    }
    return heads;
  }

  async head(table: string) {
    const [[row], seats] = await this.#read(['head', 'seats'], table);
    return row === undefined ? null : toHead(row, seats);
  }

  async tablesOf(person: string) {
    return this.#ids('tablesOf', person);
  }

  async idleTables(status: TableStatus, before: number) {
    return this.#ids('idleTables', status, before, before);
  }

  async timedTables() {
    return this.#unlessDamaged(
      () => this.#ids('timedTables'),
      () => this.#ids('runningIds'),
    );
  }

  async log(table: string, { before = END, until = END, limit }: Page) {
    const [rows] = await this.#read(['log'], table, before, until, table, before, until, limit);
    const lines = rows.toReversed().flatMap((row) => toLog(table, row));
    return lines.filter(({ seq }) => seq < before).slice(-limit);
  }

  async chat(table: string, { before = END, until = END, limit }: Page, watchers: boolean) {
    const [rows] = await this.#read(['chat'], table, before, Number(watchers), until, limit);
    return rows.toReversed().map(toMessage);
  }

  async addHandover({ hash, table, person, expiresAt, used }: HandoverRecord) {
    await this.#write([['addHandover', hash, table, person, expiresAt, Number(used)]]);
  }

  async handover(hash: Uint8Array) {
    const [[row]] = await this.#read(['handover'], hash);
    return row === undefined ? null : toHandover(row);
  }

  async forgetHandovers(before: number) {
    await this.#write([['forgetHandovers', before]]);
  }

  async sizes(status: TableStatus, { offset, limit }: Range) {
    const [rows] = await this.#read(['sizes'], status, limit, offset);
    return rows.map(toSize);
  }

  async people({ offset, limit }: Range) {
    const [rows] = await this.#read(['people'], limit, offset);
    return rows.map(toPlace);
  }

  async figures() {
    const [[figures]] = await this.#read(['figures']);
    return figures as Figures;
  }

  async blocks() {
    const [blocks] = await this.#read(['blocks']);
    return blocks;
  }

  async addBlock({ address, until }: BlockRecord) {
    await this.#write([['addBlock', address, until]]);
  }

  async dropBlock(address: string) {
    await this.#write([['dropBlock', address]]);
  }

  async forgetBlocks(before: number) {
    await this.#write([['forgetBlocks', before]]);
  }

  async now() {
    return Date.now();
  }

  async probe() {
    if (this.#failing) await this.#write([['probe']]);
    else await this.#read(['person'], '');
  }

  close() {
    return this.#calls.close();
  }

  async #write(call: Call) {
    try {
      const results = await this.#calls.make(call);
      if (this.#failing) this.#options.onRecovered?.();
      this.#failing = false;
      return results;
    } catch (error) {
      if (error instanceof StorageFailedError) {
        if (!this.#failing) this.#options.onFailing?.(error);
        this.#failing = true;
      }
      throw error;
    }
  }

  /** Rows of several statements that take the same values, as they are at one and the same time. */
  async #read<const N extends readonly ReadName[]>(names: N, ...values: Value[]) {
    const rows = await this.#calls.make(names.map((name) => [name, ...values]));
    return rows as unknown as { [i in keyof N]: Rows[N[i]][] };
  }

  /** A page of the file that cannot be read fails whatever asks for all tables; then another question is asked. */
  async #unlessDamaged<T>(whole: () => Promise<T>, careful: () => Promise<T>): Promise<T> {
    try {
      return await whole();
    } catch (error) {
      if (!(error instanceof StorageFailedError)) throw error;
      return careful();
    }
  }

  async #ids(name: 'recentIds' | 'runningIds' | 'tablesOf' | 'idleTables' | 'timedTables', ...values: Value[]) {
    const [rows] = await this.#read([name], ...values);
    return rows.map(({ id }) => id);
  }

  /** What `read` answers; nothing, after telling of it, when that cannot be read. */
  #readable<T>(read: () => T): T[] {
    try {
      return [read()];
    } catch (error) {
      if (!(error instanceof CorruptRecordError)) throw error;
      this.#options.onUnreadable?.(error);
      return [];
    }
  }
}

/** Everything else refers to the table's row, and a snapshot to the moves that led to it. */
function stepsOf({ id, table, snapshot, move, log = [], chat, handover }: TableWrite): Step[] {
  const steps: Step[] = [];
  if (table !== undefined) steps.push(...tableSteps(id, table));
  if (snapshot?.version === 0) steps.push(['beginMatch', id, ...fromSnapshot(snapshot)]);
  const groups = logGroups(log);
  const along = move !== undefined && cameWith(move, groups.at(-1)) ? groups.pop() : undefined;
  for (const group of groups) steps.push(['addLog', id, ...fromLog(group)]);
  if (move !== undefined) steps.push(['addMove', id, ...fromMove(move, along)]);
  if (snapshot !== undefined && snapshot.version > 0) steps.push(...snapshotSteps(id, snapshot));
  if (chat !== undefined) {
    const { message, kept } = chat;
    steps.push(['addChat', id, ...fromMessage(message)], ['cutChat', id, Number(message.watchers), kept]);
  }
  if (handover !== undefined) steps.push(['useHandover', handover]);
  return steps;
}

function cameWith({ at, version }: MoveRecord, lines: LogGroup | undefined): boolean {
  return lines?.[0].at === at && lines[0].version === version;
}

function tableSteps(id: string, table: TableRecord): Step[] {
  const { rev, createdAt, seats } = table;
  return [
    rev === 0 ? ['addTable', ...fromTable(table), id, rev, createdAt] : ['changeTable', ...fromTable(table), id, rev],
    ['clearSeats', id],
    ...seats.map(({ state, person, standIn, ordinal }, seat): Step => ['addSeat', id, seat, state, person, standIn, ordinal]),
  ];
}

function snapshotSteps(id: string, snapshot: SnapshotRecord): Step[] {
  const { version } = snapshot;
  return [
    ['hasCome', id, version, id, version],
    ['keepSnapshot', id, ...fromSnapshot(snapshot)],
  ];
}
