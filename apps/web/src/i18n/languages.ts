/** By its tag: `es`, `pt-BR`. */
export type Language = string;

/** The languages in which all texts are written in the code, beside what they are about; every other one is a folder of `apps/web/languages`. */
export const sourceLanguages = ['es', 'en'] as const;
export type SourceLanguage = (typeof sourceLanguages)[number];

export function isSource(language: string): language is SourceLanguage {
  return sourceLanguages.some((source) => source === language);
}
