import { Suspense, useRef, useState, type HTMLAttributes, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import { useGameText } from '../../i18n/gameText.tsx';
import { useRules } from '../../rulebook/context.ts';

/** Duration of a long press, in milliseconds. */
const PRESS_MS = 500;
/** A finger that moves farther than this, in pixels, scrolls or drags. */
const MOVED = 10;

interface Asked {
  topic: string;
  shows: string;
  says: string;
}

/**
 * Explains the pieces of a board: on `?` with the focus on a piece, on a long press, and on a right
 * click; those with `data-press="about"`, on a press. A piece names its topic of the rules in
 * `data-about`, in `data-shows` the term that it shows if that is another one, and in `data-says`
 * its text if it has none itself. Pressing a disabled control explains why it is disabled.
 */
export function useAbout(): {
  handlers: Pick<
    HTMLAttributes<HTMLElement>,
    'onContextMenu' | 'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel' | 'onClickCapture'
  >;
  /** @returns whether the key asked for an explanation and was handled */
  onKey: (event: KeyboardEvent) => boolean;
  card: ReactNode;
} {
  const rules = useRules();
  const text = useGameText();
  const [asked, setAsked] = useState<Asked | null>(null);
  const finger = useRef<{ x: number; y: number; timer: number } | null>(null);
  const pressed = useRef(false);

  function ask(target: EventTarget): boolean {
    const piece = rules === null ? null : (target as Element).closest<HTMLElement>('[data-about]');
    // A dialog is not about the piece that opened it.
    if (piece === null || piece.closest('dialog') !== (target as Element).closest('dialog')) return false;
    const { about = '', shows = about, says = piece.getAttribute('aria-label') ?? piece.textContent } = piece.dataset;
    setAsked({ topic: about, shows, says });
    return true;
  }

  function lift() {
    clearTimeout(finger.current?.timer);
    finger.current = null;
  }

  /** Explains a disabled control when the reader presses it. */
  function askWhy(event: MouseEvent) {
    const control = (event.target as Element).closest('[aria-disabled="true"][aria-description]');
    const says = control?.getAttribute('aria-description') ?? '';
    const reason = text.reasonIn(says);
    if (rules !== null && reason !== undefined) setAsked({ topic: `reasons.${reason}`, shows: '', says });
  }

  return {
    handlers: {
      onContextMenu: (event) => {
        // Some pieces open a close look of their own.
        if (!event.defaultPrevented && ask(event.target)) event.preventDefault();
      },
      onPointerDown: ({ pointerType, target, clientX, clientY }) => {
        pressed.current = false;
        if (pointerType !== 'touch') return;
        const timer = window.setTimeout(() => (pressed.current = ask(target)), PRESS_MS);
        finger.current = { x: clientX, y: clientY, timer };
      },
      onPointerMove: ({ clientX, clientY }) => {
        const from = finger.current;
        if (from !== null && Math.hypot(clientX - from.x, clientY - from.y) > MOVED) lift();
      },
      onPointerUp: lift,
      onPointerCancel: lift,
      onClickCapture: (event) => {
        // The click that ends a long press must not reach the piece.
        if (pressed.current) event.stopPropagation();
        else if ((event.target as Element).closest('[data-press="about"]') !== null) ask(event.target);
        else askWhy(event);
        pressed.current = false;
      },
    },
    onKey: (event) => {
      if (event.key !== '?' || !ask(event.target)) return false;
      // Otherwise the key would open the rules.
      event.preventDefault();
      return true;
    },
    card: asked !== null && rules !== null && (
      <Suspense>
        <rules.About rules={rules} {...asked} onClose={() => setAsked(null)} />
      </Suspense>
    ),
  };
}
