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

/** What a purchase will bring beside the goods, and who gets what. */
export interface PurchasePreview {
  /** In whose pool the Object lies that is bought alone; null for a basket. */
  seller: PlayerID | null;
  /**
   * Who pays the fee of a foreign purchase: `waived` when a Favour does away with it; null when
   * there is none.
   */
  fee: 'buyer' | 'supply' | 'waived' | null;
  /** Points on the track. */
  points: number;
  /** Favours to be drawn. */
  favours: number;
  /** Prestige gained, by masterpieces and by the Headline. */
  prestige: number;
  /** The track reaches the points that end the game with the round. */
  lastRound: boolean;
}

/**
 * What the move `buy` or `buyForeign` with this argument will do, from what everybody sees. Whether
 * it is legal is not asked.
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
