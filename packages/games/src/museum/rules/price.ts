import type { PlayerID } from '../../kit/index.ts';
import { expertOf } from '../catalogue/experts.ts';
import { FEE } from '../catalogue/numbers.ts';
import { objectOf } from '../catalogue/objects.ts';
import type { ExpertId, ObjectId } from '../catalogue/types.ts';
import { playerOf } from '../state.ts';
import type { Purchase, View } from '../state.ts';
import { effectsOf, has } from './experts.ts';
import { inForce } from './headlines.ts';

/**
 * The cost of an Object: its value minus the discounts of a Favour and the Mentor, at least 0
 * (1.6).
 */
export function objectCost(card: ObjectId, discount: number, mentor: number): number {
  return Math.max(0, objectOf(card).value - discount - mentor);
}

/** The cost of an Expert: with a Headline's surcharge and a Favour's discount, at least 0 (1.6). */
export function expertCost(G: View, expert: ExpertId, discount: number): number {
  const more = inForce(G, 'expertsCostMore')?.count ?? 0;
  return Math.max(0, expertOf(expert).cost + more - discount);
}

/**
 * The discount of this player's Mentor on an Object; 0 without a Mentor, or if the Mentor has
 * helped this turn (E19).
 */
export function mentorDiscount(G: View, playerID: PlayerID): number {
  if (G.thisTurn.mentorUsed) return 0;
  return effectsOf(playerOf(G, playerID).experts, 'mentor')[0]?.count ?? 0;
}

/**
 * The cost of each purchase of a basket, in order. A Favour's discount applies to the first Object
 * and the first Expert.
 */
export function costs(G: View, playerID: PlayerID, purchases: readonly Purchase[]): number[] {
  const firstObject = purchases.findIndex((purchase) => 'card' in purchase);
  const firstExpert = purchases.findIndex((purchase) => 'expert' in purchase);
  const { objectDiscount, expertDiscount } = G.thisTurn;
  return purchases.map((purchase, index) => {
    if ('expert' in purchase) return expertCost(G, purchase.expert, index === firstExpert ? expertDiscount : 0);
    const mentor = purchase.mentor === true ? mentorDiscount(G, playerID) : 0;
    return objectCost(purchase.card, index === firstObject ? objectDiscount : 0, mentor);
  });
}

/** The cost of a foreign purchase, without the fee. */
export function foreignCost(G: View, playerID: PlayerID, card: ObjectId, mentor: boolean): number {
  return objectCost(card, G.thisTurn.objectDiscount, mentor ? mentorDiscount(G, playerID) : 0);
}

/** The fee that the buyer pays: 0 with a Favour or with the Banker (F8, E23). */
export function feeOf(G: View, playerID: PlayerID): number {
  return G.thisTurn.feeWaived || has(playerOf(G, playerID).experts, 'supplyPaysFee') ? 0 : FEE;
}
