import type { OptionField } from '../kit/index.ts';
import { difficulties } from './catalogue/types.ts';

export const guardChoices = ['auto', 'yes', 'no'] as const;
export const reactionKinds = ['calm', 'quick'] as const;
export const windowLengths = [8, 15, 30, 60] as const;

/** Minimum and maximum number of players. */
export const players = { min: 1, max: 4 } as const;

export const optionFields: readonly OptionField[] = [
  { name: 'guard', values: guardChoices, default: 'auto', players: [2, 3, 4] },
  { name: 'reactions', values: reactionKinds, default: 'calm', players: [2, 3, 4] },
  { name: 'windowSeconds', values: windowLengths, default: 8, players: [2, 3, 4] },
  { name: 'difficulty', values: difficulties, default: 'medium', players: [1] },
];
