import type { Budget } from './search.ts';

/** How well a bot plays: as beginners do, soundly, or as well as it can. */
export const levels = ['easy', 'sound', 'strong'] as const;
export type Level = (typeof levels)[number];

/** How a level finds its moves. */
export interface Manner {
  /** Null: it goes by what moves seem to be worth at a glance. */
  budget: Budget | null;
  /** In points: moves worth so much less are e times as rare. 0 always takes the best. */
  whim: number;
  /** Of so many moves one is overlooked; 0 overlooks none. */
  blind: number;
}

export const manners: Readonly<Record<Level, Manner>> = {
  easy: { budget: null, whim: 3, blind: 3 },
  sound: { budget: { iterations: 40, ms: 100 }, whim: 0, blind: 0 },
  strong: { budget: { iterations: 100_000, ms: 300 }, whim: 0, blind: 0 },
};
