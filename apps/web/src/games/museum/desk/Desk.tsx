import { mayMove } from '@sobremesa/games/kit';
import { playerOf } from '@sobremesa/games/museum';
import { Suspense } from 'react';
import { lazyPart } from '../../../lib/lazyPart.tsx';
import { classes } from '../../../ui/classes.ts';
import { Plan } from '../plan/Plan.tsx';
import { useTable, useTableWords, type Table } from '../table.tsx';
import css from './Desk.module.css';

export const Arranging = lazyPart(() => import('./Arranging.tsx'));

/**
 * The reader's own museum, to be arranged, with the points that it would bring. Spectators see the
 * museum of the player whose turn it is.
 */
export function Desk() {
  const words = useTableWords();
  const { shown, own, board, arranges } = useTable((table) => {
    const { G, playerID } = table;
    const shown = playerID ?? G.active;
    return { shown, own: shown === playerID, board: playerOf(G, shown).board, arranges: mayArrange(table) };
  });
  const layout = useTable(({ G, playerID, layout }) => layout ?? playerOf(G, playerID ?? G.active).museum);
  const plan = <Plan layout={layout} board={board} label={words.t('plan.cells')} />;
  return (
    <section className={css.desk} aria-labelledby="museum-desk">
      <h2 id="museum-desk" className={classes(css.title, own && css.own)}>
        {words.t(own ? 'plan.own' : 'plan.of', { player: words.name(shown) })}{' '}
        {board !== 'basic' && <small>{words.t(`plan.building.${board}`)}</small>}
      </h2>
      {arranges ? (
        <Suspense fallback={plan}>
          <Arranging layout={layout} board={board} />
        </Suspense>
      ) : (
        plan
      )}
    </section>
  );
}

/** Whether the reader may arrange their museum now. */
function mayArrange({ layout, ctx, playerID }: Table): boolean {
  return layout !== null && playerID !== null && mayMove(ctx, playerID);
}
