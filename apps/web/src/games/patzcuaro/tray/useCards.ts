import { dueStep, levels, misfits, type Action, type CardId, type Level } from '@sobremesa/games/patzcuaro';
import { useTable, type Table } from '../table.tsx';

/** The effect of pressing a card in hand. */
export interface HandCards {
  /** Whether the card can be used for the decision that is due; such cards are lit. */
  fits: (card: CardId) => boolean;
  chosen: (card: CardId) => boolean;
  /** Undefined when no decision needs a card. */
  touch?: (card: CardId) => void;
}

/** The hand's part in the decision that is due. */
export function useCards(due: Action['t'] | undefined): HandCards {
  const table = useTable((table) => (due === 'trade' || due === 'altar' ? table : null));
  if (table === null) return { fits: () => false, chosen: () => false };
  return due === 'trade' ? tradeCards(table) : altarCards(table);
}

/**
 * A pressed card meets the first open requirement that it fits; pressed again, it returns to the
 * hand.
 */
function tradeCards({ G, playerID, legal, selection, select, refuse, words }: Table): HandCards {
  const player = playerID ?? '';
  const action = dueStep(G, player)?.action;
  const given = (action?.t === 'trade' ? action.reqs : []).map((_, i) => selection.given[i] ?? null);
  const usable = new Set(legal.flatMap(({ move, args }) => (move === 'trade' ? (args[0] as CardId[]) : [])));
  return {
    fits: (card) => usable.has(card),
    chosen: (card) => given.includes(card),
    touch(card) {
      if (given.includes(card)) return select({ given: given.map((other) => (other === card ? null : other)) });
      const reasons = misfits(G, player, card);
      const open = reasons.findIndex((reason, i) => reason === null && given[i] === null);
      const place = open === -1 ? reasons.indexOf(null) : open;
      const blocked = reasons[given.indexOf(null)] ?? reasons[0];
      if (place === -1) return blocked ? refuse(words.reason(blocked)) : undefined;
      return select({ given: given.map((other, i) => (i === place ? card : other)) });
    },
  };
}

/** A card and a level, picked in either order, make a placement. */
function altarCards(table: Table): HandCards {
  const { selection, select } = table;
  return {
    fits: (card) => table.legal.some(({ move, args }) => move === 'place' && args[0] === card),
    chosen: (card) => selection.card === card,
    touch: (card) =>
      selection.level === null ? select({ card: selection.card === card ? null : card }) : place(table, card, selection.level),
  };
}

/** Sends the placement, or shows why it is illegal. */
export function place({ why, send, refuse }: Table, card: CardId, level: Level): void {
  const reason = why('place', card, level);
  if (reason === undefined) send('place', card, level);
  else refuse(reason);
}

/** The levels on which at least one card may be placed now. */
export function levelsToPlaceOn({ legal }: Table): Level[] {
  return levels.filter((level) => legal.some(({ move, args }) => move === 'place' && args[1] === level));
}
