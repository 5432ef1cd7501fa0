import { playerOf, reactionModes } from '@sobremesa/games/prado';
import { Choice } from '../../../ui/Choice.tsx';
import { useTable } from '../table.tsx';
import css from './Reactions.module.css';

/** When the reader wants to be asked about blocking; changed at any time, and nobody else's business. */
export function Reactions() {
  const { G, ctx, playerID, words, send } = useTable();
  const mode = playerID === null ? null : playerOf(G, playerID).reactions;
  if (G.mode.solo !== null || mode === null || ctx.gameover !== undefined) return null;
  return (
    <div className={css.reactions}>
      <Choice
        legend={words.t('reactions.legend')}
        options={reactionModes.map((value) => ({ value, label: words.t(`reactions.${value}`) }))}
        value={mode}
        onChange={(value) => send('setReactions', value)}
      />
    </div>
  );
}
