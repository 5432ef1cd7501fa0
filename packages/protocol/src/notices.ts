import * as z from 'zod/mini';
import { mailAddressFrom } from './forms.ts';
import { tableId } from './ids.ts';

/** Languages in which notices are told. */
export const noticeLanguage = z.enum(['es', 'en']);
export type NoticeLanguage = z.infer<typeof noticeLanguage>;

/** A browser that wants to be told, as its push service has told it; keys are base64url. */
export const pushSubscription = z.strictObject({
  endpoint: z.string().check(z.maxLength(1000), z.regex(/^https?:\/\/[\x21-\x7e]+$/)),
  p256dh: z.string().check(z.regex(/^[A-Za-z0-9_-]{87}$/)),
  auth: z.string().check(z.regex(/^[A-Za-z0-9_-]{22}$/)),
});

/** An address of e-mail. */
export const mailAddress = z.string().check(z.refine((text) => mailAddressFrom(text) === text));

/** What kind of thing a browser is on, so that its owner knows it again. */
export const noticeDevice = z.enum(['phone', 'computer']);

/** A way by which somebody wants to be told. Where it leads is never shown. */
export const noticeChannel = z.strictObject({
  id: z.string(),
  kind: z.enum(['push', 'mail', 'hook']),
  /** Nobody is told anything by one that is not. */
  confirmed: z.boolean(),
  /** So much of it that its owner knows it again. */
  label: z.string(),
});
export type NoticeChannel = z.infer<typeof noticeChannel>;

/** By what people can be told here, and by what this one is. */
export const noticesView = z.strictObject({
  offers: z.strictObject({
    /** The server's key for browsers (VAPID); null where they keep no worker that could be told. */
    push: z.nullable(z.string()),
    mail: z.boolean(),
  }),
  channels: z.array(noticeChannel),
});
export type NoticesView = z.infer<typeof noticesView>;

/** What the service worker gets. */
export const pushedNotice = z.strictObject({
  title: z.string(),
  body: z.string(),
  lang: noticeLanguage,
  /** The table that it is about; null for several. */
  table: z.nullable(tableId),
  /** How many tables wait for their reader. */
  waiting: z.int(),
  /**
   * By which the reader gives up being told: what it is called, and what stands at the end of the
   * address.
   */
  stop: z.strictObject({ token: z.string(), label: z.string() }),
});
export type PushedNotice = z.infer<typeof pushedNotice>;
