import { classes } from '../../../ui/classes.ts';
import css from './Steps.module.css';

/** The number of steps to a space, in a drop shape that no other number of the board has. */
export function Steps({ count, usable, className }: { count: number; usable: boolean; className?: string | undefined }) {
  return <span className={classes(css.steps, usable && css.usable, className)}>{count}</span>;
}
