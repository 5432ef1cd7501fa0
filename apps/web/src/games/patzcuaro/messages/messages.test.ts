import {
  cardIds,
  colors,
  items,
  onePetal,
  patzcuaroSpaceId,
  patzcuaroTile,
  reasonKeys,
  scoreSources,
  sentenceKeys,
  shopSpaceId,
  shopTiles,
  threePetals,
  twoPetals,
} from '@sobremesa/games/patzcuaro';
import { expectTexts } from '../../../../test/texts/expectTexts.ts';
import en from './en.ts';
import es from './es.ts';

const sides = ['A', 'B'] as const;
const spaces = [
  ...shopTiles.flatMap((tile) =>
    sides.flatMap((side) => tile[side].map((actions, i) => ({ id: shopSpaceId(tile.id, side, i === 0 ? 1 : 2), actions }))),
  ),
  ...sides.flatMap((side) =>
    (['top', 'bottom'] as const).map((row) => ({ id: patzcuaroSpaceId(side, row), actions: patzcuaroTile[side][row] })),
  ),
];
const choices = spaces.flatMap(({ id, actions }) =>
  actions.flatMap((action) => (action.t === 'choose' ? action.o.map((_, i) => `${id}-${i + 1}`) : [])),
);
const objectives = [...onePetal, ...twoPetals, ...threePetals].map(({ id }) => id);

expectTexts(
  { es, en },
  {
    sentenceKeys,
    reasonKeys,
    scoreSources,
    terms: [...cardIds, ...colors, ...items, ...spaces.map(({ id }) => id), ...choices, ...objectives],
  },
);
