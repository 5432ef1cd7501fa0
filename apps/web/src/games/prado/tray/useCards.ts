import type { VisitType } from '@sobremesa/games/prado';
import { useTable } from '../table.tsx';
import { touchCard } from './draft.ts';

/** The effect of pressing a card in hand. */
export interface HandCards {
  /** Whether the card can be used for the decision that is due; such cards are lit. */
  fits: (card: VisitType) => boolean;
  /** Undefined when no decision needs a card. */
  touch?: (index: number) => void;
}

/** The hand's part in the decision that is due: to play a card, or to lay it aside. */
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
