import { useEffect, useRef, type RefObject } from 'react';

/**
 * Keeps the focus when the panel opens or closes. If opening removes the focused control, the
 * selected tab gets the focus. On closing, the previous element gets it back, or else the button
 * that opens the panel.
 */
export function useFocusAround(panel: RefObject<HTMLElement | null>, open: boolean) {
  const before = useRef<HTMLElement | null>(null);
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement && !panel.current?.contains(target)) before.current = target;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, [panel]);

  const was = useRef(open);
  useEffect(() => {
    if (was.current === open) return;
    was.current = open;
    const { activeElement, body } = document;
    // A focus that other code has set inside stays.
    if (activeElement !== body && (open || !panel.current?.contains(activeElement))) return;
    const back = before.current?.isConnected && before.current.tabIndex >= 0 ? before.current : opener(panel.current);
    (open ? panel.current?.querySelector<HTMLElement>('[role=tab][aria-selected=true]') : back)?.focus({ preventScroll: true });
  }, [panel, open]);
}

function opener(panel: HTMLElement | null): HTMLElement | null {
  return document.querySelector(`[aria-expanded][aria-controls="${panel?.id}"]`);
}
