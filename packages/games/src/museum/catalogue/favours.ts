import type { Favour, FavourId, FavourKind } from './types.ts';

/** The nine kinds of Favours (5). */
export const favourKinds: readonly Favour[] = [
  { kind: 'F1', effect: { type: 'removeOpinion' }, name: { en: 'Press Conference', es: 'Rueda de prensa' } },
  { kind: 'F2', effect: { type: 'gainPrestige', count: 3 }, name: { en: 'Private Donation', es: 'Donación privada' } },
  { kind: 'F3', effect: { type: 'drawFromDeck', count: 2 }, name: { en: 'Sponsored Expedition', es: 'Expedición patrocinada' } },
  {
    kind: 'F4',
    effect: { type: 'discountObject', count: 2 },
    name: { en: 'Restoration Workshop', es: 'Taller de restauración' },
  },
  { kind: 'F5', effect: { type: 'takeFromDisplay' }, name: { en: 'Diplomatic Bag', es: 'Valija diplomática' } },
  {
    kind: 'F6',
    effect: { type: 'discountExpert', count: 3 },
    name: { en: 'Letter of Recommendation', es: 'Carta de recomendación' },
  },
  { kind: 'F7', effect: { type: 'poolToHand', count: 3 }, name: { en: 'Night Shift', es: 'Turno de noche' } },
  { kind: 'F8', effect: { type: 'waiveFee' }, name: { en: 'Gentlemen’s Agreement', es: 'Pacto de caballeros' } },
  { kind: 'F9', effect: { type: 'swap', above: 1 }, name: { en: 'Special Loan', es: 'Préstamo especial' } },
];

const COPIES = [1, 2, 3];

/** The 27 Favour cards: three of each kind. */
export const favourIds: readonly FavourId[] = favourKinds.flatMap(({ kind }) => COPIES.map((copy) => `${kind}-${copy}`));

const byId: ReadonlyMap<FavourId, Favour> = new Map(
  favourKinds.flatMap((favour) => COPIES.map((copy) => [`${favour.kind}-${copy}`, favour] as const)),
);

/** The text and effect of a Favour card. @throws RangeError for an unknown id */
export function favourOf(id: FavourId): Favour {
  const favour = byId.get(id);
  if (favour === undefined) throw new RangeError(`no Favour ${id}`);
  return favour;
}

export function kindOf(id: FavourId): FavourKind {
  return favourOf(id).kind;
}
