import type { PlayerID, ViewCtx } from './ctx.ts';
import type { LegalMove } from './legalMove.ts';
import type { Liking, Manner } from './manner.ts';
import type { Random } from './random.ts';

/** A move that the search considers. */
export interface Candidate extends LegalMove {
  /**
   * A quick estimate of its value for the player, in points of the game. Only differences count.
   */
  worth: number;
}

/**
 * A state in numbers, for a value network. All are finite and of the order of 1, and every state of
 * a game has the same number of them.
 */
export interface Features {
  /**
   * By player id. The first number of each is the expected final points divided by `scale`, so that
   * the network starts from the judgement of `prospects`.
   */
  players: readonly (readonly number[])[];
  /** About the match as a whole. */
  table: readonly number[];
}

/**
 * A game's heuristics for bots. Each function takes a seat's view; a complete state is a view as
 * well.
 */
export interface Heuristics<View = unknown> {
  /** The moves worth considering. Never empty for a seat that is asked. */
  candidates(G: View, ctx: ViewCtx, playerID: PlayerID): Candidate[];
  /** What a bot's preference adds to the worth of its moves; by default nothing. */
  liking?(G: View, playerID: PlayerID, manner: Exclude<Manner, 'balanced'>): Liking;
  /** A plausible move for a playout; by default a candidate, mostly the best one. */
  guess?(G: View, ctx: ViewCtx, playerID: PlayerID, random: Random): LegalMove;
  /** The move to make without a search, if there is nothing to decide; null otherwise. */
  settled?(G: View, ctx: ViewCtx, playerID: PlayerID): LegalMove | null;
  /** Whether bots have nothing left to decide although the match is not over; by default never. */
  isDecided?(G: View): boolean;
  /**
   * Expected points of each player in a match that is not over, by player id; by default the points
   * of the moment.
   */
  prospects?(G: View, ctx: ViewCtx): readonly number[];
  /**
   * For a lone player against the rules: the chance to win, from 0 to 1. Undefined with several
   * players.
   */
  chanceAlone?(G: View, ctx: ViewCtx): number | undefined;
  /** What value networks read. */
  features?(G: View, ctx: ViewCtx): Features;
  /**
   * The cards that make a player's points at the end; the arena counts which cards winners took.
   */
  taken?(G: View, playerID: PlayerID): string[];
  /** A lead of this many points makes a win e times as likely. */
  readonly scale: number;
  /** A typical difference in points between moves that are hard to choose between. */
  readonly spread: number;
  /** With this number of seats, a playout stops after so many moves. */
  horizon(seats: number): number;
}

/** All these moves as candidates. */
export function valued<Move extends LegalMove>(moves: readonly Move[], worth: (move: Move) => number): Candidate[] {
  return moves.map((move) => ({ move: move.move, args: move.args, worth: worth(move) }));
}

/**
 * The best of a few moves drawn at random.
 *
 * @param few the number of draws: more draws make playouts better, but slower
 */
export function bestOfFew(pick: () => LegalMove | null, worth: (move: LegalMove) => number, few: number): LegalMove {
  let best: LegalMove | null = null;
  let most = -Infinity;
  for (let i = 0; i < few; i++) {
    const move = pick();
    if (move === null) throw new RangeError('no move is legal');
    const value = worth(move);
    if (value <= most) continue;
    best = move;
    most = value;
  }
  return best as LegalMove;
}
