import type { BotLevel } from '@sobremesa/protocol';
import { identity } from '../../connection/identity.ts';
import { loadForm } from '../../games/load.ts';
import { usePreferences } from '../../lib/preferences.ts';
import { optionsFor } from '../../lobby/variants.ts';
import { isBegun, newMatch, saveMatch } from './saved.ts';

interface Wanted {
  game: string;
  /** Number of bots, within the game's limits. */
  bots: number;
  level: BotLevel;
  /** The name for a reader who has not given one. */
  guest: string;
}

/**
 * Makes sure that this device has a match of the game, and returns its path: that of the match in
 * progress, or of a new one against bots.
 */
export async function playHere({ game, bots, level, guest }: Wanted): Promise<string> {
  if (!isBegun(game)) {
    const { settings } = await loadForm(game, usePreferences.getState().language);
    const { min, max } = settings.players;
    const seats = Math.min(Math.max(bots + 1, min), max);
    saveMatch(game, newMatch([identity.name() || guest], seats - 1, level, optionsFor(settings, seats, {})));
  }
  return `/here/${game}`;
}
