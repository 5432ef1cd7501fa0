import type { LogEntry } from '@sobremesa/protocol';
import { doerOf } from '../doer.ts';

/** What others have done since the reader's own last move. */
export interface News {
  /** The newest line that says what one of them did; where there is none, the newest one. */
  entry: LogEntry;
  /** How many lines of the log there are of it. */
  count: number;
}

/** Who did what a line tells, as far as it says so. */
const doerIn = ({ kind, event }: LogEntry): string | undefined => {
  if (kind === 'game') return doerOf(event);
  return 'seat' in event ? String(event.seat) : undefined;
};

/** Who comes and who goes is no news of the match, but a move that was taken back is. */
const isOfMatch = ({ kind, event }: LogEntry) => kind === 'game' || event.type === 'undone';

/**
 * What happened while the reader looked on, until they move in a turn of their own.
 *
 * @param log oldest first
 * @param playerID null for a watcher, to whom the turn that is played is news
 */
export function newsFor(log: readonly LogEntry[], playerID: string | null): News | null {
  const isOwn = (entry: LogEntry) => [playerID, undefined].includes(doerIn(entry));
  let turn: string | undefined;
  let isNewTurn = false;
  let news: LogEntry[] = [];
  for (const entry of log) {
    if (entry.event.type === 'turn') {
      turn = doerIn(entry);
      isNewTurn = true;
    } else if (isOfMatch(entry)) {
      if (turn === playerID && isOwn(entry)) news = [];
      else if (playerID === null && isNewTurn) news = [entry];
      else news.push(entry);
      isNewTurn = false;
    }
  }
  const entry = news.findLast((line) => !isOwn(line)) ?? news.at(-1);
  return entry === undefined ? null : { entry, count: news.length };
}
