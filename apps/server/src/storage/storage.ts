// The interface of storage as it will be (apps/server/src/storage/storage.ts). Names and shapes are settled; wording of docstrings is yours.
import type { ChatMessage, LogEntry, TableSettings, TableStatus } from '@sobremesa/protocol';

export interface PersonRecord { id: string; name: string; secretHash: Uint8Array; seenAt: number }

export interface SeatRecord {
  state: 'free' | 'taken' | 'closed' | 'reserved';
  /** Id of who sits here, or for whom the seat is kept; null exactly when the seat is free or closed. */
  person: string | null;
  standIn: boolean;
}

/** A table without its match. Written only when something in it has changed; a move changes nothing here unless it ends the match. */
export interface TableRecord {
  id: string;
  /** Counts the writes to this record, from 0. */
  rev: number;
  status: TableStatus;
  settings: TableSettings;
  autoStart: boolean;
  host: string | null;
  createdAt: number;
  /** When the record was last written for something that people did: open: somebody was there; running: the start; finished: the end. */
  activeAt: number;
  rematch: string | null;
  seats: SeatRecord[];
}

export interface WindowRecord { id: string; seats: number[]; until: number }
export interface RequestRecord { request: string; version: number }

/**
 * One change of a match, kept as it was made. Append-only: `version` is one more than the version that the writer read, and
 * two writers cannot both add the same one (that is the compare-and-set).
 */
export interface MoveRecord {
  version: number;
  at: number;
  seat: number;
  /** A move with its arguments; `undo` when the seat took its last move back, which led back to what stood at that version. */
  action: { move: string; args: readonly unknown[] } | { undo: number };
  /** Null when the server made it. */
  request: string | null;
  /** The version of the rules under which it was made. */
  rules: number;
  /** Seats that the match waits for afterwards. */
  asked: readonly number[];
  /** The answer window that is open afterwards. */
  window: WindowRecord | null;
}

/** A match as it stood at one version: with the moves after it, all that is needed to go on. */
export interface SnapshotRecord {
  version: number;
  rules: number;
  /** JSON of the engine's state: everything, secrets and generator included. */
  state: string;
  /** The last granted request by seat number. */
  requests: Record<string, RequestRecord>;
  /** As in the last move, for a match without one. */
  asked: readonly number[];
  window: WindowRecord | null;
}

export interface LogRecord { seq: number; at: number; version: number; entry: Pick<LogEntry, 'kind'> & { event: { type: string } } }   // as today
export interface HandoverRecord { /* as today */ }

export interface StoredMatch { snapshot: SnapshotRecord; /** Those after the snapshot, in order. */ moves: MoveRecord[] }
export interface StoredTable {
  table: TableRecord;
  match: StoredMatch | null;
  /** Names of all people who sit at the table or have a seat kept, by id. */
  names: Record<string, string>;
}

/** What a list of tables needs without loading matches. */
export interface TableHead {
  table: TableRecord;
  names: Record<string, string>;
  /** Of the running match: seats that it waits for; empty otherwise. */
  asked: readonly number[];
  /** The later of the table's own `activeAt` and its last move. */
  activeAt: number;
}

/** What one write does to one table. Parts left out stay as they are. */
export interface TableWrite {
  id: string;
  /** As it is from now on; `rev` is one more than the writer read, 0 for a new table. */
  table?: TableRecord;
  /** The match begins (snapshot at version 0), or a newer snapshot takes the place of the last one. */
  snapshot?: SnapshotRecord;
  move?: MoveRecord;
  log?: readonly LogRecord[];
  chat?: { message: ChatMessage; kept: number };
  handover?: Uint8Array;
}

export interface Storage {
  addPerson(person: PersonRecord): Promise<void>;
  person(id: string): Promise<PersonRecord | null>;
  renamePerson(id: string, name: string): Promise<void>;
  seePerson(id: string, at: number): Promise<void>;
  forgetPeople(before: number): Promise<number>;

  /**
   * Carries out all writes of one call or none, atomically. Calls made at the same time may share a transaction, but one that
   * fails takes no other with it, and calls that concern the same table are carried out in their order.
   * @throws ConflictError when a table's revision, a match's version or a handover is not what the writer read.
   * @throws StorageFailedError (disk full, I/O): nothing of this call was written.
   */
  commit(...writes: TableWrite[]): Promise<void>;

  load(table: string): Promise<StoredTable | null>;
  /** All moves of a match from `from` (inclusive) on, in order: for replays. */
  moves(table: string, from?: number): Promise<MoveRecord[]>;
  deleteTable(table: string): Promise<void>;
  recentTables(finishedAfter: number): Promise<TableHead[]>;
  head(table: string): Promise<TableHead | null>;
  tablesOf(person: string): Promise<string[]>;
  idleTables(status: TableStatus, before: number): Promise<string[]>;   // by the head's activeAt
  timedTables(): Promise<string[]>;                                     // running, with a window after the last move, or a stand-in seat
  log(table: string, page: Page): Promise<LogRecord[]>;
  chat(table: string, page: Page): Promise<ChatMessage[]>;
  addHandover(handover: HandoverRecord): Promise<void>;
  handover(hash: Uint8Array): Promise<HandoverRecord | null>;
  forgetHandovers(before: number): Promise<void>;
  close(): Promise<void>;   // waits for what is under way
}
