import type { Budget } from './search.ts';

/** How well a bot plays: as beginners do, soundly, or as well as it can. */
export const levels = ['easy', 'sound', 'strong'] as const;
export type Level = (typeof levels)[number];

/** Goes by what moves seem to be worth at a glance. */
export interface Glance {
  /** Moves that are worth so many times the spread less are e times as rare. */
  temperature: number;
  /** Of so many moves one is overlooked; Infinity when none is. */
  blind: number;
}

/** How a level finds its moves: at a glance, or by thinking ahead. */
export const levelSettings: Readonly<Record<Level, Glance | Budget>> = {
  easy: { temperature: 1, blind: 3 },
  sound: { temperature: 0.35, blind: Infinity },
  strong: { iterations: 100_000, ms: 300 },
};
