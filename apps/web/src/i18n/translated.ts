import type { Language } from './languages.ts';

/** The texts of the languages that have a folder. */
const files = import.meta.glob<unknown>(['@languages/*/*.json', '!**/language.json'], { import: 'default' });

/** What a language's folder has in this file; nothing where there is none. */
export async function translationOf(file: string, language: Language): Promise<unknown> {
  const path = Object.keys(files).find((known) => known.endsWith(`/${language}/${file}.json`));
  return path === undefined ? undefined : files[path]?.();
}

/**
 * The English texts with the translated ones in their places, text by text: what is not there,
 * empty, or no text stays English.
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

/** A text, or what the build has made of it: a list with more in it than strings. */
function isText(value: unknown): boolean {
  return typeof value === 'string' || (Array.isArray(value) && value.some((part) => typeof part !== 'string'));
}

/** Texts under keys, or in their order. */
function isGroup(value: unknown): value is Group {
  return typeof value === 'object' && value !== null;
}
