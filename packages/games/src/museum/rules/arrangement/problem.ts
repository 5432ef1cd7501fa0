import { boards } from '../../catalogue/boards.ts';
import { objectOf } from '../../catalogue/objects.ts';
import { meetsGoal, patronOf, patronPoints } from '../../catalogue/patrons.ts';
import { civilisations, domains } from '../../catalogue/types.ts';
import type { ObjectId } from '../../catalogue/types.ts';
import { civilisationPoints, domainPoints } from '../collections.ts';
import { effectsOf } from '../experts.ts';
import { patronCards, patronKind } from '../worth.ts';
import type { Curator } from '../worth.ts';
import { planOf } from './plan.ts';
import type { Plan } from './plan.ts';

/** The input of the search, in numbers: civilisations, domains and cards are indices. */
export interface Problem {
  plan: Plan;
  cards: readonly ObjectId[];
  civilisation: readonly number[];
  domain: readonly number[];
  /** Points of a collection by civilisation or domain, and by size; Experts included. */
  civilisationPoints: readonly (readonly number[])[];
  domainPoints: readonly (readonly number[])[];
  galleryPoints: number;
  patron: {
    /** Whether each card counts for the Patron. */
    counts: readonly boolean[];
    /** Points by number of cards that count. */
    points: readonly number[];
    /** The kinds of collections that the Patron's cards must be in. */
    inCivilisations: boolean;
    inDomains: boolean;
    /** The Patron's points if no arrangement changes them; null otherwise. */
    whatever: number | null;
  };
}

export function problemOf(cards: readonly ObjectId[], { board, experts, patron, patronNeedsCollection }: Curator): Problem {
  const objects = cards.map(objectOf);
  const sizes = Array.from({ length: cards.length + 1 }, (_, size) => size);
  const favoured: ReadonlySet<string> = new Set([
    ...effectsOf(experts, 'civilisationBonus').map(({ civilisation }) => civilisation),
    ...effectsOf(experts, 'domainBonus').map(({ domain }) => domain),
  ]);
  const table = (points: (size: number) => number, of: string) =>
    sizes.map((size) => (points(size) === 0 ? 0 : points(size) + (favoured.has(of) ? size : 0)));
  const kind = patron === null ? null : patronKind(patron);
  const patronTable = sizes.map((size) => (patron === null ? 0 : patronPoints(patronOf(patron), size)));
  return {
    plan: planOf(boards[board]),
    cards,
    civilisation: objects.map(({ civilisation }) => civilisations.indexOf(civilisation)),
    domain: objects.map(({ domain }) => domains.indexOf(domain)),
    civilisationPoints: civilisations.map((of) => table(civilisationPoints, of)),
    domainPoints: domains.map((of) => table(domainPoints, of)),
    galleryPoints: boards[board].galleryPoints,
    patron: {
      counts: cards.map((card) => patron !== null && meetsGoal(patronOf(patron).goal, card)),
      points: patronTable,
      inCivilisations: kind !== 'domain',
      inDomains: kind !== 'civilisation',
      whatever: patron === null ? 0 : patronNeedsCollection ? null : (patronTable[patronCards(cards, patron)] ?? 0),
    },
  };
}
