import { RefusedError } from '../../refused.ts';
import type { TableRecord } from '../../storage/storage.ts';
import type { User } from '../../users/user.ts';
import type { Change } from './change.ts';
import type { Live } from './live.ts';
import { startMatch } from './moves.ts';
import { closed, isWaitingForReveals, nextShuffle, withCommitment, withContribution } from './shuffle.ts';
import { isStarting, start } from './table.ts';

/** The start of a match, which may wait a moment for the contributions of the players' devices. */

/** What a start needs to know. */
export interface StartContext {
  now: number;
  /** How long the start waits for contributions, in milliseconds. */
  revealMs: number;
  /** Whether this person has the table open on any server. */
  isConnected: (person: string) => boolean;
}

/**
 * Starts the match, or closes the list of commitments and waits for connected contributors.
 *
 * @param table `live`'s table, or that table after somebody sat down
 */
export function beginStart<T>(
  live: Live,
  table: TableRecord,
  { now, revealMs, isConnected }: StartContext,
  answer: T,
): Change<T> {
  const begun = startMatch(live, table, now, answer);
  const list = closed(start(table, live.module.players.min), now + revealMs).shuffle;
  const starting = { ...table, shuffle: list };
  // A start that the rules refuse has thrown before anybody reveals anything.
  return isWaitingForReveals(starting, isConnected) ? { answer, table: starting } : begun;
}

/** A device commits to a contribution; see `withCommitment`. */
export function contribute(live: Live, user: User, draw: string, commitment: string): Change<void> {
  const table = withCommitment(live.table, user, draw, commitment);
  return table === live.table ? { answer: undefined } : { answer: undefined, table };
}

/** A device reveals its contribution; see `withContribution`. The last one starts the match. */
export function reveal(live: Live, user: User, draw: string, contribution: string, context: StartContext): Change<void> {
  const table = withContribution(live.table, user, draw, contribution);
  if (table === live.table) return { answer: undefined };
  return isWaitingForReveals(table, context.isConnected) ? { answer: undefined, table } : finish(live, table, context.now);
}

/** Starts the match without the contributions that are missing. Nothing if it has begun. */
export function endWait(live: Live, now: number): Change<void> {
  return isStarting(live.table) ? finish(live, live.table, now) : { answer: undefined };
}

/**
 * Starts the match. If that fails, the contributions are known and the draw is void: the table
 * opens again with another one.
 */
function finish(live: Live, table: TableRecord, now: number): Change<void> {
  try {
    return startMatch(live, table, now, undefined);
  } catch (error) {
    if (!(error instanceof RefusedError) || table.shuffle === null) throw error;
    return { answer: undefined, table: { ...table, shuffle: nextShuffle(table.shuffle) } };
  }
}
