import type { PlayerID } from '../kit/index.ts';
import { totalValue } from './catalogue/objects.ts';
import type { ExpertId, FavourId, ObjectId } from './catalogue/types.ts';
import { reason } from './reasons.ts';
import type { MuseumReason } from './reasons.ts';
import { ownLayout } from './rules/arranging.ts';
import { bestArrangement } from './rules/arrangement/best.ts';
import type { Best } from './rules/arrangement/best.ts';
import { cardBlocker, expertBlocker, foreignGoodsBlocker, furbishBlocker, poolOwner } from './rules/buying.ts';
import { favourBlocker, favourTimeBlocker, targetKind } from './rules/favours.ts';
import type { TargetKind } from './rules/favours.ts';
import { favourOf } from './catalogue/favours.ts';
import { costs, feeOf, foreignCost, mentorDiscount } from './rules/price.ts';
import { inventoryBlocker, secretaryBlocker, takeUpBlocker } from './rules/inventory.ts';
import { opinionPenalties, worthOf } from './rules/worth.ts';
import type { Worth } from './rules/worth.ts';
import { curatorOf } from './scoring.ts';
import { playerOf } from './state.ts';
import type { Layout, Payment, Purchase, View } from './state.ts';

/**
 * The sum that a page shows before a purchase. Costs are in points of value; a Prestige counts as
 * one.
 */
export interface Quote {
  /** The cost of each purchase, in order. */
  costs: number[];
  cost: number;
  paid: number;
  /** The missing amount; 0 when the payment suffices. */
  missing: number;
  /** The lost amount beyond the cost. */
  overpaid: number;
  /**
   * Parts of the payment that could be left out, each on its own: cards, and a number of Prestige.
   */
  superfluous: { cards: ObjectId[]; prestige: number };
  /** The fee to the owner of another storeroom, before the payment; 0 for a basket. */
  fee: number;
}

/** The sum of a basket (1.6). */
export function quoteBasket(G: View, playerID: PlayerID, purchases: readonly Purchase[], payment: Payment): Quote {
  return quote(costs(G, playerID, purchases), payment, 0);
}

/** The sum of a foreign purchase, with its fee apart (1.6). */
export function quoteForeign(G: View, playerID: PlayerID, card: ObjectId, mentor: boolean, payment: Payment): Quote {
  return quote([foreignCost(G, playerID, card, mentor)], payment, feeOf(G, playerID));
}

function quote(each: number[], { cards, prestige }: Payment, fee: number): Quote {
  const cost = each.reduce((sum, one) => sum + one, 0);
  const paid = totalValue(cards) + prestige;
  const overpaid = Math.max(0, paid - cost);
  return {
    costs: each,
    cost,
    paid,
    missing: Math.max(0, cost - paid),
    overpaid,
    superfluous: {
      cards: paid < cost ? [] : cards.filter((card) => totalValue([card]) <= overpaid),
      prestige: Math.min(prestige, overpaid),
    },
    fee,
  };
}

/** Why an Object cannot be bought at all now, wherever it lies; null if some payment would do. */
export function objectBlocker(G: View, playerID: PlayerID, card: ObjectId): MuseumReason | null {
  const { hand, prestige, museum } = playerOf(G, playerID);
  const owner = poolOwner(G, card);
  const foreign = owner !== null && owner !== playerID;
  const wrong =
    furbishBlocker(G, playerID) ?? (foreign ? foreignGoodsBlocker(G, playerID, card) : cardBlocker(G, playerID, card));
  if (wrong !== null) return wrong;
  if (hand === null) return reason('hidden');
  const cell = museum.indexOf(null);
  if (cell < 0) return reason('museumFull', { free: 0 });
  const mentor = mentorDiscount(G, playerID) > 0;
  const means = totalValue(hand.filter((other) => other !== card)) + prestige;
  if (!foreign) return affordable(costs(G, playerID, [{ card, cell, mentor }])[0] ?? 0, means);
  const fee = feeOf(G, playerID);
  if (fee > prestige) return reason('notEnoughForFee', { needed: fee, has: prestige });
  return affordable(foreignCost(G, playerID, card, mentor), means - fee);
}

/** Why an Expert cannot be hired at all now; null if some payment would do. */
export function hireBlocker(G: View, playerID: PlayerID, expert: ExpertId): MuseumReason | null {
  const wrong = furbishBlocker(G, playerID) ?? expertBlocker(G, expert);
  if (wrong !== null) return wrong;
  const { hand, prestige } = playerOf(G, playerID);
  if (hand === null) return reason('hidden');
  return affordable(costs(G, playerID, [{ expert }])[0] ?? 0, totalValue(hand) + prestige);
}

function affordable(cost: number, means: number): MuseumReason | null {
  return cost > means ? reason('cannotAfford', { cost, means }) : null;
}

/** The kind of target that a Favour needs. */
export function favourTarget(favour: FavourId): TargetKind {
  return targetKind(favourOf(favour).effect);
}

/** Why a Favour cannot be played at all now; null if some target would do. */
export function favourPlayBlocker(G: View, playerID: PlayerID, favour: FavourId): MuseumReason | null {
  const wrong = favourTimeBlocker(G, playerID, favour);
  if (wrong !== null) return wrong;
  return favourTarget(favour).type === 'nothing' ? favourBlocker(G, playerID, favour, null) : null;
}

/** Why an inventory cannot take this single Object from the storeroom; null when it can. */
export function inventoryCardBlocker(G: View, playerID: PlayerID, card: ObjectId): MuseumReason | null {
  return inventoryBlocker(G, playerID) ?? takeUpBlocker(G, playerID, [card]);
}

/** Why the Secretary cannot take this Object from the storeroom; null when she can. */
export function secretaryCardBlocker(G: View, playerID: PlayerID, card: ObjectId): MuseumReason | null {
  return secretaryBlocker(G, playerID) ?? takeUpBlocker(G, playerID, [card]);
}

/** The final points of a layout of a player's museum, by source. */
export function layoutWorth(G: View, playerID: PlayerID, layout: Layout): Worth {
  return worthOf(layout, curatorOf(G, playerID));
}

/** The best arrangement found, and the points of the present one. */
export interface Proposal extends Best {
  present: number;
}

/** The best known arrangement of a player's museum, never worse than the present one (1.13). */
export function proposal(G: View, playerID: PlayerID): Proposal {
  const layout = ownLayout(G, playerID);
  const present = layoutWorth(G, playerID, layout).total;
  const best = bestArrangement(layout, curatorOf(G, playerID));
  return best.points > present ? { ...best, present } : { layout, points: present, bound: best.bound, present };
}

/** The present penalty for a player's stored Objects. Points, not negative. */
export function penaltyOf(G: View, playerID: PlayerID): number {
  const { pool, experts } = playerOf(G, playerID);
  return opinionPenalties(pool, G.opinion, experts, G.options).reduce((sum, one) => sum + one, 0);
}
