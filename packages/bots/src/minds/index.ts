import { museumMind } from './museum.ts';
import { patzcuaroMind } from './patzcuaro.ts';
import { pradoMind } from './prado.ts';

/** What bots know of each game, by its id. */
export const minds = { patzcuaro: patzcuaroMind, prado: pradoMind, museum: museumMind };
