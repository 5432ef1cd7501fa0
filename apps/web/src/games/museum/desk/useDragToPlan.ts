import { useEffect, type RefObject } from 'react';
import { isActing, useTableNow } from '../table.tsx';
import { picking } from '../tray/touch.ts';
import { place } from './arranging.ts';
import { letDrag } from './dragging.ts';

/**
 * While the reader furbishes, Objects of a list can be dragged to the cells where they are to be
 * exhibited. @param shown whether there is a list
 */
export function useDragToPlan(list: RefObject<HTMLElement | null>, shown: boolean): void {
  const now = useTableNow();
  useEffect(() => {
    if (!shown || list.current === null) return;
    return letDrag(list.current, {
      may: () => isActing(now()) && picking(now()) === null && isPlanInSight(),
      onDrop: (card, to) => place(now(), card, to),
    });
  }, [list, shown, now]);
}

/** On a small page the plan may be behind the world. */
function isPlanInSight(): boolean {
  return document.querySelector('[data-cell]')?.checkVisibility() ?? false;
}
