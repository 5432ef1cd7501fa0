import { cards, type Card, type Color, type Item } from '@sobremesa/games/patzcuaro';

/** How a language counts things and puts a card together. */
export interface CardWords {
  /** `one` with its article, `many` without a number. */
  items: Record<Item, { one: string; many: string }>;
  /** The numbers from two on. */
  numbers: readonly string[];
  and: string;
  card: (color: Color, items: string) => string;
}

/** A text for each of the 57 cards, by its id. */
export function cardTexts({ items, numbers, and, card }: CardWords): Record<string, string> {
  const text = ({ color, items: shown }: Card) => {
    const counted = [...new Set(shown)].map((item) => {
      const count = shown.filter((other) => other === item).length;
      return count === 1 ? items[item].one : `${numbers[count - 2]} ${items[item].many}`;
    });
    const last = counted.pop() ?? '';
    return card(color, counted.length === 0 ? last : `${counted.join(', ')} ${and} ${last}`);
  };
  return Object.fromEntries(cards.map((card) => [card.id, text(card)]));
}
