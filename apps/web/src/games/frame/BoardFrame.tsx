import type { ReactNode, RefObject } from 'react';
import { classes } from '../../ui/classes.ts';
import css from './BoardFrame.module.css';
import { useAbout } from './useAbout.tsx';

export interface BoardFrameProps {
  ref: RefObject<HTMLElement | null>;
  label: string;
  className: string | undefined;
  /** Called for a key pressed on the board without modifiers, except in dialogs and text fields. */
  onKey: (key: string) => void;
  /** The middle, then the tray at the lower edge, or beside it on a phone in landscape. */
  children: ReactNode;
}

/** The frame of every game's board. */
export function BoardFrame({ ref, label, className, onKey, children }: BoardFrameProps) {
  const about = useAbout();
  return (
    // Keys are shortcuts to the controls inside.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      ref={ref}
      className={classes(css.board, className)}
      aria-label={label}
      data-board=""
      {...about.handlers}
      onKeyDown={(event) => {
        const target = event.target as Element;
        if (event.altKey || event.ctrlKey || event.metaKey || target.closest('input')) return;
        if (!about.onKey(event) && target.closest('dialog') === null) onKey(event.key);
      }}
    >
      {children}
      {about.card}
    </section>
  );
}

/** Everything except the tray. */
export function Middle({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return <div className={classes(css.middle, className)}>{children}</div>;
}
