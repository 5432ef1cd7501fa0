import { mayMove } from './motion/animate.ts';

/** What is left free between a thing and what stands over the page, in pixels. */
const GAP = 6;

/**
 * Scrolls as little as needed for a part of a board to be seen between the bar above and the tray
 * at the lower edge, which stand over it. Where not all of it fits, its upper edge is seen. Not at
 * all while it has no size.
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
