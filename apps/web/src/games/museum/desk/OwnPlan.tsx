import { boards, COLUMNS, type BoardId, type Cell, type Layout, type ObjectId } from '@sobremesa/games/museum';
import { memo, useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { announce } from '../../../ui/announce.tsx';
import { classes } from '../../../ui/classes.ts';
import { ObjectCard } from '../art/ObjectCard.tsx';
import { nextCell } from '../plan/nextCell.ts';
import { Plan } from '../plan/Plan.tsx';
import { useTable, useTableNow, useTableWords } from '../table.tsx';
import { place, shownLayout, touchCell } from './arranging.ts';
import { letDrag } from './dragging.ts';
import css from './OwnPlan.module.css';

/**
 * The plan of the reader's museum. Cards can be dragged, or taken up and put down by a press or a
 * key.
 */
export const OwnPlan = memo(function OwnPlan({ layout, board }: { layout: Layout; board: BoardId }) {
  const words = useTableWords();
  const now = useTableNow();
  const { wishes, held } = useTable(({ selection, held }) => ({ wishes: selection.wishes, held }));
  const shown = shownLayout(layout, wishes);
  const plan = useRef<HTMLUListElement>(null);
  const [focused, setFocused] = useState<Cell>(0);

  useEffect(() => {
    if (plan.current === null) return;
    return letDrag(plan.current, { may: () => true, onDrop: (card, to) => place(now(), card, to) });
  }, [now]);

  const holding = held === null ? null : words.t('plan.held', { name: words.object(held) });
  useEffect(() => {
    if (holding !== null) announce(holding);
  }, [holding]);

  function onKeyDown(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const next = nextCell(focused, event.key);
    if (next !== null) {
      plan.current?.querySelector<HTMLElement>(`[data-cell="${next}"]`)?.focus();
      event.preventDefault();
    } else if (event.key === 'Escape' && held !== null) {
      now().hold(null);
      event.stopPropagation();
    }
  }

  return (
    <Plan ref={plan} layout={shown} board={board} label={words.t('plan.cells')} onKeyDown={onKeyDown}>
      {(cell, card) => (
        <button
          type="button"
          className={classes(
            css.cell,
            card !== null && css.full,
            wishes.some((wish) => wish.card === card) && css.wished,
            held !== null && card === held && css.held,
            held !== null && card === null && css.target,
          )}
          aria-label={label(cell, card)}
          aria-pressed={card === null ? undefined : card === held}
          data-about={card === null ? undefined : `terms.${card}`}
          data-cell={cell}
          data-piece={`cell-${cell}`}
          tabIndex={cell === focused ? 0 : -1}
          onFocus={() => setFocused(cell)}
          onClick={() => touchCell(now(), cell)}
        >
          {card !== null && (
            <span className={css.piece} data-drag={card}>
              <ObjectCard object={card} name={words.object(card)} size="mini" />
            </span>
          )}
        </button>
      )}
    </Plan>
  );

  /** The cell's position and content, in words. */
  function label(cell: Cell, card: ObjectId | null): string {
    const wished = wishes.some((wish) => wish.card === card);
    return words.t('plan.cell', {
      row: Math.floor(cell / COLUMNS) + 1,
      column: (cell % COLUMNS) + 1,
      gallery: boards[board].gallery.includes(cell) ? 'yes' : 'no',
      state: card === null ? 'empty' : wished ? 'wished' : 'exhibited',
      card: card === null ? '' : words.card(card),
    });
  }
});
