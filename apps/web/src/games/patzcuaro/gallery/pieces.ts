import { cardIds, cardOf, colors, items, type CardId } from '@sobremesa/games/patzcuaro';

/** The kinds of pieces with a label, in the order of the wall. */
export const kinds = ['offering', 'symbol', 'shop', 'night'] as const;
export type Kind = (typeof kinds)[number];

/** The shops by their tile and side. */
export const shops = ['1A', '1B', '2A', '2B', '3A', '3B', '4A', '4B'] as const;

export const pieces = { offering: items, symbol: colors, shop: shops, night: ['patzcuaro', 'altar'] } as const;

/** @throws RangeError for an id without a label */
export function kindOf(id: string): Kind {
  const kind = kinds.find((kind) => pieces[kind].some((piece) => piece === id));
  if (kind === undefined) throw new RangeError(`no offering ${id}`);
  return kind;
}

/** The labels of a card: its items, each once, then its symbol. */
function ofCard(id: CardId): readonly string[] {
  const { items, color } = cardOf(id);
  return [...new Set<string>(items), color];
}

/**
 * The labels of a term of the game's catalogue: an item, a colour, a card, or a space such as
 * `1A1`.
 */
export function labelsOf(term: string): readonly string[] {
  if (cardIds.includes(term)) return ofCard(term);
  if (/^P[AB]-(?:top|bot)$/.test(term)) return ['patzcuaro'];
  const place = term.replace(/[12]$/, '');
  return [...items, ...colors, ...shops].filter((id) => id === term || id === place);
}

/** The labels of these cards, in the order of the wall, each once. */
export function labelsOfCards(cards: readonly CardId[]): readonly string[] {
  const shown = new Set(cards.flatMap(ofCard));
  return [...items, ...colors].filter((id) => shown.has(id));
}
