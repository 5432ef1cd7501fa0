import { boards } from '../catalogue/boards.ts';
import { meetsGoal, patronOf, patronPoints } from '../catalogue/patrons.ts';
import type { BoardId, Continent, ExpertId, ObjectId, PatronId } from '../catalogue/types.ts';
import { homeOf } from '../catalogue/civilisations.ts';
import type { MuseumOptions } from '../options.ts';
import { exhibited } from '../state.ts';
import type { Layout } from '../state.ts';
import { collectionsOf } from './collections.ts';
import type { Collection } from './collections.ts';
import { effectsOf } from './experts.ts';

/** A museum's owner, as far as it affects the worth of a layout. */
export interface Curator {
  board: BoardId;
  experts: readonly ExpertId[];
  /** Null when unknown, or not chosen. */
  patron: PatronId | null;
  patronNeedsCollection: boolean;
}

/** The final points of a museum's arrangement, by source (1.13). */
export interface Worth {
  civilisations: number;
  domains: number;
  gallery: number;
  experts: number;
  patron: number;
  /** The sum of the others. */
  total: number;
}

/** The worth of a layout, without points that do not depend on its arrangement. */
export function worthOf(layout: Layout, curator: Curator): Worth {
  const collections = collectionsOf(layout, curator.board);
  const points = (kind: Collection['kind']) =>
    collections.reduce((sum, collection) => sum + (collection.kind === kind ? collection.points : 0), 0);
  const parts = {
    civilisations: points('civilisation'),
    domains: points('domain'),
    gallery: collections.some(({ fillsGallery }) => fillsGallery) ? boards[curator.board].galleryPoints : 0,
    experts: expertPoints(collections, curator.experts),
    patron: patronWorth(layout, collections, curator),
  };
  return { ...parts, total: Object.values(parts).reduce((sum, part) => sum + part, 0) };
}

/**
 * The bonuses of Experts: a point for each card, or each different civilisation, that counts in a
 * collection of theirs (7).
 */
function expertPoints(collections: readonly Collection[], experts: readonly ExpertId[]): number {
  const favoured: ReadonlySet<string> = new Set([
    ...effectsOf(experts, 'civilisationBonus').map(({ civilisation }) => civilisation),
    ...effectsOf(experts, 'domainBonus').map(({ domain }) => domain),
  ]);
  return collections.reduce((sum, { of, size }) => sum + (favoured.has(of) ? size : 0), 0);
}

function patronWorth(layout: Layout, collections: readonly Collection[], { patron, patronNeedsCollection }: Curator): number {
  if (patron === null) return 0;
  const cards = patronNeedsCollection ? patronCardsInCollections(layout, collections, patron) : exhibited(layout);
  return patronPoints(patronOf(patron), patronCards(cards, patron));
}

/** The Objects in collections of the kind that this Patron counts, each once (A15). */
function patronCardsInCollections(layout: Layout, collections: readonly Collection[], patron: PatronId): ObjectId[] {
  const kind = patronKind(patron);
  const cells = collections.flatMap((collection) => (kind === null || collection.kind === kind ? collection.cells : []));
  return [...new Set(cells)].map((cell) => layout[cell] as ObjectId);
}

/**
 * The kind of collection that a Patron of one civilisation, or of one domain, needs for its cards;
 * null for any kind (A15).
 */
export function patronKind(patron: PatronId): Collection['kind'] | null {
  const { civilisations, domain, continent } = patronOf(patron).goal;
  if (continent !== undefined || (civilisations !== undefined && domain !== undefined)) return null;
  return domain === undefined ? 'civilisation' : 'domain';
}

/** The number of cards that match a Patron's goal, in any place. */
export function patronCards(cards: readonly ObjectId[], patron: PatronId): number {
  return cards.filter((card) => meetsGoal(patronOf(patron).goal, card)).length;
}

/**
 * The penalty for each stored card at the end, the costliest first (1.7, E21). Points, not
 * negative.
 */
export function opinionPenalties(
  pool: readonly ObjectId[],
  opinion: Readonly<Record<Continent, number>>,
  experts: readonly ExpertId[],
  { opinionPenalty }: Pick<MuseumOptions, 'opinionPenalty'>,
): number[] {
  const ignored = effectsOf(experts, 'ignorePenalties').reduce((sum, { cards }) => sum + cards, 0);
  return pool
    .map((card) => opinion[homeOf(card)])
    .map((tokens) => (opinionPenalty === 'perToken' ? tokens : Math.min(1, tokens)))
    .toSorted((a, b) => b - a)
    .map((penalty, index) => (index < ignored ? 0 : penalty));
}
