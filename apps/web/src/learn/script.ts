import type { Bot } from '@sobremesa/protocol';
import type { Deal, Made } from '../local/host/match.ts';

/**
 * The event that ends a step. `word`: the reader continues. `touch`: the reader presses a piece of
 * the board. `move`: the reader makes this move, with these arguments if given; the lesson rejects
 * any other move with a reason. `others`: all others have moved, and the page has shown it.
 */
export type Awaited =
  | { kind: 'word' }
  | { kind: 'touch'; piece: string }
  | { kind: 'move'; move: string; args?: readonly unknown[] }
  | { kind: 'others' };

/**
 * One step of a lesson. Its text is in the lesson's catalogue under `steps`; `not` has the reason
 * why no other move is right.
 */
export interface Step {
  id: string;
  /** Pieces of the board to point at, see `pieces.ts`. Missing pieces are skipped. */
  at: readonly string[];
  /** Whether the step opens the part of the board that holds its first piece. */
  opens?: boolean;
  awaits: Awaited;
}

/** A scripted first match: its deal, its steps in order, and the moves of the other players. */
export interface Script {
  game: string;
  deal: Deal;
  /** The bots on the other seats, from seat 1 on. The reader has seat 0. */
  others: readonly Bot[];
  /** The first moves of the bots. After these they play freely. */
  moves: readonly Made[];
  steps: readonly Step[];
}

/** A lesson's texts, by the id of the step. */
export interface LessonTexts {
  steps: Readonly<Record<string, string>>;
  /** For steps that wait for one move: the reason when the reader tries another one. */
  not: Readonly<Record<string, string>>;
}
