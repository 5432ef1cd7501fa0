import { retryOnce } from '../lib/retryOnce.ts';
import type { Language } from '../i18n/languages.ts';
import { texts, type Texts } from '../i18n/texts.ts';
import { hasLesson, type Learnable } from './learnable.ts';
import type { LessonTexts, Script } from './script.ts';

interface LessonEntry {
  script: () => Promise<Script>;
  texts: Texts<LessonTexts>;
}

/** The games that can be learnt here, by their id. */
export const lessons: Readonly<Record<Learnable, LessonEntry>> = {
  patzcuaro: {
    script: async () => (await import('./patzcuaro/script.ts')).script,
    texts: texts<LessonTexts>('patzcuaro-lesson', {
      es: async () => (await import('./patzcuaro/messages/es.ts')).default,
      en: async () => (await import('./patzcuaro/messages/en.ts')).default,
    }),
  },
  museum: {
    script: async () => (await import('./museum/script.ts')).script,
    texts: texts<LessonTexts>('museum-lesson', {
      es: async () => (await import('./museum/messages/es.ts')).default,
      en: async () => (await import('./museum/messages/en.ts')).default,
    }),
  },
  prado: {
    script: async () => (await import('./prado/script.ts')).script,
    texts: texts<LessonTexts>('prado-lesson', {
      es: async () => (await import('./prado/messages/es.ts')).default,
      en: async () => (await import('./prado/messages/en.ts')).default,
    }),
  },
};

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
  if (!hasLesson(game)) throw new Error(`There is no lesson for a game called "${game}"`);
  const entry = lessons[game];
  const [script, texts] = await Promise.all([retryOnce(entry.script), entry.texts(language)]);
  return { script, texts };
}
