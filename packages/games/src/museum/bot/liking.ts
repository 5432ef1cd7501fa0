import type { Liking, Manner, PlayerID } from '../../kit/index.ts';
import { homeOf } from '../catalogue/civilisations.ts';
import type { Continent, ObjectId } from '../catalogue/types.ts';
import { playerOf } from '../state.ts';
import type { Basket, ForeignPurchase, View } from '../state.ts';
import { Holdings, valueOf } from './holdings.ts';

/** A collector's liking for a point of collections, exhibited or in hand. */
const COLLECTION = 0.15;
const HOPED = 0.3;
/** A racer's liking for a point on the track. */
const TRACK = 0.17;
/** A spoiler's liking for a point that a rival misses, and for a token on a rival's storeroom. */
const MISSED = 0.15;
const TOKEN = 0.4;

/**
 * What a manner adds to a move: collections for a collector, the track for a racer, and others'
 * losses for a spoiler.
 */
export function liking(G: View, playerID: PlayerID, manner: Exclude<Manner, 'balanced'>): Liking {
  const own = new Holdings(playerOf(G, playerID), 1);
  const rivals = G.players.flatMap((player, index) => (String(index) === playerID ? [] : [new Holdings(player, 1)]));
  const missed = (card: ObjectId) => Math.max(0, ...rivals.map((rival) => rival.gain(card)));
  const exhibited = (cards: readonly ObjectId[]) => {
    if (manner === 'racer') return TRACK * cards.reduce((sum, card) => sum + valueOf(card), 0);
    return manner === 'collector' ? COLLECTION * cards.reduce((sum, card) => sum + own.gain(card), 0) : 0;
  };
  return ({ move, args }) => {
    switch (move) {
      case 'draw':
        if (manner === 'collector') return HOPED * own.gain(args[0] as ObjectId);
        return manner === 'spoiler' ? MISSED * missed(args[0] as ObjectId) : 0;
      case 'buy':
        return exhibited((args[0] as Basket).purchases.flatMap((purchase) => ('card' in purchase ? [purchase.card] : [])));
      case 'buyForeign': {
        const { card } = args[0] as ForeignPurchase;
        return exhibited([card]) + (manner === 'spoiler' ? MISSED * (valueOf(card) + missed(card)) : 0);
      }
      case 'chooseOpinion':
        return manner === 'spoiler' ? TOKEN * storedBy(G, playerID, args[0] as Continent) : 0;
      default:
        return 0;
    }
  };
}

/** The number of the others' stored Objects from this continent. */
function storedBy({ players }: View, except: PlayerID, continent: Continent): number {
  const pools = players.flatMap(({ pool }, index) => (String(index) === except ? [] : pool));
  return pools.filter((card) => homeOf(card) === continent).length;
}
