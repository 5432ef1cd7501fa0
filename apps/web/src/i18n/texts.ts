import { retryOnce } from '../lib/retryOnce.ts';
import { isSource, type Language, type SourceLanguage } from './languages.ts';

/** The texts of a part of the page, by language. */
export interface Texts<T> {
  /** Returns the same promise each time, even a rejected one, as React's `use` requires. */
  (language: Language): Promise<T>;
  /** Lets a failed language be loaded again. */
  forget: (language: Language) => void;
  /** The name of the file with these texts in a language's folder, without extension. */
  readonly file: string;
  readonly sources: Sources<T>;
}

type Sources<T> = Readonly<Record<SourceLanguage, () => Promise<T>>>;

/**
 * Lazy imports of a part's texts, one language at a time. Texts that a language's folder lacks are
 * in English. All catalogues made with this function must also be listed in
 * `translate/catalogues.ts`.
 */
export function texts<T>(file: string, sources: Sources<T>): Texts<T> {
  const asked = new Map<Language, Promise<T>>();
  const load = (language: Language) => (isSource(language) ? sources[language]() : translated(file, language, sources.en));
  const of = (language: Language) => {
    const known = asked.get(language) ?? retryOnce(() => load(language));
    asked.set(language, known);
    return known;
  };
  return Object.assign(of, { forget: (language: Language) => void asked.delete(language), file, sources });
}

async function translated<T>(file: string, language: Language, source: () => Promise<T>): Promise<T> {
  const reading = import('./translated.ts');
  const [english, { translationOf, filled }] = await Promise.all([source(), reading]);
  return filled(english, await translationOf(file, language));
}
