import { games } from '@sobremesa/games';
import type { Networks } from './network.ts';
import { Policy } from './policy.ts';
import { networks as museum } from './weights/museum.ts';
import { networks as patzcuaro } from './weights/patzcuaro.ts';
import { networks as prado } from './weights/prado.ts';

/** The trained networks of each game, by its id. */
export const trained: Readonly<Record<string, Networks>> = { museum, patzcuaro, prado };

/** How bots play each game, by its id. */
export const policies: Readonly<Record<string, Policy>> = Object.fromEntries(
  Object.entries(games).map(([id, module]) => [id, new Policy(module, trained[id])]),
);
