import { CELLS, COLUMNS } from '../../catalogue/boards.ts';
import type { Board } from '../../catalogue/types.ts';
import { isOpen } from '../collections.ts';

/** A board as sets of cells, a bit for each: cell n is bit n. */
export interface Plan {
  /** Cells with a passage to the right, and below. */
  right: number;
  below: number;
  gallery: number;
}

export function planOf(board: Board): Plan {
  const cells = Array.from({ length: CELLS }, (_, cell) => cell);
  return {
    right: setOf(cells.filter((cell) => isOpen(board, cell, 'right'))),
    below: setOf(cells.filter((cell) => isOpen(board, cell, 'below'))),
    gallery: setOf(board.gallery),
  };
}

function setOf(cells: readonly number[]): number {
  return cells.reduce((set, cell) => set | (1 << cell), 0);
}

/** The cells of `within` that can be reached from `from` without leaving it. */
export function reach({ right, below }: Plan, from: number, within: number): number {
  let reached = from;
  for (;;) {
    const next =
      (reached |
        ((reached & right) << 1) |
        ((reached >>> 1) & right) |
        ((reached & below) << COLUMNS) |
        ((reached >>> COLUMNS) & below)) &
      within;
    if (next === reached) return reached;
    reached = next;
  }
}

/** The number of passages between cells of a set. */
export function passages({ right, below }: Plan, set: number): number {
  return countBits(((set & right) << 1) & set) + countBits(((set & below) << COLUMNS) & set);
}

export function countBits(set: number): number {
  let bits = set - ((set >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return (((bits + (bits >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}
