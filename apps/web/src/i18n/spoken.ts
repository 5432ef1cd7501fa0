import type { Language } from './languages.ts';

/** The names of the languages with a folder, by the path of the file with the name. */
const translated = import.meta.glob<string>('@languages/*/language.json', { import: 'name', eager: true });

/** Each name in its own language, so that speakers find it. */
const names: Readonly<Record<Language, string>> = {
  es: 'Español',
  en: 'English',
  ...Object.fromEntries(Object.entries(translated).map(([path, name]) => [tagIn(path), name])),
};

/** @returns the language of a file in a language's folder */
export function tagIn(path: string): Language {
  return path.split('/').at(-2) ?? '';
}

export const languages: readonly Language[] = Object.keys(names);

/** @returns a language's name in that language */
export function nameOf(language: Language): string {
  return names[language] ?? language;
}

/**
 * The first of the reader's languages that the page has, possibly in another regional variant;
 * otherwise Spanish.
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

/** `pt` for `pt-BR`. */
const baseOf = (tag: string) => tag.toLowerCase().split('-')[0];
