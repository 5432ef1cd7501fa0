import { expect, it } from 'vitest';
import type { Stop } from './host/model.ts';
import { apart, chanceLines, heightAt, pointLines, sourceLines, stopAt } from './lines.ts';
import { merged, nothingYet } from './story.ts';

const stop = (version: number, own: number, rival: number): Stop => ({
  version,
  turn: version,
  points: [
    {
      seat: 0,
      term: null,
      total: own,
      parts: [
        { source: 'score.a', points: own },
        { source: 'score.b', points: 0 },
      ],
    },
    { seat: null, term: 'guard', total: rival, parts: [] },
  ],
});
const stops = [stop(0, 0, 1), stop(4, 3, 2)];

it('each player and each opponent of the rules has a line of points', () => {
  const lines = pointLines(stops, ['Ana'], (term) => `the ${term}`);
  expect(lines.map(({ label, values }) => [label, values])).toEqual([
    ['Ana', [0, 3]],
    ['the guard', [1, 2]],
  ]);
});

it('each source of points that ever counted has a line', () => {
  expect(sourceLines(stops, 0, (source) => source).map(({ key, values }) => [key, values])).toEqual([['score.a', [0, 3]]]);
});

it('chances are in percent, with gaps where they are not known yet', () => {
  const chances = new Map([[1, { stop: 1, whole: [0.5], seen: [0.25] }]]);
  expect(chanceLines(stops, chances, 'seen', ['Ana'])[0]?.values).toEqual([null, 25]);
  expect(chanceLines(stops, chances, 'whole', ['Ana'])[0]?.values).toEqual([null, 50]);
});

it('a version belongs to the last stop before it', () => {
  expect([0, 3, 4, 9].map((version) => stopAt([0, 4], version))).toEqual([0, 0, 1, 1]);
});

it('a line has a height between its stops, too, where both are known', () => {
  const line = { key: 'a', label: 'a', look: 0, values: [10, 30, null] };
  expect([0, 5, 10, 12].map((version) => heightAt(line, [0, 10, 20], version))).toEqual([10, 20, 30, 30]);
  expect(heightAt({ ...line, values: [null, 3] }, [0, 10], 4)).toBeNull();
});

it('labels move apart, in their order and inside their space', () => {
  expect(apart([50, 10, 50], 20, 0, 100)).toEqual([50, 10, 70]);
  expect(apart([98, 99, 100], 20, 0, 100)).toEqual([60, 80, 100]);
  expect(apart([], 20, 0, 100)).toEqual([]);
});

it('results add up, and stay when the worker fails', () => {
  const chances = { stop: 1, whole: [1], seen: [1] };
  const first = merged(nothingYet, { parts: [{ stops }, { chances }], isDone: false });
  const second = merged(first, { parts: [{ progress: { done: 2, total: 2 } }], isDone: true });
  expect(second).toMatchObject({ stops, progress: { done: 2, total: 2 }, state: 'done' });
  expect(second.chances.get(1)).toEqual(chances);
  expect(merged(second, null)).toEqual({ ...second, state: 'failed' });
  expect(merged(second, { failure: 'damaged' }).state).toBe('failed');
});
