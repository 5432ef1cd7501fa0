import { boards, collectionsOf, type BoardId, type Cell, type Layout, type ObjectId } from '@sobremesa/games/museum';
import type { KeyboardEvent, ReactNode, Ref } from 'react';
import type { Words } from '../words.ts';
import { Plates, Ropes } from './Collections.tsx';
import { Floor } from './Floor.tsx';
import css from './Plan.module.css';

export interface DrawnPlanProps {
  words: Words;
  layout: Layout;
  board: BoardId;
  /** Accessible name: the museum's owner, in words. */
  label: string;
  /** Draws the content of a cell. */
  children: (cell: Cell, card: ObjectId | null) => ReactNode;
  onKeyDown?: ((event: KeyboardEvent) => void) | undefined;
  ref?: Ref<HTMLUListElement> | undefined;
}

/** A floor plan: its rooms, the Objects in them, and their collections with the points of each. */
export function DrawnPlan({ words, layout, board, label, children, onKeyDown, ref }: DrawnPlanProps) {
  const plan = boards[board];
  const collections = collectionsOf(layout, board);
  return (
    <div className={css.room}>
      <div className={css.plan}>
        <Floor board={plan} />
        {/* The arrow keys move between the cells, which are buttons. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
        <ul ref={ref} className={css.cells} aria-label={label} onKeyDown={onKeyDown}>
          {layout.map((card, cell) => (
            // A cell is identified by its place.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={cell} className={css.cell}>
              {children(cell, card)}
            </li>
          ))}
        </ul>
        <Ropes board={plan} collections={collections} />
        <Plates collections={collections} />
        <ul className="visually-hidden" aria-label={words.t('plan.collections')}>
          {collections.map(({ kind, of, size, points, cells }) => (
            <li key={`${of} ${cells[0]}`}>
              {words.t(`plan.collection.${kind}`, {
                of: words.term(kind === 'civilisation' ? `people-${of}` : of),
                size,
                points,
              })}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
