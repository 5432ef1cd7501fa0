import { useEffect, useRef, type RefObject } from 'react';

/**
 * Keeps the focus on the board. When the focused control disappears, the panel of the tray gets the
 * focus, so that the next control is one step away. When a new decision is due and nothing has the
 * focus, the panel gets it as well, if the focus was on the board before.
 *
 * @param due identifies the decision that is due; empty when there is none
 */
export function useFocusOn(panel: RefObject<HTMLElement | null>, due: string) {
  const last = useRef<Element | null>(null);

  useEffect(() => {
    const root = panel.current?.closest('[data-board]') ?? panel.current;
    if (root === null) return undefined;
    const note = ({ target }: Event) => (last.current = target as Element);
    const leave = ({ target }: Event) => {
      if (!root.contains(target as Element)) last.current = null;
    };
    const observer = new MutationObserver(() => {
      if (last.current !== null && isGone(last.current)) toPanel(panel.current);
    });
    root.addEventListener('focusin', note);
    for (const kind of ['focusin', 'pointerdown']) document.addEventListener(kind, leave);
    observer.observe(root, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled', 'hidden'] });
    return () => {
      observer.disconnect();
      root.removeEventListener('focusin', note);
      for (const kind of ['focusin', 'pointerdown']) document.removeEventListener(kind, leave);
    };
  }, [panel]);

  const before = useRef(due);
  useEffect(() => {
    const isNew = before.current !== due && due !== '';
    before.current = due;
    if (isNew) toPanel(panel.current);
  }, [panel, due]);
}

/** Whether a control can no longer have the focus. */
function isGone(control: Element): boolean {
  return !control.isConnected || control.matches(':disabled, [hidden] *');
}

/** Moves the focus only if it was lost. */
function toPanel(panel: HTMLElement | null): void {
  if (document.activeElement === document.body) panel?.focus({ preventScroll: true });
}
