import type { ButtonHTMLAttributes, Ref } from 'react';
import styles from './Button.module.css';
import { classes } from './classes.ts';

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /**
   * primary: the main action. plain: any other action. quiet: without a frame. danger: an action
   * that loses something.
   */
  look?: 'primary' | 'plain' | 'quiet' | 'danger';
  size?: 'normal' | 'big';
  /** A request is pending: the button stays focusable and does nothing. */
  busy?: boolean;
  /**
   * Why it cannot be used now, in words. The button stays focusable, has the reason as its
   * description, and does nothing. Prefer this to `disabled`, which gives no reason.
   */
  unavailable?: string | undefined;
  /** Shows only an icon; needs an `aria-label`. */
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
