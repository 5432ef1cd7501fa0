import { objectOf } from '../catalogue/objects.ts';
import type { ObjectId } from '../catalogue/types.ts';
import type { Payment } from '../state.ts';

/** Cards of one value that may pay, in the order of the hand. */
type Stack = readonly [value: number, cards: readonly ObjectId[]];

interface Candidate extends Payment {
  paid: number;
}

/**
 * The canonical payments of a cost, at most the cheapest `most` of them. No card and no Prestige is
 * superfluous. They are sorted by the overpaid amount, then by Prestige, then by number of cards.
 * Of cards with the same value, the first ones of the hand pay, so that each payment has a
 * different sum of values; other choices of cards are also legal.
 *
 * @param hand the cards that may be given
 */
export function canonicalPayments(hand: readonly ObjectId[], prestige: number, cost: number, most: number): Payment[] {
  return candidates(stacksOf(hand), prestige, cost)
    .toSorted((a, b) => a.paid - b.paid || a.prestige - b.prestige || a.cards.length - b.cards.length)
    .slice(0, most)
    .map(({ cards, prestige }) => ({ cards, prestige }));
}

function stacksOf(hand: readonly ObjectId[]): Stack[] {
  const byValue = new Map<number, ObjectId[]>();
  for (const card of hand) {
    const { value } = objectOf(card);
    byValue.set(value, [...(byValue.get(value) ?? []), card]);
  }
  return [...byValue].toSorted(([a], [b]) => b - a);
}

function candidates(stacks: readonly Stack[], prestige: number, cost: number): Candidate[] {
  const found: Candidate[] = [];
  const extend = (index: number, cards: readonly ObjectId[], paid: number, smallest: number) => {
    const missing = Math.max(0, cost - paid);
    if (missing <= prestige && (missing > 0 || paid - smallest < cost || cards.length === 0)) {
      found.push({ cards, prestige: missing, paid: paid + missing });
    }
    if (missing === 0) return;
    for (let i = index; i < stacks.length; i++) {
      const [value, pile] = stacks[i] as Stack;
      for (let count = 1; count <= pile.length; count++) {
        if (paid + (count - 1) * value >= cost) break;
        extend(i + 1, [...cards, ...pile.slice(0, count)], paid + count * value, value);
      }
    }
  };
  extend(0, [], 0, 0);
  return found;
}

/**
 * Whether a payment of several costs can be split into exact payments of each. Then the goods can
 * be bought one after the other instead. Prestige covers any difference.
 */
export function fallsApart({ cards, prestige }: Payment, [cost = 0, ...others]: readonly number[]): boolean {
  if (others.length === 0) return true;
  const values = cards.map((card) => objectOf(card).value);
  for (let subset = 0; subset < 1 << values.length; subset++) {
    const sum = values.reduce<number>((total, value, index) => total + ((subset >> index) & 1) * value, 0);
    const rest = cards.filter((_, index) => ((subset >> index) & 1) === 0);
    const missing = cost - sum;
    if (missing >= 0 && missing <= prestige && fallsApart({ cards: rest, prestige: prestige - missing }, others)) return true;
  }
  return false;
}
