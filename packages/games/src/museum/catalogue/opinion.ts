import type { Continent, OpinionId } from './types.ts';

/** So many Public Opinion cards there are for each Continent deck at most (1.1). */
export const OPINION_CARDS_PER_DECK = 5;

/**
 * The Public Opinion cards that go into a Continent deck, `count` of the five. They carry nothing
 * but the continent's back.
 */
export function opinionCards(continent: Continent, count: number): OpinionId[] {
  return Array.from({ length: count }, (_, index) => `PO-${continent}-${index + 1}`);
}
