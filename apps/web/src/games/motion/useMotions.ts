import { useEffectEvent, useLayoutEffect, useState, type RefObject } from 'react';
import { afterLayout } from '../../ui/afterLayout.ts';
import type { Start } from './animate.ts';

/** False in tests, whose environment has no animations. */
const canMove = () => typeof Element.prototype.animate === 'function';

/**
 * Animates the changes of a new version once. A press or a key on the board skips the animation,
 * and so does the next version.
 *
 * @param plan measures the motions over the board as it is now
 * @param since the last version without animation: that of the first render, unless the component
 *   loaded later
 * @returns whether this version has motions, so that the flying things must be rendered. They stay
 *   invisible where they landed until the next version, because removing them at once would cost
 *   another render
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
