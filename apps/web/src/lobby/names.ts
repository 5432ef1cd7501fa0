import type { SeatView } from '@sobremesa/protocol';
import { useTranslations } from 'use-intl';

/**
 * The texts of a game's shelf entry. They are in the common catalogue, so that no part of the game
 * must be loaded. A game without such texts is shown by its id.
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

/** The texts on the box: number of players, duration, weight and mood. */
export function useGameBox(): (game: string) => string {
  const words = useGameWords();
  return (game) => words(game, 'box');
}

/** The names of the seated players. Names of bots are marked as such. */
export function useSeatedNames(seats: readonly SeatView[]): string[] {
  const t = useTranslations('bots');
  return seats.flatMap(({ state, name, bot }) => {
    if (state !== 'taken' || name === null) return [];
    return [bot === null ? name : t('named', { name })];
  });
}
