import { useEffect, useEffectEvent, type RefObject } from 'react';

/** The shortest swipe, and how much longer it is than it is high. */
const LEAST = 48;
const FLAT = 2;

/** Calls back after a swipe with one finger over an element: to the left is forward. */
export function useSwipe(over: RefObject<HTMLElement | null>, onSwipe: (by: 1 | -1) => void): void {
  const swiped = useEffectEvent(onSwipe);
  useEffect(() => {
    const element = over.current;
    if (element === null) return undefined;
    let from: { x: number; y: number } | null = null;
    const start = ({ touches, target }: TouchEvent) => {
      const [touch] = touches;
      const isOne = touches.length === 1 && touch !== undefined;
      from = isOne && !scrollsSideways(target, element) ? { x: touch.clientX, y: touch.clientY } : null;
    };
    const end = ({ changedTouches: [touch] }: TouchEvent) => {
      if (from === null || touch === undefined) return;
      const [x, y] = [touch.clientX - from.x, touch.clientY - from.y];
      from = null;
      if (Math.abs(x) >= LEAST && Math.abs(x) >= FLAT * Math.abs(y)) swiped(x < 0 ? 1 : -1);
    };
    element.addEventListener('touchstart', start, { passive: true });
    element.addEventListener('touchend', end, { passive: true });
    return () => {
      element.removeEventListener('touchstart', start);
      element.removeEventListener('touchend', end);
    };
  }, [over]);
}

/** Whether a part of the board under the finger scrolls to the side itself. */
function scrollsSideways(target: EventTarget | null, within: Element): boolean {
  for (let each = target instanceof Element ? target : null; each !== null && each !== within; each = each.parentElement) {
    if (each.scrollWidth > each.clientWidth + 1 && /auto|scroll/.test(getComputedStyle(each).overflowX)) return true;
  }
  return false;
}
