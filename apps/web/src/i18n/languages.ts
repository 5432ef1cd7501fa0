/** A language tag: `es`, `pt-BR`. */
export type Language = string;

/**
 * The languages with catalogues in the code, beside the parts that use them. Each other language is
 * a folder of `apps/web/languages`.
 */
export const sourceLanguages = ['es', 'en'] as const;
export type SourceLanguage = (typeof sourceLanguages)[number];

/** The locale for `Intl`. Our English is British, but the bare tag `en` formats as in the USA. */
export function formatLocale(language: Language): string {
  return language === 'en' ? 'en-GB' : language;
}

export function isSource(language: string): language is SourceLanguage {
  return sourceLanguages.some((source) => source === language);
}
