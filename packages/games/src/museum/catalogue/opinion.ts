import type { Continent, OpinionId } from './types.ts';

/** Maximum number of Public Opinion cards per Continent deck (1.1). */
export const OPINION_CARDS_PER_DECK = 5;

/**
 * The Public Opinion cards of a Continent deck, `count` of the five. They only carry the
 * continent's back.
 */
export function opinionCards(continent: Continent, count: number): OpinionId[] {
  return Array.from({ length: count }, (_, index) => `PO-${continent}-${index + 1}`);
}
