import type { PlayerID } from '../kit/index.ts';
import type { Cell, ExpertId, ObjectId } from './catalogue/types.ts';
import { furbishBlocker } from './rules/buying.ts';
import { inForce } from './rules/headlines.ts';
import { exactPayments, fallsApart, paymentsFrom, stacksOf, stacksWithout, valueOfStacks } from './rules/payments.ts';
import type { Stacks } from './rules/payments.ts';
import { expertCost, feeOf, foreignCost, mentorDiscount, objectCost } from './rules/price.ts';
import { playerOf } from './state.ts';
import type { Basket, ForeignPurchase, Payment, Purchase, View } from './state.ts';

/** Number of listed payments for one purchase, and for a foreign one. */
const PAYMENTS_OF_ONE = 3;
const PAYMENTS_ABROAD = 2;

/** A purchase of a basket, with its cost. */
interface Priced {
  purchase: Purchase;
  cost: number;
}

/** A purchase as the first Object or the first Expert of a basket. */
interface Good extends Priced {
  /** The purchase as the second of its kind; null without a cell for it. */
  second: Priced | null;
  /** The bought hand card, which cannot pay. */
  held: ObjectId | null;
  /** The hand cards that can pay. */
  stacks: Stacks;
}

/** The baskets that `legalMoves` lists. They are all legal. */
export function baskets(G: View, playerID: PlayerID): Basket[] {
  const { hand, prestige } = playerOf(G, playerID);
  if (hand === null || furbishBlocker(G, playerID) !== null) return [];
  const stacks = stacksOf(hand);
  const goods = goodsFor(G, playerID, hand, stacks);
  const payments = paymentsByCost(stacks, prestige, PAYMENTS_OF_ONE);
  const listed: Basket[] = [];
  for (const { purchase, cost, held, stacks } of goods) {
    const purchases = [purchase];
    const paying = held === null ? payments(cost) : paymentsFrom(stacks, prestige, cost, PAYMENTS_OF_ONE);
    for (const { cards, prestige } of paying) listed.push({ purchases, cards, prestige });
  }
  for (const [index, one] of goods.entries()) {
    for (let i = index + 1; i < goods.length; i++) {
      const basket = pair(one, goods[i] as Good);
      if (basket !== null) listed.push(basket);
    }
  }
  return listed;
}

/** Returns a function that lists the payments of a cost, once per cost. */
function paymentsByCost(stacks: Stacks, prestige: number, most: number): (cost: number) => readonly Payment[] {
  const known: (readonly Payment[] | undefined)[] = [];
  return (cost) => (known[cost] ??= paymentsFrom(stacks, prestige, cost, most));
}

/** Everything that a basket can contain; no Objects without an empty cell. */
function goodsFor(G: View, playerID: PlayerID, hand: readonly ObjectId[], stacks: Stacks): Good[] {
  const { museum, pool } = playerOf(G, playerID);
  const goods: Good[] = [];
  const cell = museum.indexOf(null);
  if (cell >= 0) {
    const next = museum.indexOf(null, cell + 1);
    for (const card of hand) goods.push(objectGood(G, playerID, card, cell, next, card, stacksWithout(stacks, card)));
    for (const card of pool) goods.push(objectGood(G, playerID, card, cell, next, null, stacks));
  }
  for (const expert of G.expertRow) if (expert !== null) goods.push(expertGood(G, expert, stacks));
  return goods;
}

/**
 * @param next the cell for the second Object of a basket, which cannot use the Mentor; -1 without
 *   one
 */
function objectGood(
  G: View,
  playerID: PlayerID,
  card: ObjectId,
  cell: Cell,
  next: Cell,
  held: ObjectId | null,
  stacks: Stacks,
): Good {
  const purchase = withMentor(G, playerID, card, cell);
  const discount = purchase.mentor === true ? mentorDiscount(G, playerID) : 0;
  return {
    purchase,
    cost: objectCost(card, G.thisTurn.objectDiscount, discount),
    second: next < 0 ? null : { purchase: { card, cell: next }, cost: objectCost(card, 0, 0) },
    held,
    stacks,
  };
}

function expertGood(G: View, expert: ExpertId, stacks: Stacks): Good {
  const purchase = { expert };
  return {
    purchase,
    cost: expertCost(G, expert, G.thisTurn.expertDiscount),
    second: { purchase, cost: expertCost(G, expert, 0) },
    held: null,
    stacks,
  };
}

/** An Object for a cell, with the Mentor's help if it lowers the cost. */
export function withMentor(
  G: View,
  playerID: PlayerID,
  card: ObjectId,
  cell: Cell,
): { card: ObjectId; cell: Cell; mentor?: true } {
  const helps = mentorDiscount(G, playerID) > 0 && objectCost(card, G.thisTurn.objectDiscount, 0) > 0;
  return helps ? { card, cell, mentor: true } : { card, cell };
}

/**
 * The basket of two purchases with the smallest exact payment that cannot be split into one for
 * each; null without one.
 */
function pair(one: Good, other: Good): Basket | null {
  const second = 'card' in one.purchase === 'card' in other.purchase ? other.second : other;
  if (second === null) return null;
  const stacks = other.held === null ? one.stacks : stacksWithout(one.stacks, other.held);
  const total = one.cost + second.cost;
  if (valueOfStacks(stacks) < total) return null;
  const costs = [one.cost, second.cost];
  const cards = exactPayments(stacks, total).find((cards) => !fallsApart({ cards, prestige: 0 }, costs));
  return cards === undefined ? null : { purchases: [one.purchase, second.purchase], cards, prestige: 0 };
}

/** The hand without the cards to buy, which cannot pay. */
export function handWithout(G: View, playerID: PlayerID, purchases: readonly Purchase[]): ObjectId[] {
  const hand = playerOf(G, playerID).hand ?? [];
  return hand.filter((card) => !purchases.some((purchase) => 'card' in purchase && purchase.card === card));
}

/** The foreign purchases that `legalMoves` lists. They are all legal. */
export function foreignPurchases(G: View, playerID: PlayerID): ForeignPurchase[] {
  const player = playerOf(G, playerID);
  const { hand, museum, prestige } = player;
  const cell = museum.indexOf(null);
  const purse = prestige - feeOf(G, playerID);
  if (hand === null || cell < 0 || purse < 0 || furbishBlocker(G, playerID) !== null) return [];
  if (inForce(G, 'noForeignPurchase') !== null) return [];
  const payments = paymentsByCost(stacksOf(hand), purse, PAYMENTS_ABROAD);
  const listed: ForeignPurchase[] = [];
  for (const other of G.players) {
    if (other === player) continue;
    for (const card of other.pool) {
      const placed = withMentor(G, playerID, card, cell);
      const cost = foreignCost(G, playerID, card, placed.mentor === true);
      for (const payment of payments(cost)) listed.push({ ...placed, ...payment });
    }
  }
  return listed;
}
