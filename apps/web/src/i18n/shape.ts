/** The keys of a catalogue, with any text in them: what the other language has to fill in. */
export type Shape<T> = { readonly [K in keyof T]: T[K] extends string ? string : Shape<T[K]> };

/** A catalogue whose keys are known only when a game is loaded. */
export interface Messages {
  readonly [key: string]: string | Messages;
}
