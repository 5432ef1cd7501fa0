import { describe, expect, it } from 'vitest';
import type { Altar } from '../state.ts';
import { isComplete, levelBlocker, openLevels } from './altar.ts';

/** An altar with these numbers of cards on its levels; the cards themselves do not matter here. */
const pyramid = (...sizes: [number, number, number]) => sizes.map((size) => Array.from({ length: size }, () => 'P01')) as Altar;

describe('the altar (1.7)', () => {
  it('the example of both books: with 3 cards below and 1 above, levels 1 and 2 are open, level 3 is not', () => {
    expect(openLevels(pyramid(3, 1, 0))).toEqual([1, 2]);
    expect(openLevels(pyramid(3, 2, 0))).toEqual([1, 3]);
    expect(levelBlocker(pyramid(3, 2, 0), 2)).toEqual({
      key: 'levelUnsupported',
      values: { level: 2, below: 1, needed: 4 },
    });
  });

  it('level 1 is open below 4, level 2 when b < a − 1, level 3 when c < b − 1', () => {
    for (let a = 0; a <= 4; a++) {
      for (let b = 0; b <= Math.max(0, a - 1); b++) {
        for (let c = 0; c <= Math.max(0, b - 1); c++) {
          const open = [...(a < 4 ? [1] : []), ...(b < a - 1 ? [2] : []), ...(c < b - 1 ? [3] : [])];
          expect(openLevels(pyramid(a, b, c)), `${a} ${b} ${c}`).toEqual(open);
        }
      }
    }
  });

  it('has an open level until it holds 9 cards', () => {
    expect(isComplete(pyramid(4, 3, 1))).toBe(false);
    expect(openLevels(pyramid(4, 3, 1))).toEqual([3]);
    expect(isComplete(pyramid(4, 3, 2))).toBe(true);
    expect(openLevels(pyramid(4, 3, 2))).toEqual([]);
    expect(levelBlocker(pyramid(4, 3, 2), 2)).toEqual({ key: 'levelFull', values: { level: 2, size: 3 } });
  });
});
