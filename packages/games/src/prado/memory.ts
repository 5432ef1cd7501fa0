import type { Random } from '../kit/index.ts';
import { without } from '../kit/index.ts';
import { soloStartHand, startHand } from './catalogue/box.ts';
import type { PaintingId, PileName, SlotId, VisitType } from './catalogue/types.ts';
import type { PradoEvent } from './events.ts';
import type { View } from './state.ts';

/** What follows from a match's log for who reads it. */
interface Memory {
  /** By player id: cards that they hold for certain. */
  hands: VisitType[][];
  /** What lies at the bottom of each pile, the lowest first. */
  bottoms: Record<PileName, PaintingId[]>;
  /** Slot cards that have come. */
  past: SlotId[];
}

/** A hand seen from outside: some cards are known, of the others their number. */
interface Hand {
  known: VisitType[];
  others: number;
}

/**
 * Reads the log once more: all began with the same hand, cards are played and discarded face up,
 * and who passes a card on knows which one; paintings that were lent or put back lie where they
 * were laid. Which card somebody passed on unseen is drawn by lot.
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
 * Cards that everybody sees leave a hand. They count as the known ones as far as there are any of
 * their type.
 */
function play(hand: Hand | undefined, cards: readonly VisitType[], random: Random): void {
  if (hand === undefined) return;
  for (const card of cards) {
    const at = hand.known.indexOf(card);
    if (at !== -1) hand.known.splice(at, 1);
    else if (hand.others > 0) hand.others -= 1;
    // What was taken for passed on is still there, and something else is not.
    else hand.known.splice(random.below(hand.known.length), 1);
  }
}

/**
 * A card that goes to somebody else. @returns which one it is; null when that is one of the unknown
 * ones
 */
function pass(hand: Hand | undefined, card: VisitType | null, random: Random): VisitType | null {
  if (hand === undefined) return card;
  const lot = card === null ? random.below(Math.max(1, hand.known.length + hand.others)) : hand.known.indexOf(card);
  const passed = card ?? hand.known[lot] ?? null;
  if (lot >= 0 && lot < hand.known.length) hand.known.splice(lot, 1);
  else hand.others = Math.max(0, hand.others - 1);
  return passed;
}
