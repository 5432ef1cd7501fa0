import { colors } from './types.ts';
import type { Card, CardId, Color, Item } from './types.ts';

const letters: Readonly<Record<string, Item>> = {
  c: 'candle',
  s: 'skull',
  m: 'marigold',
  l: 'lollipop',
  p: 'portrait',
  t: 'top',
  o: 'bottle',
  b: 'bread',
};

/** The faces of each colour in the order of their numbers, a letter per icon. */
const faces: Readonly<Record<Color, { prefix: string; faces: string }>> = {
  pink: { prefix: 'P', faces: 'cc ss sp ll to cco cpp sob sbb mmm ppp ooo sllt mmtt ltbb' },
  green: { prefix: 'G', faces: 'cs mm mb pp oo ccb clt sss mml lpb ppt ttt bbb ccso lloo' },
  purple: { prefix: 'U', faces: 'cm lo pt tt bb ccc ssp smo mll lll poo tto ccpp ssbb mmob' },
  yellow: { prefix: 'Y', faces: 'cssm cslt cmpo clbb slpb mptt mtob poob cctbb ssmtt mmlpp llpoo' },
};

/** The 57 altar cards. */
export const cards: readonly Card[] = colors.flatMap((color) =>
  faces[color].faces.split(' ').map((face, index) => ({
    id: `${faces[color].prefix}${String(index + 1).padStart(2, '0')}`,
    color,
    items: face.split('').map((letter) => letters[letter] as Item),
  })),
);

export const cardIds: readonly CardId[] = cards.map((card) => card.id);

const byId: ReadonlyMap<CardId, Card> = new Map(cards.map((card) => [card.id, card]));

/** The card with this id. @throws RangeError for an unknown id */
export function cardOf(id: CardId): Card {
  const card = byId.get(id);
  if (card === undefined) throw new RangeError(`no altar card ${id}`);
  return card;
}
