import type { PlayerID } from '../kit/index.ts';
import { totalValue } from './catalogue/objects.ts';
import type { Cell, ObjectId } from './catalogue/types.ts';
import { foreignGoodsBlocker, furbishBlocker } from './rules/buying.ts';
import { freeCells } from './rules/cells.ts';
import { canonicalPayments, fallsApart } from './rules/payments.ts';
import { costs, feeOf, foreignCost, mentorDiscount } from './rules/price.ts';
import { playerOf } from './state.ts';
import type { Basket, ForeignPurchase, Purchase, View } from './state.ts';

/** Number of listed payments for one purchase, for two together, and for a foreign one. */
const PAYMENTS_OF_ONE = 3;
const PAYMENTS_OF_TWO = 1;
const PAYMENTS_ABROAD = 2;

/** The baskets that `legalMoves` lists. */
export function baskets(G: View, playerID: PlayerID): Basket[] {
  const { hand, museum } = playerOf(G, playerID);
  if (hand === null || furbishBlocker(G, playerID) !== null) return [];
  const cells = freeCells(museum);
  const goods = purchasable(G, playerID, cells[0]);
  const single = goods.flatMap((purchase) => priced(G, playerID, [purchase], PAYMENTS_OF_ONE));
  const pairs = goods.flatMap((one, index) => goods.slice(index + 1).flatMap((other) => pair(G, playerID, one, other, cells[1])));
  return [...single, ...pairs];
}

/** Everything that a basket can contain, with Objects for this cell; no Objects without a cell. */
function purchasable(G: View, playerID: PlayerID, cell: Cell | undefined): Purchase[] {
  const { hand, pool } = playerOf(G, playerID);
  const objects = cell === undefined ? [] : [...(hand ?? []), ...pool];
  const experts = G.expertRow.filter((expert) => expert !== null);
  return [...objects.map((card) => withMentor(G, playerID, card, cell ?? 0)), ...experts.map((expert): Purchase => ({ expert }))];
}

/** An Object for a cell, with the Mentor's help if it lowers the cost. */
export function withMentor(
  G: View,
  playerID: PlayerID,
  card: ObjectId,
  cell: Cell,
): { card: ObjectId; cell: Cell; mentor?: true } {
  const helps = mentorDiscount(G, playerID) > 0 && (costs(G, playerID, [{ card, cell }])[0] ?? 0) > 0;
  return helps ? { card, cell, mentor: true } : { card, cell };
}

/** Baskets of two purchases with an exact payment that cannot be split into one for each. */
function pair(G: View, playerID: PlayerID, one: Purchase, other: Purchase, cell: Cell | undefined): Basket[] {
  const second = 'card' in one && 'card' in other ? purchaseElsewhere(other.card, cell) : other;
  if (second === null) return [];
  const purchases = [one, second];
  const each = costs(G, playerID, purchases);
  const total = sum(each);
  const rest = handWithout(G, playerID, purchases);
  if (totalValue(rest) < total) return [];
  return canonicalPayments(rest, 0, total, Infinity)
    .filter((payment) => totalValue(payment.cards) === total && !fallsApart(payment, each))
    .slice(0, PAYMENTS_OF_TWO)
    .map(({ cards, prestige }) => ({ purchases, cards, prestige }));
}

/** The second Object of a basket: it needs its own cell and cannot use the Mentor. */
function purchaseElsewhere(card: ObjectId, cell: Cell | undefined): Purchase | null {
  return cell === undefined ? null : { card, cell };
}

function priced(G: View, playerID: PlayerID, purchases: readonly Purchase[], most: number): Basket[] {
  const { prestige } = playerOf(G, playerID);
  const cost = sum(costs(G, playerID, purchases));
  const payments = canonicalPayments(handWithout(G, playerID, purchases), prestige, cost, most);
  return payments.map(({ cards, prestige }) => ({ purchases, cards, prestige }));
}

/** The hand without the cards to buy, which cannot pay. */
export function handWithout(G: View, playerID: PlayerID, purchases: readonly Purchase[]): ObjectId[] {
  const bought = new Set(purchases.flatMap((purchase) => ('card' in purchase ? [purchase.card] : [])));
  return (playerOf(G, playerID).hand ?? []).filter((card) => !bought.has(card));
}

/** The foreign purchases that `legalMoves` lists. */
export function foreignPurchases(G: View, playerID: PlayerID): ForeignPurchase[] {
  const { hand, museum, prestige } = playerOf(G, playerID);
  const [cell] = freeCells(museum);
  const purse = prestige - feeOf(G, playerID);
  if (hand === null || cell === undefined || purse < 0 || furbishBlocker(G, playerID) !== null) return [];
  return G.players
    .flatMap(({ pool }) => pool)
    .filter((card) => foreignGoodsBlocker(G, playerID, card) === null)
    .flatMap((card) => {
      const placed = withMentor(G, playerID, card, cell);
      const cost = foreignCost(G, playerID, card, placed.mentor === true);
      return canonicalPayments(hand, purse, cost, PAYMENTS_ABROAD).map((payment) => Object.assign({}, placed, payment));
    });
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
