import type { SeatView } from '@sobremesa/protocol';
import { useTranslations } from 'use-intl';

/**
 * What the house says of a game before anything else of it is loaded. A game that it does not know
 * goes by its id.
 */
function useGameWords(): (game: string, what: 'name' | 'box' | 'about') => string {
  const t = useTranslations('games');
  return (game, what) => {
    const key = `${game}.${what}` as never;
    return t.has(key) ? t(key) : game;
  };
}

export function useGameName(): (game: string) => string {
  const words = useGameWords();
  return (game) => words(game, 'name');
}

export function useGameAbout(): (game: string) => string {
  const words = useGameWords();
  return (game) => words(game, 'about');
}

/** What stands on the box: for how many, how long, how heavy, and how it feels. */
export function useGameBox(): (game: string) => string {
  const words = useGameWords();
  return (game) => words(game, 'box');
}

/** Who sits there; of bots it is said that they are. */
export function useSeatedNames(seats: readonly SeatView[]): string[] {
  const t = useTranslations('bots');
  return seats.flatMap(({ state, name, bot }) => {
    if (state !== 'taken' || name === null) return [];
    return [bot === null ? name : t('named', { name })];
  });
}
