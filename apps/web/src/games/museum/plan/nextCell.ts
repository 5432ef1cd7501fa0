import { CELLS, COLUMNS, type Cell } from '@sobremesa/games/museum';

const steps: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/**
 * The cell in the direction of an arrow key, or the same cell at the edge; null for any other key.
 */
export function nextCell(cell: Cell, key: string): Cell | null {
  const step = steps[key];
  if (step === undefined) return null;
  const [rows, columns] = step;
  const column = (cell % COLUMNS) + columns;
  const next = cell + COLUMNS * rows + columns;
  return column < 0 || column >= COLUMNS || next < 0 || next >= CELLS ? cell : next;
}
