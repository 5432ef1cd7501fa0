import * as z from 'zod/mini';
import type { OptionField } from '../kit/index.ts';

/** The variants of a table. `cabinet`: the number of shelves. */
export const options = z.strictObject({
  cabinet: z._default(z.enum(['full', 'small']), 'full'),
});
export type NewgameOptions = z.output<typeof options>;

export const players = { min: 2, max: 2 } as const;

export const optionFields: readonly OptionField[] = [{ name: 'cabinet', values: ['full', 'small'] }];
