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
 * Who triggered the end: all who completed their altar, and whose turn it is when the deck is empty
 * (1.8 ③).
 */
export function endTriggerers(G: View, active: PlayerID): PlayerID[] {
  return G.order.filter((player) => isComplete(playerOf(G, player).altar) || (G.deckSize === 0 && player === active));
}

/**
 * The last placements, one seat after the other from the left of the active player, who comes last
 * (1.8 ④). A seat without cards is passed over.
 */
export function lastPlacements(G: View, active: PlayerID, triggerers: readonly PlayerID[]): Step[] {
  return [...othersInOrder(G, active), active]
    .filter((player) => !triggerers.includes(player) && playerOf(G, player).handSize > 0)
    .map((player) => ({ player, action: { t: 'altar' }, optional: true }));
}
