import type { GameEvent } from '@sobremesa/games/kit';
import type {
  CheckNews,
  DocumentFailure,
  DocumentMove,
  DocumentSeat,
  KeptShuffle,
  MatchDocument,
} from '@sobremesa/match/document';
import type { LogEntry, MatchState } from '@sobremesa/protocol';

/** The facts of a match that its replay shows. */
export interface ReplayHead {
  /** The digest of its last state, which tells it from all other matches. */
  id: string;
  /** The version of its rules. */
  rules: number;
  /** The key of its random numbers. */
  seed: string;
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

/** The view of each seat at one version, in seat order. */
export type Hands = readonly unknown[];

/** The moves that lead to a version, without undone ones. Null if the match is over there. */
export type MovesTo = readonly Exclude<DocumentMove, { undo: number }>[] | null;

/**
 * Messages to the worker: the text of a document, then the viewers whose view is shown, the
 * versions whose hands are shown, and those from which the reader plays on.
 */
export type ToReplay = { open: string } | { see: number | null } | { handsAt: number } | { playOnFrom: number };
/**
 * A check of a document, with what this device has stored of its shuffle. Answered by `FromCheck`.
 */
export type ToCheck = { check: string; kept: KeptShuffle | null };
export type FromCheck = { news: CheckNews } | { done: true };
/** The answers, in the order of the messages. */
export type FromReplay = { opened: Opened } | { seen: Seen } | { hands: Hands } | { moves: MovesTo };
