import { useEffectEvent, useLayoutEffect, useState, type RefObject } from 'react';
import { afterLayout } from '../../ui/afterLayout.ts';
import type { Start } from './animate.ts';

/** Not in every surrounding: a page that is only tested has nothing to show. */
const canMove = () => typeof Element.prototype.animate === 'function';

/**
 * Shows once what a new version has brought. Never in the way: a press or a key on the board skips
 * it, and so does the next version.
 *
 * @param plan measures the motions over the board as it is now
 * @param since the version up to which there is nothing to show: that of the first drawing, unless
 *   this has come later
 * @returns whether this version has motions, so that what flies must be drawn. It stays where it
 *   has landed, unseen, until the next version, since to take it away at once would have React look
 *   through the page once more
 */
export function useMotions(
  board: RefObject<HTMLElement | null>,
  version: number,
  plan: (board: HTMLElement) => Start[],
  since = version,
): boolean {
  const [first] = useState(since);
  const begin = useEffectEvent((root: HTMLElement) => plan(root).map((start) => start()));

  useLayoutEffect(() => {
    const root = board.current;
    if (root === null || version === first || !canMove()) return undefined;
    let running: Animation[] = [];
    const skip = () => {
      for (const animation of running) animation.finish();
    };
    const forget = afterLayout(root, () => {
      running = begin(root);
    });
    root.addEventListener('pointerdown', skip);
    root.addEventListener('keydown', skip);
    return () => {
      forget();
      root.removeEventListener('pointerdown', skip);
      root.removeEventListener('keydown', skip);
      for (const animation of running) animation.cancel();
    };
  }, [board, version, first]);

  return canMove() && version !== first;
}
