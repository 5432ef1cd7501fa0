import { museum, objectOf, openMoves, playerOf } from '@sobremesa/games/museum';
import type { Basket, ForeignPurchase, ObjectId, Payment, View } from '@sobremesa/games/museum';
import type { LegalMove, PlayerID, ViewCtx } from '@sobremesa/games/kit';
import { Mind, type Sense } from '../mind.ts';

/** An Object that is exhibited, for its collections, against its value alone. */
const EXHIBITED = 1.5;
/** A value in the hand: it pays, or is exhibited later. */
const IN_HAND = 0.45;
/** A value in one's own storeroom, from where it comes back. */
const STORED = 0.25;
const PRESTIGE = 0.8;
/** For each value that somebody else gets. */
const GIVEN = 0.3;
const EXPERT = 3;
const FAVOUR = 1;

const sense: Sense<View> = {
  worth,
  moves: (G, ctx, playerID) => openMoves(G, ctx, playerID),
  settled: (G, ctx, playerID) => (G.step.kind === 'arrangement' ? museum.standIn(G, ctx, playerID) : null),
  prospects,
  scale: 10,
  horizon: 60,
};

export const museumMind = new Mind(museum, sense);

function worth(G: View, _ctx: ViewCtx, playerID: PlayerID, { move, args }: LegalMove): number {
  switch (move) {
    case 'draw':
    case 'askSecretary':
      return IN_HAND * objectOf(args[0] as ObjectId).value;
    case 'buy': {
      const { purchases, ...payment } = args[0] as Basket;
      return (
        purchases.reduce((sum, bought) => sum + ('expert' in bought ? EXPERT : exhibitedWorth(bought.card)), 0) -
        costOf(payment, STORED)
      );
    }
    case 'buyForeign': {
      const { card, ...payment } = args[0] as ForeignPurchase;
      return exhibitedWorth(card) + IN_HAND * objectOf(card).value - costOf(payment, -GIVEN) - PRESTIGE;
    }
    case 'inventory':
      return (IN_HAND - STORED) * valueOf(args[0] as ObjectId[]);
    case 'playFavour':
      return FAVOUR / 2;
    case 'discardFavours':
      return -FAVOUR;
    case 'discard':
      return -(IN_HAND - STORED) * valueOf(args[0] as ObjectId[]);
    case 'mulligan':
      return args[0] === true ? 12 - IN_HAND * valueOf(playerOf(G, playerID).hand ?? []) : 0;
    default:
      return 0;
  }
}

function exhibitedWorth(card: ObjectId): number {
  return (EXHIBITED - IN_HAND) * objectOf(card).value;
}

/** Cards go to a storeroom, where a value keeps `left` of its worth to who paid. */
function costOf({ cards, prestige }: Payment, left: number): number {
  return (IN_HAND - left) * valueOf(cards) + PRESTIGE * prestige;
}

function valueOf(cards: readonly ObjectId[]): number {
  return cards.reduce((sum, card) => sum + objectOf(card).value, 0);
}

/** The points of the moment, and what hands, storerooms, Prestige and Experts will still bring. */
function prospects(G: View, ctx: ViewCtx): number[] {
  const standing = museum.score(G, ctx);
  return G.players.map(({ hand, handSize, pool, prestige, experts, favourCount }, index) => {
    const held = hand === null ? 4 * handSize : valueOf(hand);
    const kept = IN_HAND * held + STORED * valueOf(pool) + PRESTIGE * prestige + EXPERT * experts.length + FAVOUR * favourCount;
    return (standing[index]?.total ?? 0) + kept;
  });
}
