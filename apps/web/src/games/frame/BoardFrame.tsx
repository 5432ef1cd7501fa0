import type { ReactNode, RefObject } from 'react';
import { classes } from '../../ui/classes.ts';
import css from './BoardFrame.module.css';
import { useAbout } from './useAbout.tsx';

export interface BoardFrameProps {
  ref: RefObject<HTMLElement | null>;
  label: string;
  className: string | undefined;
  /**
   * A key pressed anywhere on the board, alone: in a dialog, or where one writes, it means
   * something else.
   */
  onKey: (key: string) => void;
  /** The middle, then what stands at the lower edge, or beside it on a phone on its side. */
  children: ReactNode;
}

/** The whole of a board, whichever the game. */
export function BoardFrame({ ref, label, className, onKey, children }: BoardFrameProps) {
  const about = useAbout();
  return (
    // The keys are short cuts to the controls inside.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      ref={ref}
      className={classes(css.board, className)}
      aria-label={label}
      data-board=""
      {...about.handlers}
      onKeyDown={(event) => {
        if (event.altKey || event.ctrlKey || event.metaKey || (event.target as Element).closest('dialog, input')) return;
        if (!about.onKey(event)) onKey(event.key);
      }}
    >
      {children}
      {about.card}
    </section>
  );
}

/** All but the tray. */
export function Middle({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return <div className={classes(css.middle, className)}>{children}</div>;
}
