import type { FullPlayer, SpaceState, State } from './state.ts';

/**
 * A copy that moves and hooks may change in place. It shares the parts that are never changed in
 * place: the tiles, the objectives, the actions of spaces, each step and event, and lists that are
 * only replaced (`order`, `triggerers`).
 */
export function copy(G: State): State {
  return {
    players: G.players.map(copyPlayer),
    order: G.order,
    patzcuaroSide: G.patzcuaroSide,
    tiles: G.tiles,
    route: G.route.map(copySpace),
    deckSize: G.deckSize,
    objectives: G.objectives,
    steps: G.steps.slice(),
    triggerers: G.triggerers,
    deck: G.deck.slice(),
    events: G.events.slice(),
  };
}

function copyPlayer({ hand, handSize, altar, flipped, position, moved }: FullPlayer): FullPlayer {
  const [level1, level2, level3] = altar;
  return {
    hand: hand.slice(),
    handSize,
    altar: [level1.slice(), level2.slice(), level3.slice()],
    flipped,
    position,
    moved,
  };
}

function copySpace({ id, shop, actions, pile }: SpaceState): SpaceState {
  return { id, shop, actions, pile: pile.slice() };
}
