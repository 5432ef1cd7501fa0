import * as z from 'zod/mini';
import type { OptionField } from '../kit/index.ts';

/**
 * The variants of a table. `patzcuaroSide`: the side of the Pátzcuaro tile that is used; `auto`
 * chooses it by the number of players.
 */
export const options = z.strictObject({
  patzcuaroSide: z._default(z.enum(['auto', 'A', 'B']), 'auto'),
});
export type PatzcuaroOptions = z.output<typeof options>;

/** Minimum and maximum number of players. */
export const players = { min: 2, max: 4 } as const;

export const optionFields: readonly OptionField[] = [{ name: 'patzcuaroSide', values: ['auto', 'A', 'B'] }];
