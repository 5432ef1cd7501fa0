import type { ChatMessage, LogEntry, TableSettings, TableStatus } from '@sobremesa/protocol';

/** Somebody with a key. All times in this file are milliseconds since 1970. */
export interface PersonRecord {
  id: string;
  name: string;
  /** SHA-256 of the key's secret; the secret itself is nowhere. */
  secretHash: Uint8Array;
  seenAt: number;
}

export interface SeatRecord {
  state: 'free' | 'taken' | 'closed' | 'reserved';
  /** Who sits here, or for whom the seat is kept; null exactly when the seat is free or closed. */
  person: { id: string; name: string } | null;
  /** The server plays for this seat. */
  standIn: boolean;
}

/** A table without its match. */
export interface TableRecord {
  id: string;
  /** Counts the writes to this table, from 0. */
  rev: number;
  status: TableStatus;
  settings: TableSettings;
  /** The match begins by itself when every seat is taken. */
  autoStart: boolean;
  /** The host's person id. */
  host: string | null;
  createdAt: number;
  /** Open: when somebody was last there. Running: the last move. Finished: the end. */
  activeAt: number;
  /** The table at which the same people play again. */
  rematch: string | null;
  /** Seats that the running match waits for. Told to nobody but those who sit there. */
  asked: number[];
  /** By seat number. */
  seats: SeatRecord[];
}

/** An answer window as it is kept: the seats asked when it opened, and when it ends. */
export interface WindowRecord {
  id: string;
  seats: number[];
  until: number;
}

/** The last request that a seat was granted, and the version that was the answer. */
export interface RequestRecord {
  request: string;
  version: number;
}

/** An earlier state that `seat` may return to. */
export interface UndoRecord {
  seat: number;
  /** JSON. */
  state: string;
}

/** A match as it is kept, without its undo stack. */
export interface MatchRecord {
  version: number;
  /** The engine's state as JSON: everything, secrets and generator included. */
  state: string;
  /** By seat number. */
  requests: Record<string, RequestRecord>;
  window: WindowRecord | null;
}

/** One line of the log, unfiltered: secret parts included. */
export interface LogRecord {
  seq: number;
  at: number;
  /** The match's version with which it came. */
  version: number;
  entry: Pick<LogEntry, 'kind'> & { event: { type: string } };
}

export interface HandoverRecord {
  /** SHA-256 of the token. */
  hash: Uint8Array;
  table: string;
  /** Whose seat it gives away. */
  person: string;
  expiresAt: number;
  used: boolean;
}

/** Everything of a table that a live one is made of. */
export interface StoredTable {
  table: TableRecord;
  match: (MatchRecord & { undo: UndoRecord[] }) | null;
}

/** What one write does to one table. Parts left out stay as they are. */
export interface TableWrite {
  /** The table as it is from now on; its `rev` is one more than that of the table which the writer read, 0 for a new one. */
  table: TableRecord;
  match?: {
    record: MatchRecord;
    /** The version that the writer read; null when the match begins. */
    from: number | null;
    /** The undo stack keeps its first `keep` entries, then gets `push`. */
    undo: { keep: number; push: UndoRecord | null };
  };
  log?: readonly LogRecord[];
  /** Appended; of older messages only the newest `kept` remain. */
  chat?: { message: ChatMessage; kept: number };
  /** The hash of a handover that is used up by this write. */
  handover?: Uint8Array;
}

/** A page going backwards: the newest entries with `seq` below `before`, answered oldest first. */
export interface Page {
  before?: number | undefined;
  limit: number;
}

/**
 * Where people, tables and matches are kept. What a promise has resolved for survives a crash of the process and of the
 * machine. Every implementation passes the suite in `conformance.ts`.
 */
export interface Storage {
  addPerson(person: PersonRecord): Promise<void>;
  person(id: string): Promise<PersonRecord | null>;
  renamePerson(id: string, name: string): Promise<void>;
  seePerson(id: string, at: number): Promise<void>;
  /** Forgets people not seen since `before` who have no seat anywhere. Answers how many. */
  forgetPeople(before: number): Promise<number>;

  /**
   * Carries out all writes or none, atomically.
   *
   * @throws ConflictError when a table's revision, a match's version or a handover is not what the writer read.
   */
  commit(...writes: TableWrite[]): Promise<void>;
  /** Null when there is no such table. */
  load(table: string): Promise<StoredTable | null>;
  /** With its match, log, chat and handovers. */
  deleteTable(table: string): Promise<void>;

  /** Tables that are open or running, and those finished after `finishedAfter`. */
  recentTables(finishedAfter: number): Promise<TableRecord[]>;
  /** Every table at which this person has a seat, or one is kept for them. */
  tablesOf(person: string): Promise<string[]>;
  /** Ids of tables of this status not active since `before`. */
  idleTables(status: TableStatus, before: number): Promise<string[]>;
  /** Running tables in which the server has something to do by time: a window to close or a seat to play for. */
  timedTables(): Promise<string[]>;

  log(table: string, page: Page): Promise<LogRecord[]>;
  chat(table: string, page: Page): Promise<ChatMessage[]>;

  addHandover(handover: HandoverRecord): Promise<void>;
  handover(hash: Uint8Array): Promise<HandoverRecord | null>;
  /** Forgets handovers that expired before `before`. */
  forgetHandovers(before: number): Promise<void>;

  close(): Promise<void>;
}
