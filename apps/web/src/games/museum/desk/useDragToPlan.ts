import type { Cell, ObjectId } from '@sobremesa/games/museum';
import { useEffect, useEffectEvent, type RefObject } from 'react';
import { useTable } from '../table.tsx';
import { isActing, picking } from '../tray/touch.ts';
import { place } from './arranging.ts';
import { letDrag } from './dragging.ts';

/** While the reader furbishes, Objects of a list can be dragged to the cells where they are to be exhibited. @param shown whether there is a list */
export function useDragToPlan(list: RefObject<HTMLElement | null>, shown: boolean): void {
  const table = useTable();
  const may = useEffectEvent(() => isActing(table) && picking(table) === null && isPlanInSight());
  const onDrop = useEffectEvent((card: ObjectId, to: Cell) => place(table, card, to));
  useEffect(() => {
    if (!shown || list.current === null) return;
    return letDrag(list.current, { may: () => may(), onDrop: (card, to) => onDrop(card, to) });
  }, [list, shown]);
}

/** On a small page the plan may be behind the world. */
function isPlanInSight(): boolean {
  return document.querySelector('[data-cell]')?.checkVisibility() ?? false;
}
