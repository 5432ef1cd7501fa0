import { exhibited, type Cell, type Layout, type ObjectId } from '@sobremesa/games/museum';
import { moveWish, withWishes } from '../counter/draft.ts';
import type { Table, Wish } from '../table.tsx';
import { wishOn } from '../tray/touch.ts';

/** A layout with a card on another cell, and that cell's card on the former one. */
function moved(layout: Layout, from: Cell, to: Cell): Layout {
  return layout.with(to, layout[from] ?? null).with(from, layout[to] ?? null);
}

/** The museum as the plan shows it: the exhibited Objects and those the reader is about to buy. */
export function shownLayout(layout: Layout, wishes: readonly Wish[]): Layout {
  return withWishes(layout, wishes);
}

/**
 * Handles a press on a cell: takes a card up, puts it down, or puts it back. If no card is held, an
 * empty cell takes the last wished Object.
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
 * Puts a card on a cell. An exhibited card swaps with the card there; a card that is not exhibited
 * yet needs an empty cell.
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
  // A wished Object on the target cell moves to the card's former cell.
  const { wishes } = selection;
  const displaced = wishes.find((wish) => wish.cell === to);
  if (displaced !== undefined) select({ wishes: moveWish(wishes, displaced.card, from) });
  hold(null);
  send('arrange', after);
}
