import { limits } from './limits.ts';

// Checks of typed text before the page sends it. They use no schemas, since zod would be a tenth of
// the page's code.

export function isTableId(text: string): boolean {
  return /^[A-Za-z0-9_-]{11}$/.test(text);
}

export function isSeatTransferToken(text: string): boolean {
  return /^[A-Za-z0-9_-]{22}$/.test(text);
}

/** Whether a text has the form of a group's id. It is that of a table's. */
export function isGroupId(text: string): boolean {
  return isTableId(text);
}

/** Whether a text has the form of the secret in a group's link. */
export function isGroupToken(text: string): boolean {
  return isSeatTransferToken(text);
}

/**
 * The single e-mail address in a typed text; null if there is none, or characters that a mail
 * server must not get.
 */
export function mailAddressFrom(typed: string): string | null {
  const address = typed.trim();
  const isOne = address.length <= 254 && /^[\w.!#$%&'*+/=?^`{|}~-]+@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+$/.test(address);
  return isOne ? address : null;
}

/** Kinds of webhooks. */
export const webhookKinds = ['discord', 'slack', 'matrix', 'ntfy', 'json'] as const;
export type WebhookKind = (typeof webhookKinds)[number];

/** The single webhook address in a typed text; null if there is none. */
export function webhookAddressFrom(typed: string): string | null {
  const address = typed.trim();
  return address.length <= 1000 && /^https?:\/\/[\x21-\x7e]+$/i.test(address) ? address : null;
}

export const MINUTES_OF_DAY = 24 * 60;

/**
 * Whether quiet hours between two minutes of the day are valid: neither empty nor too long. An end
 * before the start is on the next day.
 */
export function isQuietLength({ from, until }: { from: number; until: number }): boolean {
  const minutes = (until - from + MINUTES_OF_DAY) % MINUTES_OF_DAY;
  return minutes > 0 && minutes <= limits.quietMinutes;
}

/** The letters of a code in an e-mail. Letters that look like another one are left out. */
export const CODE_LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const codeForm = /^[2-9A-HJ-NP-Z]{8}$/;

/** The code in a typed text; null if there is none. */
export function codeFrom(text: string): string | null {
  const code = text.toUpperCase().replaceAll(/[\s-]/g, '');
  return codeForm.test(code) ? code : null;
}
