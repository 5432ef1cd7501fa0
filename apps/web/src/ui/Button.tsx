import type { ButtonHTMLAttributes, Ref } from 'react';
import styles from './Button.module.css';
import { classes } from './classes.ts';

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /**
   * primary: the one thing to do here. plain: any other. quiet: without a frame. danger: gives
   * something up.
   */
  look?: 'primary' | 'plain' | 'quiet' | 'danger';
  size?: 'normal' | 'big';
  /** Something is on its way: the button stays focusable and does nothing. */
  busy?: boolean;
  /**
   * Why it cannot be used now, in words. The button stays focusable, says so to everybody by its
   * description, and does nothing. Prefer it to `disabled`, which keeps silent.
   */
  unavailable?: string | undefined;
  /** A picture without words; then `aria-label` is needed. */
  square?: boolean;
  /** Shows the `aria-label` as a tooltip on hover, focus and long press. */
  tip?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

export function Button({
  look = 'plain',
  size = 'normal',
  busy = false,
  unavailable,
  square = false,
  tip = false,
  className,
  onClick,
  ...rest
}: ButtonProps) {
  const idle = busy || unavailable !== undefined;
  return (
    <button
      type="button"
      {...rest}
      {...(tip ? { 'data-tip': rest['aria-label'] } : {})}
      {...(unavailable === undefined ? {} : { title: unavailable, 'aria-description': unavailable })}
      aria-disabled={idle || rest['aria-disabled']}
      aria-busy={busy || undefined}
      className={classes(styles.button, styles[look], size === 'big' && styles.big, square && styles.square, className)}
      onClick={(event) => {
        if (idle) event.preventDefault();
        else onClick?.(event);
      }}
    />
  );
}
