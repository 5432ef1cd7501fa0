import type { ReactNode } from 'react';
import { Link } from 'wouter';
import styles from '../ui/Button.module.css';
import { classes } from '../ui/classes.ts';

/** A link to another page of ours that looks like a button. */
export function LinkButton({
  href,
  look = 'plain',
  children,
}: {
  href: string;
  look?: 'primary' | 'plain';
  children: ReactNode;
}) {
  return (
    <Link href={href} className={classes(styles.button, styles[look])}>
      {children}
    </Link>
  );
}
