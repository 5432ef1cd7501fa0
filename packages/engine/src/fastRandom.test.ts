import { expect, it } from 'vitest';
import { FastRandom } from './fastRandom.ts';

it('is xoshiro128** 1.1: it gives the numbers of its authors’ program for the same state', () => {
  const random = new FastRandom([1, 2, 3, 4]);
  const published = [11520, 0, 5927040, 70819200, 2031721883, 1637235492, 1287239034, 3734860849, 3729100597, 4258142804];
  expect(published.map(() => random.next())).toEqual(published);
});

const numbers = (seed: number) => {
  const random = FastRandom.seeded(seed);
  return Array.from({ length: 8 }, () => random.next());
};

it('repeats with the same seed, and differs with the next one', () => {
  expect(numbers(7)).toEqual(numbers(7));
  const many = Array.from({ length: 500 }, (_, seed) => numbers(seed)).flat();
  expect(new Set(many).size).toBeGreaterThan(many.length - 3);
});

it.each([1, 2, 3, 6, 40, 1000])('draws each number below %d as often as the others', (bound) => {
  const random = FastRandom.seeded(bound);
  const draws = bound * 400;
  const counts = Array.from({ length: bound }, () => 0);
  for (let i = 0; i < draws; i++) {
    const drawn = random.below(bound);
    counts[drawn] = (counts[drawn] ?? 0) + 1;
  }
  // Chi-squared has `bound - 1` degrees of freedom: six standard deviations above the mean.
  const chi = counts.reduce((sum, count) => sum + (count - 400) ** 2 / 400, 0);
  expect(chi).toBeLessThan(bound - 1 + 6 * Math.sqrt(2 * bound));
});

it('draws from the whole range, its ends included', () => {
  const random = FastRandom.seeded(1);
  const drawn = Array.from({ length: 1000 }, () => random.below(2 ** 32));
  expect(Math.max(...drawn)).toBeGreaterThan(2 ** 32 * 0.99);
  expect(Math.min(...drawn)).toBeLessThan(2 ** 32 * 0.01);
  expect(drawn.every(Number.isInteger)).toBe(true);
});

it.each([0, -1, 1.5, 2 ** 32 + 1, Number.NaN])('rejects the bound %d', (bound) => {
  expect(() => FastRandom.seeded(1).below(bound)).toThrow(RangeError);
});

it('rejects a state of zeros', () => {
  expect(() => new FastRandom([0, 0, 0, 0])).toThrow(RangeError);
});

it('shuffles into every order', () => {
  const random = FastRandom.seeded(3);
  const items = ['a', 'b', 'c'];
  const orders = new Set(Array.from({ length: 200 }, () => random.shuffle(items).join('')));
  expect(orders.size).toBe(6);
  expect(items).toEqual(['a', 'b', 'c']);
});
