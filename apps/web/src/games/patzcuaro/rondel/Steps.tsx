import { classes } from '../../../ui/classes.ts';
import css from './Steps.module.css';

/** How many steps away a place is, in a drop that no other number of the board stands in. */
export function Steps({ count, usable, className }: { count: number; usable: boolean; className?: string | undefined }) {
  return <span className={classes(css.steps, usable && css.usable, className)}>{count}</span>;
}
