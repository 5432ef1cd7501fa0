import type { Action, Benefit, Color, Direction, Item, PatzcuaroTile, Requirement, ShopTile, TileSide } from './types.ts';

const any: Requirement = { k: 'any' };
const diffTop: Requirement = { k: 'diffTop' };
const color = (c: Color): Requirement => ({ k: 'color', c });
const has = (i: Item): Requirement => ({ k: 'has', i });
const lacks = (i: Item): Requirement => ({ k: 'lacks', i });
const exact = (n: number): Requirement => ({ k: 'exact', n });

const altar: Benefit = { t: 'altar' };
const draw = (n: number): Benefit => ({ t: 'draw', n });
const trade = (...reqs: Requirement[]): Action => ({ t: 'trade', reqs });
const reveal = (d: Direction): Action => ({ t: 'reveal', d });
const others = (...a: Benefit[]): Action => ({ t: 'others', a });
const choose = (...o: Action[][]): Action => ({ t: 'choose', o });

/** The four shop tiles. Each side lists space 1 and space 2. */
export const shopTiles: readonly ShopTile[] = [
  {
    id: 1,
    name: { A: { es: 'Florería', en: 'Flower stall' }, B: { es: 'Cerería', en: 'Candle maker' } },
    A: [
      [trade(color('pink'), color('green')), draw(1)],
      [trade(has('marigold')), altar],
    ],
    B: [
      [trade(exact(2)), reveal('ccw')],
      [trade(has('candle')), draw(1)],
    ],
  },
  {
    id: 2,
    name: { A: { es: 'Panadería', en: 'Bakery' }, B: { es: 'Puesto de alfeñiques', en: 'Sugar-skull maker' } },
    A: [[trade(diffTop)], [choose([trade(has('bread')), draw(1)], [altar, others(altar)])]],
    B: [
      [trade(color('purple'), color('yellow')), altar],
      [trade(lacks('skull')), reveal('across')],
    ],
  },
  {
    id: 3,
    name: { A: { es: 'Dulcería', en: 'Sweet shop' }, B: { es: 'Juguetería', en: 'Toy shop' } },
    A: [
      [trade(any, any), altar],
      [trade(has('lollipop')), altar],
    ],
    B: [
      [trade(exact(3)), reveal('cw')],
      [trade(lacks('top')), altar],
    ],
  },
  {
    id: 4,
    name: { A: { es: 'Licorería', en: 'Liquor shop' }, B: { es: 'Estudio de retratos', en: 'Portrait studio' } },
    A: [[choose([trade(color('pink'))], [trade(color('purple'))])], [trade(lacks('bottle')), altar, others(draw(1))]],
    B: [
      [trade(exact(4)), draw(1)],
      [trade(has('portrait')), altar],
    ],
  },
];

/** The two sides of the Pátzcuaro tile, which is never rotated. */
export const patzcuaroTile: Readonly<Record<TileSide, PatzcuaroTile>> = {
  A: { top: [choose([altar, altar], [draw(2)])], bottom: [altar] },
  B: { top: [choose([altar, altar], [draw(1)])], bottom: [choose([altar, altar], [draw(1)])] },
};

/**
 * The side of the Pátzcuaro tile for this number of players: with four players, the deck is short.
 */
export function patzcuaroSideFor(numPlayers: number): TileSide {
  return numPlayers >= 4 ? 'B' : 'A';
}

/** The tile with this number. @throws RangeError for an unknown number */
export function shopTileOf(id: number): ShopTile {
  const tile = shopTiles.find((tile) => tile.id === id);
  if (tile === undefined) throw new RangeError(`no shop tile ${id}`);
  return tile;
}

/** The id of a shop space as printed, for instance `1A2`. */
export function shopSpaceId(tile: number, side: TileSide, space: 1 | 2): string {
  return `${tile}${side}${space}`;
}

/** The id of a space of the Pátzcuaro tile, for instance `PA-top`. */
export function patzcuaroSpaceId(side: TileSide, row: 'top' | 'bottom'): string {
  return `P${side}-${row === 'top' ? 'top' : 'bot'}`;
}
