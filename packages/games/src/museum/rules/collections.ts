import { boards, CELLS, COLUMNS } from '../catalogue/boards.ts';
import { CIVILISATION_POINTS, COLLECTION_FROM, DOMAIN_POINTS } from '../catalogue/numbers.ts';
import { objectOf } from '../catalogue/objects.ts';
import type { Board, BoardId, Cell, Civilisation, DeckObject, Domain } from '../catalogue/types.ts';
import type { Layout } from '../state.ts';

/** Cards that touch and share a civilisation or a domain, and are enough to score (1.13). */
export type Collection = {
  /** In rising order. */
  cells: Cell[];
  /** The number that scores: a civilisation's cards, or a domain's different civilisations. */
  size: number;
  points: number;
  /** Whether it contains all nine cells of the main gallery. */
  fillsGallery: boolean;
} & ({ kind: 'civilisation'; of: Civilisation } | { kind: 'domain'; of: Domain });

/** Points of a civilisation collection with `cards` cards; 0 below three. */
export function civilisationPoints(cards: number): number {
  return CIVILISATION_POINTS[cards - COLLECTION_FROM] ?? 0;
}

/** Points of a domain collection with `differentCivilisations` civilisations; 0 below three. */
export function domainPoints(differentCivilisations: number): number {
  return DOMAIN_POINTS[differentCivilisations - COLLECTION_FROM] ?? 0;
}

/** Whether a passage leads from a cell to the one on its right, or below it. */
export function isOpen(board: Board, cell: Cell, direction: 'right' | 'below'): boolean {
  const other = direction === 'right' ? cell + 1 : cell + COLUMNS;
  const exists = direction === 'right' ? cell % COLUMNS < COLUMNS - 1 : other < CELLS;
  return exists && !board.walls.some(([a, b]) => (a === cell && b === other) || (a === other && b === cell));
}

/** The cells to which passages lead from a cell. */
export function neighbours(board: Board, cell: Cell): readonly Cell[] {
  return passages[board.id][cell] ?? [];
}

function neighboursOn(board: Board, cell: Cell): Cell[] {
  const left = cell % COLUMNS > 0 && isOpen(board, cell - 1, 'right') ? [cell - 1] : [];
  const above = cell >= COLUMNS && isOpen(board, cell - COLUMNS, 'below') ? [cell - COLUMNS] : [];
  const right = isOpen(board, cell, 'right') ? [cell + 1] : [];
  const below = isOpen(board, cell, 'below') ? [cell + COLUMNS] : [];
  return [...above, ...left, ...right, ...below];
}

/** The neighbours of each cell, by board. */
const passages = Object.fromEntries(
  Object.values(boards).map((board) => [board.id, Array.from({ length: CELLS }, (_, cell) => neighboursOn(board, cell))]),
) as Record<BoardId, Cell[][]>;

/**
 * Connected groups of cells whose Objects have the same `of` value, of any size, each in rising
 * order.
 */
function groups(layout: Layout, board: Board, of: (object: DeckObject) => string): Cell[][] {
  // Cells that already belong to a group lose their trait.
  const traits = layout.map((card) => (card === null ? null : of(objectOf(card))));
  const found: Cell[][] = [];
  for (let start = 0; start < traits.length; start++) {
    const trait = traits[start] ?? null;
    if (trait === null) continue;
    const group = [start];
    traits[start] = null;
    for (const cell of group) {
      for (const next of neighbours(board, cell)) {
        if (traits[next] !== trait) continue;
        traits[next] = null;
        group.push(next);
      }
    }
    found.push(group.toSorted((a, b) => a - b));
  }
  return found;
}

/** The collections of a layout: civilisations first, each kind by its first cell (1.13). */
export function collectionsOf(layout: Layout, boardId: BoardId): Collection[] {
  const board = boards[boardId];
  const objectAt = (cell: Cell) => objectOf(layout[cell] as string);
  const fillsGallery = (cells: Cell[]) => board.gallery.every((cell) => cells.includes(cell));
  const byCivilisation = groups(layout, board, ({ civilisation }) => civilisation).map((cells): Collection => {
    const { civilisation } = objectAt(cells[0] as Cell);
    const points = civilisationPoints(cells.length);
    return { kind: 'civilisation', of: civilisation, cells, size: cells.length, points, fillsGallery: fillsGallery(cells) };
  });
  const byDomain = groups(layout, board, ({ domain }) => domain).map((cells): Collection => {
    const { domain } = objectAt(cells[0] as Cell);
    const size = new Set(cells.map((cell) => objectAt(cell).civilisation)).size;
    return { kind: 'domain', of: domain, cells, size, points: domainPoints(size), fillsGallery: fillsGallery(cells) };
  });
  return [...byCivilisation, ...byDomain].filter(({ points }) => points > 0);
}
