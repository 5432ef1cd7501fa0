import type { Explained, ScorePart, Sentence } from '@sobremesa/games/kit';
import type { DocumentFailure } from '@sobremesa/match/document';

/** The points of a player, or of an opponent that the rules play. */
export interface PointsOf {
  /** Null for an opponent that the rules play; `term` is then its name. */
  seat: number | null;
  term: string | null;
  total: number;
  parts: readonly ScorePart[];
}

/** A moment of the graph: the first one of a turn, or the end of the match. */
export interface Stop {
  version: number;
  /** The number of the turn, from 1. */
  turn: number;
  points: readonly PointsOf[];
}

/** The chances to win at a stop, by seat, from 0 to 1. */
export interface ChancesAt {
  /** The number of the stop. */
  stop: number;
  /** With all cards open. */
  whole: readonly number[];
  /** Each player's own chance, as far as that player could know it. */
  seen: readonly number[];
}

/** A move that changed its player's chance to win, compared with the best other one. */
export interface TurningPoint {
  /** The version after the move. */
  version: number;
  seat: number;
  /** The lines of the log about the move, in the player's view. */
  made: readonly Sentence[];
  instead: Explained['what'];
  /** The main reason for the other move. */
  why: Explained['why'][number] | null;
  /** The player's chance to win with each move, from 0 to 1. */
  chance: number;
  chanceInstead: number;
  /** The standard error of their difference. */
  error: number;
}

/** Work done, and all work, in arbitrary units. */
export interface Progress {
  done: number;
  total: number;
}

/** Messages to the worker: a document, then whether to work on it. It works from the start. */
export type ToStory = { open: string } | { works: boolean };

/** A part of the worker's results. Later turning points replace earlier ones. */
export type Part =
  | { stops: readonly Stop[] }
  | { chances: ChancesAt }
  | { turningPoints: readonly TurningPoint[] }
  | { progress: Progress };

/** The worker's answers: parts in order, or why there are none. */
export type FromStory = { parts: readonly Part[]; isDone: boolean } | { failure: DocumentFailure['error'] };
