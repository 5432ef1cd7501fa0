import type { GameModule } from '@sobremesa/games';
import { askedSeats, type LogRecord, type Match, publicVersion, type Shown, type Step } from '@sobremesa/match';
import { limits, type ChatMessage, type Phrase, type TableEvent } from '@sobremesa/protocol';
import type { Outage } from '../../storage/records.ts';
import type { TableHead, TableRecord, TableWrite } from '../../storage/storage.ts';
import { withOutages } from './clock.ts';
import { voteAt } from './vote.ts';
import { wishAt } from './proposals.ts';

/** A table in memory, with the newest page of its log. Values, never changed in place. */
export interface Live {
  table: TableRecord;
  module: GameModule;
  match: Match | null;
  log: readonly LogRecord[];
  /** Of a table whose watchers see it late: the newest page of the chat. */
  chat: readonly ChatMessage[];
  /** The `seq` of the next log line and of the next message. */
  nextLine: number;
  nextMessage: number;
}

/** Something that is being said: in one's own words, or by a phrase. */
export type Said = { text: string } | { phrase: Phrase };
/** The same, with where in the match it was said, by whom, and who hears it. */
export type Message = Said & Pick<ChatMessage, 'place' | 'speaker' | 'name' | 'seat' | 'watchers'>;

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

/** What has lapsed by now is not there any more. */
export function atNow(table: TableRecord, now: number): Pick<TableRecord, 'vote' | 'wish'> {
  return { vote: voteAt(table, now), wish: wishAt(table, now) };
}

/** The table with the time on its clock in which no server was there. */
export function givenBack(table: TableRecord, outages: readonly Outage[]): TableRecord {
  const clock = table.clock && withOutages(table.clock, outages);
  return clock === table.clock ? table : { ...table, clock };
}

/** Where in the match somebody is who is shown this; null before its start. */
export function placeAt({ log }: Live, shown: Shown | null): ChatMessage['place'] {
  if (shown === null) return null;
  return { version: publicVersion(shown), line: log.findLast(({ version }) => version <= shown.version)?.seq ?? -1 };
}

/** The seats that a match waits for, and those that were asked when the answer window opened; null when none is open. */
export type Waiting = Pick<TableHead, 'asked' | 'window'>;

/** For nobody: there is no match, or it is over. */
export const waitsForNobody: Waiting = { asked: [], window: null };

export function waitingAt({ match }: Live): Waiting {
  return match === null ? waitsForNobody : { asked: askedSeats(match), window: match.window?.seats ?? null };
}

/** Null when the change changes nothing. */
export function plan(before: Live, change: Change<unknown>, now: number, chatKept: number): Planned | null {
  const { table, step, entries = [], handover } = change;
  if (!table && !step && !change.message && !handover && !change.also && entries.length === 0) return null;
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
  if (message !== null) write.chat = { message, kept: chatKept };
  if (handover !== undefined) write.handover = handover;
  return { after, fresh, message, write };
}

/** The table after a change that is worked out. */
export function continued(
  before: Live,
  { table, match, fresh, message }: Pick<Live, 'table' | 'match'> & Pick<Planned, 'fresh' | 'message'>,
): Live {
  return {
    ...before,
    table,
    match,
    log: fresh.length === 0 ? before.log : newest([...before.log, ...fresh], match),
    chat: message === null || isPrompt(before) ? before.chat : [...before.chat, message].slice(-limits.page),
    nextLine: before.nextLine + fresh.length,
    nextMessage: before.nextMessage + (message === null ? 0 : 1),
  };
}

/** The newest page of these lines; of a table that is watched late, also the page that watchers have. */
function newest(log: readonly LogRecord[], match: Match | null): readonly LogRecord[] {
  const shown = match?.delayed?.points[0]?.version;
  const late = shown === undefined ? -1 : log.findIndex(({ version }) => version >= shown);
  return log.slice(late === -1 ? -limits.page : Math.max(Math.min(log.length, late + 1) - limits.page, 0));
}

/** Whether watchers see everything as it happens. */
function isPrompt({ table }: Live): boolean {
  return table.settings.watchDelay === null;
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
