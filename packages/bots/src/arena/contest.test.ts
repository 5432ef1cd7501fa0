import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { policies } from '../policies.ts';
import { nameOf, playOn, type Contest } from './contest.ts';
import { goals, reach } from './goals.ts';
import { resultsIn } from './results.ts';

const budget = { iterations: 1, ms: Infinity };
const contest: Contest = {
  game: 'patzcuaro',
  players: 2,
  options: {},
  one: 'sound',
  others: 'random',
  budget,
  wall: false,
  seed: 1,
};

let folder = '';
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'arena-'))));
afterEach(() => rmSync(folder, { recursive: true }));

it('resumes an interrupted contest, and seats `one` in every seat of each deal', async () => {
  const file = join(folder, 'results');
  const reported: number[] = [];
  const report = (results: readonly unknown[]) => reported.push(results.length);
  await playOn(contest, 1, file, report);
  const results = await playOn(contest, 4, file, report);
  expect(reported).toEqual([1, 2, 3, 4]);
  expect(results.map(({ deal, seat }) => [deal, seat])).toEqual([
    [0, 0],
    [0, 1],
    [1, 0],
    [1, 1],
  ]);
  expect(resultsIn(file, nameOf(contest))).toEqual(results);
  expect(resultsIn(file, nameOf({ ...contest, seed: 2 }))).toEqual([]);
});

it('throws for an unknown game', async () => {
  await expect(playOn({ ...contest, game: 'chess' }, 1, undefined, () => {})).rejects.toThrow(
    `chess is none of ${Object.keys(policies).join(', ')}`,
  );
});

it('plays the goals a few matches at a time, and reports progress for each', async () => {
  const [goal] = goals(budget, 1);
  const easy = goal === undefined ? [] : [{ ...goal, contest: { ...goal.contest, others: 'random' } }];
  const lines: string[] = [];
  const [results] = await reach(easy, 12, undefined, (line) => lines.push(line));
  expect(results).toHaveLength(12);
  expect(lines.at(-1)).toMatch(/^patzcuaro, 2 players.*: won \d+ % of 12 \(95 %: .*\); the goal is 75 %$/);
});
