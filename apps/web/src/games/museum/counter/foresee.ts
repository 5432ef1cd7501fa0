import {
  FAVOUR_EVERY,
  FEE,
  LAST_ROUND_AT,
  expertOf,
  feeOf,
  headlineOf,
  isMasterpiece,
  objectOf,
  playerOf,
  totalValue,
  type View,
} from '@sobremesa/games/museum';
import type { PlayerID } from '@sobremesa/games/kit';
import { sellerOf, type Draft } from './draft.ts';

/** What a purchase brings beside the goods, and who gets what. */
export interface Foreseen {
  /** In whose store the Object lies; null for a basket of one's own. */
  seller: PlayerID | null;
  /** Who pays the fee of a foreign purchase: `waived` when a Favour does away with it; null when there is none. */
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

/** What will come of the purchase on the counter. */
export function foresee(G: View, playerID: PlayerID, draft: Draft): Foreseen {
  const { score } = playerOf(G, playerID);
  const cards = draft.wishes.map(({ card }) => card);
  const points = totalValue(cards);
  const tens = Math.floor((score + points) / FAVOUR_EVERY) - Math.floor(score / FAVOUR_EVERY);
  const gifts = draft.experts.reduce((sum, expert) => {
    const { effect } = expertOf(expert);
    return sum + (effect.t === 'drawFavours' ? effect.n : 0);
  }, 0);
  const seller = sellerOf(G, playerID, draft);
  const supply = G.prestige + supplyChange(G, playerID, seller, draft.prestige);
  return {
    seller,
    fee: seller === null ? null : feePayer(G, playerID),
    points,
    favours: Math.min(tens + gifts, G.favourDeckSize + G.favourPile.length),
    prestige: Math.min(supply, cards.filter(isMasterpiece).length + headlinePrestige(G, draft)),
    lastRound: !G.lastRound && score < LAST_ROUND_AT && score + points >= LAST_ROUND_AT,
  };
}

function feePayer(G: View, playerID: PlayerID): NonNullable<Foreseen['fee']> {
  if (G.thisTurn.feeWaived) return 'waived';
  return feeOf(G, playerID) > 0 ? 'buyer' : 'supply';
}

/** What the supply gets or gives before anything is gained from it. */
function supplyChange(G: View, playerID: PlayerID, seller: PlayerID | null, paid: number): number {
  if (seller === null) return paid;
  return feePayer(G, playerID) === 'supply' ? -Math.min(FEE, G.prestige) : 0;
}

/** A Prestige for the first Object of the turn that is precious enough, while the Headline says so. */
function headlinePrestige(G: View, { wishes }: Draft): number {
  const effect = G.headline === null ? null : headlineOf(G.headline).effect;
  if (effect?.t !== 'prestigeFor' || G.thisTurn.headlineUsed) return 0;
  return wishes.some(({ card }) => objectOf(card).value >= effect.value) ? 1 : 0;
}
