import { reason } from '../reasons.ts';
import type { PatzcuaroReason } from '../reasons.ts';
import type { Altar } from '../state.ts';
import type { Level } from '../catalogue/types.ts';

export const levels = [1, 2, 3] as const satisfies readonly Level[];

/** Cards that levels 1, 2 and 3 hold (1.7). */
export const LEVEL_SIZES = [4, 3, 2] as const;
export const ALTAR_SIZE = 9;

/** The cards of a level, from left to right. */
export function levelOf(altar: Altar, level: Level): Altar[number] {
  return altar[level - 1] as Altar[number];
}

/** Cards placed so far. */
export function placedCards(altar: Altar): number {
  return altar[0].length + altar[1].length + altar[2].length;
}

export function isComplete(altar: Altar): boolean {
  return placedCards(altar) >= ALTAR_SIZE;
}

/** Why no card may be placed on this level now; null when one may. Levels fill from the left. */
export function levelBlocker(altar: Altar, level: Level): PatzcuaroReason | null {
  const count = levelOf(altar, level).length;
  const size = LEVEL_SIZES[level - 1] as number;
  if (count >= size) return reason('levelFull', { level, size });
  if (level === 1) return null;
  const below = (level - 1) as Level;
  const needed = count + 2;
  if (levelOf(altar, below).length < needed) return reason('levelUnsupported', { level, below, needed });
  return null;
}

/**
 * The levels on which a card may be placed now, lowest first. Empty only when the altar is
 * complete.
 */
export function openLevels(altar: Altar): Level[] {
  return levels.filter((level) => levelBlocker(altar, level) === null);
}
