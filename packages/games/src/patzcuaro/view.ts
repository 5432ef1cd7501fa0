import { viewEventBy } from '../kit/index.ts';
import type { PlayerID } from '../kit/index.ts';
import type { PatzcuaroEvent } from './events.ts';
import type { PlayerState, View } from './state.ts';

/**
 * What a viewer (null: a spectator) may see of the match (1.10), field by field. Parts that the
 * match has not changed are the very same objects from one view to the next.
 */
export function view(G: View, playerID: PlayerID | null): View {
  return {
    players: G.players.map((player, index) => viewPlayer(player, String(index) === playerID)),
    order: G.order,
    patzcuaroSide: G.patzcuaroSide,
    tiles: G.tiles,
    route: G.route,
    deckSize: G.deckSize,
    objectives: G.objectives,
    steps: G.steps,
    triggerers: G.triggerers,
  };
}

function viewPlayer({ hand, handSize, altar, flipped, position, moved }: PlayerState, own: boolean): PlayerState {
  return { hand: own ? hand : null, handSize, altar, flipped, position, moved };
}

/**
 * The event as a viewer may know it: drawn cards are their owner's secret, everything else is
 * public (1.10).
 */
export const viewEvent = viewEventBy<PatzcuaroEvent>({ drew: ['cards'], revealed: [], endTriggered: [] });
