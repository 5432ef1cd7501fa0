import { retryOnce } from '../lib/retryOnce.ts';
import { isSource, type Language, type SourceLanguage } from './languages.ts';

/** The texts of a part of the page, in the language that is asked for. */
export interface Texts<T> {
  /** The same promise each time, as React's `use` asks for, a failed one too. */
  (language: Language): Promise<T>;
  /** Lets a language whose texts could not be had be asked for again. */
  forget: (language: Language) => void;
  /** How the file is called that has them in the folder of a language, without its ending. */
  readonly file: string;
  readonly sources: Sources<T>;
}

type Sources<T> = Readonly<Record<SourceLanguage, () => Promise<T>>>;

/**
 * Where the texts of a part of the page are found: each language is loaded when it is needed, and
 * only then. What a language of a folder has not translated yet is in English. Whatever is made
 * with this has to be named in `translate/catalogues.ts`, too.
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
