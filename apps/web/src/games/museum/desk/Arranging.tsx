import type { BoardId, Layout } from '@sobremesa/games/museum';
import { ArrangeBar } from './ArrangeBar.tsx';
import css from './Desk.module.css';
import { OwnPlan } from './OwnPlan.tsx';

/** The reader's own museum while it may be arranged. */
export default function Arranging({ layout, board }: { layout: Layout; board: BoardId }) {
  return (
    <>
      <OwnPlan layout={layout} board={board} />
      <div className={css.bar}>
        <ArrangeBar layout={layout} />
      </div>
    </>
  );
}
