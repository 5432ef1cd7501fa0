import { viewEventBy } from '../kit/index.ts';
import type { PlayerID } from '../kit/index.ts';
import type { PatzcuaroEvent } from './events.ts';
import type { PlayerState, View } from './state.ts';

/**
 * The match as a viewer (null: a spectator) may see it (1.10), built field by field. Unchanged
 * parts keep their identity from one view to the next.
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
 * The event as a viewer may see it. Drawn cards are their owner's secret, everything else is public
 * (1.10).
 */
export const viewEvent = viewEventBy<PatzcuaroEvent>({ drew: ['cards'], revealed: [], endTriggered: [] });
