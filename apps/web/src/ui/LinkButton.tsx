import type { ReactNode } from 'react';
import { Link } from 'wouter';
import styles from './Button.module.css';
import { classes } from './classes.ts';

/** A link to another page of the site that looks like a button. */
export function LinkButton({
  href,
  look = 'plain',
  children,
  ...named
}: {
  href: string;
  look?: 'primary' | 'plain' | 'quiet';
  id?: string;
  'aria-label'?: string;
  'aria-labelledby'?: string;
  children: ReactNode;
}) {
  return (
    <Link {...named} href={href} className={classes(styles.button, styles[look])}>
      {children}
    </Link>
  );
}
