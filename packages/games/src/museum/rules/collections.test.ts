import { describe, expect, it } from 'vitest';
import { boards, CELLS, COLUMNS } from '../catalogue/boards.ts';
import { layoutOf } from '../testing/index.ts';
import { sameObjects } from './cells.ts';
import { collectionsOf, isOpen, neighbours } from './collections.ts';

const touching = (cell: number) =>
  [cell - COLUMNS, cell % COLUMNS === 0 ? -1 : cell - 1, cell % COLUMNS === COLUMNS - 1 ? -1 : cell + 1, cell + COLUMNS].filter(
    (other) => other >= 0 && other < CELLS,
  );

describe.each(Object.values(boards))('the passages of board $id (1.13)', (board) => {
  const cells = Array.from({ length: CELLS }, (_, cell) => cell);
  const isWall = (one: number, other: number) => board.walls.some((wall) => wall.includes(one) && wall.includes(other));

  it('lead to each adjacent cell on the board, except through walls', () => {
    for (const cell of cells) {
      expect(neighbours(board, cell).toSorted((a, b) => a - b)).toEqual(touching(cell).filter((other) => !isWall(cell, other)));
    }
  });

  it('lead to the right and down, up to the edge of the board', () => {
    for (const cell of cells) {
      const [right, below] = [cell % COLUMNS < COLUMNS - 1, cell + COLUMNS < CELLS];
      expect(isOpen(board, cell, 'right')).toBe(right && !isWall(cell, cell + 1));
      expect(isOpen(board, cell, 'below')).toBe(below && !isWall(cell, cell + COLUMNS));
    }
  });
});

describe('collections of a layout (1.13)', () => {
  it('list their cells in rising order, whatever their shape', () => {
    const layout = layoutOf('. . INC-01/INC-02 INC-03 INC-04');
    const found = collectionsOf(layout, 'basic').find(({ kind }) => kind === 'civilisation');
    expect(found?.cells).toEqual([2, 5, 6, 7]);
  });

  it('are the same for the same Objects on different cells, if each Object occurs once', () => {
    const two = layoutOf('INC-01 INC-02');
    expect(sameObjects(two, layoutOf('. INC-02 INC-01'))).toBe(true);
    expect(sameObjects(two, layoutOf('INC-01 INC-01'))).toBe(false);
    expect(sameObjects(two, layoutOf('INC-01 INC-03'))).toBe(false);
    expect(sameObjects(two, layoutOf('INC-01'))).toBe(false);
  });
});
