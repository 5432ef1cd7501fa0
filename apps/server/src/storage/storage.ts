import type { LogRecord, MoveRecord, SnapshotRecord, StoredMatch } from '@sobremesa/match';
import type { ChatMessage, QuietHours, Seen, TableNews, TableStatus } from '@sobremesa/protocol';
import type { Outage, TableRecord } from './records.ts';

export type { SeatRecord, TableRecord, VoteRecord } from './records.ts';

/** Somebody with a key. All times in this file are milliseconds since 1970. */
export interface UserRecord {
  id: string;
  name: string;
  /** SHA-256 of the key's secret; the secret itself is nowhere. */
  secretHash: Uint8Array;
  seenAt: number;
  /** When they are not to be called; null for never. */
  quiet: QuietHours | null;
}

export interface SeatTransferRecord {
  /** SHA-256 of the token. */
  hash: Uint8Array;
  table: string;
  /** Whose seat it gives away. */
  person: string;
  expiresAt: number;
  used: boolean;
}

/** Everything that a live table is made of, as of one moment. */
export interface StoredTable {
  table: TableRecord;
  match: StoredMatch | null;
  /** Names of all people who sit at the table or have a seat kept, by id. */
  names: Record<string, string>;
  /** The newest page of the log, oldest line first. */
  log: LogRecord[];
  /** The newest page of the chat with the messages for watchers, oldest first. */
  chat: ChatMessage[];
}

/** What a list of tables needs, without loading matches. */
export interface TableHead {
  table: TableRecord;
  /** As in a `StoredTable`. */
  names: Record<string, string>;
  /** Of a running match: seats that it waits for; empty otherwise. */
  asked: readonly number[];
  /**
   * Of a running match: the seats that were asked when the answer window opened; null when none is
   * open.
   */
  window: readonly number[] | null;
  /** The later of the table's own `activeAt` and its last move. */
  activeAt: number;
}

/** How far a table has come: whether what somebody knows of it is still so. */
export interface TableStanding {
  id: string;
  /** As in its record. */
  rev: number;
  /**
   * Of its match: that of the last move, or of the snapshot if that is later; 0 before the start.
   */
  version: number;
  /** The `seq` that the next message of its chat will have. */
  messages: number;
}

/** What the operator is told of a table beside its head. */
export interface TableSize {
  id: string;
  activeAt: number;
  /** Changes of its match, those taken back included. */
  moves: number;
  /** Of its match, log and chat. */
  bytes: number;
}

/** The same of a person. */
export interface UserPlace extends Pick<UserRecord, 'id' | 'name' | 'seenAt'> {
  /** Ids of the tables at which they have a seat, or one is kept for them. */
  tables: string[];
}

/** What there is, in numbers. */
export interface Figures extends Record<TableStatus, number> {
  people: number;
  moves: number;
}

/** An address that is turned away. */
export interface BlockRecord {
  address: string;
  until: number;
}

/**
 * A way by which somebody who is away is told, or by which what happens at a table is told
 * elsewhere.
 */
export interface ChannelRecord {
  id: string;
  /** `push`: a browser. `hook`: an address to which a program listens. */
  kind: 'push' | 'mail' | 'hook';
  /** Whose it is: a person's, or, of a `hook`, a table's. The other is null. */
  person: string | null;
  table: string | null;
  /** The same whenever the same is given again; where it leads cannot be told from it. */
  mark: Uint8Array;
  /** Where it leads, to be read with the server's key alone. */
  sealed: Uint8Array;
  /** In which it is told. */
  language: string;
  /** Nobody is told anything by one that is not. */
  confirmed: boolean;
  createdAt: number;
}

/**
 * `turn`: somebody is asked. `soon`: their time for it runs out. `sat`: somebody sat down. The
 * others are what they are called.
 */
export type NoticeKind = 'turn' | 'soon' | 'begins' | 'over' | 'sat' | 'rematch' | 'mention';

/** Something that is to be told when its time has come, if it is still so then. */
export interface NoticeRecord {
  /** One that comes later under the same id takes the place of this one. */
  id: string;
  table: string;
  /** Who is told; null for the table's hooks. */
  person: string | null;
  kind: NoticeKind;
  /** Of the match, as nobody is told it; 0 before its start. */
  version: number;
  /** Ids of the people whom it is about; empty for none. */
  about: readonly string[];
  dueAt: number;
}

/** What is on its way to one channel. */
export interface DeliveryRecord {
  id: string;
  channel: string;
  /** What is to be told, as JSON. */
  body: string;
  /** How often it has failed. */
  tries: number;
  dueAt: number;
  madeAt: number;
}

/** Takes one from an allowance, which bounds how often something happens. */
export interface Take {
  /** Names the allowance. No address of anybody is in it as such. */
  key: string;
  at: number;
  /**
   * How long to wait after the first take, after the second, and so on, in milliseconds. After as
   * many takes as there are pauses and one more, nothing is left before the window ends.
   */
  pauses: readonly number[];
  /**
   * How long the window is that the first take opens, in milliseconds. When it has ended, all is as
   * before.
   */
  windowMs: number;
}

/** What becomes of notices whose time has come, and what is sent for them. */
export interface Dispatch {
  taken: readonly NoticeRecord[];
  /** Told later: until `dueAt`. */
  deferred: readonly { notice: NoticeRecord; dueAt: number }[];
  deliveries: readonly DeliveryRecord[];
  /** What the deliveries take from allowances. */
  takes?: readonly Take[];
}

/** One of several servers on the same database. */
export interface ServerRecord {
  id: string;
  /**
   * Fingerprints of the settings that all servers have in common, by the names of their variables;
   * null for one that is not set.
   */
  settings: Readonly<Record<string, string | null>>;
  seenAt: number;
}

/** A page of a list that is as long as it is. */
export interface Range {
  offset: number;
  limit: number;
}

/** What one write does to one table. Parts left out stay as they are. */
export interface TableWrite {
  id: string;
  /** As it is from now on; `rev` is one more than the writer read, 0 for a new table. */
  table?: TableRecord;
  /**
   * At version 0 the match begins. A later one takes the place of an older one; the match must have
   * come so far, with the `move` of this write at the latest.
   */
  snapshot?: SnapshotRecord;
  move?: MoveRecord;
  /** In order, and after all that are there. */
  log?: readonly LogRecord[];
  /** Appended; of the older messages for the same readers only the newest `kept` remain. */
  chat?: { message: ChatMessage; kept: number };
  /** The hash of a handover that is used up by this write. */
  seatTransfer?: Uint8Array;
  /** What is to be told of it to those who are away. */
  notices?: readonly NoticeRecord[];
}

/** A page going backwards: the newest entries with `seq` below `before`, answered oldest first. */
export interface Page {
  before?: number | undefined;
  limit: number;
  /**
   * No line of the log that came at a later version of the match, and nothing that was said to all
   * at a later place.
   */
  until?: number | undefined;
}

/**
 * Where people, tables and matches are kept. What a promise has resolved for survives a crash of
 * the process and of the machine. Calls of one caller that concern the same are carried out in
 * their order: what is read after a write, even a pending one, has it in it. A list of all may have
 * later ones in it, too.
 *
 * Every call may reject with a `StorageFailedError`. Every implementation passes the suite in
 * `conformance.ts`.
 */
export interface Storage {
  /** Somebody new, without quiet hours. */
  addUser(person: Omit<UserRecord, 'quiet'>): Promise<void>;
  user(id: string): Promise<UserRecord | null>;
  renameUser(id: string, name: string): Promise<void>;
  seeUser(id: string, at: number): Promise<void>;
  setQuiet(id: string, quiet: QuietHours | null): Promise<void>;
  /** Forgets people not seen since `before` who have no seat anywhere. Answers how many. */
  forgetUsers(before: number): Promise<number>;

  /**
   * Carries out all writes of one call or none, atomically. Calls made at the same time may share a
   * transaction, but one that fails takes no other with it, and calls that concern the same table
   * are carried out in their order.
   *
   * @throws ConflictError when a table's revision, a match's version, the end of a log or a
   *   handover is not what the writer read, or when somebody in it is not known or has two seats.
   * @throws StorageFailedError (disk full, I/O): nothing of this call was written.
   */
  commit(...writes: TableWrite[]): Promise<void>;

  /**
   * Null when there is no such table. Reads all parts as of one moment, however many servers write
   * meanwhile.
   *
   * @throws CorruptRecordError
   */
  load(table: string): Promise<StoredTable | null>;
  /**
   * All moves of a match from version `from` (inclusive, 0 if left out) on, in order: for replays.
   */
  moves(table: string, from?: number): Promise<MoveRecord[]>;
  /**
   * With its match, log, chat and handovers.
   *
   * @param rev the revision that was read
   * @throws ConflictError when the table is not there at this revision.
   */
  deleteTable(table: string, rev: number): Promise<void>;

  /** Where these tables are now, in any order; those that are not there are left out. */
  standings(tables: readonly string[]): Promise<TableStanding[]>;

  /**
   * Tables that are open or running, and those finished after `finishedAfter`. What cannot be read
   * is left out.
   */
  recentTables(finishedAfter: number): Promise<TableHead[]>;
  /**
   * Null when there is no such table.
   *
   * @throws CorruptRecordError
   */
  head(table: string): Promise<TableHead | null>;
  /** Every table at which this person has a seat, or one is kept for them. */
  tablesOf(person: string): Promise<string[]>;
  /** Ids of tables of this status whose head was last active before `before`. */
  idleTables(status: TableStatus, before: number): Promise<string[]>;
  /**
   * Running tables in which the server has something to do by time: a window is open, or a seat to
   * play for. All that run, when some of them cannot be read.
   */
  timedTables(): Promise<string[]>;
  /** Tables whose clock wants something done before `before`, and when. */
  dueTables(before: number): Promise<{ id: string; due: number }[]>;

  /**
   * A server is there at this moment. If for longer than `silence` none was, that time has been an
   * outage. Answers with all outages, in their order, but for those that were over before `forget`,
   * which are forgotten.
   */
  beat(at: number, silence: number, forget: number): Promise<Outage[]>;

  log(table: string, page: Page): Promise<LogRecord[]>;
  /** @param watchers with those messages that only watchers hear */
  chat(table: string, page: Page, watchers: boolean): Promise<ChatMessage[]>;

  /**
   * Keeps how far somebody has seen a table: what is further than what is kept. Forgotten with the
   * table, and with the person.
   *
   * @returns whether anything was
   * @throws ConflictError when there is no such table or person.
   */
  see(table: string, person: string, seen: Seen): Promise<boolean>;
  /** How far this person has seen a table; null when that is not known. */
  seen(table: string, person: string): Promise<Seen | null>;
  /**
   * What has come since then, of every table of which it is known how far this person has seen it.
   */
  news(person: string): Promise<(TableNews & { id: string })[]>;

  addSeatTransfer(seatTransfer: SeatTransferRecord): Promise<void>;
  seatTransfer(hash: Uint8Array): Promise<SeatTransferRecord | null>;
  /** Forgets handovers that expired before `before`. */
  forgetSeatTransfers(before: number): Promise<void>;

  /** Tables of this status, the last active first. */
  sizes(status: TableStatus, range: Range): Promise<TableSize[]>;
  /** People, the last seen first. */
  users(range: Range): Promise<UserPlace[]>;
  figures(): Promise<Figures>;
  /** What all of it takes on its disk, in bytes. */
  size(): Promise<number>;

  /** Those that end first come first. */
  blocks(): Promise<BlockRecord[]>;
  /** Takes the place of one of the same address. */
  addBlock(block: BlockRecord): Promise<void>;
  dropBlock(address: string): Promise<void>;
  /** Forgets those that ended before `before`. */
  forgetBlocks(before: number): Promise<void>;

  /**
   * Takes the place of one with the same mark, whoever has that, which keeps its id and whether it
   * is confirmed. Answers with the channel as it is then.
   *
   * @throws ConflictError when its owner is not known
   */
  addChannel(channel: ChannelRecord): Promise<ChannelRecord>;
  channel(id: string): Promise<ChannelRecord | null>;
  /** Those of a person or of a table, the oldest first. */
  channelsOf(owner: string): Promise<ChannelRecord[]>;
  /** The ids of all people and tables that have a channel which is confirmed. */
  channelOwners(): Promise<string[]>;
  /**
   * Confirms it; of its person's other channels of the same kind none remains. Answers whether it
   * is there.
   */
  confirmChannel(id: string): Promise<boolean>;
  /** With all that is on its way to it. Answers whether it was there. */
  dropChannel(id: string): Promise<boolean>;
  /** Forgets channels that were made before `before` and that nobody has confirmed. */
  forgetChannels(before: number): Promise<void>;

  /** Notices with a `dueAt` until then, the first first; not all, when there are very many. */
  noticesUntil(until: number): Promise<NoticeRecord[]>;
  /** Forgets the notices of these kinds that wait for this person at this table. */
  dropNotices(table: string, person: string, kinds: readonly NoticeKind[]): Promise<void>;
  /**
   * @throws ConflictError when one of the notices is not as it was read, a channel is gone, or an
   *   allowance is used up. Nothing is written then.
   */
  dispatch(dispatch: Dispatch): Promise<void>;
  /**
   * Those with a `dueAt` until then that nobody has claimed, the first first; not all, when there
   * are very many.
   *
   * @param except ids of channels to pass over
   */
  deliveriesUntil(until: number, except?: readonly string[]): Promise<DeliveryRecord[]>;
  /** @throws ConflictError when somebody else has claimed it, or it is gone. */
  claimDelivery(id: string, at: number): Promise<void>;
  /** It is done with, however it went. */
  endDelivery(id: string): Promise<void>;
  /** A claimed one is there for everybody again, from `dueAt` on. */
  deferDelivery(id: string, tries: number, dueAt: number): Promise<void>;
  /** Forgets what was claimed before `before`, by somebody who has died since. */
  forgetDeliveries(before: number): Promise<void>;
  /** When the next notice or delivery is due that is there for everybody; null for never. */
  nextDue(): Promise<number | null>;

  /** A value that concerns the whole installation; null when there is none. */
  value(name: string): Promise<string | null>;
  /** Stores a value unless there is one of this name. Answers the one that is stored. */
  ensureValue(name: string, value: string): Promise<string>;
  setValue(name: string, value: string): Promise<void>;
  /**
   * Stores that this server runs, and forgets those that were last seen before `before`. Answers
   * the others.
   */
  seeServer(server: ServerRecord, before: number): Promise<ServerRecord[]>;
  /** A server has stopped. */
  dropServer(id: string): Promise<void>;
  /**
   * Takes all of these or none, atomically: of several who take at the same time no more succeed
   * than may. Answers with null, or, when nothing was taken, with the time from which all of them
   * can be.
   */
  take(...takes: readonly Take[]): Promise<number | null>;
  /**
   * The time from which all of these allowances can be taken; `at` or earlier when they can now.
   */
  allowedAt(keys: readonly string[], at: number): Promise<number>;
  /** Forgets what was taken from these. */
  releaseAllowances(keys: readonly string[]): Promise<void>;
  /** Forgets allowances whose window ended before `before`. */
  forgetAllowances(before: number): Promise<void>;

  /** The time by its own clock, which all have in common who share it. */
  now(): Promise<number>;

  /**
   * Whether it can do its work now: writes something, so that a full disk or a database that can
   * only be read is found out.
   *
   * @throws StorageFailedError
   */
  probe(): Promise<void>;

  /** Waits for what is under way. Calls made later are refused. */
  close(): Promise<void>;
}
