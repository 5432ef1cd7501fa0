import { randomTurnOrder } from '../kit/index.ts';
import type { Random } from '../kit/index.ts';
import { advancedBoardIds } from './catalogue/boards.ts';
import { homeOf } from './catalogue/civilisations.ts';
import { expertIds } from './catalogue/experts.ts';
import { favourIds } from './catalogue/favours.ts';
import { headlineIds } from './catalogue/headlines.ts';
import { ALL_SLOTS, EXPERT_SPACES, PRESTIGE, SLOTS } from './catalogue/numbers.ts';
import { objectIds } from './catalogue/objects.ts';
import { CELLS } from './catalogue/boards.ts';
import { opinionCards } from './catalogue/opinion.ts';
import { patronIds } from './catalogue/patrons.ts';
import { continents } from './catalogue/types.ts';
import type { BoardId, Continent, FavourId, ObjectId } from './catalogue/types.ts';
import type { MuseumOptions } from './options.ts';
import { players } from './variants.ts';
import { drawInSetup } from './rules/market.ts';
import { freshTurn } from './state.ts';
import type { FullPlayer, State } from './state.ts';

/**
 * The table at the start of a match (1.3, 1.4). @throws RangeError for an unsupported number of
 * players
 */
export function setup(numPlayers: number, options: MuseumOptions, random: Random): State {
  if (!(numPlayers >= players.min && numPlayers <= players.max)) {
    throw new RangeError(`Museum is for ${players.min} to ${players.max} players, not ${numPlayers}`);
  }
  const decks = byContinent((continent) =>
    random.shuffle([...objectsOf[continent], ...opinionCards(continent, options.publicOpinionPerDeck)]),
  );
  const favourDeck = random.shuffle(favourIds);
  const expertDeck = random.shuffle(expertIds);
  const display = byContinent((continent) =>
    Array.from({ length: ALL_SLOTS }, (_, slot) => (slot < SLOTS ? drawInSetup(decks[continent], random) : null)),
  );
  const expertRow = expertDeck.splice(-EXPERT_SPACES);
  const order = randomTurnOrder(random, numPlayers);
  const boardIds: readonly BoardId[] =
    options.boards === 'basic' ? order.map(() => 'basic' as const) : random.shuffle(advancedBoardIds);
  const seats = new Map(
    order.map((player, place) => {
      const hand = continents.map((continent) => drawInSetup(decks[continent], random));
      return [player, newPlayer(boardIds[place] as BoardId, hand, favourDeck.splice(-1))];
    }),
  );
  const headlineDeck = random.shuffle(headlineIds);
  return {
    options,
    players: Array.from({ length: numPlayers }, (_, index) => seats.get(String(index)) as FullPlayer),
    order,
    active: order[0] as string,
    round: 0,
    turn: 0,
    step: { kind: 'mulligan' },
    thisTurn: freshTurn(),
    display,
    deckSizes: byContinent((continent) => decks[continent].length),
    opinion: byContinent(() => 0),
    opinionDrawn: [],
    prestige: PRESTIGE,
    expertRow,
    expertDeckSize: expertDeck.length,
    favourDeckSize: favourDeck.length,
    favourPile: [],
    headline: null,
    headlineDeckSize: headlineDeck.length,
    headlinePile: [],
    lastRound: false,
    stirred: false,
    decks,
    expertDeck,
    favourDeck,
    headlineDeck,
    patronDeck: random.shuffle(patronIds),
    events: [],
  };
}

/** The Objects of each continent. */
export const objectsOf = byContinent((continent) => objectIds.filter((id) => homeOf(id) === continent));

/** A value for each continent, in their order. */
export function byContinent<T>(value: (continent: Continent) => T): Record<Continent, T> {
  return { AM: value('AM'), EU: value('EU'), AF: value('AF'), AS: value('AS') };
}

export function newPlayer(board: BoardId, hand: ObjectId[], favours: FavourId[]): FullPlayer {
  return {
    board,
    hand,
    handSize: hand.length,
    favours,
    favourCount: favours.length,
    patron: null,
    offer: null,
    throwBack: null,
    ready: false,
    museum: Array.from({ length: CELLS }, () => null),
    layout: null,
    pool: [],
    experts: [],
    prestige: 0,
    score: 0,
  };
}
