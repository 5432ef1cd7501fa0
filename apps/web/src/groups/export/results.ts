import type { GroupMatch } from '@sobremesa/protocol';
import { newestFirst } from '../stats/evenings.ts';
import { csv, type Cell } from './csv.ts';

/** The columns of the CSV file. */
const columns = [
  'table',
  'game',
  'options',
  'started',
  'finished',
  'ending',
  'seat',
  'player',
  'member',
  'bot',
  'points',
  'won',
] as const;

/**
 * The results as CSV: a line for each seat of each match, the oldest match first. Times are ISO
 * 8601 in UTC. `player` is empty for people who had themselves forgotten, and `bot` is a level.
 */
export function resultsCsv(matches: readonly GroupMatch[]): string {
  const lines = newestFirst(matches)
    .toReversed()
    .flatMap((match) => {
      const { table, game, options, startedAt, finishedAt, ending, seats } = match;
      const chosen = Object.entries(options).map(([name, value]) => `${name}=${String(value)}`);
      const common: Cell[] = [table, game, chosen.join('; '), iso(startedAt), iso(finishedAt), ending];
      return seats.map(({ seat, name, member, bot, points, won }): Cell[] => {
        return common.concat([seat + 1, name, member, bot?.level ?? null, points, won]);
      });
    });
  return csv([columns, ...lines]);
}

/**
 * The results as JSON: the group's name, and its matches as the protocol has them, oldest first.
 */
export function resultsJson(name: string, matches: readonly GroupMatch[]): string {
  return JSON.stringify({ group: name, matches: newestFirst(matches).toReversed() }, null, 2);
}

const iso = (at: number): string => new Date(at).toISOString();

/**
 * A file name from the group's name, such as `sobremesa-the-thursdays.csv`. Letters of all scripts
 * stay.
 */
export function fileName(name: string, extension: string): string {
  const words = name.toLowerCase().match(/[\p{Letter}\p{Mark}\p{Number}]+/gu) ?? ['group'];
  return `sobremesa-${words.join('-')}.${extension}`;
}
