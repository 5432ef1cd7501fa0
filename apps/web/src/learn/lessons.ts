import { retryOnce } from '../lib/retryOnce.ts';
import type { Language } from '../i18n/languages.ts';
import { games } from '../games/index.ts';
import type { LessonTexts, Script } from './script.ts';

/** A lesson with what is said in it. */
export interface Lesson {
  script: Script;
  texts: LessonTexts;
}

const kept = new Map<string, Promise<Lesson>>();

/** The same promise for the same lesson in the same language, as React's `use` asks for. */
export function loadLesson(game: string, language: Language): Promise<Lesson> {
  const key = `${game} ${language}`;
  const before = kept.get(key);
  if (before !== undefined) return before;
  const loading = lessonIn(game, language);
  kept.set(key, loading);
  return loading;
}

async function lessonIn(game: string, language: Language): Promise<Lesson> {
  const manifest = Object.hasOwn(games, game) ? games[game] : undefined;
  if (manifest === undefined) throw new Error(`There is no lesson for a game called "${game}"`);
  const { lesson } = await retryOnce(manifest.loaders);
  const [script, texts] = await Promise.all([retryOnce(lesson.script), lesson.texts(language)]);
  return { script, texts };
}
