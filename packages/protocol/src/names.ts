import { limits } from './limits.ts';
import { graphemes, isLegible, tidied, utf8Length } from './text.ts';

/**
 * A person's name in the form that others see: one line, normalized and entirely visible.
 *
 * @returns null if the typed text is not a valid name
 */
export function nameFrom(typed: string): string | null {
  return nameWithin(typed, limits.nameLength, limits.nameBytes);
}

/** A group's name in the same form. @returns null if the typed text is not a valid name */
export function groupNameFrom(typed: string): string | null {
  return nameWithin(typed, limits.groupNameLength, limits.groupNameBytes);
}

/** @param most the largest number of grapheme clusters, and of bytes in UTF-8 */
function nameWithin(typed: string, most: number, bytes: number): string | null {
  const name = tidied(typed);
  const fits = utf8Length(name) <= bytes && graphemes(name) <= most;
  return name !== '' && fits && isLegible(name) ? name : null;
}
