import type { Cell, ObjectId } from '@sobremesa/games/museum';
import { memo } from 'react';
import { ObjectCard } from '../art/ObjectCard.tsx';
import { useTableNow, useTableWords } from '../table.tsx';
import { DrawnPlan, type DrawnPlanProps } from './DrawnPlan.tsx';
import css from './Plan.module.css';

export type PlanProps = Omit<DrawnPlanProps, 'words' | 'children'> & Partial<Pick<DrawnPlanProps, 'children'>>;

/**
 * A museum at the table. A press opens a card, unless `children` draws something else in the cells.
 */
export function Plan({ children = exhibit, ...rest }: PlanProps) {
  const words = useTableWords();
  return (
    <DrawnPlan {...rest} words={words}>
      {children}
    </DrawnPlan>
  );
}

const exhibit = (_cell: Cell, card: ObjectId | null) => <Exhibit card={card} />;

/** A card on the plan. A press opens it. */
const Exhibit = memo(function Exhibit({ card }: { card: ObjectId | null }) {
  const words = useTableWords();
  const now = useTableNow();
  if (card === null) return null;
  return (
    <button
      type="button"
      className={css.exhibit}
      aria-label={words.card(card)}
      data-about={`terms.${card}`}
      onClick={() => now().lookAt(card)}
    >
      <ObjectCard object={card} name={words.object(card)} size="mini" />
    </button>
  );
});
