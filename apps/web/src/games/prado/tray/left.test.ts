import { expect, it } from 'vitest';
import { leftIn } from './left.ts';

const minute = 60_000;
const hour = 60 * minute;

it.each([
  [9500, 10, 'seconds'],
  [2 * minute - 1, 120, 'seconds'],
  [2 * minute, 2, 'minutes'],
  [2 * hour - minute, 119, 'minutes'],
  [2 * hour - 1, 2, 'hours'],
  [12 * hour - 1, 12, 'hours'],
  [23.2 * hour, 23, 'hours'],
  [24 * hour - 1, 1, 'days'],
  [30 * hour, 30, 'hours'],
  [48 * hour - 1, 2, 'days'],
  [6.4 * 24 * hour, 6, 'days'],
])('%d ms are shown as %d %s', (ms, count, unit) => {
  expect(leftIn(ms)).toEqual({ count, unit });
});
