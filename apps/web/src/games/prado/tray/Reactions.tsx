import { playerOf, reactionModes } from '@sobremesa/games/prado';
import { memo } from 'react';
import { Choice } from '../../../ui/Choice.tsx';
import { useTable, useTableNow, useTableWords } from '../table.tsx';
import css from './Reactions.module.css';

/** When the reader wants to be asked about blocking; changed at any time, and nobody else's business. */
export const Reactions = memo(function Reactions() {
  const words = useTableWords();
  const now = useTableNow();
  const mode = useTable(({ G, ctx, playerID }) => {
    if (playerID === null || G.mode.solo !== null || ctx.gameover !== undefined) return null;
    return playerOf(G, playerID).reactions;
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
    </div>
  );
});
