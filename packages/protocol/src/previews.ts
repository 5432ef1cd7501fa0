/**
 * What is said of a page before it runs: in a chat that shows where a link leads, or by a search
 * engine.
 */
export interface PreviewWords {
  title: string;
  description: string;
}

/** What is said of the pages of a game. */
export interface GamePreviews {
  about: PreviewWords;
  rules: PreviewWords;
  learn: PreviewWords;
  /** A table of which nothing else may be told. */
  table: PreviewWords;
  /** A table with so many free seats: none, one, two, … */
  free: readonly PreviewWords[];
}

/** In one language. */
export interface PreviewTexts {
  home: PreviewWords;
  games: Readonly<Record<string, GamePreviews>>;
}

/**
 * The build of the page writes them for the server, by language; the first is for those who ask for
 * none of them.
 */
export type Previews = Readonly<Record<string, PreviewTexts>>;

/** Where the build has them, beside `index.html`. */
export const PREVIEWS_FILE = 'previews.json';

/**
 * How a page looks before it runs, as HTML: what its head has more than that of other pages, and
 * the page.
 */
export interface FirstSight {
  head: string;
  body: string;
}

/** To who comes for the first time, by language and path. Pages that are not in it begin empty. */
export type FirstSights = Readonly<Record<string, Readonly<Record<string, FirstSight>>>>;

/** Where the build has them, beside `index.html`. */
export const FIRST_SIGHTS_FILE = 'first.json';
