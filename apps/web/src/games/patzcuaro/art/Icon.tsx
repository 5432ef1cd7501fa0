import type { ReactNode } from 'react';
import css from './Icon.module.css';

export interface IconProps {
  /** Edge in CSS pixels or any CSS length. */
  size?: number | string;
  /** Whether to draw only outlines, in the colour of the text around. */
  mono?: boolean;
  className?: string | undefined;
}

/**
 * The frame of each icon of the game, with common strokes and joins. Decoration only: the control
 * around it must name it.
 */
export function Icon({
  size = 24,
  mono = false,
  className,
  box,
  children,
}: IconProps & { box: `0 0 ${number} ${number}`; children: ReactNode }) {
  const classes = [css.icon, mono ? css.mono : css.painted, className].filter(Boolean).join(' ');
  const [, , width = 1, height = 1] = box.split(' ').map(Number);
  return (
    <svg
      className={classes}
      viewBox={box}
      style={{ height: size, aspectRatio: `${width} / ${height}` }}
      fill="none"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );
}
