import { useEffect, useState } from 'react';
import { useTable, useTableWords } from '../table.tsx';
import css from './TimeLeft.module.css';

const TICK_MS = 250;

/** How long the window stays open, as a bar that grows shorter, and in seconds. Silent: who listens is told when it opens. */
export function TimeLeft() {
  const words = useTableWords();
  const { seconds, windowUntil } = useTable(({ G, windowUntil }) => ({ seconds: G.mode.windowSeconds, windowUntil }));
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  if (windowUntil === null) return null;
  const whole = seconds * 1000;
  const left = Math.min(whole, Math.max(0, windowUntil - now));
  return (
    <div className={css.time} role="timer" aria-live="off">
      <span className={css.bar} aria-hidden="true">
        <span style={{ transform: `scaleX(${left / whole})` }} />
      </span>
      <span className={css.seconds}>{words.t('window.seconds', { count: Math.ceil(left / 1000) })}</span>
    </div>
  );
}
