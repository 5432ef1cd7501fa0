import type { OptionField } from '../kit/index.ts';

export const sides = ['auto', 'A', 'B'] as const;

/** Minimum and maximum number of players. */
export const players = { min: 2, max: 4 } as const;

export const optionFields: readonly OptionField[] = [{ name: 'patzcuaroSide', values: sides, default: 'auto' }];
