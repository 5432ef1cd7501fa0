import type { LogEntry } from '@sobremesa/protocol';
import { doerOf } from '../doer.ts';

/** The moves of others since the reader's own last one. */
export interface News {
  /** The newest log line about a player's move, or the newest line if there is none. */
  entry: LogEntry;
  /** The number of log lines that it summarises. */
  count: number;
  /** The `seq` of its oldest line. */
  since: number;
  /** The most important line of each other player, the player with the newest line first. */
  each: readonly { playerID: string; entry: LogEntry }[];
}

/** Points by player: all of them, and those gained since the first line of the news. */
export type Gains = ReadonlyMap<string, { total: number; more: number | undefined }>;

/** The player who caused a log line; undefined when the line names none. */
export const doerIn = ({ kind, event }: LogEntry): string | undefined => {
  if (kind === 'game') return doerOf(event);
  return 'seat' in event ? String(event.seat) : undefined;
};

/** Arrivals and departures are no news of the match; undone moves are. */
const isOfMatch = ({ kind, event }: LogEntry) => kind === 'game' || event.type === 'undone';

/**
 * Collects the log lines since the reader last moved in their own turn.
 *
 * @param log oldest first
 * @param playerID null for a spectator, for whom the current turn is news
 * @param decisive event types preferred to later lines, the most important first
 */
export function newsFor(log: readonly LogEntry[], playerID: string | null, decisive: readonly string[] = []): News | null {
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
  const byDoer = new Map<string, LogEntry[]>();
  for (const line of news.toReversed()) {
    const doer = doerIn(line);
    if (doer !== undefined && !isOwn(line)) byDoer.set(doer, [...(byDoer.get(doer) ?? []), line]);
  }
  const each = [...byDoer].map(([playerID, lines]) => ({ playerID, entry: mostTelling(lines, decisive) }));
  const entry = each[0]?.entry ?? news.at(-1);
  const [first] = news;
  return entry === undefined || first === undefined ? null : { entry, count: news.length, since: first.seq, each };
}

/** @param lines newest first */
function mostTelling(lines: readonly LogEntry[], decisive: readonly string[]): LogEntry {
  const found = decisive.map((type) => lines.find((line) => line.kind === 'game' && line.event.type === type));
  return found.find((line) => line !== undefined) ?? lines[0]!;
}
