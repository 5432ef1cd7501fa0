import { cardIds } from '@sobremesa/games/patzcuaro';
import type { ReactNode } from 'react';
import { CardChip } from './art/CardChip.tsx';

const cards: ReadonlySet<string> = new Set(cardIds);

/** Cards are recognised by their pictures; everything else has a short name. */
export function picture(term: string): ReactNode {
  return cards.has(term) ? <CardChip id={term} /> : null;
}
