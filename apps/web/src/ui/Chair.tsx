import styles from './Chair.module.css';
import { classes } from './classes.ts';
import { seatOutline } from './SeatToken.tsx';

/**
 * A chair from above, with its back at the bottom; callers rotate it to face the table. 64 by 64.
 *
 * @param seat the seat whose colour and shape the cushion has when it is taken
 */
export function Chair({
  seat,
  taken,
  lit = false,
  className,
}: {
  seat: number;
  taken: boolean;
  lit?: boolean;
  className?: string;
}) {
  return (
    <svg
      className={classes(styles.chair, taken && styles.taken, lit && styles.lit, className)}
      // An attribute instead of a style, because the prerendered page ignores inline styles.
      color={`var(--seat-${seat})`}
      viewBox="0 0 64 64"
      width="64"
      height="64"
      aria-hidden="true"
      focusable="false"
    >
      <path className={styles.back} d="M8 52 Q32 66 56 52" />
      <rect className={styles.cushion} x="11" y="9" width="42" height="41" rx="15" />
      {taken && <path className={styles.mark} d={seatOutline(seat)} transform="translate(20.5 18) scale(.72)" />}
    </svg>
  );
}
