export const languages = ['es', 'en'] as const;
export type Language = (typeof languages)[number];

/** Each in its own words, so that everybody finds theirs. */
export const languageNames: Readonly<Record<Language, string>> = { es: 'Español', en: 'English' };

/** The first of the reader's languages that we speak; Spanish otherwise. */
export function pickLanguage(preferred: readonly string[]): Language {
  for (const tag of preferred) {
    const language = languages.find((l) => tag.toLowerCase().split('-')[0] === l);
    if (language) return language;
  }
  return 'es';
}
