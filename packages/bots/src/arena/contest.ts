import { policies } from '../policies.ts';
import type { Budget } from '../search.ts';
import { processorClock } from './clock.ts';
import { play } from './match.ts';
import { isOfRelease, playerCalled, type Rules } from './players.ts';
import type { Release } from './release.ts';
import { keep, resultsIn, type Result } from './results.ts';

/** A series of matches of one player against others. */
export interface Contest {
  game: string;
  players: number;
  /** The table's variants. */
  options: Readonly<Record<string, unknown>>;
  /** `one` plays each deal once in every seat; `others` play in all other seats. */
  one: string;
  others: string;
  /** The budget of searching players. */
  budget: Budget;
  /** Whether milliseconds are wall time; otherwise processor time. */
  wall: boolean;
  seed: number;
  /** The earlier release that plays in it. */
  release?: Release;
}

/** The name of a contest, which also identifies its results in the file. */
export function nameOf({ game, players, options, one, others, budget, wall, seed, release }: Contest): string {
  const by = budget.ms === Infinity ? `${budget.iterations} thoughts` : `${budget.ms} ms${wall ? '' : ' of processor'}`;
  const seats = players === 1 ? '1 player' : `${players} players`;
  const of = release !== undefined && [one, others].some(isOfRelease) ? `, release ${release.commit}` : '';
  return `${game}, ${seats}, ${JSON.stringify(options)}: ${one} against ${players === 1 ? 'the guard' : others}, ${by} a move, seed ${seed}${of}`;
}

/** Rounds a number of matches up to whole deals. In a whole deal, `one` plays every seat once. */
export function wholeDeals({ players }: Contest, matches: number): number {
  return Math.ceil(matches / players) * players;
}

/**
 * Plays the first `matches` matches of a contest, except those already in the file.
 *
 * @param tell receives each new result, with the number of results so far
 * @throws RangeError for an unknown game or player
 */
export async function playOn(
  contest: Contest,
  matches: number,
  file: string | undefined,
  tell: (results: readonly Result[]) => void,
): Promise<Result[]> {
  const { players, one } = contest;
  const policy = policies[contest.game];
  if (policy === undefined) throw new RangeError(`${contest.game} is none of ${Object.keys(policies).join(', ')}`);
  const clock = contest.wall ? () => performance.now() : processorClock();
  const rules: Rules = { budget: contest.budget, clock, ...(contest.release && { release: contest.release }) };
  const run = nameOf(contest);
  const results = resultsIn(file, run);
  for (let match = 0; match < wholeDeals(contest, matches); match++) {
    const [deal, seat] = [Math.floor(match / players), match % players];
    if (results.some((result) => result.deal === deal && result.seat === seat)) continue;
    const seated = Array.from({ length: players }, (_, index) =>
      playerCalled(index === seat ? one : contest.others, policy, contest.seed * 1_000_003 + deal * 101 + index, rules),
    );
    const cards = (contest.seed * 1_000_003 + deal).toString(16).padStart(64, '0');
    const outcome = await play(policy, seated, contest.options, cards, rules.clock);
    const result: Result = { run, deal, seat, ...outcome };
    keep(file, result);
    results.push(result);
    tell(results);
  }
  return results;
}

/**
 * Number of matches of a contest before the next one's turn, so that an interrupted run has results
 * of all.
 */
const AT_ONCE = 10;

/**
 * Plays several contests, a few matches of each in turn.
 *
 * @param tell receives a line after each match
 * @param after is called with all results of a contest so far, after each of its turns
 * @returns the results of each contest, in order
 */
export async function playInTurns(
  contests: readonly Contest[],
  matches: number,
  file: string | undefined,
  tell: (line: string) => void,
  after: (contest: Contest, results: readonly Result[]) => void = () => {},
): Promise<Result[][]> {
  const results: Result[][] = contests.map(() => []);
  for (let most = Math.min(AT_ONCE, matches); ; most = Math.min(most + AT_ONCE, matches)) {
    for (const [index, contest] of contests.entries()) {
      const played = await playOn(contest, most, file, ({ length }) => tell(`${nameOf(contest)}: ${length} matches`));
      results[index] = played;
      after(contest, played);
    }
    if (most === matches) return results;
  }
}
