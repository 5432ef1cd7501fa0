import { useEffect, useRef, type RefObject } from 'react';

/**
 * The focus is never lost with the panel: when it opens and takes the control away that had the
 * focus, the chosen tab has it; when it closes, whatever had it before the panel, or else the
 * button that opens it.
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
    // Where one was led inside of it, one stays.
    if (activeElement !== body && (open || !panel.current?.contains(activeElement))) return;
    const back = before.current?.isConnected && before.current.tabIndex >= 0 ? before.current : opener(panel.current);
    (open ? panel.current?.querySelector<HTMLElement>('[role=tab][aria-selected=true]') : back)?.focus({ preventScroll: true });
  }, [panel, open]);
}

function opener(panel: HTMLElement | null): HTMLElement | null {
  return document.querySelector(`[aria-expanded][aria-controls="${panel?.id}"]`);
}
