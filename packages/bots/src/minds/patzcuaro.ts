import { openLevels, patzcuaro, playerOf, scoreParts, spaceAt, destination } from '@sobremesa/games/patzcuaro';
import type { Action, Altar, CardId, Level, Steps, TravelMode, View } from '@sobremesa/games/patzcuaro';
import type { LegalMove, PlayerID } from '@sobremesa/games/kit';
import { Mind, type Sense } from '../mind.ts';

/** What a card of which nothing is known is worth in a hand. */
const ANY_CARD = 1.2;
/** A card in the hand against the same card in the altar. */
const IN_HAND = 0.35;
/** A card in the altar carries others. */
const CARRIES = 1.5;
/** What others are given costs so much of it. */
const GIVEN = 0.3;

const sense: Sense<View> = { worth, scale: 5, horizon: 80 };

export const patzcuaroMind = new Mind(patzcuaro, sense);

function worth(G: View, _ctx: unknown, playerID: PlayerID, { move, args }: LegalMove): number {
  switch (move) {
    case 'travel':
      return travelWorth(G, playerID, args[0] as Steps, args[1] as TravelMode);
    case 'choose': {
      const step = G.steps[0]?.action;
      const actions = step?.t === 'choose' ? (step.o[args[0] as number] ?? []) : [];
      return sumOf(actions, (action) => actionWorth(G, playerID, action, playerOf(G, playerID).position));
    }
    case 'trade': {
      const { position } = playerOf(G, playerID);
      return handWorth(G, playerID, spaceAt(G, position).pile) - handWorth(G, playerID, args[0] as CardId[]);
    }
    case 'place':
      return placeWorth(G, playerID, args[0] as CardId, args[1] as Level) + CARRIES - IN_HAND;
    default:
      return 0;
  }
}

function travelWorth(G: View, playerID: PlayerID, steps: Steps, mode: TravelMode): number {
  if (mode === 'flip') return 2 * ANY_CARD - 5;
  if (mode === 'draw1') return ANY_CARD;
  const position = destination(G, playerID, steps);
  // Of equal spaces the nearer one: who is behind has more turns to come in the shops between.
  return sumOf(spaceAt(G, position).actions, (action) => actionWorth(G, playerID, action, position)) - steps / 100;
}

function actionWorth(G: View, playerID: PlayerID, action: Action, position: number): number {
  switch (action.t) {
    case 'altar':
      return bestPlace(G, playerID) + CARRIES - IN_HAND;
    case 'draw':
      return Math.min(action.n, G.deckSize) * ANY_CARD;
    case 'trade': {
      const { hand } = playerOf(G, playerID);
      const worths = (hand ?? []).map((card) => cardWorth(G, playerID, card)).toSorted((a, b) => a - b);
      const given = worths.slice(0, action.reqs.length).reduce((sum, value) => sum + value, 0);
      return handWorth(G, playerID, spaceAt(G, position).pile) - given;
    }
    case 'reveal':
      return 0;
    case 'others':
      return -GIVEN * sumOf(action.a, (benefit) => (benefit.t === 'draw' ? benefit.n * ANY_CARD : 4));
    case 'choose':
      return Math.max(...action.o.map((option) => sumOf(option, (each) => actionWorth(G, playerID, each, position))));
  }
}

/** What a hand card adds to the altar on a level. */
function placeWorth(G: View, playerID: PlayerID, card: CardId, level: Level): number {
  const { altar } = playerOf(G, playerID);
  const after = altar.map((cards, index) => (index === level - 1 ? [...cards, card] : cards)) as Altar;
  return totalOf(G, after) - totalOf(G, altar);
}

function totalOf(G: View, altar: Altar): number {
  return scoreParts(altar, G.objectives, false).reduce((sum, { points }) => sum + points, 0);
}

function bestPlace(G: View, playerID: PlayerID): number {
  const { hand } = playerOf(G, playerID);
  if (hand === null) return 4;
  return Math.max(0, ...hand.map((card) => best(G, playerID, card)));
}

function best(G: View, playerID: PlayerID, card: CardId): number {
  const { altar } = playerOf(G, playerID);
  return Math.max(0, ...openLevels(altar).map((level) => placeWorth(G, playerID, card, level)));
}

function cardWorth(G: View, playerID: PlayerID, card: CardId): number {
  return IN_HAND * best(G, playerID, card);
}

function handWorth(G: View, playerID: PlayerID, cards: readonly CardId[]): number {
  return sumOf(cards, (card) => cardWorth(G, playerID, card));
}

function sumOf<T>(items: readonly T[], value: (item: T) => number): number {
  return items.reduce((sum, item) => sum + value(item), 0);
}
