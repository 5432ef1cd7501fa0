import type { Seen, TableNews } from '@sobremesa/protocol';
import { ConflictError, StorageFailedError } from '../errors.ts';
import type { Outage } from '../records.ts';
import type { BlockRecord, Figures, TableStanding } from '../storage.ts';
import type {
  ChannelRow,
  ChatRow,
  DeliveryRow,
  SeatTransferRow,
  HeadRow,
  LogRow,
  MatchRow,
  MoveRow,
  NoticeRow,
  UserRow,
  PlaceRow,
  SeatRow,
  ServerRow,
  SizeRow,
  TableRow,
  Value,
} from './rows.ts';

/**
 * Statements that change something. Each database has its own SQL for them, with the values in the
 * same order.
 */
export type WriteName =
  | 'addUser'
  | 'renameUser'
  | 'seeUser'
  | 'setQuiet'
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
  | 'forgetSeatTransfers'
  | 'addBlock'
  | 'dropBlock'
  | 'forgetBlocks'
  | 'addChannel'
  | 'confirmChannel'
  | 'dropOthers'
  | 'dropChannel'
  | 'forgetChannels'
  | 'addNotice'
  | 'takeNotice'
  | 'deferNotice'
  | 'dropNotices'
  | 'addDelivery'
  | 'claimDelivery'
  | 'endDelivery'
  | 'deferDelivery'
  | 'forgetDeliveries'
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

/** What a row of each reading statement is. */
export interface Rows {
  user: UserRow;
  table: TableRow;
  seats: SeatRow;
  match: MatchRow;
  moves: MoveRow;
  movesSince: MoveRow;
  newestLog: LogRow;
  newestChat: ChatRow;
  hasCome: unknown;
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
  noticesUntil: NoticeRow;
  deliveriesUntil: DeliveryRow;
  nextDue: { at: number | null };
  value: { value: string };
  servers: ServerRow;
  allowedAt: { at: number | null };
  size: { bytes: number };
  now: { now: number };
}

export type ReadName = keyof Rows;
export type StatementName = WriteName | ReadName;

/** One statement with its values. */
export type Step = readonly [statement: StatementName, ...values: Value[]];

/**
 * Steps that the database carries out as a whole or not at all. All of them read the same snapshot.
 */
export type Call = readonly Step[];

/** For every step the rows that it read, or how many it changed. */
export type Results = readonly (readonly unknown[] | number)[];

/** What a call is about, for those who carry out several at the same time. */
export interface Concerns {
  /** Whether it changes that. */
  writes: boolean;
  /** Names of our own; `all` for what may be about everything. */
  about: readonly string[] | 'all';
}

/**
 * Carries out calls. Those that concern the same are carried out in their order, as `Storage` says.
 */
export interface Caller {
  /** @throws ConflictError or StorageFailedError */
  make(call: Call, concerns: Concerns): Promise<Results>;
  /** When everything is done. Calls made later are refused. */
  close(): Promise<void>;
}

/** Why a call failed that was carried out together with others. Nothing of it was written. */
export interface Failed {
  failed: 'conflict' | 'storage';
  why: string;
}

export type Answer = Results | Failed;

/**
 * What has to change or find something: when it does not, somebody else has written since the
 * writer read.
 */
const conflicts: { readonly [name in StatementName]?: string } = {
  addTable: 'the table is there already',
  changeTable: 'the table is not at the revision before this one',
  deleteTable: 'the table is not at this revision',
  beginMatch: 'the match has begun already',
  addMove: 'the match is not at the version before this one, or the log has lines of these numbers already',
  hasCome: 'the match has not come as far as this snapshot',
  addLog: 'the log has lines of these numbers already',
  useSeatTransfer: 'the handover was used meanwhile',
  takeNotice: 'the notice is another one by now',
  deferNotice: 'the notice is another one by now',
  claimDelivery: 'somebody else sends it, or has',
  takeAllowance: 'the allowance is used up',
};

/** Why what a step has come to says that somebody else has written; undefined when it does not. */
export function conflictOf(name: StatementName, result: Results[number]): string | undefined {
  return (typeof result === 'number' ? result : result.length) === 0 ? conflicts[name] : undefined;
}

export function settle(answer: Answer, resolve: (results: Results) => void, reject: (error: Error) => void): void {
  if (!('failed' in answer)) resolve(answer);
  else reject(answer.failed === 'conflict' ? new ConflictError(answer.why) : new StorageFailedError(answer.why));
}
