import type { PlayerID } from '../../kit/index.ts';
import { totalValue } from '../catalogue/objects.ts';
import type { Cell, ExpertId, ObjectId } from '../catalogue/types.ts';
import { reason } from '../reasons.ts';
import type { MuseumReason } from '../reasons.ts';
import { playerOf } from '../state.ts';
import type { Basket, ForeignPurchase, Payment, Purchase, View } from '../state.ts';
import { inventoryWasTaken } from './afterInventory.ts';
import { countFree } from './cells.ts';
import { has } from './experts.ts';
import { inForce } from './headlines.ts';
import { costs, feeOf, foreignCost } from './price.ts';
import { notNow, notYours } from './steps.ts';

/** Why a player may not furbish at all now; null when they may (1.6). */
export function furbishBlocker(G: View, playerID: PlayerID): MuseumReason | null {
  const wrong = notYours(G, playerID) ?? notNow(G, 'action');
  if (wrong !== null) return wrong;
  if (G.thisTurn.action === 'inventory') return inventoryWasTaken(G, playerID);
  return G.thisTurn.closed ? reason('furbishClosed') : null;
}

/** The owner of the storeroom (`pool`) in which an Object lies; null when it lies in none. */
export function poolOwner(G: View, card: ObjectId): PlayerID | null {
  const index = G.players.findIndex(({ pool }) => pool.includes(card));
  return index < 0 ? null : String(index);
}

/**
 * Why a player may not buy this basket now; null when they may. The whole basket is checked before
 * any of it takes effect.
 */
export function basketBlocker(G: View, playerID: PlayerID, basket: Basket): MuseumReason | null {
  const wrong = furbishBlocker(G, playerID) ?? goodsBlocker(G, playerID, basket.purchases);
  if (wrong !== null) return wrong;
  const bought = basket.purchases.flatMap((purchase) => ('card' in purchase ? [purchase.card] : []));
  const cost = costs(G, playerID, basket.purchases).reduce((sum, one) => sum + one, 0);
  return paymentBlocker(G, playerID, basket, bought) ?? tooLow(basket, cost);
}

/** Why a player may not buy this Object from another storeroom now; null when they may. */
export function foreignBlocker(G: View, playerID: PlayerID, purchase: ForeignPurchase): MuseumReason | null {
  const { card, cell, mentor = false } = purchase;
  const wrong =
    furbishBlocker(G, playerID) ??
    foreignGoodsBlocker(G, playerID, card) ??
    placeBlocker(G, playerID, [cell]) ??
    (mentor ? mentorBlocker(G, playerID) : null) ??
    paymentBlocker(G, playerID, purchase, []);
  if (wrong !== null) return wrong;
  const needed = purchase.prestige + feeOf(G, playerID);
  const { prestige } = playerOf(G, playerID);
  if (needed > prestige) return reason('notEnoughForFee', { needed, has: prestige });
  return tooLow(purchase, foreignCost(G, playerID, card, mentor));
}

/** Why a foreign purchase cannot buy this Object, with any payment; null when it can. */
export function foreignGoodsBlocker(G: View, playerID: PlayerID, card: ObjectId): MuseumReason | null {
  if (inForce(G, 'noForeignPurchase') !== null) return reason('noForeignPurchase', { headline: G.headline ?? '' });
  const owner = poolOwner(G, card);
  return owner === null || owner === playerID ? reason('notInOtherPool', { card }) : null;
}

/** Why a basket cannot contain this Object: it must be in the player's hand or storeroom. */
export function cardBlocker(G: View, playerID: PlayerID, card: ObjectId): MuseumReason | null {
  const { hand, pool } = playerOf(G, playerID);
  if (hand === null) return reason('hidden');
  if (hand.includes(card) || pool.includes(card)) return null;
  const player = poolOwner(G, card);
  return player === null ? reason('cardNotYours', { card }) : reason('boughtApart', { card, player });
}

/**
 * Why a basket cannot contain this Expert: only the three who are face up when it begins can be
 * hired (1.6).
 */
export function expertBlocker(G: View, expert: ExpertId): MuseumReason | null {
  return G.expertRow.includes(expert) ? null : reason('expertNotOffered', { expert });
}

function goodsBlocker(G: View, playerID: PlayerID, purchases: readonly Purchase[]): MuseumReason | null {
  if (purchases.length === 0) return reason('nothingBought');
  const objects = purchases.filter((purchase) => 'card' in purchase);
  const hired = purchases.flatMap((purchase) => ('expert' in purchase ? [purchase.expert] : []));
  for (const { card } of objects) {
    const wrong = cardBlocker(G, playerID, card);
    if (wrong !== null) return wrong;
  }
  for (const expert of hired) {
    const wrong = expertBlocker(G, expert);
    if (wrong !== null) return wrong;
  }
  const card = twice(objects.map(({ card }) => card));
  if (card !== undefined) return reason('boughtTwice', { card });
  const expert = twice(hired);
  if (expert !== undefined) return reason('hiredTwice', { expert });
  const place = placeBlocker(
    G,
    playerID,
    objects.map(({ cell }) => cell),
  );
  if (place !== null) return place;
  const mentored = objects.filter(({ mentor }) => mentor === true).length;
  if (mentored > 1) return reason('mentorUsed');
  return mentored === 1 ? mentorBlocker(G, playerID) : null;
}

/** Why Objects cannot go to these cells: each needs an empty one of its own (1.6, 1.11). */
function placeBlocker(G: View, playerID: PlayerID, cells: readonly Cell[]): MuseumReason | null {
  const { museum } = playerOf(G, playerID);
  const free = countFree(museum);
  if (cells.length > free) return reason('museumFull', { free });
  const taken = cells.find((cell) => museum[cell] !== null);
  if (taken !== undefined) return reason('cellTaken', { cell: taken });
  const again = twice(cells);
  return again === undefined ? null : reason('cellTwice', { cell: again });
}

function mentorBlocker(G: View, playerID: PlayerID): MuseumReason | null {
  if (!has(playerOf(G, playerID).experts, 'mentor')) return reason('noMentor');
  return G.thisTurn.mentorUsed ? reason('mentorUsed') : null;
}

/**
 * Why a player cannot give this payment: it needs distinct hand cards, none of them bought, and no
 * more Prestige than the player has.
 */
function paymentBlocker(
  G: View,
  playerID: PlayerID,
  { cards, prestige }: Payment,
  bought: readonly ObjectId[],
): MuseumReason | null {
  const player = playerOf(G, playerID);
  if (player.hand === null) return reason('hidden');
  const { hand } = player;
  const missing = cards.find((card) => !hand.includes(card));
  if (missing !== undefined) return reason('cardNotInHand', { card: missing });
  const again = twice(cards);
  if (again !== undefined) return reason('cardTwice', { card: again });
  const both = cards.find((card) => bought.includes(card));
  if (both !== undefined) return reason('boughtAndPaid', { card: both });
  if (prestige > player.prestige) return reason('notEnoughPrestige', { needed: prestige, has: player.prestige });
  return null;
}

function tooLow({ cards, prestige }: Payment, cost: number): MuseumReason | null {
  const paid = totalValue(cards) + prestige;
  return paid < cost ? reason('paymentTooLow', { cost, paid }) : null;
}

/** The first item that occurs twice. */
export function twice<T>(items: readonly T[]): T | undefined {
  return items.find((item, index) => items.indexOf(item) !== index);
}
