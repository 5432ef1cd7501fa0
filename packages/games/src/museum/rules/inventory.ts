import type { PlayerID } from '../../kit/index.ts';
import type { ObjectId } from '../catalogue/types.ts';
import type { PoolCause } from '../events.ts';
import { reason } from '../reasons.ts';
import type { MuseumReason } from '../reasons.ts';
import { playerOf } from '../state.ts';
import type { State, View } from '../state.ts';
import { inventoryWasTaken } from './afterInventory.ts';
import { twice } from './buying.ts';
import { handLimit, has } from './experts.ts';
import { addToHand, takeFromHand, takeFromPool } from './market.ts';
import { notNow, notYours } from './steps.ts';

/**
 * The number of cards that a player may take from the storeroom without exceeding the hand limit.
 */
export function handRoom(G: View, playerID: PlayerID): number {
  const { experts, handSize } = playerOf(G, playerID);
  return Math.max(0, handLimit(experts) - handSize);
}

/**
 * Why a player may not take these cards of their storeroom to hand, by any action; null when they
 * may (1.6).
 */
export function takeUpBlocker(G: View, playerID: PlayerID, cards: readonly ObjectId[]): MuseumReason | null {
  const { pool, experts } = playerOf(G, playerID);
  if (pool.length === 0) return reason('poolEmpty');
  if (cards.length === 0) return reason('nothingTaken');
  const foreign = cards.find((card) => !pool.includes(card));
  if (foreign !== undefined) return reason('notInPool', { card: foreign });
  const again = twice(cards);
  if (again !== undefined) return reason('cardTwice', { card: again });
  return cards.length > handRoom(G, playerID) ? reason('handLimit', { limit: handLimit(experts) }) : null;
}

/**
 * Why a player may not choose the inventory at all now; null when they may, with some card (1.6,
 * A14).
 */
export function inventoryBlocker(G: View, playerID: PlayerID): MuseumReason | null {
  const wrong = notYours(G, playerID) ?? notNow(G, 'action');
  if (wrong !== null) return wrong;
  const { action, transacted, secretaryUsed } = G.thisTurn;
  if (action === 'none') return null;
  if (action === 'inventory') return inventoryWasTaken(G, playerID);
  if (transacted) return reason('inventoryAfterPurchase');
  return reason(secretaryUsed ? 'inventoryAfterSecretary' : 'inventoryAfterFavour');
}

/**
 * Why a player may not call on the Secretary at all now; null when they may, with some card (E24).
 */
export function secretaryBlocker(G: View, playerID: PlayerID): MuseumReason | null {
  const wrong = notYours(G, playerID) ?? notNow(G, 'action');
  if (wrong !== null) return wrong;
  if (!has(playerOf(G, playerID).experts, 'secretary')) return reason('noSecretary');
  if (G.thisTurn.action === 'inventory') return reason('secretaryAfterInventory');
  if (G.thisTurn.secretaryUsed) return reason('secretaryUsed');
  // Hiring the Secretary is a purchase, so this also refuses a Secretary hired this turn.
  if (G.thisTurn.transacted) return reason('secretaryTooLate');
  return G.thisTurn.closed ? reason('secretaryClosed') : null;
}

/** Moves cards of the player's storeroom to hand. */
export function takeUp(G: State, playerID: PlayerID, cards: readonly ObjectId[], cause: PoolCause): void {
  takeFromPool(G, playerID, cards);
  addToHand(G, playerID, cards);
  G.events.push({ type: 'tookFromPool', player: playerID, cards: [...cards], cause });
}

/**
 * Why a player may not discard these cards at the end of the turn: it must be exactly the number
 * above the limit (1.6).
 */
export function discardBlocker(G: View, playerID: PlayerID, cards: readonly ObjectId[]): MuseumReason | null {
  const wrong = notYours(G, playerID) ?? notNow(G, 'hand');
  if (wrong !== null) return wrong;
  const { hand, handSize, experts } = playerOf(G, playerID);
  if (hand === null) return reason('hidden');
  const missing = cards.find((card) => !hand.includes(card));
  if (missing !== undefined) return reason('cardNotInHand', { card: missing });
  const again = twice(cards);
  if (again !== undefined) return reason('cardTwice', { card: again });
  const needed = handSize - handLimit(experts);
  return cards.length === needed ? null : reason('wrongNumber', { needed, given: cards.length });
}

/** Discards cards of the hand to the player's storeroom. */
export function discard(G: State, playerID: PlayerID, cards: readonly ObjectId[]): void {
  takeFromHand(G, playerID, cards);
  playerOf(G, playerID).pool.push(...cards);
  G.events.push({ type: 'discarded', player: playerID, cards: [...cards] });
}
