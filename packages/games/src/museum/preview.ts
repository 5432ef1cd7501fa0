import type { PlayerID } from '../kit/index.ts';
import { FEE, LAST_ROUND_AT } from './catalogue/numbers.ts';
import { isMasterpiece, objectOf, totalValue } from './catalogue/objects.ts';
import { poolOwner } from './rules/buying.ts';
import { effectsOf } from './rules/experts.ts';
import { inForce } from './rules/headlines.ts';
import { feeOf } from './rules/price.ts';
import { tensPassed } from './rules/transactions.ts';
import { playerOf } from './state.ts';
import type { Basket, ForeignPurchase, View } from './state.ts';

/** The predictable effects of a purchase, beside the goods. */
export interface PurchasePreview {
  /** The owner of the storeroom from which the Object is bought; null for a basket. */
  seller: PlayerID | null;
  /** The payer of a foreign purchase's fee: `waived` if a Favour cancels it; null for a basket. */
  fee: 'buyer' | 'supply' | 'waived' | null;
  /** Points on the track. */
  points: number;
  /** Favours to be drawn. */
  favours: number;
  /** Prestige gained, by masterpieces and by the Headline. */
  prestige: number;
  /** Whether the track reaches the points that make this the last round. */
  lastRound: boolean;
}

/**
 * Predicts the effects of `buy` or `buyForeign` with this argument, from public information. Does
 * not check whether the move is legal.
 */
export function purchasePreview(G: View, playerID: PlayerID, purchase: Basket | ForeignPurchase): PurchasePreview {
  const foreign = 'card' in purchase;
  const goods = foreign ? [purchase] : purchase.purchases;
  const cards = goods.flatMap((one) => ('card' in one ? [one.card] : []));
  const hired = goods.flatMap((one) => ('expert' in one ? [one.expert] : []));
  const { score } = playerOf(G, playerID);
  const points = totalValue(cards);
  const gifts = effectsOf(hired, 'drawFavours').reduce((sum, { count }) => sum + count, 0);
  const fee = foreign ? feePayer(G, playerID) : null;
  const supply = G.prestige + (foreign ? 0 : purchase.prestige) - (fee === 'supply' ? Math.min(FEE, G.prestige) : 0);
  const precious = inForce(G, 'prestigeFor')?.value ?? Infinity;
  const headline = !G.thisTurn.headlineUsed && cards.some((card) => objectOf(card).value >= precious) ? 1 : 0;
  return {
    seller: foreign ? poolOwner(G, purchase.card) : null,
    fee,
    points,
    favours: Math.min(gifts + tensPassed(score, score + points), G.favourDeckSize + G.favourPile.length),
    prestige: Math.min(supply, cards.filter(isMasterpiece).length + headline),
    lastRound: !G.lastRound && score < LAST_ROUND_AT && score + points >= LAST_ROUND_AT,
  };
}

function feePayer(G: View, playerID: PlayerID): NonNullable<PurchasePreview['fee']> {
  if (G.thisTurn.feeWaived) return 'waived';
  return feeOf(G, playerID) > 0 ? 'buyer' : 'supply';
}
