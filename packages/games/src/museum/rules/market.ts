import type { PlayerID, Random } from '../../kit/index.ts';
import { isObject } from '../catalogue/objects.ts';
import { OPINION_PER_CONTINENT } from '../catalogue/numbers.ts';
import { continents } from '../catalogue/types.ts';
import type { Continent, ObjectId, OpinionId } from '../catalogue/types.ts';
import { playerOf } from '../state.ts';
import type { DeckCard, State, View } from '../state.ts';

/** The place of a face-up Object; null if it is not on display. */
export function placeOnDisplay(G: View, card: ObjectId): { continent: Continent; slot: number } | null {
  for (const continent of continents) {
    const slot = G.display[continent].indexOf(card);
    if (slot >= 0) return { continent, slot };
  }
  return null;
}

/** The face-up Objects, continent by continent. */
export function displayed(G: View): ObjectId[] {
  const cards: ObjectId[] = [];
  for (const continent of continents) for (const card of G.display[continent]) if (card !== null) cards.push(card);
  return cards;
}

/**
 * Puts a token on a continent that has room for it (1.7). `card` is the Public Opinion card; null
 * for the Headline's token.
 */
export function addOpinion(G: State, continent: Continent, card: OpinionId | null): void {
  const placed = G.opinion[continent] < OPINION_PER_CONTINENT;
  if (placed) G.opinion[continent] += 1;
  G.events.push({ type: 'opinion', continent, card, placed, tokens: G.opinion[continent] });
}

/**
 * The next Object of a deck; Public Opinion cards on the way take effect and leave the game (1.7).
 * Null from an empty deck.
 */
export function drawObject(G: State, continent: Continent): ObjectId | null {
  for (;;) {
    const card = G.decks[continent].pop();
    G.deckSizes[continent] = G.decks[continent].length;
    if (card === undefined) return null;
    if (isObject(card)) return card;
    G.opinionDrawn.push(card);
    addOpinion(G, continent, card);
  }
}

/**
 * The next Object of a deck before the first turn: a Public Opinion card is shuffled back, without
 * effect (1.3, 1.4).
 */
export function drawInSetup(deck: DeckCard[], random: Random): ObjectId {
  for (;;) {
    const top = deck.at(-1);
    if (top === undefined) throw new RangeError('no Object left to deal');
    if (isObject(top)) {
      deck.pop();
      return top;
    }
    deck.splice(0, deck.length, ...random.shuffle(deck));
  }
}

/** Fills a slot from its deck if it is empty (1.6). */
export function refillSlot(G: State, continent: Continent, slot: number): void {
  if (G.display[continent][slot] !== null) return;
  const card = drawObject(G, continent);
  if (card === null) return;
  G.display[continent][slot] = card;
  G.events.push({ type: 'refilled', continent, slot, card });
}

/** Fills the empty slots, continent by continent in their order, slot 0 first (1.6). */
export function refill(G: State, slots: (continent: Continent) => number): void {
  for (const continent of continents) {
    for (let slot = 0; slot < slots(continent); slot++) refillSlot(G, continent, slot);
  }
}

/** Puts the untaken Objects under their decks, slot 0 first (A18). */
export function sweep(G: State): void {
  const cards = displayed(G);
  for (const continent of continents) {
    for (const card of G.display[continent]) if (card !== null) G.decks[continent].unshift(card);
    G.display[continent] = G.display[continent].map(() => null);
    G.deckSizes[continent] = G.decks[continent].length;
  }
  if (cards.length > 0) G.events.push({ type: 'swept', cards });
}

/** Takes a face-up Object to hand. Returns its former place. */
export function takeFromDisplay(G: State, playerID: PlayerID, card: ObjectId): { continent: Continent; slot: number } {
  const place = placeOnDisplay(G, card);
  if (place === null) throw new RangeError(`${card} is not on display`);
  G.display[place.continent][place.slot] = null;
  addToHand(G, playerID, [card]);
  G.stirred = true;
  return place;
}

export function addToHand(G: State, playerID: PlayerID, cards: readonly ObjectId[]): void {
  const player = playerOf(G, playerID);
  player.hand.push(...cards);
  player.handSize = player.hand.length;
}

export function takeFromHand(G: State, playerID: PlayerID, cards: readonly ObjectId[]): void {
  const player = playerOf(G, playerID);
  player.hand = player.hand.filter((card) => !cards.includes(card));
  player.handSize = player.hand.length;
}

export function takeFromPool(G: State, playerID: PlayerID, cards: readonly ObjectId[]): void {
  const player = playerOf(G, playerID);
  player.pool = player.pool.filter((card) => !cards.includes(card));
}
