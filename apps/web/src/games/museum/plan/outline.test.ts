import { boards } from '@sobremesa/games/museum';
import { describe, expect, it } from 'vitest';
import { outline } from './outline.ts';

/** The corners of each loop of an outline without rounding, as numbers. */
const loops = (path: string) =>
  path
    .split('Z')
    .filter((loop) => loop !== '')
    .map((loop) => [...loop.matchAll(/Q(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]));

describe('the outline of cells', () => {
  it('goes clockwise round a single cell, at the inset', () => {
    expect(loops(outline(boards.basic, [0], 5, 0))).toEqual([
      [
        [95, 5],
        [95, 101],
        [5, 101],
        [5, 5],
      ],
    ]);
  });

  it('is straight along neighbours and turns inwards at a missing one', () => {
    expect(loops(outline(boards.basic, [0, 1, 5], 5, 0))).toEqual([
      [
        [195, 5],
        [195, 101],
        [95, 101],
        [95, 207],
        [5, 207],
        [5, 5],
      ],
    ]);
  });

  it('has a second loop round a hole', () => {
    const ring = [0, 1, 2, 5, 7, 10, 11, 12];
    const [outer, inner] = loops(outline(boards.basic, ring, 5, 0));
    expect(outer).toHaveLength(4);
    // The hole is cell 6; its outline lies in the ring.
    expect(inner).toEqual(
      expect.arrayContaining([
        [95, 101],
        [205, 101],
        [205, 217],
        [95, 217],
      ]),
    );
    expect(inner).toHaveLength(4);
  });

  it('goes round the end of a wall between cells of the same collection', () => {
    // In the cloister there is a wall between cells 1 and 6; 2 and 7 join them on the right.
    const [loop, ...others] = loops(outline(boards.cloister, [1, 2, 6, 7], 5, 0));
    expect(others).toEqual([]);
    expect(loop).toEqual(
      expect.arrayContaining([
        [205, 101],
        [205, 111],
      ]),
    );
    expect(loop).toHaveLength(8);
  });
});
