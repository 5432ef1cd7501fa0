import { expect, it } from 'vitest';
import { withKnown } from './withKnown.ts';

it('equal parts are those of the earlier document, and others are new', () => {
  const before = { players: [{ hand: [1, 2] }, { hand: [3] }], row: { a: 1 }, round: 1 };
  const after = { players: [{ hand: [1, 2] }, { hand: [3, 4] }], row: { a: 1 }, round: 2 };
  const made = withKnown(before, structuredClone(after));
  expect(made).toEqual(after);
  expect([made.players[0] === before.players[0], made.row === before.row]).toEqual([true, true]);
  expect(made.players[1]).not.toBe(before.players[1]);
  expect(before.players[1]).toEqual({ hand: [3] });
});

it('an equal document is the earlier one', () => {
  const before = { cards: [], none: null, some: undefined };
  expect(withKnown(before, { cards: [], none: null, some: undefined })).toBe(before);
});

it.each([
  [{ a: undefined }, { b: undefined }],
  [[], {}],
  [[1], [1, 2]],
  [[1, 2], [1]],
  [null, {}],
  [{ a: 1, b: 2 }, { a: 1 }],
])('%j and %j differ', (before, after) => {
  expect(withKnown(before, after)).toStrictEqual(after);
});
