/** The keys of a catalogue with any texts: the type of its translations. */
export type Shape<T> = { readonly [K in keyof T]: T[K] extends string ? string : Shape<T[K]> };

/** A catalogue whose keys are known only when a game is loaded. */
export interface Messages {
  readonly [key: string]: string | Messages;
}

/**
 * A catalogue with a text for each of these keys, whose parts are separated by dots, and possibly
 * others.
 */
export type Having<Key extends string> = Messages & {
  readonly [Head in Key extends `${infer H}.${string}` ? H : Key]: [Rest<Key, Head>] extends [never]
    ? string
    : Having<Rest<Key, Head>>;
};

type Rest<Key extends string, Head extends string> = Key extends `${Head}.${infer R}` ? R : never;

/**
 * The short name of a source of points, for the table of final scores: `score.x` has `sources.x`.
 */
export type SourceKey<Source extends string> = Source extends `score.${infer Name}` ? `sources.${Name}` : never;
