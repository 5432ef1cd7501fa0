import { useEffect, useRef, type HTMLAttributes, type RefObject } from 'react';
import { afterLayout } from './afterLayout.ts';
import { classes } from './classes.ts';
import styles from './ScrollRow.module.css';

/** Distance of a new item from the faded edge, in CSS pixels. */
const MARGIN = 28;

export interface ScrollRowProps extends HTMLAttributes<HTMLUListElement> {
  ref: RefObject<HTMLUListElement | null>;
}

/**
 * A list in one row, such as a hand of cards. It scrolls, fades where it continues, and scrolls to
 * new items.
 */
export function ScrollRow({ ref, className, children, ...rest }: ScrollRowProps) {
  const known = useRef<ReadonlySet<Element> | null>(null);

  // Runs after each render, since only a comparison shows which children are new.
  useEffect(() => {
    const row = ref.current;
    if (row === null) return;
    const before = known.current;
    const now = new Set(row.children);
    known.current = now;
    const added = before === null ? [] : [...now].filter((child) => !before.has(child));
    if (added.length === 0 && before?.size === now.size) return;
    afterLayout(row, () => {
      for (const child of [added.at(-1), added[0]]) if (child) reveal(row, child);
      fade(row);
    });
  });

  useEffect(() => {
    const row = ref.current;
    if (row === null) return undefined;
    const onChange = () => fade(row);
    const observer = new ResizeObserver(onChange);
    observer.observe(row);
    row.addEventListener('scroll', onChange, { passive: true });
    return () => {
      observer.disconnect();
      row.removeEventListener('scroll', onChange);
    };
  }, [ref]);

  return (
    <ul {...rest} ref={ref} className={classes(styles.row, className)}>
      {children}
    </ul>
  );
}

/** Scrolls as little as possible to make the child visible. */
function reveal(row: HTMLElement, child: Element): void {
  const edge = row.getBoundingClientRect();
  const { left, right } = child.getBoundingClientRect();
  if (right > edge.right - MARGIN) row.scrollLeft += right - edge.right + MARGIN;
  else if (left < edge.left + MARGIN) row.scrollLeft += left - edge.left - MARGIN;
}

/** Marks for the style sheet at which ends the row continues. */
function fade(row: HTMLElement): void {
  const { scrollLeft, scrollWidth, clientWidth } = row;
  row.toggleAttribute('data-before', scrollLeft > 1);
  row.toggleAttribute('data-after', scrollLeft + clientWidth < scrollWidth - 1);
}
