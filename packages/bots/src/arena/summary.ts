import { interval } from './interval.ts';
import type { Result } from './results.ts';

const percent = (share: number) => `${(100 * share).toFixed(0)} %`;
const mean = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0) / Math.max(1, numbers.length);

/** The values of `one` from lists by player id. */
function ownOf(results: readonly Result[], of: (result: Result) => readonly number[]): number[] {
  return results.map((result) => of(result)[result.seat] ?? 0);
}

/** The number of matches won by `one`. A shared win counts in part. */
export function wonBy(results: readonly Result[]): number {
  return ownOf(results, (result) => result.won).reduce((sum, each) => sum + each, 0);
}

/** The share of matches won by `one`, with its confidence interval. */
export function shareOf(results: readonly Result[]): string {
  const won = wonBy(results);
  const [least, most] = interval(won, results.length);
  return `won ${percent(won / results.length)} of ${results.length} (95 %: ${percent(least)} to ${percent(most)})`;
}

/** Summarises wins, points and thinking times. */
export function summary(results: readonly Result[], players: number): string {
  const own = (of: (result: Result) => readonly number[]) => ownOf(results, of);
  const others = results.flatMap(({ points, seat }) => points.filter((_, index) => index !== seat));
  const spent = own((result) => result.spent).reduce((sum, each) => sum + each, 0);
  const moves = own((result) => result.moves).reduce((sum, each) => sum + each, 0);
  const even = players === 1 ? '' : `; evenly matched: ${percent(1 / players)}`;
  return [
    `${shareOf(results)}${even}`,
    `points ${mean(own((result) => result.points)).toFixed(1)}${players === 1 ? '' : `, the others ${mean(others).toFixed(1)}`}`,
    `a move ${(spent / Math.max(1, moves)).toFixed(1)} ms, the slowest ${Math.max(...own((result) => result.slowest)).toFixed(0)} ms`,
  ].join('\n');
}

/**
 * The share of wins by seat, and the share of wins by cards that players took, compared with all
 * matches.
 */
export function balance(results: readonly Result[], players: number): string {
  const seats = Array.from({ length: players }, (_, seat) => mean(results.map(({ won }) => won[seat] ?? 0)));
  const cards = new Map<string, number[]>();
  for (const { won, taken } of results) {
    for (const [seat, names] of taken.entries()) {
      for (const name of names) cards.set(name, [...(cards.get(name) ?? []), won[seat] ?? 0]);
    }
  }
  const rows = [...cards]
    .map(([name, wins]) => ({
      name,
      times: wins.length,
      share: mean(wins),
      within: interval(mean(wins) * wins.length, wins.length),
    }))
    .toSorted((a, b) => b.share - a.share);
  return [
    `seats, the first of the table first: ${seats.map(percent).join(', ')}`,
    ...rows.map(
      ({ name, times, share, within: [least, most] }) =>
        `${name.padEnd(20)} taken ${String(times).padStart(4)} times, won ${percent(share)} (${percent(least)} to ${percent(most)})`,
    ),
  ].join('\n');
}
