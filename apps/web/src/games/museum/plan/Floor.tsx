import { CELLS, COLUMNS, ROWS, isOpen, type Board, type Cell } from '@sobremesa/games/museum';
import { memo, useId } from 'react';
import css from './Floor.module.css';
import { CELL_HEIGHT, CELL_WIDTH } from './outline.ts';

const WIDTH = COLUMNS * CELL_WIDTH;
const HEIGHT = ROWS * CELL_HEIGHT;
/** How far a wall extends into a passage from either side. */
const JAMB = 17;
const DOOR = 34;

export const PLAN_BOX = [WIDTH, HEIGHT] as const;

const cornerOf = (cell: Cell) => [(cell % COLUMNS) * CELL_WIDTH, Math.floor(cell / COLUMNS) * CELL_HEIGHT] as const;

/**
 * The floors and walls of a museum as an architect draws them: tiles in the main gallery,
 * floorboards elsewhere.
 */
export const Floor = memo(function Floor({ board }: { board: Board }) {
  const id = useId();
  const cells = Array.from({ length: CELLS }, (_, cell) => cell);
  return (
    <svg className={css.floor} viewBox={`-14 -14 ${WIDTH + 28} ${HEIGHT + 28}`} aria-hidden="true" focusable="false">
      <pattern id={`${id}tiles`} width="25" height="26.5" patternUnits="userSpaceOnUse">
        <path className={css.gallery} d="M0 0h25v26.5H0z" />
        <path className={css.tile} d="M12.5 0L25 13.25 12.5 26.5 0 13.25z" />
      </pattern>
      <pattern id={`${id}boards`} width="50" height="26.5" patternUnits="userSpaceOnUse">
        <path className={css.room} d="M0 0h50v26.5H0z" />
        <path className={css.joint} d="M0 0h50M0 13.25h50M0 0v13.25M25 13.25V26.5" />
      </pattern>
      <path fill={`url(#${id}boards)`} d={`M0 0h${WIDTH}v${HEIGHT}H0z`} />
      {board.gallery.map((cell) => {
        const [x, y] = cornerOf(cell);
        return <path key={cell} fill={`url(#${id}tiles)`} d={`M${x} ${y}h${CELL_WIDTH}v${CELL_HEIGHT}h-${CELL_WIDTH}z`} />;
      })}
      <path className={css.jamb} d={cells.map((cell) => jambsAt(board, cell)).join('')} />
      <path className={css.wall} d={board.walls.map(wallBetween).join('')} />
      <path className={css.outer} d={`M${WIDTH / 2 - DOOR} ${HEIGHT + 5}H-5V-5H${WIDTH + 5}V${HEIGHT + 5}H${WIDTH / 2 + DOOR}`} />
      <path
        className={css.step}
        d={`M${WIDTH / 2 - DOOR} ${HEIGHT + 2}h${2 * DOOR}m-${2 * DOOR} 5h${2 * DOOR}m-${2 * DOOR} 5h${2 * DOOR}`}
      />
    </svg>
  );
});

/** The jambs of the passages from a cell to its right and below. */
function jambsAt(board: Board, cell: Cell): string {
  const { right, bottom, left, top } = edgesOf(cell);
  const beside = isOpen(board, cell, 'right') ? `M${right} ${top}v${JAMB}M${right} ${bottom}v-${JAMB}` : '';
  const below = isOpen(board, cell, 'below') ? `M${left} ${bottom}h${JAMB}M${right} ${bottom}h-${JAMB}` : '';
  return beside + below;
}

/** A wall without a passage, from one end to the other. */
function wallBetween([cell, next]: readonly [Cell, Cell]): string {
  const { right, bottom, left, top } = edgesOf(Math.min(cell, next));
  return Math.abs(next - cell) === 1 ? `M${right} ${top}V${bottom}` : `M${left} ${bottom}H${right}`;
}

function edgesOf(cell: Cell) {
  const [left, top] = cornerOf(cell);
  return { left, top, right: left + CELL_WIDTH, bottom: top + CELL_HEIGHT };
}
