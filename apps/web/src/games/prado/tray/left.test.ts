import { expect, it } from 'vitest';
import { leftIn } from './left.ts';

const minute = 60_000;
const hour = 60 * minute;

it.each([
  [9500, 10, 'seconds'],
  [2 * minute - 1, 120, 'seconds'],
  [2 * minute, 2, 'minutes'],
  [2 * hour - 1, 120, 'minutes'],
  [23.2 * hour, 24, 'hours'],
  [48 * hour, 2, 'days'],
  [6.5 * 24 * hour, 7, 'days'],
])('%d ms are shown as %d %s', (ms, count, unit) => {
  expect(leftIn(ms)).toEqual({ count, unit });
});
