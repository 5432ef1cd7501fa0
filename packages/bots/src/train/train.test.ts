import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { restored } from '../network.ts';
import { policies } from '../policies.ts';
import type { Policy } from '../policy.ts';
import { Store } from './checkpoint.ts';
import { SelfPlay } from './selfPlay.ts';
import { sourceOf } from './source.ts';
import { train } from './train.ts';

const policy = policies['patzcuaro'] as Policy;
const course = { players: 2, seed: 3, seconds: 2, rounds: 2, thoughts: 1, units: 2 };

let folder = '';
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'train-'))));
afterEach(() => rmSync(folder, { recursive: true }));

/** A clock that advances by a second with each look at it. */
function ticking(): () => number {
  let now = 0;
  return () => now++;
}

it('plays, searches, trains, and resumes where it was', async () => {
  const store = new Store(join(folder, 'patzcuaro'));
  const lines: string[] = [];
  const network = await train(policy, course, store, ticking(), (line) => lines.push(line), 'by a test');
  expect(lines.some((line) => line.startsWith('round 2: pass 8, loss'))).toBe(true);
  const checkpoint = store.load();
  expect(checkpoint?.matches.filter((count) => count > 0)).toHaveLength(2);
  expect(store.samples(checkpoint!)).toHaveLength(checkpoint?.samples ?? -1);
  const again: string[] = [];
  expect(await train(policy, course, store, ticking(), (line) => again.push(line), 'by a test')).toEqual(network);
  expect(again).toEqual([]);
  expect(restored(network).units).toBe(2);
}, 120_000);

it('drops samples that are newer than the checkpoint', async () => {
  const store = new Store(join(folder, 'patzcuaro'));
  await train(policy, { ...course, rounds: 1 }, store, ticking(), () => {}, '');
  const checkpoint = store.load()!;
  const before = store.samples(checkpoint);
  appendFileSync(join(folder, 'patzcuaro.f32'), new Uint8Array(10));
  expect(store.samples(checkpoint)).toEqual(before);
}, 120_000);

it('rejects a checkpoint of other features', async () => {
  const store = new Store(join(folder, 'patzcuaro'));
  store.save({
    game: 'patzcuaro',
    players: 2,
    seed: 3,
    matches: [1],
    samples: 0,
    shape: { own: 3, table: 1 },
    played: 0,
    training: null,
    passes: 0,
  });
  await expect(train(policy, course, store, ticking(), () => {}, '')).rejects.toThrow('the features have changed');
});

it('collects the same samples from the same seed, with results that sum to 1', () => {
  const samples = new SelfPlay(policy, 2).match(11);
  expect(new SelfPlay(policy, 2).match(11)).toEqual(samples);
  expect(samples.length).toBeGreaterThan(0);
  for (const { result } of samples) expect((result[0] ?? 0) + (result[1] ?? 0)).toBeCloseTo(1, 9);
});

it('collects lost matches of a lone player, too, in all difficulties', () => {
  const prado = policies['prado'] as Policy;
  const player = new SelfPlay(prado, 1, 'difficulty');
  const samples = Array.from({ length: 12 }, (_, seed) => player.match(seed)).flat();
  const chances = samples.map(({ result }) => result[0] ?? -1);
  expect(Math.min(...chances)).toBeLessThan(0.5);
  expect(Math.min(...chances)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...chances)).toBeLessThanOrEqual(1);
  expect(new Set(samples.map(({ table }) => table.slice(-21, -18).join(' ')))).toEqual(new Set(['1 0 0', '0 1 0', '0 0 1']));
});

it('throws for a variant that matches of so many players do not have, and names those they have', () => {
  const prado = policies['prado'] as Policy;
  const error = new RangeError('weather is no variant with 2 players; these are: guard, reactions, windowSeconds');
  expect(() => new SelfPlay(prado, 2, 'weather')).toThrow(error);
  expect(() => new SelfPlay(prado, 2, 'difficulty')).toThrow('difficulty is no variant with 2 players');
});

it('writes networks as a source file', () => {
  const text = sourceOf({ 2: { units: 1, inputs: 2, weights: 'AAAA', made: 'by hand' } });
  expect(text).toContain("made: 'by hand'");
  expect(text).toContain("'AAAA'");
});
