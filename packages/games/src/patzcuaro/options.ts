import * as z from 'zod/mini';
import type { OptionField } from '../kit/index.ts';

/**
 * The variants of a table. `patzcuaroSide`: which side of the Pátzcuaro tile lies up; `auto` goes
 * by the number of players.
 */
export const options = z.strictObject({
  patzcuaroSide: z._default(z.enum(['auto', 'A', 'B']), 'auto'),
});
export type PatzcuaroOptions = z.output<typeof options>;

/** How many may play. */
export const players = { min: 2, max: 4 } as const;

export const optionFields: readonly OptionField[] = [{ name: 'patzcuaroSide', values: ['auto', 'A', 'B'] }];
