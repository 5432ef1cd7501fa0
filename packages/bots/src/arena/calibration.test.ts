import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { corrected } from '../chances.ts';
import { uncorrected } from '../corrections.ts';
import { coursesOf, fitted, seriesName, skill, tenths, worst, type Course } from './calibration.ts';
import { plotOf, qualityTable, tenthsTable } from './calibrationReport.ts';

/** Matches of one position each, in which the first player wins `share` of them. */
function courses(raw: number, share: number, count = 1000): Course[] {
  return Array.from({ length: count }, (_, match) => {
    const own = match % 100 < share * 100 ? 1 : 0;
    return { run: 'r', match, positions: [{ raw: [raw, 1 - raw], points: 10 }], won: [own, 1 - own], points: 20 };
  });
}

let folder = '';
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'calibration-'))));
afterEach(() => rmSync(folder, { recursive: true }));

it('counts wins by tenths of the chance, with an error by matches', () => {
  const [low, high] = tenths(courses(0.85, 0.7), uncorrected);
  expect(low).toMatchObject({ tenth: 1, positions: 1000, won: 0.3 });
  expect(high).toMatchObject({ tenth: 8, positions: 1000, won: 0.7 });
  expect(high?.chance).toBeCloseTo(0.85);
  expect(high?.error).toBeGreaterThan(0.01);
  expect(high?.error).toBeLessThan(0.02);
  expect(worst(tenths(courses(0.85, 0.7), uncorrected))).toBeCloseTo(0.15);
  expect(worst(tenths(courses(0.85, 0.7, 90), uncorrected))).toBe(0);
});

it('finds the correction that makes the chances true', () => {
  const all = courses(0.9, 0.7);
  const correction = fitted(all);
  expect(corrected({ raw: [0.9, 0.1], points: 10 }, correction)[0]).toBeCloseTo(0.7, 1);
  expect(correction.points).toBe(20);
  expect(worst(tenths(all, correction))).toBeLessThan(0.02);
});

it('measures how much of the uncertainty the chances remove', () => {
  const all = [...courses(0.5, 1), ...courses(1, 1)].map((course, match) => Object.assign(course, { match }));
  const [, , last = 0] = skill(courses(1, 1), uncorrected);
  expect(last).toBeCloseTo(1);
  expect(skill(courses(0.5, 1), uncorrected)[2]).toBeCloseTo(0);
  expect(skill(all, uncorrected)[2]).toBeCloseTo(0.5);
});

it('plays a match once, and reads it from the file afterwards', async () => {
  const file = join(folder, 'results');
  const series = { game: 'patzcuaro', players: 2, seed: 5 };
  const [played] = await coursesOf(series, 1, file);
  expect(played?.run).toBe(seriesName(series));
  expect(played?.positions.length).toBeGreaterThan(10);
  appendFileSync(file, '{"run":"un');
  expect(await coursesOf(series, 1, file)).toEqual([played]);
  await expect(coursesOf({ ...series, game: 'chess' }, 1, file)).rejects.toThrow(RangeError);
});

it('prints tables and a plot for each series, with few positions in brackets', () => {
  const checked = [10, 1000].map((count) => {
    return { series: { game: 'patzcuaro', players: 2 }, courses: courses(0.85, 0.7, count), correction: uncorrected };
  });
  const rows = tenthsTable(checked).split('\n');
  expect(rows).toHaveLength(4);
  expect(rows[3]).toContain('| 70 % |');
  expect(rows[2]).toContain('(100 %)');
  expect(qualityTable(checked)).toContain('| 1000 | 15 points | 15 points |');
  expect(plotOf(checked).match(/<circle /g)).toHaveLength(4);
});
