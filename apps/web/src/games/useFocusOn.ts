import { useEffect, useRef, type RefObject } from 'react';

/**
 * When a new thing is due and the control that had the focus is gone with the old one, the focus
 * goes to the new one.
 *
 * @param due another text for each thing that is due; empty when nothing is
 */
export function useFocusOn(panel: RefObject<HTMLElement | null>, due: string) {
  const before = useRef(due);
  useEffect(() => {
    const isNew = before.current !== due && due !== '';
    before.current = due;
    if (isNew && document.activeElement === document.body) panel.current?.focus({ preventScroll: true });
  }, [panel, due]);
}
