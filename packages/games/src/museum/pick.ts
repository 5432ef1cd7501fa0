import { anyOf, isActive, legalMove } from '../kit/index.ts';
import type { PlayerID, Random, ViewCtx } from '../kit/index.ts';
import { handWithout, withMentor } from './canonical.ts';
import { objectOf, totalValue } from './catalogue/objects.ts';
import { continents } from './catalogue/types.ts';
import type { Cell, ObjectId } from './catalogue/types.ts';
import { favourOf } from './catalogue/favours.ts';
import { ALL_SLOTS } from './catalogue/numbers.ts';
import { byValue } from './open.ts';
import type { Move, MoveName } from './moves.ts';
import { ownLayout } from './rules/arranging.ts';
import { foreignGoodsBlocker, furbishBlocker } from './rules/buying.ts';
import { declineBlocker, takeBlocker } from './rules/exploration.ts';
import { favourLimit, handLimit } from './rules/experts.ts';
import { favourBlocker, favourTimeBlocker, targetKind } from './rules/favours.ts';
import { fewestOpinion } from './rules/headlines.ts';
import { handRoom, inventoryBlocker, secretaryBlocker } from './rules/inventory.ts';
import { displayed } from './rules/market.ts';
import { mulliganBlocker } from './rules/opening.ts';
import { costs, feeOf, foreignCost } from './rules/price.ts';
import { playerOf } from './state.ts';
import type { FavourTarget, Payment, PlayerState, Purchase, View } from './state.ts';

/** Number of random attempts before the turn ends, or before a full list replaces them. */
const TRIES = 8;

/** Kinds of moves in the Action phase; repetition sets the probability. */
const doings = [
  'buy',
  'buy',
  'buy',
  'buy',
  'buy',
  'buyForeign',
  'buyForeign',
  'askSecretary',
  'inventory',
  'playFavour',
  'playFavour',
  'endTurn',
] as const;

/** One in this many explorations is declined, and one begins with a Favour, if allowed. */
const DECLINE_ONE_IN = 4;
const FAVOUR_ONE_IN = 8;
/** One in this many baskets has two purchases. */
const TWO_ONE_IN = 6;
/** One in this many payments contains superfluous Prestige. */
const PRESTIGE_ONE_IN = 3;

/**
 * A random legal move, without listing all: first a good that can be paid for, then a payment
 * without a superfluous card. Null when there is no legal move. The final arrangement is the
 * present one or a random one.
 */
export function pickMove(G: View, ctx: ViewCtx, playerID: PlayerID, random: Random): Move | null {
  if (!isActive(ctx, playerID)) return null;
  const player = playerOf(G, playerID);
  switch (G.step.kind) {
    case 'mulligan':
      return legalMove('mulligan', mulliganBlocker(G, playerID, true) === null && random.below(2) === 0);
    case 'patron':
      return moveWith('choosePatron', anyOf(player.offer ?? [], random));
    case 'headline':
      return moveWith('chooseOpinion', anyOf(fewestOpinion(G), random));
    case 'explore':
      return pickExploration(G, playerID, random);
    case 'action':
      return pickAction(G, playerID, random);
    case 'favours':
      return moveWith('discardFavours', spare(player.favours, player.favourCount - favourLimit(player.experts), random));
    case 'hand':
      return moveWith('discard', spare(cheapestFirst(player.hand), player.handSize - handLimit(player.experts), random));
    case 'arrangement': {
      const layout = ownLayout(G, playerID);
      return legalMove('finish', random.below(2) === 0 ? layout : random.shuffle(layout));
    }
    default:
      return null;
  }
}

function moveWith(move: MoveName, arg: unknown): Move | null {
  return arg === null ? null : legalMove(move, arg);
}

function pickExploration(G: View, playerID: PlayerID, random: Random): Move | null {
  const favour = playerID === G.active && random.below(FAVOUR_ONE_IN) === 0 ? pickFavour(G, playerID, random) : null;
  if (favour !== null) return favour;
  if (random.below(DECLINE_ONE_IN) === 0 && declineBlocker(G, playerID, G.turn) === null) return legalMove('decline', G.turn);
  const free = (card: ObjectId) => takeBlocker(G, playerID, card) === null;
  for (let i = 0; i < TRIES; i++) {
    const card = G.display[anyOf(continents, random) ?? 'AM'][random.below(ALL_SLOTS)] ?? null;
    if (card !== null && free(card)) return legalMove('draw', card);
  }
  return moveWith('draw', anyOf(displayed(G).filter(free), random)) ?? legalMove('decline', G.turn);
}

function pickAction(G: View, playerID: PlayerID, random: Random): Move {
  for (let i = 0; i < TRIES; i++) {
    const move = pickDoing(G, playerID, anyOf(doings, random) ?? 'endTurn', random);
    if (move !== null) return move;
  }
  return legalMove('endTurn');
}

/** A random move of this kind; null if the random choice is illegal. */
function pickDoing(G: View, playerID: PlayerID, doing: (typeof doings)[number], random: Random): Move | null {
  const { pool } = playerOf(G, playerID);
  switch (doing) {
    case 'buy':
      return pickBasket(G, playerID, random);
    case 'buyForeign':
      return pickForeign(G, playerID, random);
    case 'askSecretary':
      if (handRoom(G, playerID) === 0 || secretaryBlocker(G, playerID) !== null) return null;
      return moveWith('askSecretary', anyOf(pool, random));
    case 'inventory':
      return inventoryBlocker(G, playerID) === null ? moveWith('inventory', takeUp(pool, handRoom(G, playerID), random)) : null;
    case 'playFavour':
      return pickFavour(G, playerID, random);
    case 'endTurn':
      return legalMove('endTurn');
  }
}

function pickBasket(G: View, playerID: PlayerID, random: Random): Move | null {
  const { hand, museum, prestige } = playerOf(G, playerID);
  if (hand === null || furbishBlocker(G, playerID) !== null) return null;
  const cell = museum.indexOf(null);
  const one = pickGood(G, playerID, cell, random);
  if (one === null) return null;
  const purchases = [one.purchase];
  if (random.below(TWO_ONE_IN) === 0) {
    const other = pickGood(G, playerID, cell, random);
    const both = other === null ? null : inOrder(one, other, museum.indexOf(null, cell + 1));
    if (both !== null) purchases.splice(0, 1, ...both);
  }
  const cost = costs(G, playerID, purchases).reduce((sum, one) => sum + one, 0);
  const payment = pickPayment(handWithout(G, playerID, purchases), prestige, cost, random);
  return payment === null ? null : legalMove('buy', { purchases, cards: payment.cards, prestige: payment.prestige });
}

/**
 * An affordable good, with its place among all goods: first the hand, then the storeroom, then
 * Experts.
 */
interface Good {
  place: number;
  purchase: Purchase;
}

/**
 * A random good. The hand is as likely as storeroom and Experts together. Null if there is none, or
 * no cell for it.
 */
function pickGood(G: View, playerID: PlayerID, cell: Cell, random: Random): Good | null {
  const { hand, pool } = playerOf(G, playerID);
  const held = hand ?? [];
  const source = anyOf(['hand', 'hand', 'pool', 'experts'] as const, random);
  if (source === 'experts') {
    const at = random.below(G.expertRow.length);
    const expert = G.expertRow[at] ?? null;
    return expert === null ? null : { place: held.length + pool.length + at, purchase: { expert } };
  }
  const cards = source === 'hand' ? held : pool;
  if (cell < 0 || cards.length === 0) return null;
  const at = random.below(cards.length);
  const purchase = withMentor(G, playerID, cards[at] as ObjectId, cell);
  return { place: source === 'hand' ? at : held.length + at, purchase };
}

/**
 * Two different goods in one basket. If the second one is an Object, it goes to the next cell and
 * does not use the Mentor.
 */
function inOrder(one: Good, other: Good, cell: Cell): Purchase[] | null {
  if (one.place === other.place) return null;
  const [first, second] = one.place < other.place ? [one.purchase, other.purchase] : [other.purchase, one.purchase];
  if ('expert' in second) return [first, second];
  return cell < 0 ? null : [first, { card: second.card, cell }];
}

function pickForeign(G: View, playerID: PlayerID, random: Random): Move | null {
  const { hand, museum, prestige } = playerOf(G, playerID);
  const cell = museum.indexOf(null);
  const purse = prestige - feeOf(G, playerID);
  if (hand === null || cell < 0 || purse < 0 || furbishBlocker(G, playerID) !== null) return null;
  const card = anyOf(anyOf(G.players, random)?.pool ?? [], random);
  if (card === null || foreignGoodsBlocker(G, playerID, card) !== null) return null;
  const placed = withMentor(G, playerID, card, cell);
  const payment = pickPayment(hand, purse, foreignCost(G, playerID, card, placed.mentor === true), random);
  return payment === null ? null : legalMove('buyForeign', { ...placed, ...payment });
}

/**
 * A random payment from which nothing can be left out; null when there is none. Its cards are in
 * canonical order.
 */
function pickPayment(hand: readonly ObjectId[], prestige: number, cost: number, random: Random): Payment | null {
  if (totalValue(hand) + prestige < cost) return null;
  let given = random.below(PRESTIGE_ONE_IN) === 0 ? random.below(Math.min(prestige, cost) + 1) : 0;
  let paid = given;
  const left = [...hand];
  const cards: ObjectId[] = [];
  while (paid < cost && left.length > 0) {
    const [card] = left.splice(random.below(left.length), 1) as [ObjectId];
    cards.push(card);
    paid += objectOf(card).value;
  }
  if (paid < cost) given += cost - paid;
  const spared = Math.min(given, Math.max(0, paid - cost));
  let over = paid - cost - spared;
  const needed = cards.filter((card) => {
    const { value } = objectOf(card);
    const spare = value <= over;
    if (spare) over -= value;
    return !spare;
  });
  needed.sort((a, b) => objectOf(b).value - objectOf(a).value || hand.indexOf(a) - hand.indexOf(b));
  return { cards: needed, prestige: given - spared };
}

function pickFavour(G: View, playerID: PlayerID, random: Random): Move | null {
  const player = playerOf(G, playerID);
  const favour = anyOf(player.favours ?? [], random);
  if (favour === null || favourTimeBlocker(G, playerID, favour) !== null) return null;
  const target = pickTarget(G, player, favour, random);
  return favourBlocker(G, playerID, favour, target) === null ? legalMove('playFavour', favour, target) : null;
}

/** A random candidate target for a Favour. */
function pickTarget(G: View, { hand, pool, handSize, experts }: PlayerState, favour: string, random: Random): FavourTarget {
  const { effect } = favourOf(favour);
  const kind = targetKind(effect);
  if (kind.type === 'nothing') return null;
  if (kind.type === 'continent') return anyOf(continents, random);
  if (effect.type === 'takeFromDisplay') return oneOf(displayed(G), random);
  if (effect.type === 'poolToHand') return takeUp(pool, Math.min(kind.most, handLimit(experts) - handSize), random);
  const took = anyOf(anyOf(G.players, random)?.pool ?? [], random);
  const gave = anyOf(hand ?? [], random);
  return took === null || gave === null ? null : [gave, took];
}

function oneOf(cards: readonly ObjectId[], random: Random): ObjectId[] | null {
  const card = anyOf(cards, random);
  return card === null ? null : [card];
}

/**
 * The most valuable cards of a storeroom, up to the free room, or one of the others alone; null
 * without any.
 */
function takeUp(pool: readonly ObjectId[], room: number, random: Random): ObjectId[] | null {
  const most = Math.min(room, pool.length);
  if (most <= 0) return null;
  const lot = random.below(most + pool.length - 1);
  const best = byValue(pool);
  return lot < most ? best.slice(0, most - lot) : best.slice(lot - most + 1, lot - most + 2);
}

/**
 * The first `count` items, or with another item in place of one of these; null for unknown items.
 */
function spare<T>(items: readonly T[] | null, count: number, random: Random): T[] | null {
  if (items === null) return null;
  const others = items.length - count;
  const lot = random.below(1 + count * others);
  const first = items.slice(0, count);
  return lot === 0 ? first : first.with(Math.floor((lot - 1) / others), items[count + ((lot - 1) % others)] as T);
}

function cheapestFirst(hand: readonly ObjectId[] | null): ObjectId[] | null {
  return hand === null ? null : byValue(hand).toReversed();
}
