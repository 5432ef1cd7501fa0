import * as z from 'zod/mini';
import { hookAddressFrom, hookKinds } from './forms.ts';

/**
 * What listens to a table, and so in which form it is told. `json`: a program of one's own, which
 * can check who tells it.
 */
export const hookKind = z.enum(hookKinds);

/** Where a table is to tell what happens there. */
export const hookAddress = z.string().check(z.refine((text) => hookAddressFrom(text) === text));

/** A channel to which a table tells what happens there. Where it leads is never shown again. */
export const tableHook = z.strictObject({
  id: z.string(),
  kind: hookKind,
  /** The name of the server that takes it. */
  host: z.string(),
});
export type TableHook = z.infer<typeof tableHook>;

/** The channels of a table, as its host sees them. */
export const hooksView = z.strictObject({
  hooks: z.array(tableHook),
  /** How many a table may have. */
  most: z.int(),
  /** What would be told of it, as it would be told, one for each occasion. */
  preview: z.array(z.string()),
  /** Where the link in it leads. */
  link: z.string(),
});
export type HooksView = z.infer<typeof hooksView>;

/** What became of something that was sent to try a channel; one that is `gone` is forgotten. */
export const hookTrial = z.enum(['arrived', 'failed', 'gone']);
