import type { Connection, FailureCode } from '@sobremesa/client';
import type { BotLevel } from '@sobremesa/protocol';
import { usePreferences } from '../lib/preferences.ts';
import { identity } from '../connection/identity.ts';
import { loadForm } from '../games/load.ts';

interface Wish {
  game: string;
  /** As many as the game lets there be. */
  bots: number;
  level: BotLevel;
  /** What somebody is called who has said no name. */
  guest: string;
}

/** Opens a table with bots and starts its match. Answers where it is, or why there is none. */
export async function playNow(
  connection: Connection,
  { game, bots, level, guest }: Wish,
): Promise<{ table: string; failure: null } | { table: null; failure: FailureCode }> {
  if (connection.store.getState().me === null) {
    const somebody = await connection.identify(identity.name() || guest);
    if (!somebody.ok) return { table: null, failure: somebody.error.code };
  }
  const { settings } = await loadForm(game, usePreferences.getState().language);
  const { min, max } = settings.players;
  const seats = Math.min(Math.max(bots + 1, min), max);
  const levels = Array.from({ length: seats - 1 }, () => level);
  const opened = await connection.request('table:open', { game, seats, listed: false, hints: true, bots: levels });
  if (!opened.ok) return { table: null, failure: opened.error.code };
  // A table that could not be started is a waiting room, which says why.
  await connection.request('table:start', { table: opened.table });
  return { table: opened.table, failure: null };
}
