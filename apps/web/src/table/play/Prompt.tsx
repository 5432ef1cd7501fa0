import type { GameOver } from '@sobremesa/games/kit';
import { useEffect, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useConnectionState } from '../../connection/current.ts';
import { useGameText } from '../../i18n/gameText.tsx';
import { Button } from '../../ui/Button.tsx';
import { classes } from '../../ui/classes.ts';
import { TableIcon } from '../../ui/TableIcon.tsx';
import { RuleLink } from '../../rulebook/Why.tsx';
import { useTable } from '../session.ts';
import { useAttention } from './attention.ts';
import { CatchUp, Thinking, useBotsAtWork } from './BotsAtWork.tsx';
import { useMatch } from './context.ts';
import styles from './Prompt.module.css';
import type { Moves } from './useMoves.ts';

/**
 * What to do now, in one sentence, with the undo button beside it. It calls the reader when they
 * are asked.
 */
export function Prompt({ moves, children }: { moves: Moves; /** Further ways on. */ children?: ReactNode }) {
  const t = useTranslations('table.play');
  const text = useGameText();
  const { asked, over, won, offered, topic, sentence } = useMatch(({ view, match, game, ctx, asked }) => {
    const { playerID, state } = match;
    const { winners } = (ctx.gameover ?? { winners: [] }) as GameOver;
    const prompt = game.ui.prompt(state.G, ctx, playerID);
    return {
      asked,
      over: view.status === 'finished',
      won: winners.length === 1 && winners[0] === playerID,
      offered: state.undo && view.undo && view.status === 'running',
      topic: prompt.key,
      sentence: text.sentence(prompt),
    };
  });
  const online = useConnectionState((s) => s.status === 'online');
  const pending = useTable((s) => s.pending);
  const replayed = useTable((s) => s.replay !== null);
  const bots = useBotsAtWork();

  const takesBack = offered && !replayed && bots?.doing !== 'play';
  const canUndo = takesBack && online && !pending;
  useUndoKey(canUndo, moves.undo);
  useAttention();

  return (
    <div className={classes(styles.line, asked && styles.asked, over && styles.over)}>
      <span className={styles.lamp} aria-hidden="true" />
      <p className={styles.prompt}>
        {replayed ? t('replayed') : (bots?.sentence ?? (won ? t('youWon') : sentence))}
        {bots?.doing === 'think' && <Thinking sentence={bots.sentence} />}
      </p>
      {bots?.doing === 'play' && <CatchUp />}
      {asked && <RuleLink topic={topic} />}
      {children}
      {takesBack && (
        <Button busy={!canUndo} onClick={() => void moves.undo()} title={t('undoKey')} className={styles.undo}>
          <TableIcon name="undo" />
          {t('undo')}
        </Button>
      )}
    </div>
  );
}

function useUndoKey(possible: boolean, undo: () => Promise<unknown>) {
  useEffect(() => {
    if (!possible) return undefined;
    const onKey = (event: KeyboardEvent) => {
      const typing = event.target instanceof Element && event.target.closest('input, textarea, dialog');
      if (event.key.toLowerCase() !== 'z' || !(event.ctrlKey || event.metaKey) || event.shiftKey || typing) return;
      event.preventDefault();
      void undo();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [possible, undo]);
}
