import { isTableId } from '@sobremesa/protocol';
import { use, useState } from 'react';
import { useLocale } from 'use-intl';
import { useSearchParams } from 'wouter';
import { NotFound } from '../layout/NotFound.tsx';
import { loadPlayable } from '../games/load.ts';
import { MoreTexts } from '../i18n/MoreTexts.tsx';
import { games } from '../games/index.ts';
import { loadLesson } from './lessons.ts';
import { LessonTable } from './LessonTable.tsx';
import { keepProgress } from './progress.ts';
import { learnTexts } from './texts.ts';

/**
 * `/learn/:game`: a first match in the page that teaches the game. `?table=` names a table that
 * waits for its reader.
 */
export default function LearnPage({ game }: { game: string }) {
  return Object.hasOwn(games, game) ? <Known game={game} /> : <NotFound />;
}

function Known({ game }: { game: string }) {
  const language = useLocale();
  const playable = use(loadPlayable(game, language));
  const lesson = use(loadLesson(game, language));
  const [search] = useSearchParams();
  const table = search.get('table');
  const [attempt, setAttempt] = useState(0);
  const again = () => {
    keepProgress(game, null);
    setAttempt(attempt + 1);
  };
  return (
    <MoreTexts part="learn" texts={learnTexts}>
      <LessonTable
        key={attempt}
        game={playable}
        lesson={lesson}
        onAgain={again}
        table={table !== null && isTableId(table) ? table : null}
      />
    </MoreTexts>
  );
}
