import { remember, remembered } from '../lib/storage.ts';
import type { KeptMatch } from '../local/host/match.ts';

/** A reader's progress in a lesson on this device. */
export interface Progress {
  /** The id of the step; null when all steps are done and the match continues. */
  step: string | null;
  match: KeptMatch;
}

const progressKey = (game: string) => `sobremesa.learn.${game}`;
const doneKey = (game: string) => `sobremesa.tutorialDone.${game}`;

/** Null when the lesson was not begun, or its stored progress cannot be read. */
export function progressIn(game: string): Progress | null {
  try {
    const kept = JSON.parse(remembered(progressKey(game)) ?? 'null') as Partial<Progress> | null;
    const moves: unknown = kept?.match?.moves;
    if (kept?.match === undefined || !Array.isArray(moves)) return null;
    return moves.every((made) => typeof made === 'object' && made !== null)
      ? { step: kept.step ?? null, match: kept.match }
      : null;
  } catch {
    return null;
  }
}

export function keepProgress(game: string, progress: Progress | null): void {
  remember(progressKey(game), JSON.stringify(progress));
}

/** Whether a reader has completed the lesson on this device. */
export function isLearnt(game: string): boolean {
  return remembered(doneKey(game)) !== null;
}

export function setLearnt(game: string): void {
  remember(doneKey(game), 'yes');
}
