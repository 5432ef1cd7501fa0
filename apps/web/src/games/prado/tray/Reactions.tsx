import { playerOf, reactionModes } from '@sobremesa/games/prado';
import { memo, Suspense, useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Choice } from '../../../ui/Choice.tsx';
import { useTable, useTableNow, useTableWords } from '../table.tsx';
import { lazy } from '../../../lib/lazy.ts';
import css from './Reactions.module.css';

const Orders = lazy(() => import('./Orders.tsx'));

/**
 * The reader's private settings about blocking: when to be asked, and standing orders. They can be
 * changed at any time.
 */
export const Reactions = memo(function Reactions() {
  const words = useTableWords();
  const now = useTableNow();
  const [open, setOpen] = useState(false);
  const { mode, given } = useTable(({ G, ctx, playerID }) => {
    if (playerID === null || G.mode.solo !== null || ctx.gameover !== undefined) return { mode: null, given: 0 };
    const { reactions, orders } = playerOf(G, playerID);
    return { mode: reactions, given: orders?.length ?? 0 };
  });
  if (mode === null) return null;
  return (
    <div className={css.reactions}>
      <Choice
        legend={words.t('reactions.legend')}
        options={reactionModes.map((value) => ({ value, label: words.t(`reactions.${value}`) }))}
        value={mode}
        onChange={(value) => now().send('setReactions', value)}
      />
      <Button look="quiet" className={css.orders} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {words.t('reactions.orders', { count: given })}
      </Button>
      <Suspense>{open && <Orders onClose={() => setOpen(false)} />}</Suspense>
    </div>
  );
});
