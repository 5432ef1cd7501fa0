import type { Explain } from './kit/index.ts';
import { explain as museum } from './museum/bot/hints.ts';
import { explain as patzcuaro } from './patzcuaro/bot/hints.ts';
import { explain as prado } from './prado/bot/hints.ts';

/** Explains moves in words, by the game's id. Games without hints are missing. */
export const explanations: Readonly<Record<string, Explain>> = {
  patzcuaro: patzcuaro as Explain,
  prado: prado as Explain,
  museum: museum as Explain,
};
