import { exhibited, type Cell, type Layout, type ObjectId } from '@sobremesa/games/museum';
import { moveWish, withWishes } from '../counter/draft.ts';
import type { Table, Wish } from '../table.tsx';
import { wishOn } from '../tray/touch.ts';

/** A layout with a card on another cell; what stood there takes its place. */
function moved(layout: Layout, from: Cell, to: Cell): Layout {
  return layout.with(to, layout[from] ?? null).with(from, layout[to] ?? null);
}

/** The museum as the plan shows it: what is exhibited, and what the reader is about to buy. */
export function shownLayout(layout: Layout, wishes: readonly Wish[]): Layout {
  return withWishes(layout, wishes);
}

/**
 * A cell touched: a card is taken up, put down, or put back; with nothing taken up the last Object
 * wished goes to an empty cell.
 */
export function touchCell(table: Table, cell: Cell): void {
  const { layout, selection, select, held, hold } = table;
  if (layout === null) return;
  const card = shownLayout(layout, selection.wishes)[cell] ?? null;
  if (held === card && card !== null) return hold(null);
  if (held !== null) return place(table, held, cell);
  const wish = selection.wishes.at(-1);
  if (card !== null) hold(card);
  else if (wish !== undefined) select({ wishes: moveWish(selection.wishes, wish.card, cell) });
}

/**
 * Puts a card on a cell: one exhibited changes places with what stands there, one to be exhibited
 * needs an empty cell.
 */
export function place(table: Table, card: ObjectId, to: Cell): void {
  const { layout, selection, select, hold, refuse, words, why, send } = table;
  if (layout === null) return;
  if (!exhibited(layout).includes(card)) {
    if (layout[to] != null) return refuse(words.reason({ key: 'cellTaken', values: { cell: to } }));
    hold(null);
    return wishOn(table, card, to);
  }
  const from = layout.indexOf(card);
  if (from === to) return hold(null);
  const after = moved(layout, from, to);
  const reason = why('arrange', after);
  if (reason !== undefined) return refuse(reason);
  // What was to be exhibited there will be where the card was.
  const { wishes } = selection;
  const displaced = wishes.find((wish) => wish.cell === to);
  if (displaced !== undefined) select({ wishes: moveWish(wishes, displaced.card, from) });
  hold(null);
  send('arrange', after);
}
