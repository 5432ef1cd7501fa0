import { cardIds } from '@sobremesa/games/patzcuaro';
import type { ReactNode } from 'react';
import { CardChip } from './art/CardChip.tsx';

const cards: ReadonlySet<string> = new Set(cardIds);

/** Cards are known by their looks; everything else has a short name. */
export function picture(term: string): ReactNode {
  return cards.has(term) ? <CardChip id={term} /> : null;
}
