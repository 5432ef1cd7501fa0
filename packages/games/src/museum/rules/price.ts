import type { PlayerID } from '../../kit/index.ts';
import { expertOf } from '../catalogue/experts.ts';
import { FEE } from '../catalogue/numbers.ts';
import { objectOf } from '../catalogue/objects.ts';
import type { ExpertId, ObjectId } from '../catalogue/types.ts';
import { playerOf } from '../state.ts';
import type { Purchase, View } from '../state.ts';
import { effectsOf, has } from './experts.ts';
import { inForce } from './headlines.ts';

/** What an Object costs: its value, less by a Favour and by the Mentor, never below 0 (1.6). */
function objectCost(card: ObjectId, discount: number, mentor: number): number {
  return Math.max(0, objectOf(card).value - discount - mentor);
}

/** What an Expert costs: more by a Headline, less by a Favour, never below 0 (1.6). */
export function expertCost(G: View, expert: ExpertId, discount: number): number {
  const more = inForce(G, 'expertsCostMore')?.count ?? 0;
  return Math.max(0, expertOf(expert).cost + more - discount);
}

/**
 * How much less an Object costs with this player's Mentor; 0 without one or when the Mentor has
 * helped this turn (E19).
 */
export function mentorDiscount(G: View, playerID: PlayerID): number {
  if (G.thisTurn.mentorUsed) return 0;
  return effectsOf(playerOf(G, playerID).experts, 'mentor')[0]?.count ?? 0;
}

/**
 * The cost of each purchase of a basket, in order: a Favour's discount goes to the first Object and
 * the first Expert.
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

/** What of the fee the buyer pays: nothing by a Favour or with the Banker (F8, E23). */
export function feeOf(G: View, playerID: PlayerID): number {
  return G.thisTurn.feeWaived || has(playerOf(G, playerID).experts, 'supplyPaysFee') ? 0 : FEE;
}
