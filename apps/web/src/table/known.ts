import { remember, remembered } from '../lib/storage.ts';
import { isLearnt } from '../learn/progress.ts';

const knownKey = (game: string) => `sobremesa.knows.${game}`;

/** Whether a reader on this device has read the game in three lines, or completed its lesson. */
export function isKnown(game: string): boolean {
  return remembered(knownKey(game)) !== null || isLearnt(game);
}

export function setKnown(game: string): void {
  remember(knownKey(game), 'yes');
}
