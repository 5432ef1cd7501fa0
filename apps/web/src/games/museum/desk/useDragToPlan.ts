import { useEffect, type RefObject } from 'react';
import { isActing, useTableNow } from '../table.tsx';
import { picking } from '../tray/touch.ts';
import { place } from './arranging.ts';
import { letDrag } from './dragging.ts';

/**
 * Lets the reader drag Objects of a list to the cells of the plan while furbishing.
 *
 * @param shown whether there is a list
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

/** Whether the plan is visible: on a small page the world may hide it. */
function isPlanInSight(): boolean {
  return document.querySelector('[data-cell]')?.checkVisibility() ?? false;
}
