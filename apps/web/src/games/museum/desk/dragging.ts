import type { Cell, ObjectId } from '@sobremesa/games/museum';
import css from './dragging.module.css';

/**
 * Distance in pixels that a mouse moves before it drags, and that a finger may move while it rests.
 */
const SLACK = 6;
/**
 * Time in milliseconds that a finger rests on a card before it drags; until then it scrolls the
 * page.
 */
const HOLD = 220;

interface Grip {
  piece: HTMLElement;
  card: ObjectId;
  x: number;
  y: number;
  hold: ReturnType<typeof setTimeout> | undefined;
  /** A copy of the lifted card that follows the pointer, above everything else. */
  ghost: HTMLElement | null;
  over: HTMLElement | null;
}

export interface DragHandlers {
  /** Whether anything may be dragged now. */
  may: () => boolean;
  onDrop: (card: ObjectId, to: Cell) => void;
}

/**
 * Lets the reader drag the cards (`data-drag`) in an element to the cells (`data-cell`) of the
 * plan, by mouse, pen or finger. Marks the dragged card and the cell below without rendering.
 * Returns a function that ends this.
 */
export function letDrag(root: HTMLElement, { may, onDrop }: DragHandlers): () => void {
  let grip: Grip | null = null;
  // A drag ends with a click event, which must not count as a press.
  let dragged = false;

  function lift() {
    if (grip === null) return;
    const { piece } = grip;
    const { left, top, width, height } = piece.getBoundingClientRect();
    grip.ghost = piece.cloneNode(true) as HTMLElement;
    grip.ghost.className = css['ghost'] ?? '';
    Object.assign(grip.ghost.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
    delete grip.ghost.dataset['drag'];
    (piece.closest('[data-board]') ?? root).append(grip.ghost);
    piece.dataset['dragged'] = '';
  }

  function end() {
    if (grip === null) return;
    clearTimeout(grip.hold);
    delete grip.piece.dataset['dragged'];
    grip.ghost?.remove();
    mark(null);
    grip = null;
  }

  function mark(cell: HTMLElement | null) {
    if (grip === null || grip.over === cell) return;
    delete grip.over?.dataset['over'];
    if (cell !== null) cell.dataset['over'] = '';
    grip.over = cell;
  }

  function onDown(event: PointerEvent) {
    dragged = false;
    const piece = (event.target as Element).closest<HTMLElement>('[data-drag]');
    const card = piece?.dataset['drag'];
    if (piece == null || card === undefined || event.button !== 0 || !event.isPrimary || !may()) return;
    const hold = event.pointerType === 'touch' ? setTimeout(lift, HOLD) : undefined;
    grip = { piece, card, x: event.clientX, y: event.clientY, hold, ghost: null, over: null };
  }

  function onMove(event: PointerEvent) {
    if (grip === null) return;
    const [dx, dy] = [event.clientX - grip.x, event.clientY - grip.y];
    if (grip.ghost === null) {
      if (Math.hypot(dx, dy) < SLACK) return;
      if (event.pointerType === 'touch') return end();
      lift();
    }
    if (grip.ghost !== null) grip.ghost.style.translate = `${dx}px ${dy}px`;
    mark(cellUnder(event));
  }

  function onUp(event: PointerEvent) {
    if (grip === null) return;
    const { piece, card, ghost } = grip;
    dragged = ghost !== null;
    const cell = dragged ? cellUnder(event) : null;
    end();
    if (cell !== null && !cell.contains(piece)) onDrop(card, Number(cell.dataset['cell']));
  }

  function onKey(event: KeyboardEvent) {
    if (event.key !== 'Escape' || grip?.ghost == null) return;
    end();
    event.stopPropagation();
  }

  function onClick(event: MouseEvent) {
    if (dragged) event.stopPropagation();
    dragged = false;
  }

  /** Keeps the page from scrolling and from opening a menu while a card is lifted. */
  function keep(event: Event) {
    if (grip?.ghost == null) return;
    event.preventDefault();
    event.stopPropagation();
  }

  const listening = new AbortController();
  const { signal } = listening;
  root.addEventListener('pointerdown', onDown, { signal });
  root.addEventListener('click', onClick, { capture: true, signal });
  root.addEventListener('touchmove', keep, { passive: false, signal });
  root.addEventListener('contextmenu', keep, { signal });
  window.addEventListener('pointermove', onMove, { signal });
  window.addEventListener('pointerup', onUp, { signal });
  window.addEventListener('pointercancel', end, { signal });
  window.addEventListener('keydown', onKey, { capture: true, signal });
  return () => {
    end();
    listening.abort();
  };
}

function cellUnder({ clientX, clientY }: PointerEvent): HTMLElement | null {
  return document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-cell]') ?? null;
}
