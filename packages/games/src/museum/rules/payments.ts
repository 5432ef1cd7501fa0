import { objectOf } from '../catalogue/objects.ts';
import type { ObjectId } from '../catalogue/types.ts';
import type { Payment } from '../state.ts';

/** Cards of one value that may pay, in the order of the hand. */
type Stack = readonly [value: number, cards: readonly ObjectId[]];
/** All cards that may pay, the most valuable first. */
export type Stacks = readonly Stack[];

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
  return paymentsFrom(stacksOf(hand), prestige, cost, most);
}

/** The canonical payments with cards of these stacks. */
export function paymentsFrom(stacks: Stacks, prestige: number, cost: number, most: number): Payment[] {
  const search = new Search(stacks, prestige, cost);
  search.extend(0, [], 0, 0);
  return search.found
    .toSorted((a, b) => a.paid - b.paid || a.prestige - b.prestige || a.cards.length - b.cards.length)
    .slice(0, most)
    .map(({ cards, prestige }) => ({ cards, prestige }));
}

/** The canonical payments without Prestige that are exact, those with the fewest cards first. */
export function exactPayments(stacks: Stacks, cost: number): ObjectId[][] {
  const found: ObjectId[][] = [];
  extendExactly(stacks, cost, 0, [], found);
  return found.toSorted((a, b) => a.length - b.length);
}

function extendExactly(stacks: Stacks, missing: number, index: number, cards: ObjectId[], found: ObjectId[][]): void {
  if (missing === 0) found.push(cards);
  for (let i = index; i < stacks.length; i++) {
    const [value, pile] = stacks[i] as Stack;
    for (let count = 1; count <= pile.length && count * value <= missing; count++) {
      extendExactly(stacks, missing - count * value, i + 1, cards.concat(pile.slice(0, count)), found);
    }
  }
}

/** The cards of a hand by value. */
export function stacksOf(hand: readonly ObjectId[]): Stacks {
  const stacks: [number, ObjectId[]][] = [];
  for (const card of hand) {
    const { value } = objectOf(card);
    const stack = stacks.find(([other]) => other === value);
    if (stack === undefined) stacks.push([value, [card]]);
    else stack[1].push(card);
  }
  return stacks.toSorted(([a], [b]) => b - a);
}

/** The stacks without one of their cards. */
export function stacksWithout(stacks: Stacks, card: ObjectId): Stacks {
  const { value } = objectOf(card);
  return stacks.map((stack) => (stack[0] === value ? [value, stack[1].filter((other) => other !== card)] : stack));
}

/** The total value of all cards. */
export function valueOfStacks(stacks: Stacks): number {
  let total = 0;
  for (const [value, cards] of stacks) total += value * cards.length;
  return total;
}

/** Lists the payments of a cost, depth first. */
class Search {
  readonly found: Candidate[] = [];
  readonly #stacks: Stacks;
  readonly #prestige: number;
  readonly #cost: number;

  constructor(stacks: Stacks, prestige: number, cost: number) {
    this.#stacks = stacks;
    this.#prestige = prestige;
    this.#cost = cost;
  }

  /**
   * Adds these cards as a payment, and those with further cards.
   *
   * @param index the first stack that may still pay
   * @param paid the value of the cards
   * @param smallest the value of the cheapest card
   */
  extend(index: number, cards: ObjectId[], paid: number, smallest: number): void {
    const cost = this.#cost;
    const missing = Math.max(0, cost - paid);
    if (missing <= this.#prestige && (missing > 0 || paid - smallest < cost || cards.length === 0)) {
      this.found.push({ cards, prestige: missing, paid: paid + missing });
    }
    if (missing === 0) return;
    for (let i = index; i < this.#stacks.length; i++) {
      const [value, pile] = this.#stacks[i] as Stack;
      for (let count = 1; count <= pile.length; count++) {
        if (paid + (count - 1) * value >= cost) break;
        this.extend(i + 1, cards.concat(pile.slice(0, count)), paid + count * value, value);
      }
    }
  }
}

/**
 * Whether a payment of several costs can be split into exact payments of each. Then the goods can
 * be bought one after the other instead. Prestige covers any difference.
 */
export function fallsApart({ cards, prestige }: Payment, costs: readonly number[]): boolean {
  return splits(
    cards.map((card) => objectOf(card).value),
    prestige,
    costs,
  );
}

function splits(values: readonly number[], prestige: number, costs: readonly number[]): boolean {
  if (costs.length < 2) return true;
  const cost = costs[0] as number;
  for (let subset = 0; subset < 1 << values.length; subset++) {
    const missing = cost - sumOf(values, subset);
    if (missing < 0 || missing > prestige) continue;
    const rest = values.filter((_, index) => ((subset >> index) & 1) === 0);
    if (splits(rest, prestige - missing, costs.slice(1))) return true;
  }
  return false;
}

/** The sum of the values at the set bits of `subset`. */
function sumOf(values: readonly number[], subset: number): number {
  let sum = 0;
  for (let i = 0; i < values.length; i++) sum += ((subset >> i) & 1) * (values[i] as number);
  return sum;
}
