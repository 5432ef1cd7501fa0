import type { GameEvent } from '@sobremesa/games/kit';
import type { CheckNews, DocumentFailure, DocumentSeat, KeptShuffle, MatchDocument } from '@sobremesa/match/document';
import type { LogEntry, MatchState } from '@sobremesa/protocol';

/** The facts of a match that its replay shows. */
export interface ReplayHead {
  game: string;
  seats: readonly DocumentSeat[];
  options: MatchDocument['options'];
  startedAt: number;
  ending: MatchDocument['ending'];
  /** The last version. */
  length: number;
  /** Whether its shuffle can be checked. */
  isShuffled: boolean;
}

export type Opened = { ok: true; head: ReplayHead } | DocumentFailure;

/** The match at one version, in a viewer's view. Nobody has to move in it. */
export interface Moment {
  state: MatchState;
  /** What the move did, for the board's motion. */
  fresh: readonly { seq: number; event: GameEvent }[];
  /** The number of the newest log line. */
  line: number;
}

/** The whole match in one viewer's view. */
export interface Seen {
  /** By version. */
  moments: readonly Moment[];
  log: readonly LogEntry[];
  /** The version of each log line. */
  versions: readonly number[];
}

/** Messages to the worker: the text of a document, then the viewers whose view is shown. */
export type ToReplay = { open: string } | { see: number | null };
/**
 * A check of a document, with what this device has stored of its shuffle. Answered by `FromCheck`.
 */
export type ToCheck = { check: string; kept: KeptShuffle | null };
export type FromCheck = { news: CheckNews } | { done: true };
/** The answers, in the order of the messages. */
export type FromReplay = { opened: Opened } | { seen: Seen };
