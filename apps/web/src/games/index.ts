import type { GameManifest } from './manifest.ts';
import { museum } from './museum/manifest.ts';
import { patzcuaro } from './patzcuaro/manifest.ts';
import { prado } from './prado/manifest.ts';

/**
 * The games of this page, by the ids that links and messages use, in the order in which the page
 * offers them.
 */
export const games: Readonly<Record<string, GameManifest>> = { patzcuaro, prado, museum };
