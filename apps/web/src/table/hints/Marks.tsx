import { useLayoutEffect, useRef, useState } from 'react';
import styles from './Marks.module.css';

/** A piece of the board that belongs to a hint, with the hint's number and the piece's selector. */
export interface Marked {
  number: number;
  piece: string;
}

interface Spot {
  key: string;
  numbers: readonly number[];
  top: number;
  left: number;
  width: number;
  height: number;
}

/**
 * A ring with the hints' numbers around each of their pieces, which follows the piece. Covered
 * pieces and those scrolled away have none. Decoration only: the list names the pieces in words.
 */
export function Marks({ marked }: { marked: readonly Marked[] }) {
  const layer = useRef<HTMLDivElement>(null);
  const [spots, setSpots] = useState<readonly Spot[]>([]);

  useLayoutEffect(() => {
    const board = document.querySelector<HTMLElement>('[data-board]');
    if (board === null) return undefined;
    let frame = 0;
    const measure = () => {
      frame = 0;
      const next = spotsOn(board, marked);
      setSpots((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next));
    };
    const later = () => {
      frame ||= requestAnimationFrame(measure);
    };
    measure();
    const changes = new MutationObserver(later);
    changes.observe(board, { childList: true, subtree: true, attributes: true });
    addEventListener('scroll', later, { capture: true, passive: true });
    addEventListener('resize', later);
    return () => {
      cancelAnimationFrame(frame);
      changes.disconnect();
      removeEventListener('scroll', later, { capture: true });
      removeEventListener('resize', later);
    };
  }, [marked]);

  return (
    <div ref={layer} className={styles.layer} aria-hidden="true">
      {spots.map(({ key, numbers, ...box }) => (
        <div key={key} className={styles.mark} style={box}>
          {numbers.map((number) => (
            <span key={number} className={styles.number}>
              {number}
            </span>
          ))}
        </div>
      ))}
    </div>
  );
}

function spotsOn(board: HTMLElement, marked: readonly Marked[]): Spot[] {
  const pieces = [...new Set(marked.map(({ piece }) => piece))];
  return pieces.flatMap((piece) => {
    const seen = [...board.querySelectorAll<HTMLElement>(piece)].find(isInSight);
    if (seen === undefined) return [];
    const { top, left, width, height } = seen.getBoundingClientRect();
    const numbers = [...new Set(marked.filter((one) => one.piece === piece).map(({ number }) => number))];
    return [{ key: piece, numbers, top, left, width, height }];
  });
}

/** Whether the middle of a piece is visible and not covered. */
function isInSight(piece: HTMLElement): boolean {
  const { top, left, width, height } = piece.getBoundingClientRect();
  if (width === 0 || height === 0) return false;
  const there = document.elementFromPoint(left + width / 2, top + height / 2);
  return there !== null && (piece.contains(there) || there.contains(piece)) && there !== document.documentElement;
}
