import { boards, CELLS, collectionsOf, COLUMNS, type Cell, type Layout, type ObjectId } from '@sobremesa/games/museum';
import { useRef, useState } from 'react';
import { Example, people } from '../../../../rulebook/Example.tsx';
import { classes } from '../../../../ui/classes.ts';
import board from '../../Board.module.css';
import { ObjectCard } from '../../art/ObjectCard.tsx';
import { DrawnPlan } from '../../plan/DrawnPlan.tsx';
import { nextCell } from '../../plan/nextCell.ts';
import { useWords } from '../../words.ts';
import css from './examples.module.css';

const PLAN = 'basic';
/**
 * Three war cards in a row, of Rome, the Celts and Rome again; one of China and three more of Rome
 * are elsewhere.
 */
const exhibited: Readonly<Record<Cell, ObjectId>> = {
  6: 'ROM-13',
  7: 'CEL-13',
  8: 'ROM-14',
  15: 'CHI-14',
  17: 'ROM-04',
  22: 'ROM-07',
  19: 'GRE-11',
};
const beginning: Layout = Array.from({ length: CELLS }, (_, cell) => exhibited[cell] ?? null);

/** Objects on a plan, and the collections that they form. */
export function CollectionExample() {
  const words = useWords(people);
  const { t } = words;
  const [layout, setLayout] = useState(beginning);
  const [held, hold] = useState<Cell | null>(null);
  const [focused, setFocused] = useState<Cell>(6);
  const plan = useRef<HTMLUListElement>(null);
  const collections = collectionsOf(layout, PLAN);
  const total = collections.reduce((sum, { points }) => sum + points, 0);
  const inHand = held === null ? null : (layout[held] ?? null);

  function touch(cell: Cell) {
    if (held === null) return hold(layout[cell] === null ? null : cell);
    hold(null);
    return setLayout(layout.with(cell, layout[held] ?? null).with(held, layout[cell] ?? null));
  }

  return (
    <Example
      ask={t('tried.collection.ask')}
      look={board.board}
      result={[
        ...(inHand === null ? [] : [t('plan.held', { name: words.object(inHand) })]),
        ...collections.map(({ kind, of, size, points }) =>
          t(`plan.collection.${kind}`, { of: words.term(kind === 'civilisation' ? `people-${of}` : of), size, points }),
        ),
        ...(total === 0 ? [t('tried.collection.none')] : [t('tried.collection.total', { points: total })]),
      ]}
      onAgain={() => {
        setLayout(beginning);
        hold(null);
      }}
    >
      <div className={css.plan}>
        <DrawnPlan
          ref={plan}
          words={words}
          layout={layout}
          board={PLAN}
          label={t('plan.cells')}
          onKeyDown={(event) => {
            const next = nextCell(focused, event.key);
            if (next === null || event.altKey || event.ctrlKey || event.metaKey) return;
            plan.current?.querySelector<HTMLElement>(`[data-cell="${next}"]`)?.focus();
            event.preventDefault();
          }}
        >
          {(cell, card) => (
            <button
              type="button"
              className={classes(css.cell, cell === held && css.held, held !== null && card === null && css.target)}
              aria-label={t('plan.cell', {
                row: Math.floor(cell / COLUMNS) + 1,
                column: (cell % COLUMNS) + 1,
                gallery: boards[PLAN].gallery.includes(cell) ? 'yes' : 'no',
                state: card === null ? 'empty' : 'exhibited',
                card: card === null ? '' : words.card(card),
              })}
              aria-pressed={card === null ? undefined : cell === held}
              data-cell={cell}
              tabIndex={cell === focused ? 0 : -1}
              onFocus={() => setFocused(cell)}
              onClick={() => touch(cell)}
            >
              {card !== null && <ObjectCard object={card} name={words.object(card)} size="mini" />}
            </button>
          )}
        </DrawnPlan>
      </div>
    </Example>
  );
}
