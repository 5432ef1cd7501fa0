import type { OptionField } from '../kit/index.ts';

/** Minimum and maximum number of players. */
export const players = { min: 2, max: 4 } as const;

export const optionFields: readonly OptionField[] = [
  { name: 'publicOpinionPerDeck', values: [5, 4, 3, 2, 1, 0], default: 5 },
  { name: 'boards', values: ['basic', 'advanced'], default: 'basic' },
  { name: 'opinionPenalty', values: ['perToken', 'perCard'], default: 'perToken' },
  { name: 'strictHandLimit', values: [false, true], default: false },
  { name: 'patronNeedsCollection', values: [false, true], default: false },
  { name: 'sweepMarketEachRound', values: [false, true], default: false },
];
