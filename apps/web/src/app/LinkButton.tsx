import type { ReactNode } from 'react';
import { Link } from 'wouter';
import styles from '../ui/Button.module.css';
import { classes } from '../ui/classes.ts';

/** A link to another page of ours that looks like a button. */
export function LinkButton({
  href,
  look = 'plain',
  children,
  ...named
}: {
  href: string;
  look?: 'primary' | 'plain';
  id?: string;
  'aria-labelledby'?: string;
  children: ReactNode;
}) {
  return (
    <Link {...named} href={href} className={classes(styles.button, styles[look])}>
      {children}
    </Link>
  );
}
