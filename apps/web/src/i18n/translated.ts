import type { Language } from './languages.ts';

/** The files of languages that have a folder. */
const files = import.meta.glob<unknown>(['@languages/*/*.json', '!**/language.json'], { import: 'default' });

/** The content of a language's file; undefined if the language has none. */
export async function translationOf(file: string, language: Language): Promise<unknown> {
  const path = Object.keys(files).find((known) => known.endsWith(`/${language}/${file}.json`));
  return path === undefined ? undefined : files[path]?.();
}

/**
 * The English texts, each replaced by its translation if there is one. A missing or empty
 * translation, or one that is not a text, is ignored.
 */
export function filled<T>(english: T, translation: unknown): T {
  return fill(english, translation) as T;
}

function fill(english: unknown, translation: unknown): unknown {
  if (isText(english)) return isText(translation) && translation !== '' ? translation : english;
  if (!isGroup(english) || !isGroup(translation)) return english;
  if (Array.isArray(english)) return english.map((text, i) => fill(text, translation[i]));
  return Object.fromEntries(Object.entries(english).map(([key, text]) => [key, fill(text, translation[key])]));
}

type Group = Readonly<Record<string, unknown>>;

/** Whether it is a text or a compiled text, which is a list that contains more than strings. */
function isText(value: unknown): boolean {
  return typeof value === 'string' || (Array.isArray(value) && value.some((part) => typeof part !== 'string'));
}

/** Whether it is an object or a list of texts. */
function isGroup(value: unknown): value is Group {
  return typeof value === 'object' && value !== null;
}
