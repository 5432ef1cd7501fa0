import { expect, it } from 'vitest';
import { museum } from '../testing/index.ts';
import { clockwiseFrom, neighboursOf, turnDistance } from './rooms.ts';

const near = (players: number, retired: readonly (1 | 2 | 3 | 4 | 5)[] = []) =>
  neighboursOf(museum({ players: Array.from({ length: players }, () => ({})), retired }), 1).map(({ n }) => n);

it('section 3: the neighbours are the nearest open rooms on both sides: one with two open rooms, none with one', () => {
  expect(near(4)).toEqual([2, 5]);
  expect(near(4, [2, 5])).toEqual([3, 4]);
  expect(near(2, [5])).toEqual([2]);
  expect(near(2, [2, 5])).toEqual([]);
});

it("section 4: turn distance counts to the left; one's own distance is 0", () => {
  expect(['0', '1', '2', '3'].map((player) => turnDistance('2', player, 4))).toEqual([2, 3, 0, 1]);
  expect(clockwiseFrom('2', 4)).toEqual(['2', '3', '0', '1']);
});
