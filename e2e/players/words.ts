import { createGameText, type GameText, type GameTextPlayer } from '../../apps/web/src/i18n/gameText.tsx';
import type { SourceLanguage as Language } from '../../apps/web/src/i18n/languages.ts';
import adminEn from '../../apps/web/src/admin/messages/en.ts';
import adminEs from '../../apps/web/src/admin/messages/es.ts';
import houseEn from '../../apps/web/src/i18n/messages/en.ts';
import timeControlEn from '../../apps/web/src/timeControl/messages/en.ts';
import timeControlEs from '../../apps/web/src/timeControl/messages/es.ts';
import houseEs from '../../apps/web/src/i18n/messages/es.ts';
import museumEn from '../../apps/web/src/games/museum/messages/en.ts';
import museumEs from '../../apps/web/src/games/museum/messages/es.ts';
import patzcuaroEn from '../../apps/web/src/games/patzcuaro/messages/en.ts';
import patzcuaroEs from '../../apps/web/src/games/patzcuaro/messages/es.ts';
import pradoEn from '../../apps/web/src/games/prado/messages/en.ts';
import pradoEs from '../../apps/web/src/games/prado/messages/es.ts';
import { options as museumOptionsEn } from '../../apps/web/src/games/museum/messages/options.en.ts';
import { options as museumOptionsEs } from '../../apps/web/src/games/museum/messages/options.es.ts';
import { options as patzcuaroOptionsEn } from '../../apps/web/src/games/patzcuaro/messages/options.en.ts';
import { options as patzcuaroOptionsEs } from '../../apps/web/src/games/patzcuaro/messages/options.es.ts';
import { options as pradoOptionsEn } from '../../apps/web/src/games/prado/messages/options.en.ts';
import { options as pradoOptionsEs } from '../../apps/web/src/games/prado/messages/options.es.ts';

export type { Language };
type Say = GameText['t'];

const admins = { en: adminEn, es: adminEs };
const paces = { en: timeControlEn, es: timeControlEs };
const houses = { en: houseEn, es: houseEs };
const games = {
  patzcuaro: {
    en: { ...patzcuaroEn, options: patzcuaroOptionsEn },
    es: { ...patzcuaroEs, options: patzcuaroOptionsEs },
  },
  prado: { en: { ...pradoEn, options: pradoOptionsEn }, es: { ...pradoEs, options: pradoOptionsEs } },
  museum: { en: { ...museumEn, options: museumOptionsEn }, es: { ...museumEs, options: museumOptionsEs } },
};

/** Ids of the games that robots can play. */
export type GameName = keyof typeof games;

/** The page's texts in one language, by which robots find their way. */
export interface Words {
  /** A text of the common catalogue, by its full key. */
  house: Say;
  /** A text of the game's catalogue. */
  game: Say;
}

export function wordsIn(language: Language, game: GameName): Words {
  return { house: createGameText(language, houses[language], [], null).t, game: gameTextFor(language, game, [], null).t };
}

/** The texts of the operator's page. */
export function adminWordsIn(language: Language): Say {
  return createGameText(language, admins[language], [], null).t;
}

/** The texts about time controls and clocks. */
export function timeControlWordsIn(language: Language): Say {
  return createGameText(language, paces[language], [], null).t;
}

/**
 * A game's sentences and reasons for a reader at the table. @param playerID null for a spectator
 */
export function gameTextFor(
  language: Language,
  game: GameName,
  players: readonly GameTextPlayer[],
  playerID: string | null,
): GameText {
  return createGameText(language, games[game][language], players, playerID);
}

/** A placeholder for any value in a text, for patterns. */
export const ANYTHING = '\uE001';

/** A pattern that matches exactly one of these texts. */
export function oneOf(texts: readonly string[]): RegExp {
  return new RegExp(`^(?:${texts.map(source).join('|')})$`);
}

/** A pattern that matches a text anywhere and captures its `ANYTHING` parts. */
export function saying(text: string): RegExp {
  return new RegExp(source(text));
}

function source(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll(ANYTHING, '(.+?)');
}
