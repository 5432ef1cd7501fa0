import { useEffect, useRef, type ReactNode } from 'react';
import styles from './Feed.module.css';

export interface FeedProps {
  label: string;
  /** A control before the first entry that loads older ones. */
  older: ReactNode;
  /** The `data-seq` of the entry to show; null for the newest. A new object for each request. */
  place?: { seq: number } | null;
  /** While hidden, it still announces entries, but takes no focus. */
  shown?: boolean;
  children: ReactNode;
}

/**
 * A list that grows at its end and follows it until its reader scrolls up. It announces new entries
 * to screen readers.
 */
export function Feed({ label, older, place = null, shown = true, children }: FeedProps) {
  const box = useRef<HTMLDivElement>(null);
  const follows = useRef(true);
  /** The last scroll position. Only a reader's scroll moves up from it. */
  const lastTop = useRef(0);
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    if (list.current === null || box.current === null) return undefined;
    // The list grows by an entry, or when its width shrinks. The box may shrink, too.
    const observer = new ResizeObserver(() => {
      if (box.current === null) return;
      if (follows.current) box.current.scrollTop = box.current.scrollHeight;
      lastTop.current = box.current.scrollTop;
    });
    observer.observe(list.current);
    observer.observe(box.current);
    return () => observer.disconnect();
  }, []);
  useEffect(() => {
    const entry = place && list.current?.querySelector<HTMLElement>(`[data-seq="${place.seq}"]`);
    if (!entry || box.current === null) return;
    const { top, height } = box.current.getBoundingClientRect();
    box.current.scrollTop += entry.getBoundingClientRect().top - top - height / 3;
    follows.current = isAtEnd(box.current);
    lastTop.current = box.current.scrollTop;
    entry.focus({ preventScroll: true });
  }, [place]);
  return (
    <div
      ref={box}
      // It scrolls, so it must be reachable by keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={shown ? 0 : undefined}
      role="log"
      aria-label={label}
      className={styles.feed}
      onScroll={({ currentTarget }) => {
        // The browser reports a scroll later, when the list may have grown again.
        if (isAtEnd(currentTarget)) follows.current = true;
        else if (currentTarget.scrollTop < lastTop.current) follows.current = false;
        lastTop.current = currentTarget.scrollTop;
      }}
    >
      {shown && older}
      <ol ref={list}>{children}</ol>
    </div>
  );
}

function isAtEnd({ scrollTop, scrollHeight, clientHeight }: HTMLElement): boolean {
  return scrollHeight - scrollTop - clientHeight < 40;
}
