import { useEffect, useRef, type HTMLAttributes, type RefObject } from 'react';
import { afterLayout } from './afterLayout.ts';
import { classes } from './classes.ts';
import styles from './ScrollRow.module.css';

/** How far from the faded edge something new comes to rest, in CSS pixels. */
const MARGIN = 28;

export interface ScrollRowProps extends HTMLAttributes<HTMLUListElement> {
  ref: RefObject<HTMLUListElement | null>;
}

/**
 * A list in one row, as a hand of cards: it scrolls, fades where it goes on, and comes to what is
 * new in it.
 */
export function ScrollRow({ ref, className, children, ...rest }: ScrollRowProps) {
  const known = useRef<ReadonlySet<Element> | null>(null);

  // After every drawing, since nothing else tells which of the children are new.
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

/** Scrolls as little as it takes to have the child in sight. */
function reveal(row: HTMLElement, child: Element): void {
  const edge = row.getBoundingClientRect();
  const { left, right } = child.getBoundingClientRect();
  if (right > edge.right - MARGIN) row.scrollLeft += right - edge.right + MARGIN;
  else if (left < edge.left + MARGIN) row.scrollLeft += left - edge.left - MARGIN;
}

/** Says to the style sheet at which of its ends the row goes on. */
function fade(row: HTMLElement): void {
  const { scrollLeft, scrollWidth, clientWidth } = row;
  row.toggleAttribute('data-before', scrollLeft > 1);
  row.toggleAttribute('data-after', scrollLeft + clientWidth < scrollWidth - 1);
}
