import { limits } from './limits.ts';
import { graphemes, isLegible, tidied, utf8Length } from './text.ts';

/**
 * A person's name in the form that others see: one line, normalized and entirely visible.
 *
 * @returns null if the typed text is not a valid name
 */
export function nameFrom(typed: string): string | null {
  const name = tidied(typed);
  const fits = utf8Length(name) <= limits.nameBytes && graphemes(name) <= limits.nameLength;
  return name !== '' && fits && isLegible(name) ? name : null;
}
