import { policies } from '../policies.ts';
import type { Policy } from '../policy.ts';
import type { Budget } from '../search.ts';
import { nameOf, playInTurns, type Contest } from './contest.ts';
import type { Result } from './results.ts';
import { shareOf } from './summary.ts';

/** A contest, with the share of matches that `one` should win. */
export interface Goal {
  contest: Contest;
  share: number;
}

/** The games for this number of players. */
export function gamesFor(players: number): string[] {
  const fits = ({
    module: {
      players: { min, max },
    },
  }: Policy) => min <= players && players <= max;
  return Object.entries(policies).flatMap(([game, policy]) => (fits(policy) ? [game] : []));
}

/** The share of wins against three `sound` players. */
const amongFour: Readonly<Record<string, number>> = { patzcuaro: 0.55, prado: 0.8, museum: 0.8 };
/** In other games: clearly more than 25 %. */
const elsewhere = 0.45;

/**
 * The share of wins against the guard: twice that of the greedy player that tested Prado's rules
 * sheet, and more at the hardest difficulty.
 */
const alone = { easy: 0.3, medium: 0.16, hard: 0.45 } as const;

/**
 * The goals of the bots: each level must beat the one below, and the strong one also boardgame.io's
 * bot and the guard.
 */
export function goals(budget: Budget, seed: number): Goal[] {
  const goal = (game: string, players: number, one: string, others: string, share: number, options = {}): Goal => {
    return { share, contest: { game, players, options, one, others, budget, wall: false, seed } };
  };
  return [
    ...gamesFor(2).map((game) => goal(game, 2, 'sound', 'easy', 0.75)),
    ...gamesFor(2).map((game) => goal(game, 2, 'strong', 'sound', 0.75)),
    ...gamesFor(2).map((game) => goal(game, 2, 'strong', 'mcts', 0.95)),
    ...gamesFor(4).map((game) => goal(game, 4, 'strong', 'sound', amongFour[game] ?? elsewhere)),
    ...Object.entries(alone).map(([difficulty, share]) => goal('prado', 1, 'strong', 'sound', share, { difficulty })),
  ];
}

/** Plays all contests, a few matches of each in turn. @returns their results, in order */
export async function reach(
  all: readonly Goal[],
  matches: number,
  file: string | undefined,
  tell: (line: string) => void,
): Promise<Result[][]> {
  const share = new Map(all.map((goal) => [goal.contest, goal.share]));
  return playInTurns([...share.keys()], matches, file, tell, (contest, results) => {
    tell(`${nameOf(contest)}: ${shareOf(results)}; the goal is ${(100 * (share.get(contest) ?? 0)).toFixed(0)} %`);
  });
}
