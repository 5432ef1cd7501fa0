import type { Item } from '@sobremesa/games/patzcuaro';
import type { ReactNode } from 'react';
import { itemShapes } from './itemShapes.tsx';
import { paint } from './palette.ts';
import { rosette } from './shapes.ts';

interface Stall {
  awning: string;
  stripe: string;
  counter: string;
  /**
   * The items on the counter, from left to right, each with its left and upper edge, and its scale.
   */
  goods: readonly (readonly [Item, number, number, number])[];
  /** Details that only this shop has. */
  extra?: ReactNode;
}

/** The eight shops by their tile and side. */
const stalls: Readonly<Record<string, Stall>> = {
  '1A': {
    awning: paint.magenta,
    stripe: paint.paper,
    counter: paint.green,
    goods: [
      ['marigold', 14, 22, 0.9],
      ['marigold', 46, 17, 1.05],
      ['marigold', 80, 22, 0.9],
    ],
    extra: <path fill={paint.clay} d="M16 44h24l-3 12H19zm31 0h30l-3 12H50zm35 0h24l-3 12H85z" />,
  },
  '1B': {
    awning: '#3a3f94',
    stripe: paint.yellow,
    counter: paint.clay,
    goods: [
      ['candle', 12, 26, 0.74],
      ['candle', 30, 20, 0.95],
      ['candle', 46, 15, 1.15],
      ['candle', 66, 20, 0.95],
      ['candle', 88, 26, 0.74],
    ],
  },
  '2A': {
    awning: paint.clay,
    stripe: paint.paper,
    counter: paint.crust,
    goods: [
      ['bread', 14, 20, 0.9],
      ['bread', 76, 20, 0.9],
      ['bread', 43, 16, 1.1],
    ],
    extra: <path fill={paint.amber} d="M8 43h104l-6 11H14zM22 43l4 11m12-11l3 11m14-11v11m14-11l-2 11m14-11l-3 11m16-11l-5 11" />,
  },
  '2B': {
    awning: paint.purple,
    stripe: paint.paper,
    counter: paint.magenta,
    goods: [
      ['skull', 12, 22, 0.86],
      ['skull', 44, 15, 1.06],
      ['skull', 81, 22, 0.86],
    ],
  },
  '3A': {
    awning: paint.yellow,
    stripe: paint.magenta,
    counter: paint.water,
    goods: [
      ['lollipop', 10, 16, 1.02],
      ['lollipop', 78, 16, 1.02],
    ],
    extra: (
      <>
        <path fill={paint.wax} d="M47 26h26v-5H47zm-3 5c0-3 2-5 5-5h22c3 0 5 2 5 5v13c0 2-1 3-3 3H47c-2 0-3-1-3-3z" />
        <path fill={paint.magenta} d={rosette(53, 40, 3.6, 6)} />
        <path fill={paint.green} d={rosette(66, 40, 3.6, 6)} />
        <path fill={paint.marigold} d={rosette(60, 33, 3.6, 6)} />
      </>
    ),
  },
  '3B': {
    awning: paint.green,
    stripe: paint.yellow,
    counter: paint.purple,
    goods: [
      ['top', 12, 18, 0.95],
      ['top', 78, 18, 0.95],
    ],
    extra: (
      <>
        <path fill={paint.marigold} d="M47 24h18l3-6h6v9l-3 6v14h-5v-9H55v9h-5V34c-2-3-4-6-3-10z" />
        <path fill={paint.magenta} d="M51 24h10v7H51z" />
        <path d="M47 26c-3 0-4 4-3 8" />
      </>
    ),
  },
  '4A': {
    awning: paint.water,
    stripe: paint.paper,
    counter: paint.clay,
    goods: [
      ['bottle', 10, 19, 0.9],
      ['bottle', 34, 16, 1],
      ['bottle', 83, 19, 0.9],
    ],
    extra: (
      <>
        <path fill={paint.amber} d="M66 23h16c3 7 3 17 0 24H66c-3-7-3-17 0-24z" />
        <path d="M64.5 30h19M64.5 40h19" />
      </>
    ),
  },
  '4B': {
    awning: paint.marigold,
    stripe: paint.purple,
    counter: paint.magenta,
    goods: [
      ['portrait', 10, 19, 0.9],
      ['portrait', 83, 19, 0.9],
    ],
    extra: (
      <>
        <path fill={paint.clay} d="M49 21h22v18H49zM53 39l-6 14m20-14l6 14m-13-14v14" />
        <circle fill={paint.wax} cx="60" cy="30" r="6" />
        <circle fill={paint.night} cx="60" cy="30" r="3" />
      </>
    ),
  },
};

/** Left edges of an awning's stripes. */
const stripes = [4, 20, 36, 52, 68, 84, 100];

/** Width and height of the scenes of this file, in their own units. */
export const SCENE_BOX = [120, 60] as const;

/** The shapes of a shop, by its tile and side: `1A`. Null for an unknown one. */
export function shopShapes(shop: string): ReactNode {
  const stall = stalls[shop];
  if (stall === undefined) return null;
  const { awning, stripe, counter, goods, extra } = stall;
  return (
    <>
      <path fill="#ffd58a" d="M6 8h108v48H6z" />
      <path fill={counter} d="M3 47h114v11H3z" />
      {goods.map(([item, x, y, scale]) => (
        <g key={`${item} ${x}`} transform={`translate(${x} ${y}) scale(${scale})`}>
          {itemShapes[item]}
        </g>
      ))}
      {extra}
      {stripes.map((x, i) => (
        <path key={x} fill={i % 2 === 0 ? awning : stripe} d={`M${x} 2h16v11a8 8 0 0 1-16 0z`} />
      ))}
    </>
  );
}

/** The island in the lake with its lights and boats. */
export const lakeShapes = (
  <>
    <path fill="#3a3f94" d="M3 2h114v56H3z" />
    <path data-flat="" stroke="none" fill={paint.yellow} d="M96 8a8 8 0 1 0 7 12 9 9 0 0 1-7-12z" />
    <path fill={paint.green} d="M22 38C34 22 46 12 60 11c15 1 28 12 40 27z" />
    <path fill={paint.wax} d="M54 26V13l5-6 5 6v13z" />
    <path fill={paint.clay} d="M50 26h20v10H50z" />
    <path data-solid="" fill={paint.ink} stroke="none" d="M57.5 36v-5a2.5 2.5 0 0 1 5 0v5z" />
    <path d="M59 7V3m-1.5 1.5h3" />
    <path
      data-flat=""
      stroke="none"
      fill={paint.marigold}
      d="M36 30h3v3h-3zm6 3h3v3h-3zm-10 3h3v2h-3zm50-6h3v3h-3zm-6 3h3v3h-3zm13 2h3v3h-3zM43 26h3v3h-3zm31 0h3v3h-3z"
    />
    <path fill={paint.water} d="M3 38h114v20H3z" />
    <path fill={paint.clay} d="M18 46h28l-5 6H23zM76 48h26l-5 6H81z" />
    <path
      fill={paint.paper}
      d="M34 44c-8-2-12-8-12-15 6 2 10 7 12 15zm0 0c2-8 6-13 12-15 0 7-4 13-12 15zM89 46c-6-2-9-7-9-12 5 2 8 6 9 12zm0 0c1-6 4-10 9-12 0 5-3 10-9 12z"
    />
    <path stroke={paint.yellow} d="M54 44h10M58 49h6M56 54h12M10 55h8M106 44h7" />
  </>
);
