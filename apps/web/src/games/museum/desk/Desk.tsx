import { playerOf } from '@sobremesa/games/museum';
import { Suspense } from 'react';
import { byNeed } from '../../../ui/byNeed.tsx';
import { classes } from '../../../ui/classes.ts';
import { Plan } from '../plan/Plan.tsx';
import { useTable } from '../table.tsx';
import { mayArrange } from './arranging.ts';
import css from './Desk.module.css';

export const Arranging = byNeed(() => import('./Arranging.tsx'));

/** The reader's own museum, to be arranged, and what it would bring; for a watcher the museum of whoever has the turn. */
export function Desk() {
  const table = useTable();
  const { G, playerID, layout, words } = table;
  const shown = playerID ?? G.active;
  const { board, museum } = playerOf(G, shown);
  const plan = <Plan layout={layout ?? museum} board={board} label={words.t('plan.cells')} />;
  return (
    <section className={css.desk} aria-labelledby="museum-desk">
      <h2 id="museum-desk" className={classes(css.title, shown === playerID && css.own)}>
        {words.t(shown === playerID ? 'plan.own' : 'plan.of', { player: words.name(shown) })}{' '}
        {board !== 'basic' && <small>{words.t(`plan.building.${board}`)}</small>}
      </h2>
      {mayArrange(table) && layout !== null ? (
        <Suspense fallback={plan}>
          <Arranging layout={layout} board={board} />
        </Suspense>
      ) : (
        plan
      )}
    </section>
  );
}
