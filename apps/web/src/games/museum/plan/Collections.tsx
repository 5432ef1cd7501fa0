import type { Board, Collection } from '@sobremesa/games/museum';
import { memo, type CSSProperties } from 'react';
import { civilisationColors, Emblem } from '../art/civilisations.tsx';
import { DomainIcon } from '../art/domains.tsx';
import css from './Collections.module.css';
import { PLAN_BOX } from './Floor.tsx';
import { CELL_HEIGHT, CELL_WIDTH, outline } from './outline.ts';
import { platePlaces } from './plates.ts';

/**
 * Distance of the ropes from the edge. Civilisations are inside domains, so that both are visible
 * where they meet.
 */
const INSET = { civilisation: 8, domain: 4 };
const [WIDTH, HEIGHT] = PLAN_BOX;

/**
 * The ropes around the collections of a plan. Decoration only: the plan also lists them in words.
 */
export const Ropes = memo(function Ropes({ board, collections }: { board: Board; collections: readonly Collection[] }) {
  return (
    <svg className={css.ropes} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" focusable="false">
      {collections.map((collection) => {
        const path = outline(board, collection.cells, INSET[collection.kind], 9);
        return (
          <g key={keyOf(collection)} className={css[collection.kind]} style={colour(collection)}>
            <path className={css.casing} d={path} />
            <path className={css.rope} d={path} />
          </g>
        );
      })}
    </svg>
  );
});

/** The brass plates under the collections, with the points that each would bring. */
export const Plates = memo(function Plates({ collections }: { collections: readonly Collection[] }) {
  const places = platePlaces(collections);
  return collections.map((collection, i) => {
    const cell = places[i] ?? 0;
    const x = ((cell % 5) + 0.5) * CELL_WIDTH;
    const y = (Math.floor(cell / 5) + 1) * CELL_HEIGHT;
    return (
      <span
        key={keyOf(collection)}
        className={css.plate}
        style={{ left: `${(x / WIDTH) * 100}%`, top: `${(y / HEIGHT) * 100}%` }}
        aria-hidden="true"
      >
        {collection.kind === 'civilisation' ? (
          <Emblem civilisation={collection.of} size="1.15em" />
        ) : (
          <DomainIcon domain={collection.of} size="1.15em" />
        )}
        {collection.points}
      </span>
    );
  });
});

const keyOf = ({ of, cells }: Collection) => `${of} ${cells[0]}`;

function colour(collection: Collection): CSSProperties {
  return collection.kind === 'civilisation' ? ({ '--rope': civilisationColors[collection.of].ground } as CSSProperties) : {};
}
