import { useEffectEvent, useLayoutEffect, useState, type RefObject } from 'react';
import { afterLayout } from '../../ui/afterLayout.ts';
import type { Start } from './animate.ts';

/** Not in every surrounding: a page that is only tested has nothing to show. */
const canMove = () => typeof Element.prototype.animate === 'function';

/**
 * Shows once what a new version has brought. Never in the way: a press or a key on the board skips it, and so does the
 * next version.
 *
 * @param plan measures the motions over the board as it is now
 * @param since the version up to which there is nothing to show: that of the first drawing, unless this has come later
 * @returns whether this version's motions are still to be seen, so that what flies must be drawn
 */
export function useMotions(
  board: RefObject<HTMLElement | null>,
  version: number,
  plan: (board: HTMLElement) => Start[],
  since = version,
): boolean {
  const [shown, setShown] = useState(since);
  const begin = useEffectEvent((root: HTMLElement) => (shown === version ? [] : plan(root).map((start) => start())));

  useLayoutEffect(() => {
    const root = board.current;
    if (root === null || !canMove()) return undefined;
    let running: Animation[] = [];
    let current = true;
    const skip = () => {
      for (const animation of running) animation.finish();
    };
    const forget = afterLayout(root, async () => {
      running = begin(root);
      await Promise.allSettled(running.map((animation) => animation.finished));
      if (current) setShown(version);
    });
    root.addEventListener('pointerdown', skip);
    root.addEventListener('keydown', skip);
    return () => {
      current = false;
      forget();
      root.removeEventListener('pointerdown', skip);
      root.removeEventListener('keydown', skip);
      for (const animation of running) animation.cancel();
    };
  }, [board, version]);

  return canMove() && shown !== version;
}
