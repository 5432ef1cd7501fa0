import type { PlayerID } from '../../kit/index.ts';
import type { Level, CardId } from '../catalogue/types.ts';
import type { DrawCause } from '../events.ts';
import { playerOf, spaceAt } from '../state.ts';
import type { FullPlayer, State } from '../state.ts';
import { isComplete, levelOf, LEVEL_SIZES } from './altar.ts';

/**
 * Takes up to `count` cards from the deck, top card first, and passes them to `tell`, which reports
 * what happens to them. Then reports if the deck has become empty.
 */
function takeFromDeck(G: State, count: number, tell: (taken: CardId[]) => void): void {
  const taken = G.deck.splice(Math.max(0, G.deck.length - count)).toReversed();
  G.deckSize = G.deck.length;
  tell(taken);
  if (taken.length > 0 && G.deckSize === 0) G.events.push({ type: 'deckEmpty' });
}

function addToHand(player: FullPlayer, cards: readonly CardId[]): void {
  player.hand.push(...cards);
  player.handSize = player.hand.length;
}

function takeFromHand(player: FullPlayer, cards: readonly CardId[]): void {
  player.hand = player.hand.filter((card) => !cards.includes(card));
  player.handSize = player.hand.length;
}

/**
 * Moves cards from the deck to a hand, unseen by the others; fewer when the deck has fewer (1.5).
 */
export function drawCards(G: State, playerID: PlayerID, count: number, cause: DrawCause): void {
  takeFromDeck(G, count, (cards) => {
    addToHand(playerOf(G, playerID), cards);
    G.events.push({ type: 'drew', player: playerID, count: cards.length, cards, cause });
  });
}

/**
 * Turns the deck's top card face up onto the pile at `target`. Turns none if `target` is null
 * (1.5).
 */
export function revealCard(G: State, playerID: PlayerID, target: number | null): void {
  if (target === null) {
    G.events.push({ type: 'revealed', player: playerID, to: null, spaceId: null, card: null });
    return;
  }
  const space = spaceAt(G, target);
  takeFromDeck(G, 1, (cards) => {
    space.pile.push(...cards);
    G.events.push({ type: 'revealed', player: playerID, to: target, spaceId: space.id, card: cards[0] ?? null });
  });
}

/**
 * Puts the cards on the player's space in their order, and takes the cards that lay there before
 * (1.5).
 */
export function tradeCards(G: State, playerID: PlayerID, cards: readonly CardId[]): void {
  const player = playerOf(G, playerID);
  const { position } = player;
  const space = spaceAt(G, position);
  const taken = space.pile;
  takeFromHand(player, cards);
  addToHand(player, taken);
  space.pile = [...cards];
  G.events.push({ type: 'traded', player: playerID, position, spaceId: space.id, placed: [...cards], taken: [...taken] });
}

/** Puts a hand card on the next place of a level (1.7). */
export function placeCard(G: State, playerID: PlayerID, card: CardId, level: Level, cause: 'space' | 'gift' | 'last'): void {
  const player = playerOf(G, playerID);
  const row = levelOf(player.altar, level);
  takeFromHand(player, [card]);
  row.push(card);
  G.events.push({ type: 'placed', player: playerID, card, level, cause });
  if (row.length === LEVEL_SIZES[level - 1]) G.events.push({ type: 'levelCompleted', player: playerID, level });
  if (isComplete(player.altar)) G.events.push({ type: 'altarCompleted', player: playerID });
}
