export const languages = ['es', 'en'] as const;
export type Language = (typeof languages)[number];

/** The first of the reader's languages that we speak; Spanish otherwise. */
export function pickLanguage(preferred: readonly string[]): Language {
  for (const tag of preferred) {
    const language = languages.find((l) => tag.toLowerCase().split('-')[0] === l);
    if (language) return language;
  }
  return 'es';
}
