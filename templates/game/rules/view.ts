import { viewEventBy } from '../kit/index.ts';
import type { PlayerID } from '../kit/index.ts';
import type { NewgameEvent } from './events.ts';
import { isOver } from './rules/letters.ts';
import type { PlayerState, View } from './state.ts';

/**
 * The match as a viewer (null: a spectator) may see it, built field by field. Unchanged parts keep
 * their identity.
 */
export function view(G: View, playerID: PlayerID | null): View {
  const over = isOver(G);
  return {
    players: G.players.map((player, index) => viewPlayer(player, over || String(index) === playerID)),
    order: G.order,
    shelves: G.shelves,
  };
}

function viewPlayer({ letter, taken, guess }: PlayerState, open: boolean): PlayerState {
  return { letter: open ? letter : null, taken, guess };
}

/** The event as a viewer may see it: no event has a secret field. */
export const viewEvent = viewEventBy<NewgameEvent>({});
