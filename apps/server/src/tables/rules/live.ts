import type { GameModule } from '@sobremesa/games';
import { askedSeats, type LogRecord, type Match, publicVersion, type Shown } from '@sobremesa/match';
import type { ChatMessage } from '@sobremesa/protocol';
import type { TableHead, TableRecord } from '../../storage/storage.ts';

/** A table in memory, with the newest page of its log. Immutable. */
export interface Live {
  table: TableRecord;
  module: GameModule;
  match: Match | null;
  log: readonly LogRecord[];
  /** The newest page of the chat, if spectators see the match late. Empty otherwise. */
  chat: readonly ChatMessage[];
  /** The `seq` of the next log line and of the next message. */
  nextLine: number;
  nextMessage: number;
}

/** The position in the match that `shown` has reached; null before the match. */
export function placeAt({ log }: Live, shown: Shown | null): ChatMessage['place'] {
  if (shown === null) return null;
  return { version: publicVersion(shown), line: log.findLast(({ version }) => version <= shown.version)?.seq ?? -1 };
}

/**
 * The seats that a match waits for, and those that were active when its answer window opened; null
 * without a window.
 */
export type Waiting = Pick<TableHead, 'asked' | 'window'>;

/** There is no match, or it is over. */
export const waitsForNobody: Waiting = { asked: [], window: null };

export function waitingAt({ match }: Live): Waiting {
  return match === null ? waitsForNobody : { asked: askedSeats(match), window: match.window?.seats ?? null };
}
