import { COLUMNS, neighbours, type Board, type Cell } from '@sobremesa/games/museum';

/** The size of a cell in the plan's drawing: a little higher than wide, like the cards. */
export const CELL_WIDTH = 100;
export const CELL_HEIGHT = 106;

type Point = readonly [x: number, y: number];

/** The sides of a cell clockwise, each with the way to the neighbour behind it. */
const sides = [
  { cell: -COLUMNS, dx: 0, dy: -1 },
  { cell: 1, dx: 1, dy: 0 },
  { cell: COLUMNS, dx: 0, dy: 1 },
  { cell: -1, dx: -1, dy: 0 },
] as const;
type Side = 0 | 1 | 2 | 3;

const turned = (side: Side, by: number): Side => ((side + by + 4) % 4) as Side;

/** An edge of the outline: a side of a cell, drawn clockwise. */
interface Edge {
  cell: Cell;
  side: Side;
}

/**
 * The outline of some cells of a plan as an SVG path, `inset` inside of their edges. It follows
 * walls between them, and may have several loops.
 */
export function outline(board: Board, cells: readonly Cell[], inset: number, radius: number): string {
  const group = new Set(cells);
  const open = new Map(cells.map((cell) => [cell, neighbours(board, cell).filter((next) => group.has(next))]));
  const joined = ({ cell, side }: Edge) => open.get(cell)?.includes(cell + sides[side].cell) === true;
  const seen = new Set<string>();
  const loops: Point[][] = [];

  /** The next edge clockwise, and the corners on the way to it. */
  function follow(edge: Edge): { next: Edge; corners: Point[] } {
    let turn = 1;
    let next: Edge = { cell: edge.cell, side: turned(edge.side, 1) };
    while (joined(next)) {
      next = { cell: next.cell + sides[next.side].cell, side: turned(next.side, -1) };
      turn -= 1;
    }
    return { next, corners: cornersBetween(edge, turn, inset) };
  }

  for (const cell of cells) {
    for (const side of [0, 1, 2, 3] as const) {
      let edge: Edge = { cell, side };
      if (joined(edge)) continue;
      const loop: Point[] = [];
      while (!seen.has(`${edge.cell} ${edge.side}`)) {
        seen.add(`${edge.cell} ${edge.side}`);
        const { next, corners } = follow(edge);
        loop.push(...corners);
        edge = next;
      }
      if (loop.length > 0) loops.push(loop);
    }
  }
  return loops.map((loop) => rounded(loop, radius)).join('');
}

/**
 * The corners at the clockwise end of an edge: one for a turn to either side, two round the end of
 * a wall, none straight on.
 */
function cornersBetween({ cell, side }: Edge, turn: number, inset: number): Point[] {
  if (turn === 0) return [];
  const out = sides[side];
  const along = sides[turned(side, 1)];
  // The end of the edge, on the grid lines between cells.
  const x = (cell % COLUMNS) + (1 + out.dx + along.dx) / 2;
  const y = Math.floor(cell / COLUMNS) + (1 + out.dy + along.dy) / 2;
  const at = (outward: number, forward: number): Point => [
    x * CELL_WIDTH + inset * (outward * out.dx + forward * along.dx),
    y * CELL_HEIGHT + inset * (outward * out.dy + forward * along.dy),
  ];
  if (turn === 1) return [at(-1, -1)];
  return turn === -1 ? [at(-1, 1)] : [at(-1, 1), at(1, 1)];
}

/** A closed path through the points with round corners. */
function rounded(points: readonly Point[], radius: number): string {
  const parts = points.map((point, i) => {
    const before = points.at(i - 1) ?? point;
    const after = points[(i + 1) % points.length] ?? point;
    return `${i === 0 ? 'M' : 'L'}${towards(point, before, radius)}Q${point.join(' ')} ${towards(point, after, radius)}`;
  });
  return `${parts.join('')}Z`;
}

/** The point at `distance` on the way from one point to another, at most halfway. */
function towards([x, y]: Point, [toX, toY]: Point, distance: number): string {
  const length = Math.hypot(toX - x, toY - y);
  const share = length === 0 ? 0 : Math.min(0.5, distance / length);
  return `${x + (toX - x) * share} ${y + (toY - y) * share}`;
}
