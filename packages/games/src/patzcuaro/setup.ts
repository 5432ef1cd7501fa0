import { randomTurnOrder } from '../kit/index.ts';
import type { Random } from '../kit/index.ts';
import { cardIds } from './catalogue/cards.ts';
import { onePetal, threePetals, twoPetals } from './catalogue/objectives.ts';
import { patzcuaroSideFor, patzcuaroSpaceId, patzcuaroTile, shopSpaceId, shopTileOf, shopTiles } from './catalogue/tiles.ts';
import type { CardId, TileSide } from './catalogue/types.ts';
import type { PatzcuaroOptions } from './options.ts';
import { players } from './variants.ts';
import type { FullPlayer, PlacedTile, SpaceState, State } from './state.ts';

const HAND_AT_START = 6;

/**
 * The table at the start of a match (1.2). @throws RangeError for an unsupported number of players
 */
export function setup(numPlayers: number, options: PatzcuaroOptions, random: Random): State {
  if (!(numPlayers >= players.min && numPlayers <= players.max)) {
    throw new RangeError(`Pátzcuaro is for ${players.min} to ${players.max} players, not ${numPlayers}`);
  }
  const side = options.patzcuaroSide === 'auto' ? patzcuaroSideFor(numPlayers) : options.patzcuaroSide;
  const tiles = layTiles(numPlayers, random);
  const deck = random.shuffle(cardIds);
  const hands = Array.from({ length: numPlayers }, () => deck.splice(-HAND_AT_START));
  const route = layRoute(side, tiles, () => deck.splice(-1));
  return {
    players: hands.map(newPlayer),
    order: randomTurnOrder(random, numPlayers),
    patzcuaroSide: side,
    tiles,
    route,
    deckSize: deck.length,
    objectives: { one: pick(onePetal, random), two: pick(twoPetals, random), three: pick(threePetals, random) },
    steps: [],
    triggerers: null,
    deck,
    events: [],
  };
}

/**
 * All shop tiles in random order, side and rotation; with two players the last one of the row goes
 * back to the box.
 */
function layTiles(numPlayers: number, random: Random): PlacedTile[] {
  const row = random.shuffle(shopTiles).map(({ id }): PlacedTile => ({
    tile: id,
    side: random.below(2) === 0 ? 'A' : 'B',
    rotation: random.below(2) === 0 ? 0 : 180,
  }));
  return numPlayers === 2 ? row.slice(0, -1) : row;
}

/**
 * The spaces clockwise: top row from left to right, then bottom row from right to left (1.3).
 *
 * @param firstCards deals the first cards of a shop space
 */
export function layRoute(side: TileSide, tiles: readonly PlacedTile[], firstCards: () => CardId[]): SpaceState[] {
  const shop = ({ tile, side, rotation }: PlacedTile, row: 'top' | 'bottom'): SpaceState => {
    const [space1, space2] = shopTileOf(tile)[side];
    const first = (row === 'top') === (rotation === 0);
    return {
      id: shopSpaceId(tile, side, first ? 1 : 2),
      shop: true,
      actions: first ? space1 : space2,
      pile: firstCards(),
    };
  };
  const patzcuaro = (row: 'top' | 'bottom'): SpaceState => ({
    id: patzcuaroSpaceId(side, row),
    shop: false,
    actions: patzcuaroTile[side][row],
    pile: [],
  });
  return [
    patzcuaro('top'),
    ...tiles.map((tile) => shop(tile, 'top')),
    ...tiles.toReversed().map((tile) => shop(tile, 'bottom')),
    patzcuaro('bottom'),
  ];
}

function newPlayer(hand: CardId[]): FullPlayer {
  return { hand, handSize: hand.length, altar: [[], [], []], flipped: false, position: 0, moved: false };
}

function pick(objectives: readonly { id: string }[], random: Random): string {
  return (objectives[random.below(objectives.length)] as { id: string }).id;
}
