import type { LogRecord, MoveRecord, SnapshotRecord, StoredMatch } from '@sobremesa/match';
import type {
  ChatMessage,
  DeviceWay,
  GroupMatch,
  MatchComment,
  NotificationKind,
  QuietHours,
  Seen,
  TableNews,
  TableStatus,
} from '@sobremesa/protocol';
import type { Outage, TableRecord } from './records.ts';

export type { SeatRecord, ShuffleRecord, TableRecord, VoteRecord } from './records.ts';

/** A user. All times in this file are milliseconds since 1970. */
export interface UserRecord {
  id: string;
  name: string;
  /**
   * The hash of the first device's secret, for servers of the previous release; zeros once that
   * device is signed out. See `DeviceRecord`.
   */
  secretHash: Uint8Array;
  seenAt: number;
  /** Quiet hours; null for none. */
  quiet: QuietHours | null;
  /** Whether links in this user's notifications may add a device. */
  links: boolean;
  /** The kinds of notification that the user does not get. */
  turnedOff: readonly NotificationKind[];
}

/** A device of a user, with a secret of its own. */
export interface DeviceRecord {
  id: string;
  person: string;
  /** SHA-256 of the key's secret. The server does not store the secret. */
  secretHash: Uint8Array;
  /** As its page describes it, such as "Chromium on Linux". */
  name: string;
  /** How it was added. */
  way: DeviceWay;
  addedAt: number;
  seenAt: number;
  /** The reader of this device has seen the news of other devices that were added until then. */
  checkedAt: number;
}

/**
 * A passkey of a user, with which they can add devices. It ends with the device that created it.
 */
export interface PasskeyRecord {
  /** The credential's id, as base64url. */
  id: string;
  person: string;
  /** The device that created it. */
  device: string;
  /** The name that this device had then. */
  name: string;
  /** In COSE format. */
  publicKey: Uint8Array;
  /** The authenticator's signature counter; 0 for one that does not count. */
  counter: number;
  addedAt: number;
  /** Null before the first use. */
  usedAt: number | null;
}

/** A verified use of a passkey. */
export interface PasskeyUse {
  id: string;
  /** The new signature counter. */
  counter: number;
  usedAt: number;
}

/** What allows a new device: a token, which is used up, or the use of a passkey. */
export type DevicePermit = { token: Uint8Array } | { passkey: PasskeyUse };

/** A token that adds a device to a user, once. */
export interface DeviceTokenRecord {
  /** SHA-256 of a random token, or a keyed hash of a short code. */
  hash: Uint8Array;
  person: string;
  way: Exclude<DeviceWay, 'first'>;
  /** The table of a link in a notification; null for other tokens. */
  table: string | null;
  /**
   * The match's version for a link that ends with the user's next move, 0 before the start; null
   * for other tokens.
   */
  version: number | null;
  expiresAt: number;
  /** The device that made it, with which it ends; null for none. */
  device: string | null;
  /** The channel to which it was sent, with which it ends; null for none. */
  channel: string | null;
}

export interface SeatTransferRecord {
  /** SHA-256 of the token. */
  hash: Uint8Array;
  table: string;
  /** The user whose seat the link transfers. */
  person: string;
  expiresAt: number;
  used: boolean;
  /** The device that made it, with which it ends; null for the operator's. */
  device: string | null;
}

/** All parts of a live table, as of one moment. */
export interface StoredTable {
  table: TableRecord;
  match: StoredMatch | null;
  /** Names of all users with a seat or a reserved seat, by id. */
  names: Record<string, string>;
  /** The newest page of the log, oldest line first. */
  log: LogRecord[];
  /** The newest page of the chat, with the spectators' messages, oldest first. */
  chat: ChatMessage[];
}

/** The data for lists of tables, without their matches. */
export interface TableHead {
  table: TableRecord;
  /** As in a `StoredTable`. */
  names: Record<string, string>;
  /** The seats for which a running match waits; empty otherwise. */
  asked: readonly number[];
  /** The seats asked when the open answer window opened; null without a window. */
  window: readonly number[] | null;
  /** The later of the table's own `activeAt` and its last move. */
  activeAt: number;
}

/** The versions of a table's parts. Comparing them shows whether a copy is current. */
export interface TableStanding {
  id: string;
  /** From the table's record. */
  rev: number;
  /**
   * The match's version, by its last move or its snapshot, whichever is later; 0 before the start.
   */
  version: number;
  /** The `seq` that the next message of its chat will have. */
  messages: number;
}

/** Data for the operator's list, besides a table's head. */
export interface TableSize {
  id: string;
  activeAt: number;
  /** Number of moves, undone ones included. */
  moves: number;
  /** Size of its match, log and chat. */
  bytes: number;
}

/** A user in the operator's list. */
export interface UserPlace extends Pick<UserRecord, 'id' | 'name' | 'seenAt'> {
  /** Ids of the tables where they have a seat or a reserved seat. */
  tables: string[];
}

/** Totals. */
export interface Figures extends Record<TableStatus, number> {
  people: number;
  groups: number;
  moves: number;
}

/** A blocked address. */
export interface BlockRecord {
  address: string;
  until: number;
}

/** A notification channel of a user, or a webhook of a table. */
export interface ChannelRecord {
  id: string;
  /** `push` is a browser, `hook` a webhook. */
  kind: 'push' | 'mail' | 'hook';
  /** The owner: a user, or a table for a `hook`. The other one is null. */
  person: string | null;
  table: string | null;
  /** A keyed hash of the target: equal for equal targets, and it does not reveal them. */
  mark: Uint8Array;
  /** The target, encrypted with the server's key. */
  sealed: Uint8Array;
  /** The language of its messages. */
  language: string;
  /** The server sends nothing to an unconfirmed channel. */
  confirmed: boolean;
  createdAt: number;
  /**
   * The device of a `push` channel, or the one that added an address that is not confirmed yet. The
   * channel ends with it. Null for other channels.
   */
  device: string | null;
  /** For `mail`: a keyed hash of the address alone, the same for all users. */
  address: Uint8Array | null;
}

/** A notification that is sent when it is due, if it is still true then. */
export interface NotificationRecord {
  /** A later notification with the same id replaces this one. */
  id: string;
  table: string;
  /** The recipient; null for the table's webhooks. */
  person: string | null;
  kind: NotificationKind;
  /** The match's version, which no client sees; 0 before the start. */
  version: number;
  /** Ids of the users that the notification is about. */
  about: readonly string[];
  dueAt: number;
}

/** A message to one channel that is not yet delivered. */
export interface DeliveryRecord {
  id: string;
  channel: string;
  /** The content, as JSON. */
  body: string;
  /** Number of failed attempts. */
  tries: number;
  dueAt: number;
  madeAt: number;
}

/** Takes one from an allowance, which limits how often something may happen. */
export interface Take {
  /** Name of the allowance. It contains no address in plain text. */
  key: string;
  at: number;
  /**
   * Pauses after the first take, the second, and so on, in milliseconds. After one take more than
   * there are pauses, nothing is left until the window ends.
   */
  pauses: readonly number[];
  /**
   * Length of the window that the first take opens, in milliseconds. At its end the allowance is
   * full again.
   */
  windowMs: number;
}

/** The outcome for due notifications: those to drop, to postpone, and the deliveries to send. */
export interface Dispatch {
  taken: readonly NotificationRecord[];
  /** Postponed until `dueAt`. */
  deferred: readonly { notice: NotificationRecord; dueAt: number }[];
  deliveries: readonly DeliveryRecord[];
  /** Allowances that the deliveries use. */
  takes?: readonly Take[];
}

/** People who play together. */
export interface GroupRecord {
  id: string;
  name: string;
  /** The secret of the link for new members. */
  token: string;
  createdAt: number;
}

/** A person who may join a group. */
export interface Joining {
  person: string;
  /** Their id within the group. */
  member: string;
}

export interface MemberRecord extends Joining {
  name: string;
  joinedAt: number;
}

/** A group in the list of a member. */
export interface GroupOverview extends GroupRecord {
  members: number;
  /** When its last match ended; null before the first one. */
  lastPlayedAt: number | null;
}

/** A finished match of a group, without its document. */
export type ResultRecord = Omit<GroupMatch, 'replay'>;

/**
 * A change of a group that belongs to a table's change. It does nothing if the group does not exist
 * any more.
 */
export interface GroupWrite {
  id: string;
  /** Creates the group first. */
  create?: GroupRecord;
  at: number;
  /**
   * People at the table. Those who are no members join, in this order, unless they had themselves
   * forgotten, were removed, or one of `limits` is reached.
   */
  joining: readonly Joining[];
  /**
   * Its document is pending from now on. Without people who had themselves forgotten or were
   * removed, also by another group with this match.
   */
  result?: ResultRecord;
  /**
   * The people in the result who may have commented on the match. The group keeps their comments,
   * if its result names them.
   */
  authors?: readonly (Joining & { speaker: string })[];
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

/** A page of a list, by offset and length. */
export interface Range {
  offset: number;
  limit: number;
}

/** A write to one table. Parts that are left out stay as they are. */
export interface TableWrite {
  id: string;
  /** The new record. Its `rev` is one more than the writer read, 0 for a new table. */
  table?: TableRecord;
  /**
   * Version 0 starts the match. A later snapshot replaces an earlier one. The match must have
   * reached its version, at the latest by the `move` of this write.
   */
  snapshot?: SnapshotRecord;
  move?: MoveRecord;
  /** In order, and after all stored lines. */
  log?: readonly LogRecord[];
  /**
   * Appended. Of the messages for the same readers, only the newest `kept` remain. Comments remain
   * and do not count.
   *
   * `commentBy` is the author of a comment. The groups that have the match, and the author as a
   * member, keep it.
   */
  chat?: { message: ChatMessage; kept: number; commentBy?: string };
  /** The hash of a handover that is used up by this write. */
  seatTransfer?: Uint8Array;
  /** The notifications that this write triggers. */
  notices?: readonly NotificationRecord[];
  group?: GroupWrite;
}

/** A page backwards: the newest entries with `seq` below `before`, oldest first. */
export interface Page {
  before?: number | undefined;
  limit: number;
  /**
   * Leaves out log lines of later versions of the match, and messages to all that belong to a later
   * place.
   */
  until?: number | undefined;
}

/**
 * Stores users, tables and matches. A write whose promise has resolved survives a crash of the
 * process and of the machine. The storage carries out one caller's calls about the same record in
 * order: a read after a write, even a pending one, includes it. A list of all records may include
 * later writes, too.
 *
 * Every call may reject with a `StorageFailedError`. Every implementation passes the suite in
 * `conformance.ts`.
 */
export interface Storage {
  /** Adds a user without quiet hours, and their first device. */
  addUser(person: Omit<UserRecord, 'quiet' | 'links' | 'turnedOff'>, device?: DeviceRecord): Promise<void>;
  user(id: string): Promise<UserRecord | null>;
  renameUser(id: string, name: string): Promise<void>;
  seeUser(id: string, at: number): Promise<void>;
  setQuiet(id: string, quiet: QuietHours | null): Promise<void>;
  setLinks(id: string, links: boolean): Promise<void>;
  setTurnedOff(id: string, kinds: readonly NotificationKind[]): Promise<void>;
  /** The devices of a user, the oldest first. */
  devicesOf(person: string): Promise<DeviceRecord[]>;
  /** Which of these devices exist, in any order. */
  knownDevices(ids: readonly string[]): Promise<string[]>;
  /**
   * Adds a device, and records the use of its permit, if one is given. Does nothing if a device has
   * this id.
   *
   * @throws ConflictError when the token or the passkey is gone, the passkey was used with this or
   *   a higher counter, or the user already has the most devices that a permit may add
   */
  addDevice(device: DeviceRecord, permit?: DevicePermit): Promise<void>;
  seeDevice(id: string, name: string, at: number): Promise<void>;
  checkDevice(id: string, at: number): Promise<void>;
  /**
   * Adds a passkey that nobody has used yet.
   *
   * @param most the largest number of passkeys of one user
   * @throws ConflictError when the user has that many, when its device is gone, or when a passkey
   *   has this id
   */
  addPasskey(passkey: Omit<PasskeyRecord, 'usedAt'>, most: number): Promise<void>;
  /** The passkeys of a user, the oldest first. */
  passkeysOf(person: string): Promise<PasskeyRecord[]>;
  passkey(id: string): Promise<PasskeyRecord | null>;
  /** @returns whether the user had it */
  dropPasskey(id: string, person: string): Promise<boolean>;
  /**
   * Removes a device of this user, or all but `by` with null. Their channels and passkeys go with
   * them, addresses that they added and nobody has confirmed, and all tokens and seat transfers of
   * the user. Of two devices that remove each other at the same time, one stays.
   *
   * @param by the device that asks, which stays
   * @returns the ids of those that were removed
   * @throws ConflictError when the user does not have the device that asks
   */
  dropDevices(person: string, by: string, id: string | null): Promise<string[]>;
  /**
   * Removes a device that signs itself out, also the last one. Its channels, passkeys and tokens go
   * with it, and addresses that it added and nobody has confirmed.
   *
   * @throws ConflictError when the user does not have it
   */
  dropOwnDevice(person: string, id: string): Promise<void>;
  /**
   * Adds a token. Of the user's tokens of its way, only the `kept` that expire last remain.
   *
   * @throws ConflictError when its user, device or channel is gone
   */
  addDeviceToken(token: DeviceTokenRecord, kept: number): Promise<void>;
  deviceToken(hash: Uint8Array): Promise<DeviceTokenRecord | null>;
  dropDeviceTokens(person: string, ways: readonly DeviceWay[]): Promise<void>;
  /** Removes tokens that expired before `before`. */
  forgetDeviceTokens(before: number): Promise<void>;
  /** Removes users not seen since `before` who have no seat anywhere. @returns how many */
  forgetUsers(before: number): Promise<number>;

  /**
   * Executes all writes of one call or none, atomically. Calls made at the same time may share a
   * transaction, but a failed call does not affect others, and calls that concern the same table
   * run in order.
   *
   * @throws ConflictError when a table's revision, a match's version, the end of a log or a
   *   handover is not what the writer read, or when a user in it is unknown or has two seats.
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
   * Deletes a table with its match, log, chat and seat transfers. Groups keep comments.
   *
   * @param rev the revision that was read
   * @throws ConflictError when the table is not there at this revision.
   */
  deleteTable(table: string, rev: number): Promise<void>;

  /**
   * The current versions of these tables, in any order, without those that do not exist. May lack
   * writes of this server that are under way.
   */
  standings(tables: readonly string[]): Promise<TableStanding[]>;

  /**
   * Tables that are open or running, and those finished after `finishedAfter`. Leaves out tables
   * that cannot be read.
   */
  recentTables(finishedAfter: number): Promise<TableHead[]>;
  /**
   * Null when there is no such table.
   *
   * @throws CorruptRecordError
   */
  head(table: string): Promise<TableHead | null>;
  /** Every table where this user has a seat or a reserved seat. */
  tablesOf(person: string): Promise<string[]>;
  /** Ids of tables with this status that were last active before `before`. */
  idleTables(status: TableStatus, before: number): Promise<string[]>;
  /**
   * Running tables with timed work: an open window, or a seat for which the server plays. If some
   * tables cannot be read, all running ones.
   */
  timedTables(): Promise<string[]>;
  /** Tables whose clock has a deadline before `before`, with the deadline. */
  dueTables(before: number): Promise<{ id: string; due: number }[]>;

  /**
   * Stores a heartbeat. A gap of more than `silence` since the last one is stored as an outage.
   * Removes outages that ended before `forget`. @returns the others, in order
   */
  beat(at: number, silence: number, forget: number): Promise<Outage[]>;

  log(table: string, page: Page): Promise<LogRecord[]>;
  /** @param watchers includes the messages that only spectators see */
  chat(table: string, page: Page, watchers: boolean): Promise<ChatMessage[]>;

  /** The comments in a table's chat, oldest first. */
  comments(table: string): Promise<MatchComment[]>;

  /**
   * Stores how far a user has seen a table, if that is further than before. Deleted with the table
   * or the user.
   *
   * @returns whether anything was stored
   * @throws ConflictError when there is no such table or user.
   */
  see(table: string, person: string, seen: Seen): Promise<boolean>;
  /** How far this user has seen a table; null if unknown. */
  seen(table: string, person: string): Promise<Seen | null>;
  /** Counts the unread entries of every table with a known position of this user. */
  news(person: string): Promise<(TableNews & { id: string })[]>;

  /** @throws ConflictError when its table, user or device is gone */
  addSeatTransfer(seatTransfer: SeatTransferRecord): Promise<void>;
  seatTransfer(hash: Uint8Array): Promise<SeatTransferRecord | null>;
  /** Removes seat transfers that expired before `before`. */
  forgetSeatTransfers(before: number): Promise<void>;

  /** Tables of this status, the last active first. */
  sizes(status: TableStatus, range: Range): Promise<TableSize[]>;
  /** Users, the last seen first. */
  users(range: Range): Promise<UserPlace[]>;
  figures(): Promise<Figures>;
  /** Size of the database on disk, in bytes. */
  size(): Promise<number>;

  /** In order of their end. */
  blocks(): Promise<BlockRecord[]>;
  /** Replaces a block of the same address. */
  addBlock(block: BlockRecord): Promise<void>;
  dropBlock(address: string): Promise<void>;
  /** Removes blocks that ended before `before`. */
  forgetBlocks(before: number): Promise<void>;

  /**
   * Replaces the channel with the same mark, also one of another owner. Its id and confirmation
   * stay, and a confirmed address as it was spelled.
   *
   * @returns the stored channel
   * @throws ConflictError when its owner is unknown
   */
  addChannel(channel: ChannelRecord): Promise<ChannelRecord>;
  channel(id: string): Promise<ChannelRecord | null>;
  /** The channels of a user or a table, the oldest first. */
  channelsOf(owner: string): Promise<ChannelRecord[]>;
  /** The confirmed channels with this keyed hash of an address, the oldest first. */
  channelsAt(address: Uint8Array): Promise<ChannelRecord[]>;
  /** Channels of an earlier release, whose `address` is still null. */
  channelsWithoutAddress(): Promise<ChannelRecord[]>;
  setChannelAddress(id: string, address: Uint8Array): Promise<void>;
  /** The ids of all users and tables with a confirmed channel. */
  channelOwners(): Promise<string[]>;
  /**
   * Confirms a channel, and removes the user's other channels of the same kind. @returns whether it
   * exists
   */
  confirmChannel(id: string): Promise<boolean>;
  /** Removes a channel with its pending messages. @returns whether it existed */
  dropChannel(id: string): Promise<boolean>;
  /** Removes unconfirmed channels that were created before `before`. */
  forgetChannels(before: number): Promise<void>;

  /** Notifications due by then, the earliest first; a bounded number. */
  notificationsUntil(until: number): Promise<NotificationRecord[]>;
  /** Removes this user's pending notifications of these kinds for this table. */
  dropNotifications(table: string, person: string, kinds: readonly NotificationKind[]): Promise<void>;
  /**
   * Stores the outcome. @throws ConflictError when a notification has changed since it was read, a
   * channel is gone, or an allowance is used up. Then nothing is written.
   */
  dispatch(dispatch: Dispatch): Promise<void>;
  /**
   * Unclaimed deliveries due by then, the earliest first; a bounded number.
   *
   * @param except ids of channels to leave out
   */
  deliveriesUntil(until: number, except?: readonly string[]): Promise<DeliveryRecord[]>;
  /** Claims a delivery. @throws ConflictError when another server has claimed it, or it is gone. */
  claimDelivery(id: string, at: number): Promise<void>;
  /** Removes a delivery, successful or not. */
  endDelivery(id: string): Promise<void>;
  /** Releases a claimed delivery, to be sent from `dueAt` on. */
  deferDelivery(id: string, tries: number, dueAt: number): Promise<void>;
  /** Removes deliveries claimed before `before`: the server that claimed them has died. */
  forgetDeliveries(before: number): Promise<void>;
  /** When the next notification or unclaimed delivery is due; null for never. */
  nextDue(): Promise<number | null>;

  /**
   * Adds a group with its first member.
   *
   * @throws ConflictError when the person is unknown, or in as many groups as they may be
   */
  addGroup(group: GroupRecord, founder: Joining): Promise<void>;
  group(id: string): Promise<GroupRecord | null>;
  /** The group with this link; null without one. */
  groupAt(token: string): Promise<GroupRecord | null>;
  /** The groups of a person, in any order. */
  groupsOf(person: string): Promise<GroupOverview[]>;
  /** The members of a group with their names, in the order in which they joined. */
  membersOf(group: string): Promise<MemberRecord[]>;
  /**
   * Adds a member, also one who had themselves forgotten or was removed. Does nothing if they are
   * one already.
   *
   * @throws ConflictError when there is no such group or person, or one of `limits` is reached
   */
  joinGroup(group: string, joining: Joining, at: number): Promise<void>;
  /**
   * Changes a group's name or link. @throws ConflictError when there is no such group, or `by` is
   * not a member
   */
  changeGroup(group: string, by: string, change: Partial<Pick<GroupRecord, 'name' | 'token'>>): Promise<void>;
  /**
   * Removes a member. A group without members is deleted with its matches.
   *
   * @param forget removes the person's name, id and comments from its matches, also from later ones
   *   until they join by the link
   * @throws ConflictError when there is no such member
   */
  leaveGroup(group: string, leaving: Joining, forget: boolean): Promise<void>;
  /**
   * A member removes another one, and replaces the link. Until the removed person joins by the
   * link, later matches neither name them nor make them a member.
   *
   * @throws ConflictError as `leaveGroup`
   */
  removeMember(group: string, by: string, removed: Joining, token: string): Promise<void>;
  /**
   * Deletes a group with its matches and their documents.
   *
   * @throws ConflictError when there is no such group
   */
  deleteGroup(group: string): Promise<void>;
  /** Matches of a group that finished before `before`, the newest first. */
  groupMatches(group: string, before: number | undefined, limit: number): Promise<GroupMatch[]>;
  /**
   * A match's document as it was stored, and the present names of its seats. Null if the group does
   * not have this match.
   */
  groupDocument(group: string, table: string): Promise<{ document: Uint8Array | null; names: (string | null)[] } | null>;
  /**
   * The comments on a group's match that their authors wrote as members, or before there was the
   * group; oldest first. They outlive the table. Without those of people whose names the group has
   * removed.
   */
  groupComments(group: string, table: string): Promise<MatchComment[]>;
  /** Ids of the tables with a match whose document is pending. */
  pendingDocuments(): Promise<string[]>;
  /** Stores the pending document of this table's match; null if there is none. */
  storeGroupDocument(table: string, document: Uint8Array | null): Promise<void>;
  /** Removes matches that finished before `before`, and groups without members. */
  forgetGroups(before: number): Promise<void>;

  /** A value of the whole installation; null if it is not set. */
  value(name: string): Promise<string | null>;
  /** Stores a value unless one of this name exists. @returns the stored one */
  ensureValue(name: string, value: string): Promise<string>;
  setValue(name: string, value: string): Promise<void>;
  /**
   * Registers this server as running, and removes those last seen before `before`. @returns the
   * others
   */
  seeServer(server: ServerRecord, before: number): Promise<ServerRecord[]>;
  /** Removes a server that has stopped. */
  dropServer(id: string): Promise<void>;
  /**
   * Takes all of these allowances or none, atomically: concurrent takes never exceed a limit.
   * @returns null, or, if nothing was taken, the time from which all can be taken
   */
  take(...takes: readonly Take[]): Promise<number | null>;
  /**
   * The time from which all of these allowances can be taken; at most `at` if they can be taken
   * now.
   */
  allowedAt(keys: readonly string[], at: number): Promise<number>;
  /** Refills these allowances. */
  releaseAllowances(keys: readonly string[]): Promise<void>;
  /** Removes allowances whose window ended before `before`. */
  forgetAllowances(before: number): Promise<void>;

  /** The time of the database's clock, which all servers share. */
  now(): Promise<number>;

  /**
   * Checks the storage by a write, which also finds a full disk or a read-only database.
   *
   * @throws StorageFailedError
   */
  probe(): Promise<void>;

  /** Waits for pending calls, and rejects later ones. */
  close(): Promise<void>;
}
