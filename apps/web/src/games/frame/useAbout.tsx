import { Suspense, useRef, useState, type HTMLAttributes, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import { useGameText } from '../../i18n/gameText.tsx';
import { useRules } from '../../rulebook/context.ts';

/** How long a finger rests on a piece to ask what it is, in milliseconds. */
const PRESS_MS = 500;
/** So far, in pixels, it has moved on. */
const MOVED = 10;

interface Asked {
  topic: string;
  says: string;
}

/**
 * What a board answers to who asks what a piece is: by `?` with the focus on it, a long press, or
 * the other mouse button. Pieces are those with `data-about`: a topic of the rules. What cannot be
 * used says why when it is pressed.
 */
export function useAbout(): {
  handlers: Pick<
    HTMLAttributes<HTMLElement>,
    'onContextMenu' | 'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel' | 'onClickCapture'
  >;
  /** @returns whether the key was a question, and is answered */
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
    if (piece === null || (target as Element).closest('dialog') !== null) return false;
    setAsked({ topic: piece.dataset['about'] ?? '', says: piece.getAttribute('aria-label') ?? piece.textContent });
    return true;
  }

  function lift() {
    clearTimeout(finger.current?.timer);
    finger.current = null;
  }

  /** What cannot be used is asked about by pressing it. */
  function askWhy(event: MouseEvent) {
    const control = (event.target as Element).closest('[aria-disabled="true"][aria-description]');
    const says = control?.getAttribute('aria-description') ?? '';
    const reason = text.reasonIn(says);
    if (rules !== null && reason !== undefined) setAsked({ topic: `reasons.${reason}`, says });
  }

  return {
    handlers: {
      onContextMenu: (event) => {
        if (ask(event.target)) event.preventDefault();
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
        // The end of a long press is no press.
        if (pressed.current) event.stopPropagation();
        else askWhy(event);
        pressed.current = false;
      },
    },
    onKey: (event) => {
      if (event.key !== '?' || !ask(event.target)) return false;
      // Else it asks for the rules.
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
