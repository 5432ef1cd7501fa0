import { cards } from '../catalogue/cards.ts';
import { colors, items } from '../catalogue/types.ts';
import type { CardId, Item } from '../catalogue/types.ts';

/** Bits per item in a number that counts icons; a level never shows 16 icons of an item. */
const ITEM_BITS = 4;
const ITEM_MASK = 2 ** ITEM_BITS - 1;

/** An altar card as numbers. There is one object per card, so faces compare by identity. */
export interface Face {
  id: CardId;
  /** The card's place in the catalogue. */
  index: number;
  /** The colour's place in the list of colours. */
  color: number;
  /** The number of icons of each item, to be added to those of other cards. */
  icons: number;
}

/** All cards, in the order of the catalogue. */
export const faces: readonly Face[] = cards.map(({ id, color, items: shown }, index) => ({
  id,
  index,
  color: colors.indexOf(color),
  icons: shown.reduce((sum, item) => sum + 2 ** shiftOf(item), 0),
}));

const byId: ReadonlyMap<CardId, Face> = new Map(faces.map((face) => [face.id, face]));

/** The face of a card. */
export function faceOf(id: CardId): Face {
  return byId.get(id) as Face;
}

/** The lowest bit of an item's count. */
export function shiftOf(item: Item): number {
  return ITEM_BITS * items.indexOf(item);
}

/** The number of icons of the item with this shift. */
export function iconsAt(icons: number, shift: number): number {
  return (icons >>> shift) & ITEM_MASK;
}
