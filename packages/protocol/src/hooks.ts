import * as z from 'zod/mini';
import { hookAddressFrom, hookKinds } from './forms.ts';

/**
 * The kind of a webhook, which sets the format of its messages. `json` is for programs of the
 * host's own: its messages are signed.
 */
export const hookKind = z.enum(hookKinds);

/** The target of a webhook. */
export const hookAddress = z.string().check(z.refine((text) => hookAddressFrom(text) === text));

/** A webhook of a table. The server never shows its address again. */
export const tableHook = z.strictObject({
  id: z.string(),
  kind: hookKind,
  /** Host name of the receiver. */
  host: z.string(),
});
export type TableHook = z.infer<typeof tableHook>;

/** The webhooks of a table, as its host sees them. */
export const hooksView = z.strictObject({
  hooks: z.array(tableHook),
  /** Limit per table. */
  most: z.int(),
  /** Sample messages, one for each trigger. */
  preview: z.array(z.string()),
  /** Target of the link in the message. */
  link: z.string(),
});
export type HooksView = z.infer<typeof hooksView>;

/** Result of a test message. The server removes a webhook that is `gone`. */
export const hookTrial = z.enum(['arrived', 'failed', 'gone']);
