import { policies } from '../policies.ts';
import type { Policy } from '../policy.ts';
import type { Budget } from '../search.ts';
import { nameOf, playOn, type Contest } from './contest.ts';
import type { Result } from './results.ts';
import { shareOf } from './summary.ts';

/** A contest with the share of matches that the one is to win. */
export interface Goal {
  contest: Contest;
  share: number;
}

/** The games that can be played by this many. */
function gamesFor(players: number): string[] {
  const fits = ({
    module: {
      players: { min, max },
    },
  }: Policy) => min <= players && players <= max;
  return Object.entries(policies).flatMap(([game, policy]) => (fits(policy) ? [game] : []));
}

/** Of the greedy player with which Prado's sheet was tried out, twice what it won. */
const alone = { easy: 0.3, medium: 0.16, hard: 0.18 } as const;

/**
 * What bots are to reach: each level the one below, the strong one boardgame.io's own bot and the
 * guard.
 */
export function goals(budget: Budget, seed: number): Goal[] {
  const goal = (game: string, players: number, one: string, others: string, share: number, options = {}): Goal => {
    return { share, contest: { game, players, options, one, others, budget, wall: false, seed } };
  };
  return [
    ...gamesFor(2).map((game) => goal(game, 2, 'sound', 'easy', 0.75)),
    ...gamesFor(2).map((game) => goal(game, 2, 'strong', 'sound', 0.75)),
    ...gamesFor(2).map((game) => goal(game, 2, 'strong', 'mcts', 0.95)),
    ...gamesFor(4).map((game) => goal(game, 4, 'strong', 'sound', 0.45)),
    ...Object.entries(alone).map(([difficulty, share]) => goal('prado', 1, 'strong', 'sound', share, { difficulty })),
  ];
}

/**
 * So many matches of each contest are played before the next one's turn, so that a run that is
 * interrupted has some of all.
 */
const AT_ONCE = 10;

/**
 * Plays all of them, a few matches of each at a time. @returns what came of each, in their order
 */
export async function reach(
  all: readonly Goal[],
  matches: number,
  file: string | undefined,
  tell: (line: string) => void,
): Promise<Result[][]> {
  const results: Result[][] = all.map(() => []);
  for (let most = Math.min(AT_ONCE, matches); ; most = Math.min(most + AT_ONCE, matches)) {
    for (const [index, { contest, share }] of all.entries()) {
      results[index] = await playOn(contest, most, file, (played) => tell(`${nameOf(contest)}: ${played.length} matches`));
      tell(`${nameOf(contest)}: ${shareOf(results[index])}; the goal is ${(100 * share).toFixed(0)} %`);
    }
    if (most === matches) return results;
  }
}
