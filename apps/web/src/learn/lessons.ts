import { retryOnce } from '../lib/retryOnce.ts';
import type { Language } from '../i18n/languages.ts';
import { loadersOf, once } from '../games/load.ts';
import type { LessonTexts, Script } from './script.ts';

/** A lesson with its texts. */
export interface Lesson {
  script: Script;
  texts: LessonTexts;
}

export function loadLesson(game: string, language: Language): Promise<Lesson> {
  return once(`lesson ${game} ${language}`, async () => {
    const { lesson } = await loadersOf(game);
    const [script, texts] = await Promise.all([retryOnce(lesson.script), lesson.texts(language)]);
    return { script, texts };
  });
}
