import type { Connection, FailureCode } from '@sobremesa/client';
import type { BotLevel } from '@sobremesa/protocol';
import { usePreferences } from '../lib/preferences.ts';
import { identity } from '../connection/identity.ts';
import { loadForm } from '../games/load.ts';
import { playHere } from '../local/page/playHere.ts';

interface Wish {
  game: string;
  /** Number of bots, within the game's limits. */
  bots: number;
  level: BotLevel;
  /** The name for a reader who has not given one. */
  guest: string;
}

/** How long to wait for a connection in progress, in milliseconds. */
const CONNECTS_WITHIN = 2500;

/**
 * Starts a match against bots, on the server, or on this device if the server does not answer.
 * Returns its path, or the reason for the failure.
 */
export async function playNow(
  connection: Connection,
  wanted: Wish,
): Promise<{ path: string; isHere: boolean } | { failure: FailureCode }> {
  const opened = (await isOnline(connection)) ? await openTable(connection, wanted) : { failure: 'noAnswer' as const };
  if ('failure' in opened && opened.failure === 'noAnswer') return { path: await playHere(wanted), isHere: true };
  return 'failure' in opened ? opened : { path: `/t/${opened.table}`, isHere: false };
}

/** Whether there is a connection. Waits briefly for one in progress. */
function isOnline({ store }: Connection): Promise<boolean> {
  return new Promise((known) => {
    const decide = (status: string) => known(status === 'online');
    const { status } = store.getState();
    if (status !== 'connecting') return decide(status);
    const timer = setTimeout(() => decide('offline'), CONNECTS_WITHIN);
    const stop = store.subscribe((state) => {
      if (state.status === 'connecting') return;
      clearTimeout(timer);
      stop();
      decide(state.status);
    });
    return undefined;
  });
}

/** Opens a table with bots and starts its match. */
async function openTable(
  connection: Connection,
  { game, bots, level, guest }: Wish,
): Promise<{ table: string } | { failure: FailureCode }> {
  if (connection.store.getState().me === null) {
    const somebody = await connection.identify(identity.name() || guest);
    if (!somebody.ok) return { failure: somebody.error.code };
  }
  const { settings } = await loadForm(game, usePreferences.getState().language);
  const { min, max } = settings.players;
  const seats = Math.min(Math.max(bots + 1, min), max);
  const levels = Array.from({ length: seats - 1 }, () => level);
  const opened = await connection.request('table:open', { game, seats, listed: false, hints: true, bots: levels });
  if (!opened.ok) return { failure: opened.error.code };
  // If the start fails, the table's waiting room shows why.
  await connection.request('table:start', { table: opened.table });
  return { table: opened.table };
}
