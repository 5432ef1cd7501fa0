import { useEffect, useState } from 'react';
import { useTable, useTableWords } from '../table.tsx';
import css from './TimeLeft.module.css';

/** How long the window stays open, as a bar that grows shorter, and in seconds. Silent: who listens is told when it opens. */
export function TimeLeft() {
  const { length, until } = useTable(({ G, windowUntil }) => ({ length: G.mode.windowSeconds * 1000, until: windowUntil }));
  return until !== null && <Running key={until} length={length} until={until} />;
}

/** @param length of the whole window, in milliseconds @param until as `BoardMatch.windowUntil` */
function Running({ length, until }: { length: number; until: number }) {
  const words = useTableWords();
  const [begun] = useState(() => Math.min(length, Math.max(0, until - Date.now())));
  const [left, setLeft] = useState(begun);
  useEffect(() => {
    if (left <= 0) return undefined;
    const timer = setTimeout(() => setLeft(Math.max(0, until - Date.now())), left % 1000 || 1000);
    return () => clearTimeout(timer);
  }, [left, until]);
  return (
    <div className={css.time} role="timer" aria-live="off">
      <span className={css.bar} aria-hidden="true">
        <span style={{ animationDuration: `${length}ms`, animationDelay: `${begun - length}ms` }} />
      </span>
      <span className={css.seconds}>{words.t('window.seconds', { count: Math.ceil(left / 1000) })}</span>
    </div>
  );
}
