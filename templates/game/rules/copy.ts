import type { FullPlayer, State } from './state.ts';

/**
 * A copy that moves may change in place. It shares the parts that moves never change in place: the
 * turn order and each event.
 */
export function copy(G: State): State {
  return {
    players: G.players.map(copyPlayer),
    order: G.order,
    shelves: G.shelves.map((shelf) => shelf.slice()),
    events: G.events.slice(),
  };
}

function copyPlayer({ letter, taken, guess }: FullPlayer): FullPlayer {
  return { letter, taken: { ...taken }, guess };
}
