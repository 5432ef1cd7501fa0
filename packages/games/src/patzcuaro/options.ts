import * as z from 'zod/mini';
import { sides } from './variants.ts';

/**
 * The variants of a table. `patzcuaroSide`: the side of the Pátzcuaro tile that is used; `auto`
 * chooses it by the number of players.
 */
export const options = z.strictObject({
  patzcuaroSide: z._default(z.enum(sides), 'auto'),
});
export type PatzcuaroOptions = z.output<typeof options>;
