import type { Bot } from '@sobremesa/protocol';
import type { Deal, Made } from '../local/host/match.ts';

/**
 * What a step waits for. `word`: the reader continues. `touch`: the reader presses a piece of the
 * board. `move`: the reader makes this move, with these arguments if they are given; the lesson
 * rejects any other move with a reason. `others`: all others have moved, and the page has shown it.
 */
export type Awaited =
  | { kind: 'word' }
  | { kind: 'touch'; piece: string }
  | { kind: 'move'; move: string; args?: readonly unknown[] }
  | { kind: 'others' };

/**
 * One thing to learn. What is said stands in the lesson's catalogue: under `steps`, and under `not`
 * why this move and no other.
 */
export interface Step {
  id: string;
  /**
   * Pieces of the board that are pointed at, see `pieces.ts`. One that is not there is left out.
   */
  at: readonly string[];
  awaits: Awaited;
}

/**
 * A first match that teaches: how it is dealt, what is learnt in it one after the other, and what
 * the others do meanwhile.
 */
export interface Script {
  game: string;
  deal: Deal;
  /** Who sits on the other seats, from seat 1 on; the reader has seat 0. */
  others: readonly Bot[];
  /** What they do at first; then they play as they like. */
  moves: readonly Made[];
  steps: readonly Step[];
}

/** What is said in a lesson. */
export interface LessonTexts {
  steps: Readonly<Record<string, string>>;
  /** For steps that wait for one move: what is said when another one is tried. */
  not: Readonly<Record<string, string>>;
}
