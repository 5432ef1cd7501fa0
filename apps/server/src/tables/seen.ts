import { type PlayedMatch, versionFor } from '@sobremesa/match';
import type { Seen } from '@sobremesa/protocol';
import type { Person } from '../people/people.ts';
import { RefusedError } from '../refused.ts';
import { ConflictError } from '../storage/errors.ts';
import type { Storage } from '../storage/storage.ts';
import type { Log } from './log.ts';
import { logSince, type Live } from './live.ts';
import type { News } from './lobby.ts';
import { mustSit } from './table.ts';

/**
 * How far somebody has seen who says so, never further than the table has come.
 *
 * @throws RefusedError `notSeated` or `removed`
 */
export function seenAt({ table, match, nextLine, nextMessage }: Live, person: Person, { version, line, message }: Seen): Seen {
  const seat = mustSit(table, person);
  return {
    version: Math.min(version, match === null ? 0 : versionFor(match, seat)),
    line: Math.min(line, nextLine - 1),
    message: Math.min(message, nextMessage - 1),
  };
}

/**
 * Keeps it. Answers whether that is further than what was known.
 *
 * @throws RefusedError `unknownTable` when the table has gone meanwhile
 */
export async function hasSeen(storage: Storage, table: string, person: Person, seen: Seen): Promise<boolean> {
  try {
    return await storage.see(table, person.id, seen);
  } catch (error) {
    if (error instanceof ConflictError) throw new RefusedError('unknownTable');
    throw error;
  }
}

/**
 * All that a match was made of, for who wants to see again how it went.
 *
 * @param version as a seat counts: what is older is not wanted
 * @throws RefusedError `notRunning` before it begins
 */
export async function madeOf(storage: Storage, { table, module, match }: Live, version: number): Promise<PlayedMatch> {
  if (match === null) throw new RefusedError('notRunning');
  const stored = await storage.load(table.id);
  if (!stored?.match) throw new RefusedError('unknownTable');
  // The match itself has come at least as far as any seat has seen.
  const lines = await logSince(storage, stored, version);
  const allMoves = () => storage.moves(table.id, 1);
  return { module, match, options: table.settings.options, stored: stored.match, allMoves, lines };
}

/** What is new to this person at their tables; null when it cannot be read, which keeps nobody out of the lobby. */
export async function newsOf(storage: Storage, log: Log, person: string): Promise<News | null> {
  try {
    const news = await storage.news(person);
    return new Map(news.map(({ id, lines, messages }) => [id, { lines, messages }]));
  } catch (err) {
    log.warn({ err }, 'failed to read what is new for a player');
    return null;
  }
}
