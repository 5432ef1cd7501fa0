import { useEffect, useState } from 'react';
import { useTable, useTableWords } from '../table.tsx';
import { leftIn } from './left.ts';
import css from './TimeLeft.module.css';

/**
 * The time until the window closes, as a shrinking bar and in words. Not a live region: a screen
 * reader reads it when the window opens.
 */
export function TimeLeft() {
  const { length, until } = useTable(({ G, windowUntil }) => ({ length: G.mode.windowSeconds * 1000, until: windowUntil }));
  return until !== null && <Running key={until} length={length} until={until} />;
}

/**
 * @param length the length of a window that waits for present players, in milliseconds; a window of
 *   several days has no bar
 * @param until as `BoardMatch.windowUntil`
 */
function Running({ length, until }: { length: number; until: number }) {
  const words = useTableWords();
  const [begun] = useState(() => leftUntil(until, length));
  const [left, setLeft] = useState(begun);
  const { count, unit } = leftIn(left);
  useEffect(() => {
    if (left <= 0) return undefined;
    const tick = unit === 'seconds' ? 1000 : 60_000;
    const timer = setTimeout(() => setLeft(leftUntil(until, length)), left % tick || tick);
    return () => clearTimeout(timer);
  }, [left, length, unit, until]);
  return (
    <div className={css.time} role="timer" aria-live="off">
      {begun <= length && (
        <span className={css.bar} aria-hidden="true">
          <span style={{ animationDuration: `${length}ms`, animationDelay: `${begun - length}ms` }} />
        </span>
      )}
      <span className={css.seconds}>{words.t('window.left', { count, unit })}</span>
    </div>
  );
}

/** In milliseconds. Limited to the whole, because server and device clocks may differ. */
function leftUntil(until: number, length: number): number {
  const left = Math.max(0, until - Date.now());
  return left < 2 * length ? Math.min(left, length) : left;
}
