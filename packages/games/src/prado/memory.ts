import type { Random } from '../kit/index.ts';
import { without } from '../kit/index.ts';
import { soloStartHand, startHand } from './catalogue/box.ts';
import type { PaintingId, PileName, SlotId, VisitType } from './catalogue/types.ts';
import type { PradoEvent } from './events.ts';
import type { View } from './state.ts';

/** Knowledge that a reader gains from a match's log. */
interface Memory {
  /** By player id: cards certainly in hand. */
  hands: VisitType[][];
  /** The known bottom of each pile, the lowest first. */
  bottoms: Record<PileName, PaintingId[]>;
  /** Slot cards that have been revealed. */
  past: SlotId[];
}

/** The known cards of a hand, and the number of others. */
interface Hand {
  known: VisitType[];
  others: number;
}

/**
 * Derives the knowledge from the log. All players began with the same hand, and cards are played
 * and discarded openly. A player who passes a card on knows it; for others, a random card is
 * assumed. Lent or returned paintings stay where they were put.
 */
export function remember({ mode, players }: View, log: readonly PradoEvent[], random: Random): Memory {
  const first = mode.solo === null ? startHand : soloStartHand;
  const hands = players.map((): Hand => ({ known: [...first], others: 0 }));
  const memory: Memory = { hands: [], bottoms: { I: [], II: [] }, past: [] };
  let passing: { to: Hand; card: VisitType | null }[] = [];
  let lent: PaintingId | null = null;
  for (const event of log) {
    if (event.type !== 'handed') {
      for (const { to, card } of passing) receive(to, card);
      passing = [];
    }
    switch (event.type) {
      case 'slot':
        memory.past.push(event.slot);
        break;
      case 'declared':
      case 'discarded':
        play(hands[Number(event.player)], event.cards, random);
        break;
      case 'blocked':
        play(hands[Number(event.by)], ['security'], random);
        break;
      case 'drew':
      case 'helped':
        receive(hands[Number(event.player)], null, event.type === 'drew' ? event.count : 1);
        break;
      case 'handed': {
        const to = hands[Number(event.to)];
        const card = pass(hands[Number(event.player)], event.card, random);
        if (to !== undefined) passing.push({ to, card });
        break;
      }
      case 'lent':
        lent = event.painting;
        break;
      case 'hung':
        memory.bottoms[event.pile] = without(memory.bottoms[event.pile], [event.painting]);
        if (lent !== null) memory.bottoms[event.pile].unshift(lent);
        lent = null;
        break;
      case 'putBack':
        if (event.rest === 'bottom') memory.bottoms[event.pile].unshift(event.painting);
        break;
      default:
    }
  }
  for (const { to, card } of passing) receive(to, card);
  return { ...memory, hands: hands.map(({ known }) => known) };
}

function receive(hand: Hand | undefined, card: VisitType | null, count = 1): void {
  if (hand === undefined) return;
  if (card === null) hand.others += count;
  else hand.known.push(card);
}

/**
 * Removes openly played cards from a hand. They count as known ones, as long as one of their type
 * is known.
 */
function play(hand: Hand | undefined, cards: readonly VisitType[], random: Random): void {
  if (hand === undefined) return;
  for (const card of cards) {
    const at = hand.known.indexOf(card);
    if (at !== -1) hand.known.splice(at, 1);
    else if (hand.others > 0) hand.others -= 1;
    // The hand still holds the card that was assumed to be passed on, so it lost another one.
    else hand.known.splice(random.below(hand.known.length), 1);
  }
}

/** Passes a card to another player. @returns the card; null if it is one of the unknown ones */
function pass(hand: Hand | undefined, card: VisitType | null, random: Random): VisitType | null {
  if (hand === undefined) return card;
  const lot = card === null ? random.below(Math.max(1, hand.known.length + hand.others)) : hand.known.indexOf(card);
  const passed = card ?? hand.known[lot] ?? null;
  if (lot >= 0 && lot < hand.known.length) hand.known.splice(lot, 1);
  else hand.others = Math.max(0, hand.others - 1);
  return passed;
}
