import { isTableId } from '@sobremesa/protocol';
import { use, useState } from 'react';
import { useLocale } from 'use-intl';
import { useSearchParams } from 'wouter';
import { NotFound } from '../app/NotFound.tsx';
import { twice } from '../app/twice.ts';
import { loadPlayable } from '../games/load.ts';
import type { Language } from '../i18n/languages.ts';
import { MoreTexts } from '../i18n/MoreTexts.tsx';
import type { Shape } from '../i18n/shape.ts';
import { hasLesson, loadLesson } from './lessons.ts';
import { LessonTable } from './LessonTable.tsx';
import type es from './messages/es.ts';
import { keepProgress } from './progress.ts';

const load: Record<Language, () => Promise<Shape<typeof es>>> = {
  es: async () => (await import('./messages/es.ts')).default,
  en: async () => (await import('./messages/en.ts')).default,
};
const loaded: Partial<Record<Language, Promise<Shape<typeof es>>>> = {};

/** `/learn/:game`: a first match in the page that teaches the game. `?table=` names a table that waits for its reader. */
export default function LearnPage({ game }: { game: string }) {
  return hasLesson(game) ? <Known game={game} /> : <NotFound />;
}

function Known({ game }: { game: string }) {
  const language = useLocale();
  const messages = use((loaded[language] ??= twice(load[language])));
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
    <MoreTexts part="learn" messages={messages}>
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
