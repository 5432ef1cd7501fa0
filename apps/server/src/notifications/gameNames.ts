import { games } from '@sobremesa/games';

/** The name of each game in a language, by the game's id. */
export function gameNames(language: 'es' | 'en'): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(games).map(([id, { names }]) => [id, names[language]]));
}
