import type { VisitType } from '@sobremesa/games/prado';
import { useTable } from '../table.tsx';
import { touchCard } from './draft.ts';

/** What touching a card of the hand does now. */
export interface HandCards {
  /** Lit: the card can be used for what is due. */
  fits: (card: VisitType) => boolean;
  /** Undefined when nothing asks for a card. */
  touch?: (index: number) => void;
}

/** How the hand answers to what is due: a card is played, or laid aside. */
export function useCards(): HandCards {
  const table = useTable((table) => (table.may('endVisit', 'lay', 'discard') ? table : null));
  if (table === null) return { fits: () => false };
  const { legal, may, selection, select } = table;
  if (may('endVisit')) {
    const jokers = legal.some(({ move }) => move === 'playJoker');
    return {
      fits: (card) => jokers || legal.some(({ move, args }) => move === 'playCard' && args[0] === card),
      touch: (index) => touchCard(table, index),
    };
  }
  if (may('lay', 'discard')) {
    const { cards } = selection;
    return {
      fits: () => true,
      touch: (index) => select({ cards: cards.includes(index) ? cards.filter((other) => other !== index) : [...cards, index] }),
    };
  }
  return { fits: () => false };
}
