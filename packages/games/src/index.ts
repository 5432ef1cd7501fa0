import type { GameModule } from './kit/index.ts';
import { museum } from './museum/index.ts';
import { patzcuaro } from './patzcuaro/index.ts';
import { prado } from './prado/index.ts';

export * from './kit/index.ts';

/** Every game, by its id, in the order in which they are offered. */
export const games: Readonly<Record<string, GameModule>> = { patzcuaro, prado, museum };
