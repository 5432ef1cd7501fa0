import * as z from 'zod/mini';
import { webhookAddressFrom, webhookKinds } from './forms.ts';

/**
 * The kind of a webhook, which sets the format of its messages. `json` is for the host's own
 * programs; its messages are signed.
 */
export const webhookKind = z.enum(webhookKinds);

/** The target of a webhook. */
export const webhookAddress = z.string().check(z.refine((text) => webhookAddressFrom(text) === text));

/** A webhook of a table. The server never shows its address again. */
export const tableWebhook = z.strictObject({
  id: z.string(),
  kind: webhookKind,
  /** Host name of the receiver. */
  host: z.string(),
});
export type TableWebhook = z.infer<typeof tableWebhook>;

/** The webhooks of a table, as its host sees them. */
export const webhooksView = z.strictObject({
  hooks: z.array(tableWebhook),
  /** Limit per table. */
  most: z.int(),
  /** Sample messages, one for each trigger. */
  preview: z.array(z.string()),
  /** Target of the link in the message. */
  link: z.string(),
});
export type WebhooksView = z.infer<typeof webhooksView>;

/** Result of a test message. The server removes a webhook that is `gone`. */
export const webhookTrial = z.enum(['arrived', 'failed', 'gone']);
