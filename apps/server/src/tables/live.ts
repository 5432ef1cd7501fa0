import type { GameModule } from '@sobremesa/games';
import { limits, type ChatMessage, type TableEvent } from '@sobremesa/protocol';
import { storedMatch, type Match, type Step } from '../matches/match.ts';
import { RefusedError } from '../refused.ts';
import type { LogRecord, Storage, TableRecord, TableWrite } from '../storage/storage.ts';

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

/** What a request makes of a table. Parts left out stay as they are; without any of them nothing is written. */
export interface Change<T> {
  answer: T;
  table?: TableRecord;
  step?: Step;
  /** New lines of the log. */
  entries?: readonly LogRecord['entry'][];
  message?: Pick<ChatMessage, 'name' | 'seat' | 'text'>;
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
export async function loadLive(storage: Storage, games: Readonly<Record<string, GameModule>>, id: string): Promise<Live | null> {
  const stored = await storage.load(id);
  if (stored === null) return null;
  const { game } = stored.table.settings;
  const module = Object.hasOwn(games, game) ? games[game] : undefined;
  if (module === undefined) throw new RefusedError('unknownGame');
  const log = await storage.log(id, { limit: limits.page });
  const [message] = await storage.chat(id, { limit: 1 });
  return {
    table: stored.table,
    module,
    match: stored.match === null ? null : storedMatch(stored.match),
    log,
    nextLine: (log.at(-1)?.seq ?? -1) + 1,
    nextMessage: (message?.seq ?? -1) + 1,
  };
}

/** Null when the change changes nothing. */
export function plan(before: Live, change: Change<unknown>, now: number, chatKept: number): Planned | null {
  const { table, step, entries = [], handover } = change;
  if (!table && !step && !change.message && !handover && !change.also && entries.length === 0) return null;
  const next = table ?? before.table;
  const match = step?.match ?? before.match;
  const fresh = entries.map((entry, i) => ({ seq: before.nextLine + i, at: now, version: match?.version ?? 0, entry }));
  const message = change.message === undefined ? null : { seq: before.nextMessage, at: now, ...change.message };
  const after: Live = {
    ...before,
    table: { ...next, rev: before.table.rev + 1, activeAt: next.status === 'open' || step ? now : next.activeAt },
    match,
    log: [...before.log, ...fresh].slice(-limits.page),
    nextLine: before.nextLine + fresh.length,
    nextMessage: before.nextMessage + (message === null ? 0 : 1),
  };
  const write: TableWrite = {
    table: after.table,
    ...(step === undefined ? {} : { match: step.write }),
    log: fresh,
    ...(message === null ? {} : { chat: { message, kept: chatKept } }),
    ...(handover === undefined ? {} : { handover }),
  };
  return { after, fresh, message, write };
}

export function tableEntry(event: TableEvent): LogRecord['entry'] {
  return { kind: 'table', event };
}

export function gameEntries(step: Step): LogRecord['entry'][] {
  return step.events.map((event) => ({ kind: 'game', event }));
}
