import * as z from 'zod/mini';
import { mailAddressFrom } from './forms.ts';
import { tableId } from './ids.ts';

/** Languages of notifications. */
export const notificationLanguage = z.enum(['es', 'en']);
export type NotificationLanguage = z.infer<typeof notificationLanguage>;

/** A push subscription of a browser; keys are base64url. */
export const pushSubscription = z.strictObject({
  endpoint: z.string().check(z.maxLength(1000), z.regex(/^https?:\/\/[\x21-\x7e]+$/)),
  p256dh: z.string().check(z.regex(/^[A-Za-z0-9_-]{87}$/)),
  auth: z.string().check(z.regex(/^[A-Za-z0-9_-]{22}$/)),
});

export const mailAddress = z.string().check(z.refine((text) => mailAddressFrom(text) === text));

/** The device of a browser, so that its owner recognizes it. */
export const notificationDevice = z.enum(['phone', 'computer']);

/** A notification channel of a user. The server never shows its address. */
export const notificationChannel = z.strictObject({
  id: z.string(),
  kind: z.enum(['push', 'mail', 'hook']),
  /** The server sends nothing to an unconfirmed channel. */
  confirmed: z.boolean(),
  /** A part of the address, so that its owner recognizes it. */
  label: z.string(),
});
export type NotificationChannel = z.infer<typeof notificationChannel>;

/**
 * What a notification of a user is about. `turn`: the match waits for the player. `soon`: their
 * time runs out. `standIn`: a bot has taken their seat. `sat`: somebody sat down.
 */
export const notificationKind = z.enum(['turn', 'soon', 'standIn', 'begins', 'over', 'sat', 'rematch', 'mention']);
export type NotificationKind = z.infer<typeof notificationKind>;
/** In the order in which the page lists them. */
export const notificationKinds: readonly NotificationKind[] = notificationKind.options;

/** The channels that the server offers, the user's channels, and the kinds they have turned off. */
export const notificationsView = z.strictObject({
  offers: z.strictObject({
    /** The server's VAPID key; null if browsers run no service worker here. */
    push: z.nullable(z.string()),
    mail: z.boolean(),
  }),
  channels: z.array(notificationChannel),
  turnedOff: z.array(notificationKind),
});
export type NotificationsView = z.infer<typeof notificationsView>;

/** The push message to the service worker. */
export const pushedNotification = z.strictObject({
  title: z.string(),
  body: z.string(),
  lang: notificationLanguage,
  /** The table that it is about; null for several. */
  table: z.nullable(tableId),
  /** Adds a device that opens the link to the table, once; null for none. */
  token: z.nullable(z.string()),
  /** Number of tables that wait for the reader. */
  waiting: z.int(),
  /** The action that unsubscribes the reader: its label, and the last part of its address. */
  stop: z.strictObject({ token: z.string(), label: z.string() }),
});
export type PushedNotification = z.infer<typeof pushedNotification>;
