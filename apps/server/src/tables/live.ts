import type { GameModule } from '@sobremesa/games';
import { limits, type ChatMessage, type Phrase, type TableEvent } from '@sobremesa/protocol';
import { askedSeats, snapshotOf, type Match, type Step } from '../matches/match.ts';
import { restored } from '../matches/restore.ts';
import { RefusedError } from '../refused.ts';
import type { LogRecord, TableRecord, TableWrite } from '../storage/storage.ts';
import type { Context } from './context.ts';

/** A table in memory, with the newest page of its log. Values, never changed in place. */
export interface Live {
  table: TableRecord;
  module: GameModule;
  match: Match | null;
  log: readonly LogRecord[];
  /** The `seq` of the next log line and of the next message. */
  nextLine: number;
  nextMessage: number;
}

/** Something that is being said: in one's own words, or by a phrase. */
export type Said = { text: string } | { phrase: Phrase };
/** The same, with who said it, from which seat, and whether only watchers hear it. */
export type Message = Said & Pick<ChatMessage, 'speaker' | 'name' | 'seat' | 'watchers'>;

/** What a request makes of a table. Parts left out stay as they are; without any of them nothing is written. */
export interface Change<T> {
  answer: T;
  table?: TableRecord;
  step?: Step;
  /** New lines of the log. */
  entries?: readonly LogRecord['entry'][];
  message?: Message;
  handover?: Uint8Array;
  /** Writes to other tables that belong to the same transaction. */
  also?: readonly TableWrite[];
  /** People who were sent away. */
  removed?: readonly string[];
}

/** A change, worked out: the table after it, what is new, and what to store. */
export interface Planned {
  after: Live;
  fresh: readonly LogRecord[];
  message: ChatMessage | null;
  write: TableWrite;
}

/** Null when there is no such table. */
export async function loadLive({ storage, games, people }: Context, id: string): Promise<Live | null> {
  const stored = await storage.load(id);
  if (stored === null) return null;
  people.learn(stored.names);
  const { game } = stored.table.settings;
  const module = Object.hasOwn(games, game) ? games[game] : undefined;
  if (module === undefined) throw new RefusedError('unknownGame');
  const match = stored.match === null ? null : restored(module, stored.match);
  if (match !== null && stored.match?.snapshot.rules !== module.rulesVersion) {
    await storage.commit({ id, snapshot: snapshotOf(module, match) });
  }
  const log = await storage.log(id, { limit: limits.page });
  const [message] = await storage.chat(id, { limit: 1 }, true);
  return {
    table: stored.table,
    module,
    match,
    log,
    nextLine: (log.at(-1)?.seq ?? -1) + 1,
    nextMessage: (message?.seq ?? -1) + 1,
  };
}

/** Seats that the match waits for; none when there is no match, or it is over. */
export function askedAt({ match }: Live): readonly number[] {
  return match === null ? [] : askedSeats(match);
}

/** Null when the change changes nothing. */
export function plan(before: Live, change: Change<unknown>, now: number, chatKept: number): Planned | null {
  const { table, step, entries = [], handover } = change;
  if (!table && !step && !change.message && !handover && !change.also && entries.length === 0) return null;
  const match = step?.match ?? before.match;
  const at = step?.move?.at ?? now;
  const fresh = entries.map((entry, i) => ({ seq: before.nextLine + i, at, version: match?.version ?? 0, entry }));
  const message =
    change.message === undefined ? null : { seq: before.nextMessage, at: now, place: placeOf(before), ...change.message };
  const after: Live = {
    ...before,
    table: table === undefined ? before.table : rewritten(before.table, table, now),
    match,
    log: fresh.length === 0 ? before.log : [...before.log, ...fresh].slice(-limits.page),
    nextLine: before.nextLine + fresh.length,
    nextMessage: before.nextMessage + (message === null ? 0 : 1),
  };
  const write: TableWrite = { id: before.table.id };
  if (table !== undefined) write.table = after.table;
  if (step?.move) write.move = step.move;
  if (step?.snapshot) write.snapshot = step.snapshot;
  if (fresh.length > 0) write.log = fresh;
  if (message !== null) write.chat = { message, kept: chatKept };
  if (handover !== undefined) write.handover = handover;
  return { after, fresh, message, write };
}

/** Where in the match somebody is who says something now; null before its start. */
function placeOf({ match, nextLine }: Live): ChatMessage['place'] {
  return match === null ? null : { version: match.version, line: nextLine - 1 };
}

/** The table as it is written: for what counts as something that people did, see `TableRecord.activeAt`. */
function rewritten(before: TableRecord, table: TableRecord, now: number): TableRecord {
  const isActive = table.status === 'open' || table.status !== before.status;
  return { ...table, rev: before.rev + 1, activeAt: isActive ? now : table.activeAt };
}

export function tableEntry(event: TableEvent): LogRecord['entry'] {
  return { kind: 'table', event };
}

export function gameEntries(step: Step): LogRecord['entry'][] {
  return step.events.map((event) => ({ kind: 'game', event }));
}
