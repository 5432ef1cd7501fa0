import type { Language } from './languages.ts';

/** The names of those that have a folder of their own, by the path of the file that says it. */
const translated = import.meta.glob<string>('@languages/*/language.json', { import: 'name', eager: true });

/** Each in its own words, so that everybody finds theirs. */
const names: Readonly<Record<Language, string>> = {
  es: 'Español',
  en: 'English',
  ...Object.fromEntries(Object.entries(translated).map(([path, name]) => [tagIn(path), name])),
};

/** @returns the language in whose folder a file lies */
export function tagIn(path: string): Language {
  return path.split('/').at(-2) ?? '';
}

export const languages: readonly Language[] = Object.keys(names);

/** @returns how a language calls itself */
export function nameOf(language: Language): string {
  return names[language] ?? language;
}

/**
 * The first of the reader's languages that we speak, if need be as it is spoken elsewhere; Spanish
 * otherwise.
 */
export function pickLanguage(preferred: readonly string[]): Language {
  for (const tag of preferred) {
    const asked = tag.toLowerCase();
    const spoken = languages.filter((language) => baseOf(language) === baseOf(asked));
    const [first] = spoken;
    if (first !== undefined) return spoken.find((language) => language.toLowerCase() === asked) ?? first;
  }
  return 'es';
}

/** `pt` of `pt-BR`. */
const baseOf = (tag: string) => tag.toLowerCase().split('-')[0];
