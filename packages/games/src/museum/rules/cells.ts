import type { Cell, ObjectId } from '../catalogue/types.ts';
import { exhibited } from '../state.ts';
import type { Layout } from '../state.ts';

/** The empty cells of a museum, in rising order. */
export function freeCells(layout: Layout): Cell[] {
  return layout.flatMap((card, cell) => (card === null ? [cell] : []));
}

/** The number of empty cells of a museum. */
export function countFree(layout: Layout): number {
  let free = 0;
  for (const card of layout) if (card === null) free += 1;
  return free;
}

/** Whether two layouts hold the same Objects, on any cells. */
export function sameObjects(one: Layout, other: Layout): boolean {
  const cards = exhibited(other);
  const kept: ReadonlySet<ObjectId> = new Set(cards);
  const before = exhibited(one);
  return before.length === cards.length && kept.size === cards.length && before.every((card) => kept.has(card));
}
