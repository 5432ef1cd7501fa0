import { useEffect, useRef } from 'react';

/**
 * Debounces: calls `act` with the last of several values, after `ms` milliseconds without another
 * one, or when the component unmounts.
 */
export function useSettled<T>(act: (value: T) => void): (value: T, ms: number) => void {
  const newest = useRef(act);
  const waiting = useRef<{ value: T; timer: ReturnType<typeof setTimeout> } | null>(null);
  useEffect(() => {
    newest.current = act;
  });
  const settle = useRef(() => {
    const { current } = waiting;
    waiting.current = null;
    if (current === null) return;
    clearTimeout(current.timer);
    newest.current(current.value);
  });
  useEffect(() => settle.current, []);
  return (value, ms) => {
    if (waiting.current !== null) clearTimeout(waiting.current.timer);
    waiting.current = { value, timer: setTimeout(settle.current, ms) };
    if (ms === 0) settle.current();
  };
}
