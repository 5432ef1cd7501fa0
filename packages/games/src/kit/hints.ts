import type { PlayerID, ViewCtx } from './ctx.ts';
import type { LegalMove } from './legalMove.ts';
import type { Sentence, SentenceValue } from './module.ts';

/** A sentence of the game's catalogue of hints. */
export interface Said<Key extends string = string> extends Sentence {
  key: Key;
}

/** A move in words. */
export interface Explained<Key extends string = string> {
  /** The effect of the move. */
  what: Said<Key>;
  /**
   * The reasons for it, the most important first; never empty. Each is a fact of the rules, and
   * certain at this moment.
   */
  why: readonly Said<Key>[];
  /**
   * The points that the reasons promise, for comparison with other moves; null if they promise none
   * that can be compared.
   */
  promise: number | null;
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

/**
 * @param why reasons for the move; null entries are dropped, and `otherwise` replaces an empty list
 * @param more `against`: its drawbacks, which follow the reasons. The first one is never cut.
 *   `promise`: see `Explained`
 */
export function explained<Key extends string>(
  what: Said<Key>,
  why: readonly (Said<Key> | null)[],
  otherwise: Said<Key>,
  { against = [], promise = null }: { against?: readonly (Said<Key> | null)[]; promise?: number | null } = {},
): Explained<Key> {
  const reasons = differing(why).slice(0, MOST_REASONS);
  const held = reasons.length > 0 ? reasons : [otherwise];
  const drawbacks = differing(against).slice(0, Math.max(1, MOST_REASONS - held.length));
  return { what, why: [...held, ...drawbacks], promise };
}

/** Removes duplicates and nulls. */
function differing<Key extends string>(said: readonly (Said<Key> | null)[]): Said<Key>[] {
  const all = said.filter((one) => one !== null);
  const texts = all.map((one) => JSON.stringify(one));
  return all.filter((_one, index) => texts.indexOf(texts[index] ?? '') === index);
}

export function say<Key extends string>(key: Key, values: Readonly<Record<string, SentenceValue>> = {}): Said<Key> {
  return { key, values };
}
