import { toyGame } from './toyGame.tsx';

/** Stands for `src/games/index.ts` in the tests of `vitest.toy.config.ts`. */
export const games = { patzcuaro: toyGame };
