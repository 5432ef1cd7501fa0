import type { GameModule } from './kit/index.ts';
import { patzcuaro } from './patzcuaro/index.ts';

export * from './kit/index.ts';

/** Every game, by its id. */
export const games: Readonly<Record<string, GameModule>> = { patzcuaro };
