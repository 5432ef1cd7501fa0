import { games } from '@sobremesa/games';

/** What each game is called in a language, by its id. */
export function gameNames(language: 'es' | 'en'): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(games).map(([id, { names }]) => [id, names[language]]));
}
