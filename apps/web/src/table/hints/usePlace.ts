import { useLayoutEffect, type RefObject } from 'react';
import { placeFor } from './place.ts';

/** Distance of the panel from the edges of the window and from the bar, in CSS pixels. */
const GAP = 12;
/** Cost of covering the reader's own points, relative to a piece. */
const OWN_COST = 4;

/**
 * Moves the panel on a desk so that it hides neither the reader's own chip nor the pieces of the
 * hints. On a phone its style places it.
 *
 * @param pieces CSS selectors, inside the board; a new list moves the panel again
 */
export function usePlace(
  panel: RefObject<HTMLElement | null>,
  playerID: string | null,
  pieces: readonly string[],
  open: boolean,
): void {
  useLayoutEffect(() => {
    const move = () => {
      const { current } = panel;
      const board = document.querySelector('[data-board]');
      if (!open || current === null || board === null) return;
      current.removeAttribute('style');
      if (!matchMedia('(min-width: 64rem)').matches) return;
      const boxesOf = (selector: string, cost: number) =>
        [...board.querySelectorAll(selector)].map((element) => boxOf(element, cost)).filter(({ width }) => width > 0);
      const bar = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
      const within = { top: bar + GAP, left: GAP, width: innerWidth - 2 * GAP, height: innerHeight - bar - 2 * GAP };
      const visible = [...boxesOf(`[data-seat="${playerID}"]`, OWN_COST), ...pieces.flatMap((piece) => boxesOf(piece, 1))];
      const { top, left } = placeFor({ within, panel: boxOf(current, 0), visible });
      Object.assign(current.style, { insetBlockStart: `${top}px`, insetInline: `${left}px auto`, insetBlockEnd: 'auto' });
    };
    move();
    addEventListener('resize', move);
    return () => removeEventListener('resize', move);
  }, [panel, playerID, pieces, open]);
}

function boxOf(element: Element, cost: number) {
  const { top, left, width, height } = element.getBoundingClientRect();
  return { top, left, width, height, cost };
}
