import type { PlayerID } from '../../kit/index.ts';
import { playerOf } from '../state.ts';
import type { Step, View } from '../state.ts';
import { isComplete } from './altar.ts';
import { othersInOrder } from './steps.ts';

/** Whether the game ends with this turn (1.8 ①): an altar is complete, or the deck is empty. */
export function endIsDue(G: View): boolean {
  return G.deckSize === 0 || G.players.some(({ altar }) => isComplete(altar));
}

/**
 * The players who triggered the end: all whose altar is complete, and the active player if the deck
 * is empty (1.8 ③).
 */
export function endTriggerers(G: View, active: PlayerID): PlayerID[] {
  return G.order.filter((player) => isComplete(playerOf(G, player).altar) || (G.deckSize === 0 && player === active));
}

/**
 * The last placements in seat order from the left of the active player, who comes last (1.8 ④).
 * Seats without cards are skipped.
 */
export function lastPlacements(G: View, active: PlayerID, triggerers: readonly PlayerID[]): Step[] {
  return [...othersInOrder(G, active), active]
    .filter((player) => !triggerers.includes(player) && playerOf(G, player).handSize > 0)
    .map((player) => ({ player, action: { t: 'altar' }, optional: true }));
}
