import { courseOf, historyOf, MOST_HISTORY_LINES, type Audience, type PlayedMatch, type Shown } from '@sobremesa/match';
import type { Seen } from '@sobremesa/protocol';
import type { User } from '../users/user.ts';
import { RefusedError } from '../refused.ts';
import { ConflictError } from '../storage/errors.ts';
import type { Storage } from '../storage/storage.ts';
import { logSince } from './actor/load.ts';
import type { Live } from './rules/live.ts';

/**
 * Stores it. Resolves to whether it is further than before.
 *
 * @throws RefusedError `unknownTable` when the table has gone meanwhile
 */
export async function storeSeen(storage: Storage, table: string, user: User, seen: Seen): Promise<boolean> {
  try {
    return await storage.see(table, user.id, seen);
  } catch (error) {
    if (error instanceof ConflictError) throw new RefusedError('unknownTable');
    throw error;
  }
}

/**
 * The running match in the view of an audience, from its start, as JSON text; null if it cannot be
 * reconstructed. Stored moves and log lines never change, so the table need not wait meanwhile.
 *
 * @param shown what the audience may see at most
 */
export async function historyText(
  storage: Storage,
  live: Live,
  { audience, shown }: { audience: Audience; shown: Shown },
  pause: () => Promise<void>,
): Promise<string | null> {
  const { table, module, match } = live;
  // People can write many lines without a move, as by standing up and returning.
  if (match === null || live.nextLine > MOST_HISTORY_LINES) return null;
  const matches = courseOf({ module, match, options: table.settings.options }, await storage.moves(table.id, 1));
  if (matches === null) return null;
  const lines = await logSince(storage, live, -1);
  const history = await historyOf({ module, shown, matches, lines }, audience, pause);
  return history && JSON.stringify(history);
}

/**
 * Loads the snapshot and moves from which a match can be replayed.
 *
 * @param version the earliest version to replay, as the seat counts versions
 * @throws RefusedError `notRunning` before the match starts
 */
export async function madeOf(storage: Storage, { table, module, match }: Live, version: number): Promise<PlayedMatch> {
  if (match === null) throw new RefusedError('notRunning');
  const stored = await storage.load(table.id);
  if (!stored?.match) throw new RefusedError('unknownTable');
  // The match is at least at the version of every seat.
  const lines = await logSince(storage, stored, version);
  const allMoves = () => storage.moves(table.id, 1);
  return { module, match, options: table.settings.options, stored: stored.match, allMoves, lines };
}
