import type { Continent } from '@sobremesa/games/museum';
import { useId } from 'react';
import { oval } from '../../drawing/path.ts';
import { land } from '../../drawing/land.ts';

/** A square of the map around the middle of each region. */
const frames: Readonly<Record<Continent, string>> = {
  AM: '20 85 400 400',
  EU: '432 65 200 200',
  AF: '405 165 260 260',
  AS: '620 60 340 340',
};

/** A region's coasts in a circle, inside another drawing. */
export function Globe({ continent, x, y, r, color }: { continent: Continent; x: number; y: number; r: number; color: string }) {
  const id = useId();
  return (
    <>
      <clipPath id={id}>
        <path d={oval(x, y, r)} />
      </clipPath>
      <g clipPath={`url(#${id})`}>
        <svg x={x - r} y={y - r} width={2 * r} height={2 * r} viewBox={frames[continent]}>
          <path fill={color} stroke="none" d={land[continent]} />
        </svg>
      </g>
    </>
  );
}
