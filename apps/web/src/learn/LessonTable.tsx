import { useCallback, useState } from 'react';
import { useTranslations } from 'use-intl';
import { TopBar } from '../layout/TopBar.tsx';
import { identity } from '../connection/identity.ts';
import type { PlayableGame } from '../games/load.ts';
import { GameTextProvider } from '../i18n/gameText.tsx';
import { localView, useLocalSession } from '../local/client/session.ts';
import type { HostOf } from '../local/client/connection.ts';
import { PlayProvider } from '../table/play/PlayProvider.tsx';
import { TableContext, useTable } from '../table/session.ts';
import { Loading } from '../ui/Loading.tsx';
import { Course } from './course.ts';
import { LessonLayout, type LessonLayoutProps } from './LessonLayout.tsx';
import type { Lesson } from './lessons.ts';
import { keepProgress, progressIn, setLearnt } from './progress.ts';

interface LessonTableProps {
  game: PlayableGame;
  lesson: Lesson;
  onAgain: () => void;
  /** A table that waits for the reader. */
  table?: string | null;
  /** Starts the host of the match; in a worker by default. */
  hostOf?: HostOf;
}

/** The match of a lesson, resumed from where it was left. */
export function LessonTable({ game, lesson, onAgain, table = null, hostOf }: LessonTableProps) {
  const t = useTranslations('learn');
  const { script } = lesson;
  const [{ course, settings, players }] = useState(() => {
    const reached = progressIn(script.game);
    const { game, deal, moves, others } = script;
    const view = localView(game, [identity.name() || t('you')], others, {});
    return {
      course: new Course(
        script,
        reached,
        (progress) => keepProgress(script.game, progress),
        () => setLearnt(script.game),
      ),
      settings: { view, deal, script: moves, ...(reached && { kept: reached.match }) },
      players: view.seats.map(({ seat, name }) => ({ id: String(seat), name: name ?? '', absence: '' })),
    };
  });
  const keep = useCallback((match: Parameters<Course['moved']>[0]) => course.moved(match), [course]);
  const local = useLocalSession(settings, keep, hostOf);

  return (
    <TableContext value={local.table}>
      <GameTextProvider messages={game.messages} players={players} playerID="0">
        <PlayProvider game={game} players={players}>
          <Entered connection={local.connection} course={course} lesson={lesson} onAgain={onAgain} table={table} />
        </PlayProvider>
      </GameTextProvider>
    </TableContext>
  );
}

/** The table once it has sent the match. */
function Entered(props: LessonLayoutProps) {
  const entered = useTable(({ view, match }) => view !== null && match !== null);
  return entered ? <LessonLayout {...props} /> : <Waiting />;
}

function Waiting() {
  return (
    <>
      <TopBar />
      <main>
        <Loading />
      </main>
    </>
  );
}
