import type { Budget } from './search.ts';

/** Strength of a bot: like a beginner, sound, or as strong as possible. */
export const levels = ['easy', 'sound', 'strong'] as const;
export type Level = (typeof levels)[number];

/** Chooses moves by the heuristics alone. */
export interface Glance {
  /** A move worth `temperature` spreads less is e times less likely. */
  temperature: number;
  /** One in this many moves is overlooked; Infinity for none. */
  blind: number;
}

/** The method of each level: heuristics alone, or a search. */
export const levelSettings: Readonly<Record<Level, Glance | Budget>> = {
  easy: { temperature: 1, blind: 3 },
  sound: { temperature: 0.35, blind: Infinity },
  strong: { iterations: 100_000, ms: 300 },
};
