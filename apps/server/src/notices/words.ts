import type { NoticeKind } from '../storage/storage.ts';
import en from './messages/en.ts';
import es from './messages/es.ts';

/** One thing that is told. */
export interface Line {
  kind: NoticeKind;
  game: string;
  table: string;
  /** Names of those whom it is about; none when they are not known any more. */
  names: readonly string[];
}

/** The same for a channel, to which something may also be told to see whether it arrives. */
export type PublicLine = Omit<Line, 'kind'> & { kind: NoticeKind | 'test' };

/** The same in words: short, as a heading; with its game, in a list; and what can be said of it beside. */
interface Wording {
  title: string;
  line: string;
}

/** What notices say, in one language. */
export interface Words {
  games: Readonly<Record<string, string>>;
  /** To a person. */
  told: (kind: NoticeKind, game: string, names: readonly string[]) => Wording;
  /** To all who read along elsewhere; null for what is none of their business. */
  public: (kind: PublicLine['kind'], game: string, names: readonly string[]) => string | null;
  several: (count: number) => string;
  mail: {
    toTable: string;
    toTables: string;
    /** @param place where the server is found */
    why: (place: string) => string;
    stop: string;
    confirm: { subject: string; text: (place: string) => string; link: string; ignore: string };
  };
  push: { stop: string };
  /** In letters that any header may have. */
  hook: { stop: string };
}

const all: Readonly<Record<string, Words>> = { es, en };

export function wordsIn(language: string): Words {
  return all[language] ?? es;
}

/** A heading and lines for a reader who is told all of these at once. */
export function toldIn(language: string, lines: readonly Line[]): { title: string; lines: string[] } {
  const words = wordsIn(language);
  const wordings = lines.map(({ kind, game, names }) => words.told(kind, words.games[game] ?? game, names));
  const [first] = wordings;
  const title = wordings.length === 1 && first !== undefined ? first.title : words.several(wordings.length);
  return { title, lines: wordings.map(({ line }) => line) };
}
