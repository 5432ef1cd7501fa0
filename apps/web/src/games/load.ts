import type { GameModule } from '@sobremesa/games/kit';
import type { Language } from '../i18n/languages.ts';
import type { Messages } from '../i18n/shape.ts';
import type { GameUi } from './game.ts';
import { games } from './index.ts';

/** What a form needs to know of a game. */
export interface GameInfo {
  module: GameModule;
  messages: Messages;
}

/** What a table needs to know of a game. */
export interface PlayableGame extends GameInfo {
  ui: GameUi;
}

const kept = new Map<string, Promise<unknown>>();

/** The same promise for the same question, as React's `use` asks for. A failed one is forgotten, to be tried again. */
function once<T>(key: string, load: () => Promise<T>): Promise<T> {
  let promise = kept.get(key) as Promise<T> | undefined;
  if (!promise) {
    promise = load();
    promise.catch(() => kept.delete(key));
    kept.set(key, promise);
  }
  return promise;
}

function entry(game: string) {
  const found = Object.hasOwn(games, game) ? games[game] : undefined;
  if (!found) throw new Error(`This page knows no game called "${game}"`);
  return found;
}

export function loadInfo(game: string, language: Language): Promise<GameInfo> {
  return once(`info ${game} ${language}`, async () => {
    const { module, messages } = entry(game);
    const [loaded, texts] = await Promise.all([module(), messages[language]()]);
    return { module: loaded, messages: texts };
  });
}

export function loadPlayable(game: string, language: Language): Promise<PlayableGame> {
  return once(`playable ${game} ${language}`, async () => {
    const [info, ui] = await Promise.all([loadInfo(game, language), entry(game).ui()]);
    return { ...info, ui };
  });
}
