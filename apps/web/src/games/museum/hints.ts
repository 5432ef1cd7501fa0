import type { LegalMove, PlayerID } from '@sobremesa/games/kit';
import {
  continents,
  playerOf,
  type Basket,
  type Continent,
  type ExpertId,
  type FavourId,
  type ForeignPurchase,
  type ObjectId,
  type PatronId,
  type View,
} from '@sobremesa/games/museum';
import type { HintsUi } from '../game.ts';

const hints: HintsUi = {
  start: () => new Worker(new URL('./advisor.worker.ts', import.meta.url), { type: 'module' }),
  pieces: (G, playerID, move) => pieces(G as View, playerID, move),
  press: (_G, _playerID, move) => press(move),
};
export default hints;

function pieces(G: View, playerID: PlayerID, { move, args }: LegalMove): string[] {
  switch (move) {
    case 'buy': {
      const { purchases, cards } = args[0] as Basket;
      const bought = purchases.flatMap((one) => ('card' in one ? objectAt(G, playerID, one.card) : expertAt(G, one.expert)));
      return [...bought, ...cards.flatMap((card) => objectAt(G, playerID, card))];
    }
    case 'buyForeign':
      return (args[0] as ForeignPurchase).cards.flatMap((card) => objectAt(G, playerID, card));
    case 'draw':
    case 'askSecretary':
      return objectAt(G, playerID, args[0] as ObjectId);
    case 'inventory':
    case 'discard':
      return (args[0] as ObjectId[]).flatMap((card) => objectAt(G, playerID, card));
    case 'playFavour':
      return [favourAt(args[0] as FavourId)];
    case 'discardFavours':
      return (args[0] as FavourId[]).map(favourAt);
    case 'choosePatron':
      return [`[data-piece="patron-${args[0] as PatronId}"]`];
    case 'chooseOpinion':
      return [`[data-showcase="${args[0] as Continent}"]`];
    default:
      return [];
  }
}

function press({ move, args }: LegalMove): string {
  switch (move) {
    case 'mulligan':
      return `[data-piece="${args[0] === true ? 'throw-back' : 'keep-hand'}"]`;
    case 'choosePatron':
      return '[data-piece="keep-patron"]';
    case 'chooseOpinion':
      return '[data-piece="put-opinion"]';
    case 'buy':
    case 'buyForeign':
      return '[data-piece="buy"]';
    case 'inventory':
    case 'askSecretary':
      return '[data-piece="take-up"]';
    case 'playFavour':
      return '[data-piece="play-favour"]';
    case 'discardFavours':
      return '[data-piece="discard-favours"]';
    case 'endTurn':
      return '[data-piece="end-turn"]';
    default:
      return `[data-piece="${move}"]`;
  }
}

/** The selector of an Object: in the hand, in the own store, or on display. */
function objectAt(G: View, playerID: PlayerID, card: ObjectId): string[] {
  const { hand, pool } = playerOf(G, playerID);
  if (hand?.includes(card) === true) return [`[data-hand="${card}"]`];
  if (pool.includes(card)) return [`[data-stored="${card}"]`];
  const shown = continents.find((continent) => G.display[continent].includes(card));
  return shown === undefined ? [] : [`[data-slot="${shown}-${G.display[shown].indexOf(card)}"]`];
}

function expertAt(G: View, expert: ExpertId): string[] {
  return [`[data-expert="${G.expertRow.indexOf(expert)}"]`];
}

function favourAt(favour: FavourId): string {
  return `[data-favour="${favour}"]`;
}
