import { createGameText, type GameText, type GameTextPlayer } from '../../apps/web/src/i18n/gameText.tsx';
import type { Language } from '../../apps/web/src/i18n/languages.ts';
import houseEn from '../../apps/web/src/i18n/messages/en.ts';
import houseEs from '../../apps/web/src/i18n/messages/es.ts';
import gameEn from '../../apps/web/src/games/patzcuaro/messages/en.ts';
import gameEs from '../../apps/web/src/games/patzcuaro/messages/es.ts';

export type { Language };
type Say = GameText['t'];

const catalogues = { en: { house: houseEn, game: gameEn }, es: { house: houseEs, game: gameEs } };

/** What the page says in a language: the texts by which a robot finds its way. */
export interface Words {
  /** A text of the house, by its whole key. */
  house: Say;
  /** A text of Pátzcuaro. */
  game: Say;
}

export function wordsIn(language: Language): Words {
  const { house, game } = catalogues[language];
  return { house: createGameText(language, house, [], null).t, game: createGameText(language, game, [], null).t };
}

/** Pátzcuaro's sentences and reasons as somebody at the table reads them. @param playerID null for a watcher */
export function gameTextFor(language: Language, players: readonly GameTextPlayer[], playerID: string | null): GameText {
  return createGameText(language, catalogues[language].game, players, playerID);
}

/** A pattern for one of these texts and nothing around it. */
export function oneOf(texts: readonly string[]): RegExp {
  return new RegExp(`^(?:${texts.map((text) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)).join('|')})$`);
}
