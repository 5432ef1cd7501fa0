import * as z from 'zod/mini';

/** The variants of a table. `cabinet`: the number of shelves. */
export const options = z.strictObject({
  cabinet: z._default(z.enum(['full', 'small']), 'full'),
});
export type NewgameOptions = z.output<typeof options>;
