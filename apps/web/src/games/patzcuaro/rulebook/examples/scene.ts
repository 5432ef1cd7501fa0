import {
  patzcuaroSpaceId,
  patzcuaroTile,
  shopSpaceId,
  shopTileOf,
  type PlacedTile,
  type PlayerState,
  type SpaceState,
  type View,
} from '@sobremesa/games/patzcuaro';

const SIDE = 'A';
const tiles: readonly PlacedTile[] = [1, 2, 3].map((tile) => ({ tile, side: SIDE, rotation: 0 }));

const shop = (tile: number, space: 1 | 2): SpaceState => {
  const actions = shopTileOf(tile)[SIDE][space - 1] ?? [];
  return { id: shopSpaceId(tile, SIDE, space), shop: true, actions, pile: [] };
};
const home = (row: 'top' | 'bottom'): SpaceState => {
  return { id: patzcuaroSpaceId(SIDE, row), shop: false, actions: patzcuaroTile[SIDE][row], pile: [] };
};

/** A route of Pátzcuaro and three shops. */
const route: readonly SpaceState[] = [
  home('top'),
  ...tiles.map(({ tile }) => shop(tile, 1)),
  ...tiles.toReversed().map(({ tile }) => shop(tile, 2)),
  home('bottom'),
];

function standingOn(position: number): PlayerState {
  return { hand: [], handSize: 0, altar: [[], [], []], flipped: false, position, moved: true };
}

/** The rondel with the seats' tokens at these positions. */
export function shoreWith(positions: readonly number[]): View {
  return {
    players: positions.map(standingOn),
    order: positions.map((_, seat) => String(seat)),
    patzcuaroSide: SIDE,
    tiles: [...tiles],
    route: [...route],
    deckSize: 20,
    objectives: { one: 'O1a', two: 'O2a', three: 'O3a' },
    steps: [],
    triggerers: null,
  };
}
