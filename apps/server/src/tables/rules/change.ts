import type { LogRecord, Match, Step } from '@sobremesa/match';
import { limits, type ChatMessage, type Phrase, type TableEvent } from '@sobremesa/protocol';
import type { GroupWrite, TableRecord, TableWrite } from '../../storage/storage.ts';
import type { Live } from './live.ts';

/** The content of a chat message: the author's own words, or a phrase. */
export type Said = { text: string; moment?: number | undefined } | { phrase: Phrase };
/** The same with its place in the match, its author and its readers. */
export type Message = Said & Pick<ChatMessage, 'place' | 'speaker' | 'name' | 'seat' | 'watchers'>;

/**
 * The change of a request. Parts that are left out stay unchanged; without any part nothing is
 * written.
 */
export interface Change<T> {
  answer: T;
  table?: TableRecord;
  step?: Step;
  /** New log lines. */
  entries?: readonly LogRecord['entry'][];
  message?: Message;
  /** The author of the message, if it is a comment. */
  commentBy?: string;
  seatTransfer?: Uint8Array;
  /** A new group of the table. */
  group?: GroupWrite;
  /** Writes to other tables, in the same transaction. */
  also?: readonly TableWrite[];
  /** People whom the host removed. */
  removed?: readonly string[];
}

/** A change ready to store: the table after it, its new log lines and message, and the write. */
export interface Planned {
  after: Live;
  fresh: readonly LogRecord[];
  message: ChatMessage | null;
  write: TableWrite;
}

/** Null if the change is empty. */
export function plan(before: Live, change: Change<unknown>, now: number, chatKept: number): Planned | null {
  const { table, step, entries = [], seatTransfer, group, commentBy } = change;
  if (!table && !step && !change.message && !seatTransfer && !change.also && !group && entries.length === 0) return null;
  const match = step?.match ?? before.match;
  const at = step?.move?.at ?? now;
  const fresh = entries.map((entry, i) => ({ seq: before.nextLine + i, at, version: match?.version ?? 0, entry }));
  const message = change.message === undefined ? null : { seq: before.nextMessage, at: now, ...change.message };
  const record = table === undefined ? before.table : rewritten(before.table, table, now);
  const after = continued(before, { table: record, match, fresh, message });
  const write: TableWrite = { id: before.table.id };
  if (table !== undefined) write.table = after.table;
  if (step?.move) write.move = step.move;
  if (step?.snapshot) write.snapshot = step.snapshot;
  if (fresh.length > 0) write.log = fresh;
  if (message !== null) write.chat = { message, kept: chatKept, ...(commentBy !== undefined && { commentBy }) };
  if (seatTransfer !== undefined) write.seatTransfer = seatTransfer;
  if (group !== undefined) write.group = group;
  return { after, fresh, message, write };
}

/** Applies a change to the table. */
export function continued(
  before: Live,
  { table, match, fresh, message }: Pick<Live, 'table' | 'match'> & Pick<Planned, 'fresh' | 'message'>,
): Live {
  return {
    ...before,
    table,
    match,
    log: fresh.length === 0 ? before.log : newest(before.log, fresh, match),
    chat: message === null || isPrompt(before) ? before.chat : [...before.chat, message].slice(-limits.page),
    nextLine: before.nextLine + fresh.length,
    nextMessage: before.nextMessage + (message === null ? 0 : 1),
  };
}

/**
 * The newest page of these lines. With a spectator delay, it begins at the latest with the page
 * that spectators see.
 */
function newest(log: readonly LogRecord[], fresh: readonly LogRecord[], match: Match | null): readonly LogRecord[] {
  const shown = match?.delayed?.points[0]?.version;
  const isShown = ({ version }: LogRecord) => shown !== undefined && version >= shown;
  const all = log.length + fresh.length;
  const inLog = shown === undefined ? -1 : log.findIndex(isShown);
  const inFresh = shown === undefined || inLog !== -1 ? -1 : fresh.findIndex(isShown);
  const late = inFresh === -1 ? inLog : log.length + inFresh;
  const from = Math.max((late === -1 ? all : Math.min(all, late + 1)) - limits.page, 0);
  return from <= log.length ? [...log.slice(from), ...fresh] : fresh.slice(from - log.length);
}

/** Whether spectators see everything at once. */
function isPrompt({ table }: Live): boolean {
  return table.settings.watchDelay === null;
}

/** The record with its next revision. `TableRecord.activeAt` defines activity. */
function rewritten(before: TableRecord, table: TableRecord, now: number): TableRecord {
  const isActive = table.status === 'open' || table.status !== before.status;
  return { ...table, rev: before.rev + 1, activeAt: isActive ? now : table.activeAt };
}

export function tableEntry(event: TableEvent): LogRecord['entry'] {
  return { kind: 'table', event };
}

/** @param byBot whether a bot made the move for the seat's owner */
export function gameEntries(step: Step, byBot = false): LogRecord['entry'][] {
  return step.events.map((event) => (byBot ? { kind: 'game', event, bot: true } : { kind: 'game', event }));
}
