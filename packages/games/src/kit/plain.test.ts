import { expect, it } from 'vitest';
import { copyPlain } from './plain.ts';

it('copies plain data with the order of its keys, and shares nothing with the original', () => {
  const data = { b: [1, [{ c: null }]], a: { text: 'x', yes: true }, empty: [], none: {} };
  const copy = copyPlain(data);
  expect(JSON.stringify(copy)).toBe(JSON.stringify(data));
  expect(copy.b).not.toBe(data.b);
  expect(copy.b[1]).not.toBe(data.b[1]);
  expect(copy.a).not.toBe(data.a);
});
