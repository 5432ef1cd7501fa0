import type { GroupMatch } from '@sobremesa/protocol';
import { evenings } from './evenings.ts';
import { isContest, isPerson, playerOf } from './players.ts';
import { byGame } from './tallies.ts';

/** A day as the calendar of a time zone has it. Months count from 1. */
export interface Day {
  year: number;
  month: number;
  day: number;
}

/** @param timeZone of the IANA, such as `Europe/Madrid`; undefined for that of the device */
export function calendar(timeZone: string | undefined): (at: number) => Day {
  const format = new Intl.DateTimeFormat('en', {
    calendar: 'gregory',
    numberingSystem: 'latn',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    timeZone,
  });
  return (at) => {
    const parts = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, Number(value)]));
    return { year: parts['year'] ?? 0, month: parts['month'] ?? 0, day: parts['day'] ?? 0 };
  };
}

/** The years in which matches ended, the newest first. */
export function yearsOf(matches: readonly GroupMatch[], dayOf: (at: number) => Day): number[] {
  return [...new Set(matches.map(({ finishedAt }) => dayOf(finishedAt).year))].toSorted((a, b) => b - a);
}

export interface YearReview {
  matches: number;
  evenings: number;
  /** The most matches of one evening. */
  longestEvening: number;
  /** The number of matches in each month, by game, the game with the most matches first. */
  games: { game: string; matches: number; months: readonly number[] }[];
  /** The people with the most wins of the year, and how many. Empty if no person won. */
  champions: string[];
  wins: number;
}

/** A year of the group. A match belongs to the year and month in which it ended. */
export function yearReview(matches: readonly GroupMatch[], year: number, dayOf: (at: number) => Day): YearReview {
  const own = matches.filter(({ finishedAt }) => dayOf(finishedAt).year === year);
  const played = evenings(own);
  const wins = new Map<string, number>();
  for (const match of own.filter(isContest)) {
    const winners = new Set(
      match.seats
        .filter(({ won }) => won)
        .map(playerOf)
        .filter(isPerson),
    );
    for (const winner of winners) wins.set(winner, (wins.get(winner) ?? 0) + 1);
  }
  const most = Math.max(0, ...wins.values());
  return {
    matches: own.length,
    evenings: played.length,
    longestEvening: Math.max(0, ...played.map(({ length }) => length)),
    games: byGame(own).map(([game, of]) => ({ game, matches: of.length, months: months(of, dayOf) })),
    champions: [...wins].filter(([, count]) => count === most).map(([player]) => player),
    wins: most,
  };
}

function months(matches: readonly GroupMatch[], dayOf: (at: number) => Day): number[] {
  const counts = Array.from({ length: 12 }, () => 0);
  for (const { finishedAt } of matches) {
    const index = dayOf(finishedAt).month - 1;
    counts[index] = (counts[index] ?? 0) + 1;
  }
  return counts;
}
