import { mayMove } from './motion/animate.ts';

/** Gap between a part and the bars that cover the page, in pixels. */
const GAP = 6;

/**
 * Scrolls as little as possible to bring a part of the board between the top bar and the tray,
 * which cover the page. If the part does not fit, its upper edge is shown. Does nothing for a part
 * without a height.
 */
export function bringInSight(part: HTMLElement): void {
  const box = part.getBoundingClientRect();
  if (box.height === 0) return;
  const bar = document.querySelector('header')?.getBoundingClientRect();
  const tray = document.querySelector('[data-tray]')?.getBoundingClientRect();
  const top = (bar?.bottom ?? 0) + GAP;
  const isBelow = tray !== undefined && tray.height > 0 && tray.left < box.right;
  const bottom = (isBelow ? tray.top : innerHeight) - GAP;
  const shift = Math.min(Math.max(0, box.bottom - bottom), box.top - top);
  if (shift !== 0) scrollerOf(part).scrollBy({ top: shift, behavior: mayMove() ? 'smooth' : 'instant' });
}

function scrollerOf(part: HTMLElement): Element {
  for (let box = part.parentElement; box !== null; box = box.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(box).overflowY) && box.scrollHeight > box.clientHeight) return box;
  }
  return document.scrollingElement ?? document.documentElement;
}
