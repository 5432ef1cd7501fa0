import { useTranslations } from 'use-intl';

/** What the house says of a game before anything else of it is loaded. A game that it does not know goes by its id. */
function useGameWords(): (game: string, what: 'name' | 'about') => string {
  const t = useTranslations('games');
  return (game, what) => (t.has(game as never) ? t(`${game as 'patzcuaro'}.${what}`) : game);
}

export function useGameName(): (game: string) => string {
  const words = useGameWords();
  return (game) => words(game, 'name');
}

export function useGameAbout(): (game: string) => string {
  const words = useGameWords();
  return (game) => words(game, 'about');
}
