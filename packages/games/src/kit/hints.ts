import type { PlayerID, ViewCtx } from './ctx.ts';
import type { LegalMove } from './legalMove.ts';
import type { Sentence, SentenceValue } from './module.ts';

/** A sentence of the game's catalogue of hints. */
export interface Said<Key extends string = string> extends Sentence {
  key: Key;
}

/** A move in words. */
export interface Explained<Key extends string = string> {
  /** What is done. */
  what: Said<Key>;
  /**
   * The reasons for it, the most important first; never empty. Each is a fact of the rules, and
   * certain at this moment.
   */
  why: readonly Said<Key>[];
}

/** The effect of a legal move and the reasons for it, from the player's view. */
export type Explain<View = unknown, Key extends string = string> = (
  G: View,
  ctx: ViewCtx,
  playerID: PlayerID,
  move: LegalMove,
) => Explained<Key>;

/** More reasons would be too long to read. */
const MOST_REASONS = 3;

/** @param why what does not hold is left out; `otherwise` is said when nothing is left */
export function explained<Key extends string>(
  what: Said<Key>,
  why: readonly (Said<Key> | null)[],
  otherwise: Said<Key>,
): Explained<Key> {
  const held = why.filter((reason) => reason !== null).slice(0, MOST_REASONS);
  return { what, why: held.length > 0 ? held : [otherwise] };
}

export function say<Key extends string>(key: Key, values: Readonly<Record<string, SentenceValue>> = {}): Said<Key> {
  return { key, values };
}
