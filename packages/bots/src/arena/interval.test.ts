import { expect, it } from 'vitest';
import { interval } from './interval.ts';

it.each([
  [50, 100, 0.404, 0.596],
  [95, 100, 0.888, 0.978],
  [0, 10, 0, 0.278],
])('%i of %i matches: the true share lies between %f and %f with 95 %% certainty', (won, matches, least, most) => {
  const [low, high] = interval(won, matches);
  expect(low).toBeCloseTo(least, 3);
  expect(high).toBeCloseTo(most, 3);
});
