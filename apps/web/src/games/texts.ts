import type { SourceLanguage } from '../i18n/languages.ts';
import { games } from './index.ts';
import type { ShelfTexts } from './manifest.ts';

/** The shelf texts of each game, by the game's id. */
export function textsOfGames(language: SourceLanguage): Readonly<Record<string, ShelfTexts>> {
  return Object.fromEntries(Object.entries(games).map(([id, { texts }]) => [id, texts[language]]));
}
