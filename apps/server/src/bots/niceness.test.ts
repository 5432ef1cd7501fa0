import { expect, it } from 'vitest';
import { botNiceness } from './niceness.ts';

it.each([
  [0, 10],
  [5, 15],
  [12, 19],
  [19, 19],
  [-5, 5],
])('raises the niceness from %i to %i, and never lowers it', (own, expected) => {
  expect(botNiceness(own)).toBe(expected);
});
