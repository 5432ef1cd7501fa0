import type { BotLevel } from '@sobremesa/protocol';
import type { Budget } from './search.ts';

/** Chooses moves by the heuristics alone. */
export interface Glance {
  /** A move worth `temperature` spreads less is e times less likely. */
  temperature: number;
  /** One in this many moves is overlooked; Infinity for none. */
  blind: number;
}

/** The method of each level, the weakest first: heuristics alone, or a search. */
const levelSettings: Readonly<Record<BotLevel, Glance | Budget>> = {
  easy: { temperature: 1.2, blind: 3 },
  casual: { temperature: 0.8, blind: 5 },
  practised: { temperature: 0.5, blind: 8 },
  sound: { temperature: 0.35, blind: Infinity },
  keen: { temperature: 0.1, blind: Infinity },
  strong: { iterations: 100_000, ms: 300 },
};

/**
 * Settings for games in which the same mistakes cost more or less. `sound` is the yardstick of
 * training, chances and goals, so it has the same settings in every game.
 */
const ownSettings: Readonly<Record<string, Partial<Record<BotLevel, Glance | Budget>>>> = {
  patzcuaro: {
    keen: shortSearch(3),
  },
  prado: {
    easy: { temperature: 1.5, blind: 3 },
    casual: { temperature: 0.9, blind: 5 },
    keen: shortSearch(9),
  },
  museum: {
    easy: { temperature: 2.4, blind: 3 },
    casual: { temperature: 1.2, blind: 5 },
    practised: { temperature: 0.7, blind: 8 },
    keen: { temperature: 0.15, blind: Infinity },
  },
};

/**
 * The search of a `keen` bot where heuristics alone are hardly better than `sound`, however
 * strictly they choose. It takes a few milliseconds.
 */
function shortSearch(iterations: number): Budget {
  return { iterations, ms: Infinity };
}

/** How a level plays a game, by the game's id: by heuristics alone, or by a search. */
export function settingsOf(level: BotLevel, game: string): Glance | Budget {
  return ownSettings[game]?.[level] ?? levelSettings[level];
}

/** The budget of a level that searches for a time in every game; null for the others. */
export function budgetOf(level: BotLevel): Budget | null {
  const settings = levelSettings[level];
  return 'ms' in settings ? settings : null;
}

/** All levels, the weakest first. */
export const levels = Object.keys(levelSettings) as BotLevel[];
