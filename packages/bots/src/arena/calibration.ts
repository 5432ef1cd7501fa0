import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { corrected, judge, type Judged } from '../chances.ts';
import type { Correction } from '../corrections.ts';
import { policies } from '../policies.ts';
import { processorClock } from './clock.ts';
import { play } from './match.ts';
import { playerCalled } from './players.ts';

/** A match between `sound` bots, with the judgement of each turn's first position. */
export interface Course {
  /** Identifies the series of matches. */
  run: string;
  match: number;
  positions: readonly Judged[];
  /** By player id: 1 for a single winner, shared equally among several. */
  won: readonly number[];
  /** The mean points of all players at the end. */
  points: number;
}

/** A series of matches. */
export interface Series {
  game: string;
  players: number;
  seed: number;
}

/** The positions and players that were given chances of one tenth. */
export interface Tenth {
  /** The tenth's number, from 0 for chances below 10 %. */
  tenth: number;
  /** The mean chance, from 0 to 1. */
  chance: number;
  /** The share of them that won. */
  won: number;
  /** The number of pairs of a position and a player. */
  positions: number;
  /** The standard error of `won - chance`. The positions of one match count together. */
  error: number;
}

const TENTHS = 10;
/** A tenth with a larger standard error says nothing about 5 points. */
const CLEAR = 0.025;

/** Name of a series, which also identifies its matches in the file. */
export function seriesName({ game, players, seed }: Series): string {
  return `calibration, ${game}, ${players} players, seed ${seed}`;
}

/**
 * Plays the first matches of a series, except those already in the file.
 *
 * @throws RangeError for an unknown game
 */
export async function coursesOf(series: Series, matches: number, file: string | undefined): Promise<Course[]> {
  const { game, players, seed } = series;
  const policy = policies[game];
  if (policy === undefined) throw new RangeError(`${game} is none of ${Object.keys(policies).join(', ')}`);
  const rules = { budget: { iterations: 1, ms: Infinity }, clock: processorClock() };
  const run = seriesName(series);
  const courses = coursesIn(file, run);
  for (let match = courses.length; match < matches; match++) {
    const number = seed * 1_000_003 + match;
    const seated = Array.from({ length: players }, (_, seat) => playerCalled('sound', policy, number * 101 + seat, rules));
    const positions: Judged[] = [];
    let turn: number | null = null;
    const deal = number.toString(16).padStart(64, '0');
    const { won, points } = await play(policy, seated, {}, deal, rules.clock, ({ G, ctx }) => {
      if (ctx.turn === turn) return;
      turn = ctx.turn;
      positions.push(judge(policy, { G, ctx }));
    });
    const course: Course = { run, match, positions, won, points: mean(points) };
    if (file !== undefined) appendFileSync(file, `${JSON.stringify(course)}\n`);
    courses.push(course);
  }
  return courses.slice(0, matches);
}

function coursesIn(file: string | undefined, run: string): Course[] {
  if (file === undefined || !existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').split('\n').slice(0, -1);
  return lines.map((line) => JSON.parse(line) as Course).filter((course) => course.run === run);
}

/** How often players won, by tenths of the chance that they were given. */
export function tenths(courses: readonly Course[], correction: Correction): Tenth[] {
  const groups = Array.from({ length: TENTHS }, () => ({ positions: 0, chance: 0, won: 0, squares: 0 }));
  for (const { positions, won } of courses) {
    const off = groups.map(() => 0);
    for (const judged of positions) {
      for (const [player, chance] of corrected(judged, correction).entries()) {
        const tenth = Math.min(TENTHS - 1, Math.floor(chance * TENTHS));
        const group = groups[tenth] as (typeof groups)[number];
        const share = won[player] ?? 0;
        group.positions += 1;
        group.chance += chance;
        group.won += share;
        off[tenth] = (off[tenth] ?? 0) + share - chance;
      }
    }
    for (const [tenth, group] of groups.entries()) group.squares += (off[tenth] ?? 0) ** 2;
  }
  return groups.flatMap(({ positions, chance, won, squares }, tenth) =>
    positions === 0
      ? []
      : [{ tenth, chance: chance / positions, won: won / positions, positions, error: Math.sqrt(squares) / positions }],
  );
}

/** Whether a tenth has enough positions to judge it by 5 points. */
export function isClear({ error, positions }: Tenth): boolean {
  return error <= CLEAR && positions >= 100;
}

/** The largest difference between chance and wins among the tenths with enough positions. */
export function worst(rows: readonly Tenth[]): number {
  return Math.max(0, ...rows.filter(isClear).map(({ chance, won }) => Math.abs(won - chance)));
}

/**
 * The share of the uncertainty about the winner that the chances remove, in each third of the
 * matches: 1 if they always knew the winner, 0 if they were no better than equal chances (Brier
 * skill score). For a lone player, compared with the share of matches that were won.
 */
export function skill(courses: readonly Course[], correction: Correction): number[] {
  const alone = mean(courses.map(({ won }) => won[0] ?? 0));
  return [0, 1, 2].map((third) => {
    let [own, reference] = [0, 0];
    for (const { positions, won } of courses) {
      const [from, to] = [third, third + 1].map((part) => Math.floor((positions.length * part) / 3));
      for (const judged of positions.slice(from, to)) {
        for (const [player, chance] of corrected(judged, correction).entries()) {
          const share = won[player] ?? 0;
          own += (chance - share) ** 2;
          reference += ((won.length === 1 ? alone : 1 / won.length) - share) ** 2;
        }
      }
    }
    return 1 - own / reference;
  });
}

/** First and last step of the search for the best correction. */
const [STEP, FINEST] = [0.4, 0.01];

/** The correction with which the courses were the most likely: a pattern search. */
export function fitted(courses: readonly Course[]): Correction {
  const players = courses[0]?.won.length ?? 0;
  let best: Correction = { early: 1, late: 1, points: Math.round(mean(courses.map(({ points }) => points))), bias: 0 };
  const names = players === 1 ? (['early', 'late', 'bias'] as const) : (['early', 'late'] as const);
  let least = surprise(courses, best);
  for (let step = STEP; step > FINEST / 2;) {
    let isBetter = false;
    for (const name of names) {
      for (const by of [step, -step]) {
        const next = { ...best, [name]: best[name] + by };
        const now = surprise(courses, next);
        if (now >= least || (name !== 'bias' && next[name] < 0)) continue;
        [best, least, isBetter] = [next, now, true];
      }
    }
    if (!isBetter) step /= 2;
  }
  return { ...best, early: rounded(best.early), late: rounded(best.late), bias: rounded(best.bias) };
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}

/** The mean negative logarithm of the winners' chances. */
function surprise(courses: readonly Course[], correction: Correction): number {
  const each = courses.flatMap(({ positions, won }) =>
    positions.map((judged) => {
      const chances = corrected(judged, correction);
      const known = won.reduce((sum, share, player) => sum + share * Math.log(chances[player] ?? 1), 0);
      return won.length === 1 ? known + (1 - (won[0] ?? 0)) * Math.log(1 - (chances[0] ?? 0)) : known;
    }),
  );
  return -mean(each);
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, each) => sum + each, 0) / Math.max(1, numbers.length);
}
