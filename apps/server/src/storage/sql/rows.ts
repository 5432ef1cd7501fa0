import type { LogRecord, MoveRecord, SnapshotRecord, StoredMatch, WindowRecord } from '@sobremesa/match';
import {
  bot,
  notificationKind,
  quietHours,
  tableSettings,
  type ChatMessage,
  type GroupMatch,
  type NotificationKind,
  type Phrase,
  type QuietHours,
  type ResultSeat,
  type StandIn,
  type TableStatus,
} from '@sobremesa/protocol';
import * as z from 'zod/mini';
import { CorruptRecordError, type UnreadableField } from '../errors.ts';
import { clockRecord, voteRecord, proposalRecord, shuffleRecord, writtenSettings, type ClockRecord } from '../records.ts';
import type {
  ChannelRecord,
  DeliveryRecord,
  DeviceRecord,
  DeviceTokenRecord,
  GroupOverview,
  GroupRecord,
  MemberRecord,
  PasskeyRecord,
  SeatTransferRecord,
  NotificationRecord,
  ResultRecord,
  UserPlace,
  UserRecord,
  SeatRecord,
  ServerRecord,
  TableHead,
  TableRecord,
  TableSize,
} from '../storage.ts';

/**
 * Rows of the databases, and their conversion to and from records. SQLite stores booleans as 0 and
 * 1.
 */

const asked = z.array(z.int());
const answerWindow = z.object({ id: z.string(), seats: z.array(z.int()), until: z.int() });
const ids = z.array(z.string());
const granted = z.object({ requests: z.array(z.string()), versions: z.array(z.int()), forgotten: z.int() });
/** The second shape is that of earlier releases. */
const requests = z.record(z.string(), z.union([granted, z.object({ request: z.string(), version: z.int() })]));
const action = z.union([z.object({ move: z.string(), args: z.array(z.unknown()) }), z.object({ undo: z.int() })]);
const entries = z.array(
  z.object({ kind: z.enum(['game', 'table']), event: z.looseObject({ type: z.string() }), bot: z.optional(z.literal(true)) }),
);

const resultOptions = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]));

const serverSettings = z.record(z.string(), z.nullable(z.string()));

/** A value for a statement. */
export type Value = string | number | null | Uint8Array;

export interface UserRow {
  id: string;
  name: string;
  secret_hash: Uint8Array;
  seen_at: number;
  /** As JSON. */
  quiet: string | null;
  links: number | boolean;
  /** As JSON. */
  turned_off: string;
}

export interface DeviceRow {
  id: string;
  person: string;
  secret_hash: Uint8Array;
  name: string;
  way: DeviceRecord['way'];
  added_at: number;
  seen_at: number;
  checked_at: number;
}

export interface PasskeyRow {
  id: string;
  person: string;
  device: string;
  name: string;
  public_key: Uint8Array;
  counter: number;
  added_at: number;
  used_at: number | null;
}

export interface DeviceTokenRow {
  hash: Uint8Array;
  person: string;
  way: DeviceTokenRecord['way'];
  table_id: string | null;
  version: number | null;
  expires_at: number;
  device: string | null;
  channel: string | null;
}

export interface TableRow {
  id: string;
  rev: number;
  status: TableStatus;
  settings: string;
  auto_start: number | boolean;
  host: string | null;
  created_at: number;
  active_at: number;
  rematch: string | null;
  muted: string;
  barred: string;
  vote: string | null;
  /** As JSON. */
  clock: string | null;
  wish: string | null;
  shuffle: string | null;
}

/** A table with the state of its match; null without a match, or before the first move. */
export interface HeadRow extends TableRow {
  asked: string | null;
  answer_window: string | null;
  moved_at: number | null;
}

export interface SeatRow {
  table_id: string;
  state: SeatRecord['state'];
  person: string | null;
  /** From the table of people. */
  name: string | null;
  stand_in: StandIn | null;
  ordinal: number;
  /** As JSON. */
  bot: string | null;
}

export interface MatchRow {
  version: number;
  rules: number;
  asked: string;
  answer_window: string | null;
  requests: string;
  state: string;
}

export interface MoveRow {
  version: number;
  at: number;
  seat: number;
  action: string;
  request: string | null;
  rules: number;
  asked: string;
  answer_window: string | null;
}

/** Log lines that share a row: the `seq` of the first, and all entries. */
export interface LogRow {
  seq: number;
  at: number;
  version: number;
  entries: string;
}

export interface SeatTransferRow {
  hash: Uint8Array;
  table_id: string;
  person: string;
  expires_at: number;
  used: number | boolean;
  device: string | null;
}

export interface ChannelRow {
  id: string;
  kind: ChannelRecord['kind'];
  person: string | null;
  table_id: string | null;
  mark: Uint8Array;
  sealed: Uint8Array;
  language: string;
  confirmed: number | boolean;
  created_at: number;
  device: string | null;
  address: Uint8Array | null;
}

export interface NotificationRow {
  id: string;
  table_id: string;
  person: string | null;
  kind: NotificationRecord['kind'];
  version: number;
  /** Ids as JSON. */
  about: string;
  due_at: number;
}

export interface DeliveryRow {
  id: string;
  channel: string;
  body: string;
  tries: number;
  due_at: number;
  made_at: number;
}

export interface ServerRow {
  id: string;
  /** As JSON. */
  settings: string;
  seen_at: number;
}

export interface GroupRow {
  id: string;
  name: string;
  token: string;
  created_at: number;
}

export interface GroupOverviewRow extends GroupRow {
  members: number;
  last_played_at: number | null;
}

export interface MemberRow {
  person: string;
  member: string;
  name: string;
  joined_at: number;
}

export interface GroupMatchRow {
  table_id: string;
  game: string;
  /** As JSON. */
  options: string;
  started_at: number;
  finished_at: number;
  ending: GroupMatch['ending'];
  replay: number | boolean;
}

export interface GroupSeatRow {
  table_id: string;
  seat: number;
  member: string | null;
  name: string | null;
  /** As JSON. */
  bot: string | null;
  points: number | null;
  won: number | boolean;
}

export interface SizeRow {
  id: string;
  active_at: number;
  moves: number;
  bytes: number;
}

export interface PlaceRow {
  id: string;
  name: string;
  seen_at: number;
  /** Ids as JSON. */
  tables: string;
}

export interface ChatRow {
  seq: number;
  at: number;
  version: number | null;
  line: number | null;
  watchers: number | boolean;
  speaker: string | null;
  name: string;
  seat: number | null;
  phrase: Phrase | null;
  text: string | null;
  moment: number | null;
}

/** Called for each optional field that is treated as not set. */
export type OnIgnored = (field: UnreadableField) => void;

export function toUser({ quiet, ...row }: UserRow, onIgnored: OnIgnored): UserRecord {
  const { id, name, secret_hash: hash, seen_at: seenAt } = row;
  const hours = toQuiet(quiet === null ? null : json(quiet), () => onIgnored({ field: 'quiet hours', id }));
  const kinds = toKinds(json(row.turned_off), () => onIgnored({ field: 'kinds of notification', id }));
  return { id, name, secretHash: new Uint8Array(hash), seenAt, quiet: hours, links: Boolean(row.links), turnedOff: kinds };
}

export function toDevice({ id, person, name, way, ...row }: DeviceRow): DeviceRecord {
  const { secret_hash: hash, added_at: addedAt, seen_at: seenAt, checked_at: checkedAt } = row;
  return { id, person, secretHash: new Uint8Array(hash), name, way, addedAt, seenAt, checkedAt };
}

export function fromDevice({ id, person, secretHash, name, way, addedAt, seenAt, checkedAt }: DeviceRecord) {
  return [id, person, secretHash, name, way, addedAt, seenAt, checkedAt] as const;
}

export function toPasskey({ public_key: publicKey, added_at: addedAt, used_at: usedAt, ...row }: PasskeyRow): PasskeyRecord {
  return { ...row, publicKey: new Uint8Array(publicKey), addedAt, usedAt };
}

export function fromPasskey({ id, person, device, name, publicKey, counter, addedAt }: Omit<PasskeyRecord, 'usedAt'>) {
  return [id, person, device, name, publicKey, counter, addedAt] as const;
}

export function toDeviceToken({ hash, table_id: table, expires_at: expiresAt, ...row }: DeviceTokenRow): DeviceTokenRecord {
  return { ...row, hash: new Uint8Array(hash), table, expiresAt };
}

export function fromDeviceToken({ hash, person, way, table, version, expiresAt, device, channel }: DeviceTokenRecord) {
  return [hash, person, way, table, version, expiresAt, device, channel] as const;
}

/** Quiet hours are unreadable if this machine does not know their time zone. */
function toQuiet(value: unknown, ignored: () => void): QuietHours | null {
  if (value === null) return null;
  const { data } = quietHours.safeParse(value);
  if (data === undefined) ignored();
  return data ?? null;
}

/** Skips kinds that only a later release knows. */
function toKinds(value: unknown, ignored: () => void): NotificationKind[] {
  if (Array.isArray(value)) return value.flatMap((kind) => notificationKind.safeParse(kind).data ?? []);
  ignored();
  return [];
}

export function fromQuiet(quiet: QuietHours | null): string | null {
  return quiet === null ? null : JSON.stringify(quiet);
}

/** @throws CorruptRecordError */
export function toTable(row: TableRow, seats: readonly SeatRow[], onIgnored: OnIgnored): TableRecord {
  return {
    id: row.id,
    rev: row.rev,
    status: row.status,
    settings: parsed(tableSettings, row.id, 'its settings', row.settings),
    autoStart: Boolean(row.auto_start),
    host: row.host,
    createdAt: row.created_at,
    activeAt: row.active_at,
    rematch: row.rematch,
    muted: parsed(ids, row.id, 'the people whom its host has muted', row.muted),
    barred: parsed(ids, row.id, 'the people whom its host has removed', row.barred),
    vote: row.vote === null ? null : parsed(voteRecord, row.id, 'the vote on its end', row.vote),
    clock: row.clock === null ? null : toClock(row.id, row.clock, onIgnored),
    wish: row.wish === null ? null : parsed(proposalRecord, row.id, 'the proposal', row.wish),
    shuffle: row.shuffle === null ? null : parsed(shuffleRecord, row.id, 'the draw of its seed', row.shuffle),
    seats: seats.map((seat) => toSeat(row.id, seat)),
  };
}

/** @throws CorruptRecordError */
function toClock(table: string, text: string, onIgnored: OnIgnored): ClockRecord {
  const ignored = () => onIgnored({ field: 'quiet hours of a seat', id: table });
  return parsed(clockRecord, table, 'its clock', text, (key, value) => (key === 'quiet' ? toQuiet(value, ignored) : value));
}

/** @throws CorruptRecordError */
function toSeat(table: string, { state, person, stand_in: standIn, ordinal, bot: text }: SeatRow): SeatRecord {
  return { state, person, standIn, ordinal, bot: text === null ? null : parsed(bot, table, 'the bot on a seat', text) };
}

export function fromSeat(table: string, seat: number, { state, person, standIn, ordinal, bot: there }: SeatRecord) {
  return [table, seat, state, person, standIn, ordinal, there === null ? null : JSON.stringify(there)] as const;
}

export function toNames(seats: readonly SeatRow[]): Record<string, string> {
  return Object.fromEntries(seats.flatMap(({ person, name }) => (person === null || name === null ? [] : [[person, name]])));
}

/** @throws CorruptRecordError */
export function toHead(row: HeadRow, seats: readonly SeatRow[], onIgnored: OnIgnored): TableHead {
  const runs = row.status === 'running' && row.asked !== null;
  return {
    table: toTable(row, seats, onIgnored),
    names: toNames(seats),
    asked: runs ? parsed(asked, row.id, 'the seats that it waits for', row.asked ?? '') : [],
    window: runs ? (toWindow(row.id, row.answer_window)?.seats ?? null) : null,
    activeAt: Math.max(row.active_at, row.moved_at ?? 0),
  };
}

export function fromTable(table: TableRecord) {
  const { status, autoStart, host, activeAt, rematch } = table;
  const settings = JSON.stringify(writtenSettings(table.settings));
  const parts = [table.vote, table.clock, table.wish, table.shuffle];
  const [vote, clock, wish, shuffle] = parts.map((part) => (part === null ? null : JSON.stringify(part)));
  const due = table.clock?.due ?? null;
  const rest = [
    JSON.stringify(table.muted),
    JSON.stringify(table.barred),
    vote ?? null,
    clock ?? null,
    wish ?? null,
    shuffle ?? null,
    due,
  ] as const;
  return [status, settings, Number(autoStart), host, activeAt, rematch, ...rest] as const;
}

/**
 * @param moves the moves after the snapshot
 * @throws CorruptRecordError
 */
export function toMatch(table: string, match: MatchRow, moves: readonly MoveRow[]): StoredMatch {
  const gap = moves.findIndex(({ version }, i) => version !== match.version + 1 + i);
  if (gap !== -1) throw new CorruptRecordError(table, `move ${match.version + 1 + gap} is missing`);
  return { snapshot: toSnapshot(table, match), moves: moves.map((move) => toMove(table, move)) };
}

/** @throws CorruptRecordError */
function toSnapshot(table: string, row: MatchRow): SnapshotRecord {
  const { version, rules, state } = row;
  return {
    version,
    rules,
    state,
    requests: parsed(requests, table, 'the requests of its match', row.requests),
    asked: parsed(asked, table, 'the seats that its match waits for', row.asked),
    window: toWindow(table, row.answer_window),
  };
}

export function fromSnapshot({ version, rules, asked, window, requests, state }: SnapshotRecord) {
  return [version, rules, JSON.stringify(asked), fromWindow(window), JSON.stringify(requests), state] as const;
}

/** @throws CorruptRecordError */
export function toMove(table: string, row: MoveRow): MoveRecord {
  const { version, at, seat, request, rules } = row;
  return {
    version,
    at,
    seat,
    action: parsed(action, table, `move ${version}`, row.action),
    request,
    rules,
    asked: parsed(asked, table, `move ${version}`, row.asked),
    window: toWindow(table, row.answer_window),
  };
}

/** @param lines the log lines of the move */
export function fromMove({ version, at, seat, action, request, rules, asked, window }: MoveRecord, lines: LogGroup | undefined) {
  const move = [version, at, seat, JSON.stringify(action), request, rules, JSON.stringify(asked), fromWindow(window)] as const;
  return [...move, ...fromLines(lines)] as const;
}

/** @throws CorruptRecordError */
export function toLog(table: string, row: LogRow): LogRecord[] {
  const { seq, at, version } = row;
  const all = parsed(entries, table, `line ${seq} of its log`, row.entries);
  return all.map((entry, i) => ({ seq: seq + i, at, version, entry }));
}

export function fromLog(group: LogGroup) {
  const { at, version } = group[0];
  const [seq, ...rest] = fromLines(group);
  return [seq, at, version, ...rest] as const;
}

/** Consecutive log lines that share a row because they were stored together. Never empty. */
export type LogGroup = [LogRecord, ...LogRecord[]];

export function logGroups(lines: readonly LogRecord[]): LogGroup[] {
  const groups: LogGroup[] = [];
  for (const line of lines) {
    const group = groups.at(-1);
    const last = group?.at(-1);
    const joins = last?.seq === line.seq - 1 && last.at === line.at && last.version === line.version;
    if (joins) group?.push(line);
    else groups.push([line]);
  }
  return groups;
}

/**
 * The number of the first line, the number of lines, and their entries. The first number is null
 * without lines.
 */
function fromLines(group: LogGroup | undefined) {
  if (group === undefined) return [null, 0, '[]'] as const;
  return [group[0].seq, group.length, JSON.stringify(group.map(({ entry }) => entry))] as const;
}

export function toMessage({ version, line, watchers, phrase, text, moment, ...rest }: ChatRow): ChatMessage {
  const place = version === null || line === null ? null : { version, line };
  const said = { ...rest, place, watchers: Boolean(watchers) };
  if (phrase !== null) return { ...said, phrase };
  return moment === null ? { ...said, text: text ?? '' } : { ...said, text: text ?? '', moment };
}

export function fromMessage(message: ChatMessage) {
  const { seq, at, place, watchers, speaker, name, seat } = message;
  const [phrase, text, moment = null] = 'phrase' in message ? [message.phrase, null] : [null, message.text, message.moment];
  const { version, line } = place ?? { version: null, line: null };
  return [seq, at, version, line, Number(watchers), speaker, name, seat, phrase, text, moment] as const;
}

export function toSeatTransfer(row: SeatTransferRow): SeatTransferRecord {
  const { person, expires_at: expiresAt, used, device } = row;
  return { hash: new Uint8Array(row.hash), table: row.table_id, person, expiresAt, used: Boolean(used), device };
}

export function fromSeatTransfer({ hash, table, person, expiresAt, used, device }: SeatTransferRecord) {
  return [hash, table, person, expiresAt, Number(used), device] as const;
}

export function toChannel({ table_id: table, created_at: createdAt, ...row }: ChannelRow): ChannelRecord {
  const { mark, sealed, confirmed, address } = row;
  return {
    ...row,
    address: address && new Uint8Array(address),
    table,
    mark: new Uint8Array(mark),
    sealed: new Uint8Array(sealed),
    confirmed: Boolean(confirmed),
    createdAt,
  };
}

export function fromChannel({ id, kind, person, table, mark, sealed, language, confirmed, createdAt, ...of }: ChannelRecord) {
  return [id, kind, person, table, mark, sealed, language, Number(confirmed), createdAt, of.device, of.address] as const;
}

export function toNotification(
  { table_id: table, about: text, due_at: dueAt, ...row }: NotificationRow,
  onIgnored: OnIgnored,
): NotificationRecord {
  const { data: about } = ids.safeParse(json(text));
  // A notification that threw here would stay due forever and block all others.
  if (about === undefined) onIgnored({ field: 'people of a notification', id: row.id });
  return { ...row, table, about: about ?? [], dueAt };
}

export function fromNotification({ id, table, person, kind, version, about, dueAt }: NotificationRecord) {
  return [id, table, person, kind, version, JSON.stringify(about), dueAt] as const;
}

export function toDelivery({ due_at: dueAt, made_at: madeAt, ...row }: DeliveryRow): DeliveryRecord {
  return { ...row, dueAt, madeAt };
}

export function fromDelivery({ id, channel, body, tries, dueAt, madeAt }: DeliveryRecord) {
  return [id, channel, body, tries, dueAt, madeAt] as const;
}

/**
 * A server of another version may have stored an unknown format; its settings are then treated as
 * unknown.
 */
export function toServer({ id, settings, seen_at: seenAt }: ServerRow): ServerRecord {
  return { id, settings: serverSettings.safeParse(json(settings)).data ?? {}, seenAt };
}

export function toGroup({ created_at: createdAt, ...row }: GroupRow): GroupRecord {
  return { ...row, createdAt };
}

export function fromGroup({ id, name, token, createdAt }: GroupRecord) {
  return [id, name, token, createdAt] as const;
}

export function toOverview({ last_played_at: lastPlayedAt, members, ...row }: GroupOverviewRow): GroupOverview {
  return { ...toGroup(row), members, lastPlayedAt };
}

export function toMember({ joined_at: joinedAt, ...row }: MemberRow): MemberRecord {
  return { ...row, joinedAt };
}

/** @param seats those of all matches, in order @throws CorruptRecordError */
export function toGroupMatch(row: GroupMatchRow, seats: readonly GroupSeatRow[]): GroupMatch {
  const { table_id: table, game, started_at: startedAt, finished_at: finishedAt, ending, replay } = row;
  const options = parsed(resultOptions, table, 'the options of its result', row.options);
  const own = seats.filter((seat) => seat.table_id === table).map(toResultSeat);
  return { table, game, options, startedAt, finishedAt, ending, seats: own, replay: Boolean(replay) };
}

function toResultSeat({ table_id: table, bot: text, won, ...row }: GroupSeatRow): ResultSeat {
  return { ...row, bot: text === null ? null : parsed(bot, table, 'a bot in its result', text), won: Boolean(won) };
}

export function fromResult(group: string, { table, game, options, startedAt, finishedAt, ending }: ResultRecord) {
  return [group, table, game, JSON.stringify(options), startedAt, finishedAt, ending] as const;
}

export function fromResultSeat(group: string, table: string, { seat, member, name, bot: there, points, won }: ResultSeat) {
  return [group, table, seat, member, name, there === null ? null : JSON.stringify(there), points, Number(won)] as const;
}

export function toSize({ active_at: activeAt, ...rest }: SizeRow): TableSize {
  return { ...rest, activeAt };
}

export function toPlace({ seen_at: seenAt, tables, ...rest }: PlaceRow): UserPlace {
  return { ...rest, seenAt, tables: JSON.parse(tables) as string[] };
}

function toWindow(table: string, text: string | null): WindowRecord | null {
  return text === null ? null : parsed(answerWindow, table, 'its answer window', text);
}

function fromWindow(window: WindowRecord | null): string | null {
  return window === null ? null : JSON.stringify(window);
}

/** Undefined if the text is not JSON. */
function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * @param revive as for `JSON.parse`
 * @throws CorruptRecordError if the text is not JSON, or does not match the schema
 */
function parsed<T>(
  schema: z.ZodMiniType<T>,
  table: string,
  what: string,
  text: string,
  revive?: (key: string, value: unknown) => unknown,
): T {
  try {
    return schema.parse(JSON.parse(text, revive));
  } catch (cause) {
    throw new CorruptRecordError(table, what, { cause });
  }
}
