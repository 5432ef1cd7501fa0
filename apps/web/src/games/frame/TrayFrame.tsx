import type { ReactNode } from 'react';
import { classes } from '../../ui/classes.ts';
import { Why } from '../../rulebook/Why.tsx';
import css from './TrayFrame.module.css';

/** The frame of a tray: at the lower edge of the board, and beside it on a phone in landscape. */
export function TrayFrame({
  over = false,
  className,
  children,
}: {
  over?: boolean;
  className?: string | undefined;
  children: ReactNode;
}) {
  return (
    <div className={classes(css.tray, over && css.over, className)} data-tray="">
      {children}
    </div>
  );
}

/**
 * The board's answer to the last press, such as the reason for an illegal move. Null renders
 * nothing.
 */
export function Notice({ children }: { children: string | null }) {
  return children !== null && <Why className={css.notice}>{children}</Why>;
}
