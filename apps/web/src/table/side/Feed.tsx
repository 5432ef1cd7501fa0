import { useEffect, useRef, type ReactNode } from 'react';
import styles from './Feed.module.css';

export interface FeedProps {
  label: string;
  /** Before the first entry: the way to older ones. */
  older: ReactNode;
  /** Out of sight it goes on speaking, but takes no focus. */
  shown?: boolean;
  children: ReactNode;
}

/** A list that grows at its end and stays there, unless its reader has scrolled up. Says new entries aloud. */
export function Feed({ label, older, shown = true, children }: FeedProps) {
  const box = useRef<HTMLDivElement>(null);
  const atEnd = useRef(true);
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    if (list.current === null) return undefined;
    // Whenever it has grown, by an entry or because there is less room for each.
    const observer = new ResizeObserver(() => {
      if (box.current && atEnd.current) box.current.scrollTop = box.current.scrollHeight;
    });
    observer.observe(list.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div
      ref={box}
      // It scrolls, so the keyboard must be able to get in.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={shown ? 0 : undefined}
      role="log"
      aria-label={label}
      className={styles.feed}
      onScroll={({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) => {
        atEnd.current = scrollHeight - scrollTop - clientHeight < 40;
      }}
    >
      {shown && older}
      <ol ref={list}>{children}</ol>
    </div>
  );
}
