import { useEffect, useState } from 'react';
import { useOpenTable, useTable } from '../session.ts';

/** Duration per source, and the maximum in total, in milliseconds. */
const STEP_MS = 900;
const MOST_MS = 7000;

/**
 * Counts one source after the other when the match ends in front of its reader. A press on a key
 * that does nothing else skips it. Returns the number of sources counted so far; null once all are.
 */
export function useCount(sources: number): number | null {
  const table = useOpenTable();
  const isCounting = useTable((s) => s.count === 'running');
  const [counted, setCounted] = useState(0);
  const isVisible = useIsVisible();

  useEffect(() => {
    if (!isCounting || !isVisible) return undefined;
    const next = () => (counted < sources ? setCounted(counted + 1) : table.endCount());
    const timer = setTimeout(next, Math.min(STEP_MS, MOST_MS / Math.max(1, sources)));
    return () => clearTimeout(timer);
  }, [isCounting, isVisible, counted, sources, table]);

  useEffect(() => {
    if (!isCounting) return undefined;
    const skip = ({ key, target }: KeyboardEvent) => {
      if (!['Escape', 'Enter', ' '].includes(key) || document.querySelector('dialog[open]') !== null) return;
      const isElsewhere = target instanceof Element && target.closest('input, textarea, button, a, summary, aside') !== null;
      if (key === 'Escape' || !isElsewhere) table.endCount();
    };
    addEventListener('keydown', skip);
    return () => removeEventListener('keydown', skip);
  }, [isCounting, table]);

  return isCounting ? counted : null;
}

/** Whether the reader can see the page. */
function useIsVisible(): boolean {
  const [isVisible, setIsVisible] = useState(() => document.visibilityState === 'visible');
  useEffect(() => {
    const onChange = () => setIsVisible(document.visibilityState === 'visible');
    document.addEventListener('visibilitychange', onChange);
    return () => document.removeEventListener('visibilitychange', onChange);
  }, []);
  return isVisible;
}
