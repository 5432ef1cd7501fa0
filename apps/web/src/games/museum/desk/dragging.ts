import type { Cell } from '@sobremesa/games/museum';

/** How far a mouse moves before it drags, and how far a finger may stray while it rests. */
const SLACK = 6;
/** How long a finger rests on a card before it drags; until then it scrolls the page. */
const HOLD = 220;

interface Grip {
  piece: HTMLElement;
  from: Cell;
  x: number;
  y: number;
  lifted: boolean;
  hold: ReturnType<typeof setTimeout> | undefined;
}

export interface DragHandlers {
  /** The cell under the dragged card changes; null when there is none. */
  onOver: (cell: Cell | null) => void;
  onDrop: (from: Cell, to: Cell) => void;
}

/**
 * Lets the pieces (`data-piece`) of a plan be dragged from cell to cell (`data-cell`), by mouse, pen or finger, until the
 * function that it returns is called. The piece follows by its own style, without rendering.
 */
export function letDrag(plan: HTMLElement, { onOver, onDrop }: DragHandlers): () => void {
  let grip: Grip | null = null;
  // The click that ends a drag is none.
  let dragged = false;

  function lift() {
    if (grip === null) return;
    grip.lifted = true;
    grip.piece.dataset['dragged'] = '';
  }

  function end() {
    if (grip === null) return;
    clearTimeout(grip.hold);
    delete grip.piece.dataset['dragged'];
    grip.piece.style.translate = '';
    grip = null;
    onOver(null);
  }

  function onDown(event: PointerEvent) {
    dragged = false;
    const piece = (event.target as Element).closest<HTMLElement>('[data-piece]');
    const from = cellOf(piece);
    if (piece === null || from === null || event.button !== 0 || !event.isPrimary) return;
    const hold = event.pointerType === 'touch' ? setTimeout(lift, HOLD) : undefined;
    grip = { piece, from, x: event.clientX, y: event.clientY, lifted: false, hold };
  }

  function onMove(event: PointerEvent) {
    if (grip === null) return;
    const [dx, dy] = [event.clientX - grip.x, event.clientY - grip.y];
    if (!grip.lifted) {
      if (Math.hypot(dx, dy) < SLACK) return;
      if (event.pointerType === 'touch') return end();
      lift();
    }
    grip.piece.style.translate = `${dx}px ${dy}px`;
    onOver(cellUnder(event));
  }

  function onUp(event: PointerEvent) {
    if (grip === null) return;
    const { from, lifted } = grip;
    dragged = lifted;
    const to = lifted ? cellUnder(event) : null;
    end();
    if (to !== null && to !== from) onDrop(from, to);
  }

  function onKey(event: KeyboardEvent) {
    if (event.key !== 'Escape' || grip?.lifted !== true) return;
    end();
    event.stopPropagation();
  }

  function onClick(event: MouseEvent) {
    if (dragged) event.stopPropagation();
    dragged = false;
  }

  /** A lifted card keeps the page from scrolling, and from opening a menu. */
  function keep(event: Event) {
    if (grip?.lifted === true) event.preventDefault();
  }

  const listening = new AbortController();
  const { signal } = listening;
  plan.addEventListener('pointerdown', onDown, { signal });
  plan.addEventListener('click', onClick, { capture: true, signal });
  plan.addEventListener('touchmove', keep, { passive: false, signal });
  plan.addEventListener('contextmenu', keep, { signal });
  window.addEventListener('pointermove', onMove, { signal });
  window.addEventListener('pointerup', onUp, { signal });
  window.addEventListener('pointercancel', end, { signal });
  window.addEventListener('keydown', onKey, { capture: true, signal });
  return () => {
    end();
    listening.abort();
  };
}

function cellUnder({ clientX, clientY }: PointerEvent): Cell | null {
  return cellOf(document.elementFromPoint(clientX, clientY));
}

function cellOf(element: Element | null): Cell | null {
  const cell = element?.closest<HTMLElement>('[data-cell]')?.dataset['cell'];
  return cell === undefined ? null : Number(cell);
}
