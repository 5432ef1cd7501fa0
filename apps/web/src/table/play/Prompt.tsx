import type { GameOver } from '@sobremesa/games/kit';
import { use, useEffect, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useConnectionState } from '../../connection/current.ts';
import { useGameText } from '../../i18n/gameText.tsx';
import { Button } from '../../ui/Button.tsx';
import { classes } from '../../ui/classes.ts';
import { TableIcon } from '../../ui/TableIcon.tsx';
import { useTable } from '../session.ts';
import { useAttention } from './attention.ts';
import { CatchUp, Thinking, useBotsAtWork } from './BotsAtWork.tsx';
import { useMatch } from './context.ts';
import { HouseContext } from './house.ts';
import { useIsMatter } from './matters.tsx';
import styles from './Prompt.module.css';
import type { Moves } from './useMoves.ts';

interface PromptProps {
  moves: Moves;
  /** Messages that can replace the prompt. */
  children?: ReactNode;
}

/**
 * The next step in one sentence, or the message that replaces it, with the undo button. Notifies
 * the reader when it is their turn.
 */
export function Prompt({ moves, children }: PromptProps) {
  const t = useTranslations('table.play');
  const text = useGameText();
  const { shared } = use(HouseContext);
  const { asked, over, ended, won, offered, sentence } = useMatch(({ view, match, game, ctx, asked, mine }) => {
    const { playerID, state } = match;
    const { winners } = (ctx.gameover ?? { winners: [] }) as GameOver;
    return {
      asked,
      over: view.status === 'finished',
      ended: view.ended === true,
      won: !shared && winners.length === 1 && winners[0] === playerID,
      offered: state.undo && view.undo && view.status === 'running' && !view.paused && !mine?.standIn,
      sentence: text.sentence(game.ui.prompt(state.G, ctx, playerID)),
    };
  });
  const online = useConnectionState((s) => s.status === 'online');
  const pending = useTable((s) => s.pending);
  const replayed = useTable((s) => (s.replay === null ? null : s.replay.isMoment ? 'moment' : 'replayed'));
  const counting = useTable((s) => s.count === 'running');
  const bots = useBotsAtWork();
  const isMatter = useIsMatter();

  const takesBack = offered && replayed === null && bots?.doing !== 'play';
  const canUndo = takesBack && online && !pending;
  useUndoKey(canUndo, moves.undo);
  useAttention(sentence);
  const result = ended ? t('endedByAll') : counting ? t('counting') : won ? t('youWon') : sentence;
  const line = replayed === null ? (bots?.sentence ?? result) : t(replayed);

  return (
    <>
      <div className={classes(styles.line, asked && styles.asked, over && styles.over)} hidden={isMatter}>
        <span className={styles.lamp} aria-hidden="true" />
        <p className={styles.prompt} data-prompt="">
          {line}
          {bots?.doing === 'think' && <Thinking sentence={bots.sentence} />}
        </p>
      </div>
      {children}
      {bots?.doing === 'play' && <CatchUp />}
      {takesBack && (
        <Button
          look="quiet"
          square
          tip
          busy={!canUndo}
          aria-label={t('undo')}
          aria-keyshortcuts="Control+Z"
          className={styles.undo}
          onClick={() => void moves.undo()}
        >
          <TableIcon name="undo" />
        </Button>
      )}
    </>
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
