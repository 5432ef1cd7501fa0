import { limits } from './limits.ts';

// What a page asks of what was typed before anything is sent. Without schemas, whose library is a
// tenth of a page's code.

export function isTableId(text: string): boolean {
  return /^[A-Za-z0-9_-]{11}$/.test(text);
}

export function isSeatTransferToken(text: string): boolean {
  return /^[A-Za-z0-9_-]{22}$/.test(text);
}

/**
 * The one address of e-mail in what was typed; null when it is none, or more than a mail server may
 * be given.
 */
export function mailAddressFrom(typed: string): string | null {
  const address = typed.trim();
  const isOne = address.length <= 254 && /^[\w.!#$%&'*+/=?^`{|}~-]+@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+$/.test(address);
  return isOne ? address : null;
}

/** What can listen to a table. */
export const hookKinds = ['discord', 'slack', 'matrix', 'ntfy', 'json'] as const;
export type HookKind = (typeof hookKinds)[number];

/** The one address of a channel in what was typed; null when it is none. */
export function hookAddressFrom(typed: string): string | null {
  const address = typed.trim();
  return address.length <= 1000 && /^https?:\/\/[\x21-\x7e]+$/i.test(address) ? address : null;
}

export const MINUTES_OF_DAY = 24 * 60;

/**
 * Whether quiet hours may be from one minute of the day to another one, which is the next day's if
 * it is earlier: not for none, nor for too long.
 */
export function isQuietLength({ from, until }: { from: number; until: number }): boolean {
  const minutes = (until - from + MINUTES_OF_DAY) % MINUTES_OF_DAY;
  return minutes > 0 && minutes <= limits.quietMinutes;
}
