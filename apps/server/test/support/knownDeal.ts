import type { GameModule } from '@sobremesa/games';

/** Whether a game deals every match from one seed, which no draw may then replace. */
export function hasKnownDeal(games: Readonly<Record<string, GameModule>>): boolean {
  return Object.values(games).some(({ game }) => {
    const plugin = game.plugins?.find(({ name }) => name === 'random');
    const seeds = [0, 1].map(() => (plugin?.setup?.({} as never) as { seed: string } | undefined)?.seed);
    return seeds[0] !== undefined && seeds[0] === seeds[1];
  });
}
