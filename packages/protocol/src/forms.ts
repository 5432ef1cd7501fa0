import { limits } from './limits.ts';
import { graphemes, isLegible, tidied, utf8Length } from './text.ts';

// What a page asks of a text before anything is sent. Without schemas, whose library is a tenth of a page's code.

export function isTableId(text: string): boolean {
  return /^[A-Za-z0-9_-]{11}$/.test(text);
}

export function isHandoverToken(text: string): boolean {
  return /^[A-Za-z0-9_-]{22}$/.test(text);
}

/**
 * A person's name as others see it: one line, one form for each letter, all of it visible.
 *
 * @returns null if what was typed is no such name
 */
export function nameFrom(typed: string): string | null {
  const name = tidied(typed);
  const fits = utf8Length(name) <= limits.nameBytes && graphemes(name) <= limits.nameLength;
  return name !== '' && fits && isLegible(name) ? name : null;
}
