/** The part of the window in which a piece is visible, in CSS pixels. */
export interface Strip {
  top: number;
  bottom: number;
}

/**
 * The part of the window in which a piece can be visible: below the bar, and above the tray unless
 * the piece is in it or beside it.
 */
export function stripFor(piece: Element): Strip {
  const box = piece.getBoundingClientRect();
  const top = Math.max(0, document.querySelector('header')?.getBoundingClientRect().bottom ?? 0);
  const tray = document.querySelector('[data-tray]');
  if (tray === null || tray.contains(piece)) return { top, bottom: innerHeight };
  const { left, right, top: edge } = tray.getBoundingClientRect();
  return { top, bottom: box.left < right && box.right > left ? Math.min(edge, innerHeight) : innerHeight };
}

/**
 * Scrolls a piece to the middle of its visible part of the window, unless all of it is visible
 * already.
 */
export function bringIntoSight(piece: HTMLElement): void {
  // Scrolls rows that scroll sideways, and the tray.
  piece.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  const { top, bottom } = stripFor(piece);
  const box = piece.getBoundingClientRect();
  if (box.top >= top && box.bottom <= bottom) return;
  const by = (box.top + box.bottom) / 2 - (top + bottom) / 2;
  // On a desktop the page fills the window, and its main part scrolls; otherwise the window does.
  const main = piece.closest('main');
  const scroller = main !== null && main.scrollHeight > main.clientHeight ? main : document.scrollingElement;
  scroller?.scrollBy({ top: by });
}
