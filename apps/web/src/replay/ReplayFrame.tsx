import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useParty } from '../table/play/context.ts';
import { MatchBar } from '../table/play/MatchBar.tsx';
import { Board } from '../table/play/PlayLayout.tsx';
import { LogSentence, nameIn } from '../table/side/LogSentence.tsx';
import { announce } from '../ui/announce.tsx';
import { Button } from '../ui/Button.tsx';
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx';
import { TableIcon } from '../ui/TableIcon.tsx';
import styles from './Replay.module.css';
import { ReplayControls, type ReplayControlsProps } from './ReplayControls.tsx';
import type { SeenFrom } from './ReplayTable.ts';
import { useSentences } from './useSentences.ts';
import type { Side } from './useSide.ts';
import type { Steps } from './useSteps.ts';

interface ReplayFrameProps extends Pick<ReplayControlsProps, 'choice' | 'marks' | 'share'> {
  /** The heading, for screen readers only. */
  title: string;
  seen: SeenFrom;
  at: number;
  steps: Steps;
  /** Buttons in the bar. */
  tools?: ReactNode;
  /** Before the board. */
  above?: ReactNode;
  /** Over the controls, always in sight. */
  notice?: ReactNode;
  side: Side;
  /** The panel beside the board, rendered while it is open. */
  panel: ReactNode;
  /** Announced after the sentences of a move. */
  note?: string;
}

/** The board at one moment, with the controls below and a panel beside it. */
export function ReplayFrame({
  title,
  seen,
  at,
  steps,
  tools,
  above,
  notice,
  side,
  panel,
  note = '',
  ...controls
}: ReplayFrameProps) {
  const t = useTranslations('replay');
  const { isOpen, button, toggle } = side;
  const { board } = steps;
  useAnnounced(seen, at, note);

  return (
    <div className={styles.page} data-log={isOpen}>
      <MatchBar title={title} line={<Line seen={seen} at={at} />}>
        {tools}
        <Button
          ref={button}
          look="quiet"
          square
          tip
          aria-label={isOpen ? t('closeSide') : t('openSide')}
          aria-expanded={isOpen}
          aria-controls="replay-side"
          onClick={toggle}
        >
          <TableIcon name="log" />
        </Button>
      </MatchBar>
      <main className={styles.main}>
        {above}
        <div ref={board} className={styles.board}>
          <ErrorBoundary>
            <Board key={seen.seat} play={nothing} prepared={null} />
          </ErrorBoundary>
        </div>
      </main>
      <div className={styles.below}>
        {isOpen && panel}
        {notice}
        <ReplayControls at={at} steps={steps} {...controls} />
      </div>
    </div>
  );
}

/** The past takes no moves. */
const nothing = () => {};

/** What the move did, in the place of the prompt at a table. */
function Line({ seen, at }: { seen: SeenFrom; at: number }) {
  const t = useTranslations('replay');
  const { view, game } = useParty();
  const first = (seen.moments[at - 1]?.line ?? -1) + 1;
  const lines = seen.log.slice(first, (seen.moments[at]?.line ?? -1) + 1);
  return (
    <p className={styles.line}>
      {lines.length === 0
        ? t('hidden')
        : lines.map((entry) => (
            <span key={entry.seq}>
              <LogSentence entry={entry} game={game} name={nameIn(entry, view.seats)} />{' '}
            </span>
          ))}
    </p>
  );
}

/** A reader who steps on sooner does not wait for the words, and the frame does not, either. */
const ANNOUNCED_AFTER_MS = 100;

/** Announces each move at which the reader stays. @param note a further sentence; empty for none */
function useAnnounced(seen: SeenFrom, at: number, note: string): void {
  const t = useTranslations('replay');
  const sentences = useSentences();
  const speak = useEffectEvent((seen: SeenFrom, at: number) => {
    const place = t('place', { at, of: String(seen.moments.length - 1) });
    const all = [...sentences(seen, at)];
    if (all.length === 0) all.push(t('hidden'));
    if (note !== '') all.push(note);
    announce(t('spoken', { place, sentences: all.join(' ') }));
  });
  useEffect(() => {
    const timer = setTimeout(() => speak(seen, at), ANNOUNCED_AFTER_MS);
    return () => clearTimeout(timer);
  }, [seen, at]);
}
