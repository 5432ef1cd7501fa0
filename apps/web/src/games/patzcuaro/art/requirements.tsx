import type { Requirement } from '@sobremesa/games/patzcuaro';
import { memo, type ReactNode } from 'react';
import { emblemShapes } from './emblemShapes.tsx';
import { Icon, type IconProps } from './Icon.tsx';
import { itemShapes } from './itemShapes.tsx';
import { cardPaint, paint } from './palette.ts';

const CARD = 'M4 1h22c1.7 0 3 1.3 3 3v30c0 1.7-1.3 3-3 3H4c-1.7 0-3-1.3-3-3V4c0-1.7 1.3-3 3-3z';

/** A requirement for a traded card, drawn as a small card of 30 × 38. */
export const RequirementIcon = memo(function RequirementIcon({ requirement, ...rest }: IconProps & { requirement: Requirement }) {
  return (
    <Icon box="0 0 30 38" {...rest}>
      {pictures(requirement)}
    </Icon>
  );
});

function pictures(requirement: Requirement): ReactNode {
  switch (requirement.k) {
    case 'any':
      return (
        <>
          <path fill={paint.paper} d={CARD} />
          <path strokeWidth="2.6" d="M15 11v16M8.1 15l13.8 8M21.9 15L8.1 23" />
        </>
      );
    case 'color':
      return (
        <>
          <path fill={cardPaint[requirement.c]} d={CARD} />
          <g transform="translate(3 7)">{emblemShapes[requirement.c]}</g>
        </>
      );
    case 'has':
      return (
        <>
          <path fill={paint.paper} d={CARD} />
          <g transform="translate(1.5 5.5) scale(.84)">{itemShapes[requirement.i]}</g>
        </>
      );
    case 'lacks':
      return (
        <>
          <path fill={paint.paper} d={CARD} />
          <g transform="translate(1.5 5.5) scale(.84)">{itemShapes[requirement.i]}</g>
          <path stroke={paint.paper} strokeWidth="6" d="M4.5 32L25.5 6" />
          <path stroke="#c4123f" strokeWidth="3.2" d="M4.5 32L25.5 6" />
        </>
      );
    case 'exact':
      return (
        <>
          <path fill={paint.paper} d={CARD} />
          <path strokeWidth="2.2" d="M10.5 30h9M10.5 34h9" />
          {pips[requirement.n]?.map(([x, y]) => (
            <path key={`${x} ${y}`} fill={paint.marigold} d={`M${x} ${y - 4.6}l4.6 4.6-4.6 4.6-4.6-4.6z`} />
          ))}
        </>
      );
    case 'diffTop':
      return (
        <>
          <path
            fill={paint.water}
            d="M3.5 1h13c1.4 0 2.5 1.1 2.5 2.5v17c0 1.4-1.1 2.5-2.5 2.5h-13C2.1 23 1 21.9 1 20.5v-17C1 2.1 2.1 1 3.5 1z"
          />
          <path
            fill={paint.paper}
            d="M13.5 15h13c1.4 0 2.5 1.1 2.5 2.5v17c0 1.4-1.1 2.5-2.5 2.5h-13c-1.4 0-2.5-1.1-2.5-2.5v-17c0-1.4 1.1-2.5 2.5-2.5z"
          />
          <path strokeWidth="2.2" d="M15 23.5h10M15 28.5h10M23 19.5l-6 13" />
        </>
      );
  }
}

/** Centres of the diamonds for each exact number of items. */
const pips: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[15, 15]],
  2: [
    [9, 15],
    [21, 15],
  ],
  3: [
    [15, 9],
    [8.5, 20],
    [21.5, 20],
  ],
  4: [
    [8.5, 9],
    [21.5, 9],
    [8.5, 21],
    [21.5, 21],
  ],
  5: [
    [7, 8],
    [23, 8],
    [15, 15],
    [7, 22],
    [23, 22],
  ],
};
