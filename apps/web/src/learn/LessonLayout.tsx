import type { Connection } from '@sobremesa/client';
import { Suspense, useCallback } from 'react';
import { useTranslations } from 'use-intl';
import { useStore } from 'zustand';
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx';
import { LinkButton } from '../ui/LinkButton.tsx';
import { ConnectionContext } from '../connection/current.ts';
import { hasServer } from '../lib/hasServer.ts';
import { useGameName } from '../lobby/names.ts';
import { RulesContext } from '../rulebook/context.ts';
import { useRulesPanel } from '../rulebook/useRulesPanel.ts';
import { useParty } from '../table/play/context.ts';
import { Board, SeatsStrip } from '../table/play/PlayLayout.tsx';
import { MatchBar } from '../table/play/MatchBar.tsx';
import { Prompt } from '../table/play/Prompt.tsx';
import { RulesButton } from '../table/play/RulesButton.tsx';
import { Refused } from '../table/play/Notices.tsx';
import { useMoves } from '../table/play/useMoves.ts';
import { Log } from '../table/side/Log.tsx';
import layout from '../table/play/PlayLayout.module.css';
import { Button } from '../ui/Button.tsx';
import { Call } from './Call.tsx';
import { Coach } from './Coach.tsx';
import type { Course } from './course.ts';
import styles from './LessonLayout.module.css';
import { LessonMenu } from './LessonMenu.tsx';
import type { Lesson } from './lessons.ts';
import { lazy } from '../lib/lazy.ts';

const RulesPanel = lazy(() => import('../rulebook/RulesPanel.tsx'));
const FinalScore = lazy(() => import('../table/finished/FinalScore.tsx'));

export interface LessonLayoutProps {
  /** The connection to the local table. */
  connection: Connection;
  course: Course;
  lesson: Lesson;
  onAgain: () => void;
  /** A table that waits for the reader; null when there is none. */
  table: string | null;
}

/** A match as at any table, with the coach beside it. */
export function LessonLayout({ connection, course, lesson: { script, texts }, onAgain, table }: LessonLayoutProps) {
  const t = useTranslations('learn');
  const gameName = useGameName();
  const title = t('title', { game: gameName(script.game) });
  const { view, game } = useParty();
  const teaching = useStore(course.store, ({ step }) => step !== null);
  const running = view.status === 'running';
  const moves = useMoves(running);
  const reading = useRulesPanel(view.game);
  const play = useCallback(
    (move: string, ...args: unknown[]) => {
      if (course.allows(move, args)) moves.play(move, ...args);
    },
    [course, moves],
  );

  return (
    <RulesContext value={reading.rules}>
      <div className={layout.page} data-panel={reading.open !== null} data-reading={reading.open !== null}>
        <MatchBar
          title={title}
          line={
            <div className={styles.prompt} data-taught={teaching}>
              <ConnectionContext value={connection}>
                <Prompt moves={moves} />
              </ConnectionContext>
            </div>
          }
          below={
            <>
              {table !== null && <Call table={table} title={title} />}
              <div role="alert">
                <Refused moves={moves} />
              </div>
              <Coach course={course} texts={texts} steps={script.steps} />
            </>
          }
        >
          <RulesButton />
          <LessonMenu course={course} onAgain={onAgain} />
        </MatchBar>
        <main className={layout.main}>
          <Suspense>{!running && <FinalScore next={<Next onAgain={onAgain} />} />}</Suspense>
          <Suspense>{!game.ui.showsPlayers && <SeatsStrip />}</Suspense>
          <div className={layout.board}>
            <ErrorBoundary>
              <Board play={play} />
            </ErrorBoundary>
          </div>
        </main>
        <Suspense>
          {reading.open !== null && <RulesPanel game={view.game} at={reading.open.at} onClose={reading.close} />}
        </Suspense>
        {/* The log announces events to screen readers. */}
        <div className="visually-hidden">
          <Log shown={false} />
        </div>
      </div>
    </RulesContext>
  );
}

/** Buttons after the match: to a match with others, or again. */
function Next({ onAgain }: { onAgain: () => void }) {
  const t = useTranslations('learn');
  const { view } = useParty();
  return (
    <p className={styles.next}>
      {hasServer ? (
        <LinkButton href="/" look="primary">
          {t('offer')}
        </LinkButton>
      ) : (
        <LinkButton href={`/here/${view.game}`} look="primary">
          {t('here')}
        </LinkButton>
      )}
      <Button onClick={onAgain}>{t('again')}</Button>
    </p>
  );
}
