import { useEffect, useRef } from 'react';
import { pieceNamed } from './pieces.ts';
import styles from './Rings.module.css';
import { stripFor } from './sight.ts';

/** Gap between a piece and its ring, in pixels. */
const ROOM = 5;

/**
 * A ring around each of these pieces, which follows the piece, even into a dialog. A covered piece
 * has no ring.
 */
export function Rings({ at }: { at: readonly string[] }) {
  const rings = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let frame = 0;
    const follow = () => {
      const pieces = at.map((name) => pieceNamed(name));
      if (rings.current !== null) lift(rings.current, document.querySelector('dialog[open]'), pieces);
      const drawn = [...(rings.current?.children ?? [])] as HTMLElement[];
      for (const [i, ring] of drawn.entries()) lay(ring, pieces[i] ?? null);
      frame = requestAnimationFrame(follow);
    };
    follow();
    return () => cancelAnimationFrame(frame);
  }, [at]);
  return (
    <div ref={rings} className={styles.rings} aria-hidden="true">
      {at.map((name) => (
        <div key={name} className={styles.ring} data-ring={name} hidden />
      ))}
    </div>
  );
}

/**
 * Puts the rings above an open dialog, and scrolls a piece in the dialog into view. Without a
 * dialog, the rings are below the bar.
 */
function lift(rings: HTMLElement, dialog: Element | null, pieces: readonly (HTMLElement | null)[]): void {
  if ((dialog !== null) === rings.hasAttribute('popover')) return;
  if (dialog === null) return rings.removeAttribute('popover');
  rings.setAttribute('popover', 'manual');
  rings.showPopover();
  pieces.find((piece) => dialog.contains(piece))?.scrollIntoView({ block: 'center' });
}

function lay(ring: HTMLElement, piece: HTMLElement | null): void {
  ring.hidden = piece === null || isCovered(piece);
  if (ring.hidden || piece === null) return;
  const { left, top, width, height } = piece.getBoundingClientRect();
  ring.style.translate = `${left - ROOM}px ${top - ROOM}px`;
  ring.style.width = `${width + 2 * ROOM}px`;
  ring.style.height = `${height + 2 * ROOM}px`;
  // Clips the ring where the tray covers the piece.
  const below = Math.max(0, top + height + ROOM - stripFor(piece).bottom);
  ring.style.clipPath = below === 0 ? '' : `inset(-1rem -1rem ${below}px -1rem)`;
}

/**
 * Whether the bar, the tray or a dialog covers the middle of a piece. Ancestors and descendants of
 * the piece do not count.
 */
function isCovered(piece: HTMLElement): boolean {
  const { left, top, width, height } = piece.getBoundingClientRect();
  const above = document.elementFromPoint(left + width / 2, top + height / 2);
  const around = above?.closest('[data-piece], [data-spot]');
  return above === null || !(piece.contains(above) || above.contains(piece) || around?.contains(piece));
}
