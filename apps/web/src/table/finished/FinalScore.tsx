import { Suspense, use, useEffect, useEffectEvent, useRef, type ReactNode, type RefObject } from 'react';
import { useTranslations } from 'use-intl';
import { useFormatter } from '../../i18n/formatter.ts';
import { givesHints, hasGallery } from '../../games/load.ts';
import { announce } from '../../ui/announce.tsx';
import { Button } from '../../ui/Button.tsx';
import { useParty } from '../play/context.ts';
import { HouseContext } from '../play/house.ts';
import { isGoneOver } from '../review/goneOver.ts';
import { useOpenTable, useTable } from '../session.ts';
import { useStandings, type Standing } from '../standings.ts';
import styles from './FinalScore.module.css';
import { Rematch } from './Rematch.tsx';
import { ScoreTable } from './ScoreTable.tsx';
import { sourcesIn } from './sources.ts';
import { useCount } from './useCount.ts';
import { lazy } from '../../lib/lazy.ts';

const Review = lazy(() => import('../review/Review.tsx'));
const Exhibition = lazy(() => import('./Exhibited.tsx'));
const KeepMatch = lazy(() => import('./KeepMatch.tsx'));
const Share = lazy(() => import('./Share.tsx'));

export interface FinalScoreProps {
  /** Whether to offer to keep the match, and a review of the reader's moves. */
  reviews?: boolean;
  /** The next steps; a rematch by default. */
  next?: ReactNode;
}

/**
 * The end of a match: the points, counted source by source for all players at once where the match
 * ends in front of its reader, then the winners and the next steps.
 */
export default function FinalScore({ reviews = false, next }: FinalScoreProps) {
  const t = useTranslations('table.finished');
  const table = useOpenTable();
  const { view } = useParty();
  // In seat order, because an order by rank would reveal the winner before the count does.
  const standings = useStandings().toSorted((a, b) => (a.seat ?? Infinity) - (b.seat ?? Infinity));
  const counted = useCount(sourcesIn(standings).length);
  const isRevealed = counted === null;
  const hasEnded = view.ended === true;
  const title = t(hasEnded ? 'howItStood' : 'title');
  const heading = useEnd(isRevealed, standings);

  return (
    // A press anywhere skips the count, like the button.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section className={styles.final} aria-label={title} aria-busy={!isRevealed} onPointerDown={() => table.endCount()}>
      <header className={styles.header}>
        <h2 ref={heading} tabIndex={-1}>
          {title}
        </h2>
        {!isRevealed && (
          <Button look="quiet" aria-keyshortcuts="Escape" onClick={() => table.endCount()}>
            {t('skip')}
          </Button>
        )}
      </header>
      {hasEnded ? <p>{t('ended')}</p> : <Winners standings={standings} isRevealed={isRevealed} />}
      <ScoreTable label={title} standings={standings} counted={counted} ranks={isRevealed && !hasEnded} />
      {isRevealed && (next ?? <Rematch />)}
      {isRevealed && !hasEnded && (
        <Suspense>
          <Share standings={standings} />
        </Suspense>
      )}
      {isRevealed && !hasEnded && hasGallery(view.game) && (
        <Suspense>
          <Exhibition />
        </Suspense>
      )}
      {isRevealed && reviews && (
        <Suspense>
          <KeepMatch />
        </Suspense>
      )}
      {isRevealed && reviews && isGoneOver(view) && givesHints(view.game) && (
        <Suspense>
          <Review />
        </Suspense>
      )}
    </section>
  );
}

/** The winners in one line, whose place is reserved during the count. */
function Winners({ standings, isRevealed }: { standings: readonly Standing[]; isRevealed: boolean }) {
  const t = useTranslations('table.finished');
  const tPlay = useTranslations('table.play');
  const format = useFormatter();
  const { view } = useParty();
  const { shared } = use(HouseContext);
  const winners = standings.filter(({ rank }) => rank === 1);
  const isReader = !shared && winners.length === 1 && winners[0]?.seat === view.you && view.you !== null;
  const names = format.list(winners.map(({ name }) => name));
  return (
    <p className={styles.winners} data-shown={isRevealed}>
      {isRevealed && (isReader ? tPlay('youWon') : t('won', { names, count: winners.length }))}
    </p>
  );
}

/**
 * When the match ends in front of its reader: scrolls to the top of the page, and announces the
 * scores once. The log announces the winner.
 */
function useEnd(isRevealed: boolean, standings: readonly Standing[]): RefObject<HTMLHeadingElement | null> {
  const t = useTranslations('table.finished');
  const format = useFormatter();
  const heading = useRef<HTMLHeadingElement>(null);
  const hasJustEnded = useTable((s) => s.count !== null);
  useEffect(() => {
    if (hasJustEnded) goToTop(heading.current);
  }, [hasJustEnded]);

  const speak = useEffectEvent(() => {
    announce(t('spoken', { scores: format.list(standings.map(({ name, total }) => t('points', { name, points: total }))) }));
  });
  useEffect(() => {
    if (hasJustEnded && isRevealed) speak();
  }, [hasJustEnded, isRevealed]);
  return heading;
}

/** Moves the focus, unless the reader is typing or has a dialog open. */
function goToTop(heading: HTMLElement | null): void {
  // On a desktop the main part of the page scrolls.
  const main = heading?.closest('main');
  if (main) main.scrollTop = 0;
  scrollTo({ top: 0 });
  const isElsewhere = document.activeElement?.closest('input, textarea, dialog') != null;
  if (!isElsewhere) heading?.focus({ preventScroll: true });
}
