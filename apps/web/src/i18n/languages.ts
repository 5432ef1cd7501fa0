/** By its tag: `es`, `pt-BR`. */
export type Language = string;

/**
 * The languages in which all texts are written in the code, beside what they are about; every other
 * one is a folder of `apps/web/languages`.
 */
export const sourceLanguages = ['es', 'en'] as const;
export type SourceLanguage = (typeof sourceLanguages)[number];

/** The locale for `Intl`: our English is British, and the bare tag `en` formats as in the USA. */
export function formatLocale(language: Language): string {
  return language === 'en' ? 'en-GB' : language;
}

export function isSource(language: string): language is SourceLanguage {
  return sourceLanguages.some((source) => source === language);
}
