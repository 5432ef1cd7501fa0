import { games } from '@sobremesa/games';
import { Policy } from './policy.ts';

/** How bots play each game, by its id. */
export const policies: Readonly<Record<string, Policy>> = Object.fromEntries(
  Object.entries(games).map(([id, module]) => [id, new Policy(module)]),
);
