import type { Contest } from './contest.ts';
import { ratings, type Encounter } from './elo.ts';
import { gamesFor } from './goals.ts';
import type { Result } from './results.ts';
import { shareOf, wonBy } from './summary.ts';

/** Who plays against whom: each player against those near them. */
const pairings: readonly (readonly [one: string, others: string])[] = [
  ['greedy', 'random'],
  ['mcts', 'random'],
  ['easy', 'random'],
  ['easy', 'greedy'],
  ['casual', 'greedy'],
  ['casual', 'easy'],
  ['practised', 'casual'],
  ['sound', 'practised'],
  ['keen', 'sound'],
  ['strong', 'keen'],
  ['strong', 'mcts'],
];
/** The player with 0 points. */
const ANCHOR = 'random';

/**
 * The contests that rate all players in each game, with each of these numbers of seats.
 *
 * @param without players who are left out
 * @throws RangeError if one of them is not in the ladder
 */
export function ladder(
  seats: readonly number[],
  rest: Pick<Contest, 'budget' | 'seed' | 'release'>,
  without: readonly string[] = [],
): Contest[] {
  const before = (rest.release?.levels ?? []).map((level) => [level, `release-${level}`] as const);
  const known = new Set(pairings.flat());
  const unknown = without.find((name) => !known.has(name));
  if (unknown !== undefined) throw new RangeError(`${unknown} is none of ${[...known].join(', ')}`);
  const met = [...pairings, ...before].filter((pair) => !pair.some((name) => without.includes(name)));
  return seats.flatMap((players) =>
    gamesFor(players).flatMap((game) => met.map(([one, others]) => contestOf(game, players, one, others, rest))),
  );
}

function contestOf(
  game: string,
  players: number,
  one: string,
  others: string,
  rest: Pick<Contest, 'budget' | 'seed' | 'release'>,
): Contest {
  return { ...rest, game, players, options: {}, one, others, wall: false };
}

/**
 * The ladder as tables in Markdown: for each game and number of seats the ratings, and the
 * contests.
 */
export function ladderTables(contests: readonly Contest[], results: readonly (readonly Result[])[]): string {
  return [...new Set(contests.map(titleOf))]
    .map((title) => {
      const group = [...contests.entries()].filter(([, contest]) => titleOf(contest) === title);
      const encounters = group.map(([index, { one, others, players }]): Encounter => {
        const played = results[index] ?? [];
        return { one, others, seats: players, matches: played.length, won: wonBy(played) };
      });
      const rated = ratings(encounters, ANCHOR).map(
        ({ player, elo, within }) => `| ${player} | ${elo.toFixed(0)} | ± ${within.toFixed(0)} |`,
      );
      const met = group.map(([index, { one, others }]) => `| ${one} against ${others} | ${shareOf(results[index] ?? [])} |`);
      return [
        `### ${title}`,
        ['| player | Elo | 95 % |', '| --- | ---: | ---: |', ...rated].join('\n'),
        ['| contest | result |', '| --- | --- |', ...met].join('\n'),
      ].join('\n\n');
    })
    .join('\n\n');
}

function titleOf({ game, players }: Contest): string {
  return `${game}, ${players} seats`;
}
