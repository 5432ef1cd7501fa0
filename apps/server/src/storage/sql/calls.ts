import type { MatchComment, Seen, TableNews } from '@sobremesa/protocol';
import { ConflictError, StorageFailedError } from '../errors.ts';
import type { Outage } from '../records.ts';
import type { BlockRecord, Figures, TableStanding } from '../storage.ts';
import type {
  ChannelRow,
  ChatRow,
  DeliveryRow,
  DeviceRow,
  DeviceTokenRow,
  GroupMatchRow,
  GroupOverviewRow,
  GroupRow,
  GroupSeatRow,
  SeatTransferRow,
  HeadRow,
  LogRow,
  MatchRow,
  MemberRow,
  MoveRow,
  NotificationRow,
  PasskeyRow,
  UserRow,
  PlaceRow,
  SeatRow,
  ServerRow,
  SizeRow,
  TableRow,
  Value,
} from './rows.ts';

/** Statements that write. Each database has its own SQL for them, with the same order of values. */
export type WriteName =
  | 'addUser'
  | 'renameUser'
  | 'seeUser'
  | 'setQuiet'
  | 'setLinks'
  | 'setTurnedOff'
  | 'addDevice'
  | 'seeDevice'
  | 'checkDevice'
  | 'addPasskey'
  | 'usePasskey'
  | 'dropPasskey'
  | 'voidSecrets'
  | 'recordSignOuts'
  | 'dropDevices'
  | 'addDeviceToken'
  | 'useDeviceToken'
  | 'cutDeviceTokens'
  | 'dropDeviceTokens'
  | 'dropUnconfirmedMails'
  | 'forgetDeviceTokens'
  | 'setChannelAddress'
  | 'forgetUsers'
  | 'addTable'
  | 'changeTable'
  | 'deleteTable'
  | 'clearSeats'
  | 'addSeat'
  | 'beginMatch'
  | 'keepSnapshot'
  | 'addMove'
  | 'addLog'
  | 'addChat'
  | 'cutChat'
  | 'see'
  | 'addSeatTransfer'
  | 'useSeatTransfer'
  | 'dropSeatTransfers'
  | 'forgetSeatTransfers'
  | 'addBlock'
  | 'dropBlock'
  | 'forgetBlocks'
  | 'addChannel'
  | 'confirmChannel'
  | 'dropOthers'
  | 'dropChannel'
  | 'forgetChannels'
  | 'addNotification'
  | 'takeNotification'
  | 'deferNotification'
  | 'dropNotifications'
  | 'addDelivery'
  | 'claimDelivery'
  | 'endDelivery'
  | 'deferDelivery'
  | 'forgetDeliveries'
  | 'addGroup'
  | 'lockGroup'
  | 'lockGroupsOf'
  | 'renameGroup'
  | 'renewGroup'
  | 'addMember'
  | 'dropMember'
  | 'addForgotten'
  | 'dropForgotten'
  | 'keepComment'
  | 'keepComments'
  | 'forgetComments'
  | 'forgetInSeats'
  | 'dropIfEmpty'
  | 'deleteGroup'
  | 'dropEmptyGroups'
  | 'addGroupMatch'
  | 'addGroupSeat'
  | 'hideForgotten'
  | 'hideForgottenPerson'
  | 'rememberForgotten'
  | 'stayForgotten'
  | 'storeGroupDocument'
  | 'forgetGroupMatches'
  | 'renewAllowance'
  | 'takeAllowance'
  | 'releaseAllowances'
  | 'forgetAllowances'
  | 'addOutage'
  | 'forgetOutages'
  | 'beat'
  | 'addValue'
  | 'setValue'
  | 'seeServer'
  | 'forgetServers'
  | 'dropServer'
  | 'probe';

/** The row type of each reading statement. */
export interface Rows {
  user: UserRow;
  devicesOf: DeviceRow;
  knownDevices: { id: string };
  hasDevice: unknown;
  hasRoom: unknown;
  devicesToDrop: { id: string };
  deviceToken: DeviceTokenRow;
  passkeysOf: PasskeyRow;
  passkey: PasskeyRow;
  channelsAt: ChannelRow;
  channelsWithoutAddress: ChannelRow;
  table: TableRow;
  seats: SeatRow;
  match: MatchRow;
  moves: MoveRow;
  movesSince: MoveRow;
  newestLog: LogRow;
  newestChat: ChatRow;
  hasCome: unknown;
  lockTable: unknown;
  lockChat: unknown;
  standings: TableStanding;
  head: HeadRow;
  recentHeads: HeadRow;
  recentSeats: SeatRow;
  recentIds: { id: string };
  runningIds: { id: string };
  tablesOf: { id: string };
  idleTables: { id: string };
  timedTables: { id: string };
  dueTables: { id: string; due: number };
  outages: Outage;
  log: LogRow;
  chat: ChatRow;
  comments: MatchComment;
  seen: Seen;
  news: TableNews & { id: string };
  seatTransfer: SeatTransferRow;
  sizes: SizeRow;
  users: PlaceRow;
  figures: Figures;
  blocks: BlockRecord;
  channel: ChannelRow;
  channelMarked: ChannelRow;
  channelsOf: ChannelRow;
  channelOwners: { id: string };
  notificationsUntil: NotificationRow;
  deliveriesUntil: DeliveryRow;
  nextDue: { at: number | null };
  group: GroupRow;
  groupAt: GroupRow;
  groupsOf: GroupOverviewRow;
  membersOf: MemberRow;
  hasMember: unknown;
  groupMatches: GroupMatchRow;
  groupSeats: GroupSeatRow;
  seatNames: { name: string | null };
  groupComments: MatchComment;
  groupDocument: { document: Uint8Array | null };
  pendingDocuments: { id: string };
  value: { value: string };
  servers: ServerRow;
  allowedAt: { at: number | null };
  size: { bytes: number };
  now: { now: number };
}

export type ReadName = keyof Rows;
export type StatementName = WriteName | ReadName;

/** A statement with its values. */
export type Step = readonly [statement: StatementName, ...values: Value[]];

/** Steps in one transaction. All of them read the same snapshot. */
export type Call = readonly Step[];

/** For each step, the rows that it read, or the number of rows that it changed. */
export type Results = readonly (readonly unknown[] | number)[];

/** The keys that a call reads or writes, to schedule concurrent calls. */
export interface Concerns {
  /** Whether the call writes. */
  writes: boolean;
  /** Keys chosen by us; `all` for a call that may concern everything. */
  about: readonly string[] | 'all';
}

/** Executes calls. Calls on the same key run in order, as `Storage` requires. */
export interface Caller {
  /** @throws ConflictError or StorageFailedError */
  make(call: Call, concerns: Concerns): Promise<Results>;
  /** Waits for pending calls. Later calls are rejected. */
  close(): Promise<void>;
}

/** The error of a call that shared a transaction with others. Nothing of it was written. */
export interface Failed {
  failed: 'conflict' | 'storage';
  why: string;
}

export type Answer = Results | Failed;

/** Steps that must affect a row, each with its conflict error: another writer was faster. */
const conflicts: { readonly [name in StatementName]?: string } = {
  addTable: 'the table already exists',
  changeTable: 'the table is not at the revision before this one',
  lockTable: 'the table is not at this revision',
  deleteTable: 'the table is not at this revision',
  beginMatch: 'the match has already started',
  addMove: 'the match is not at the version before this one, or the log already has lines with these numbers',
  hasCome: 'the match has not reached the version of this snapshot',
  addLog: 'the log already has lines with these numbers',
  useSeatTransfer: 'the seat transfer was used meanwhile',
  addPasskey: 'the user has the most passkeys already',
  usePasskey: 'the passkey was removed or used meanwhile',
  useDeviceToken: 'the token was used meanwhile',
  hasDevice: 'the device of the request was signed out',
  hasRoom: 'the user has the most devices already',
  takeNotification: 'the notification has changed since it was read',
  deferNotification: 'the notification has changed since it was read',
  deleteGroup: 'there is no such group',
  hasMember: 'this person is not a member of the group',
  claimDelivery: 'another server has claimed or sent the delivery',
  takeAllowance: 'the allowance is used up',
};

/** The conflict that a step's result shows; undefined without one. */
export function conflictOf(name: StatementName, result: Results[number]): string | undefined {
  return (typeof result === 'number' ? result : result.length) === 0 ? conflicts[name] : undefined;
}

export function settle(answer: Answer, resolve: (results: Results) => void, reject: (error: Error) => void): void {
  if (!('failed' in answer)) resolve(answer);
  else reject(answer.failed === 'conflict' ? new ConflictError(answer.why) : new StorageFailedError(answer.why));
}
