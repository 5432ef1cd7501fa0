import { continents } from './types.ts';
import type { Continent, OpinionId } from './types.ts';

/** Maximum number of Public Opinion cards per Continent deck (1.1). */
export const OPINION_CARDS_PER_DECK = 5;

const cards: ReadonlyMap<Continent, readonly OpinionId[]> = new Map(
  continents.map((continent) => [
    continent,
    Array.from({ length: OPINION_CARDS_PER_DECK }, (_, index) => `PO-${continent}-${index + 1}`),
  ]),
);

/**
 * The Public Opinion cards of a Continent deck, `count` of the five. They only carry the
 * continent's back.
 */
export function opinionCards(continent: Continent, count: number): OpinionId[] {
  return cards.get(continent)?.slice(0, count) ?? [];
}
