import { museumMind } from './museum/index.ts';
import { patzcuaroMind } from './patzcuaro/index.ts';
import { pradoMind } from './prado/index.ts';

/** What bots know of each game, by its id. */
export const minds = { patzcuaro: patzcuaroMind, prado: pradoMind, museum: museumMind };
