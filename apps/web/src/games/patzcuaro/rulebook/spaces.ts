import { patzcuaroSpaceId, patzcuaroTile, shopSpaceId, shopTiles, type Action } from '@sobremesa/games/patzcuaro';

const sides = ['A', 'B'] as const;

/** All spaces of the box, with their actions. */
export const spaces: readonly { id: string; actions: readonly Action[] }[] = [
  ...sides.flatMap((side) =>
    (['top', 'bottom'] as const).map((row) => ({ id: patzcuaroSpaceId(side, row), actions: patzcuaroTile[side][row] })),
  ),
  ...shopTiles.flatMap((tile) =>
    sides.flatMap((side) => tile[side].map((actions, i) => ({ id: shopSpaceId(tile.id, side, i === 0 ? 1 : 2), actions }))),
  ),
];

export const spaceIds = spaces.map(({ id }) => id);
