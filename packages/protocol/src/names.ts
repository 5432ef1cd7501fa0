import { limits } from './limits.ts';
import { graphemes, isLegible, tidied, utf8Length } from './text.ts';

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
