import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { keep, resultsIn, type Result } from './results.ts';
import { balance, summary } from './summary.ts';

const result = (deal: number, seat: number, won: number[], taken: string[][] = [[], []]): Result => {
  return { run: 'r', deal, seat, won, points: [40, 30], spent: [100, 1], moves: [10, 10], slowest: [30, 1], taken };
};

let folder = '';
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'arena-'))));
afterEach(() => rmSync(folder, { recursive: true }));

it('reads the stored matches of its own run, and skips other runs and an incomplete line', () => {
  const file = join(folder, 'results');
  expect(resultsIn(file, 'r')).toEqual([]);
  expect(resultsIn(undefined, 'r')).toEqual([]);
  keep(file, result(0, 0, [1, 0]));
  keep(file, { ...result(0, 1, [1, 0]), run: 'another' });
  keep(file, result(1, 0, [0, 1]));
  appendFileSync(file, '{"run":"r","de');
  expect(resultsIn(file, 'r')).toEqual([result(0, 0, [1, 0]), result(1, 0, [0, 1])]);
});

it('a summary counts the wins of `one` in every seat, and the balance counts all wins by seat', () => {
  const results = [result(0, 0, [1, 0], [['a'], ['b']]), result(0, 1, [1, 0], [['a', 'b'], []])];
  expect(summary(results, 2)).toBe(
    'won 50 % of 2 (95 %: 9 % to 91 %); evenly matched: 50 %\npoints 35.0, the others 35.0\na move 5.0 ms, the slowest 30 ms',
  );
  expect(balance(results, 2).split('\n')).toEqual([
    'seats, the first of the table first: 100 %, 0 %',
    expect.stringMatching(/^a +taken +2 times, won 100 % /),
    expect.stringMatching(/^b +taken +2 times, won 50 % /),
  ]);
});
