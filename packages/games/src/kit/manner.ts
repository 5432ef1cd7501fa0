import type { LegalMove } from './legalMove.ts';

/**
 * How a bot likes to play. A collector gathers sets, a racer takes what is at hand, a spoiler
 * hinders the others, and a balanced bot has no preference.
 */
export type Manner = 'balanced' | 'collector' | 'racer' | 'spoiler';

/** What a preference adds to the worth of a move, in points of the game. */
export type Liking = (move: LegalMove) => number;
