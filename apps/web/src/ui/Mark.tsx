import { memo } from 'react';
import styles from './Mark.module.css';
import { mark, seatCentres, type SeatLook } from './markGeometry.ts';

const house: readonly SeatLook[] = ['taken', 'taken', 'free', 'taken'];

/** The logo, also the icon of each table: a round table from above, its taken seats filled. */
export const Mark = memo(function Mark({ seats = house, size = 32 }: { seats?: readonly SeatLook[]; size?: number }) {
  return (
    <svg className={styles.mark} width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <circle className={styles.table} cx="16" cy="16" r={mark.table} />
      <circle className={styles.rim} cx="16" cy="16" r={mark.table - 2.4} />
      {seatCentres(seats.length).map(({ x, y }, i) => (
        // Seats are identified by their index.
        // oxlint-disable-next-line react/no-array-index-key
        <circle key={i} className={styles[seats[i] ?? 'free']} cx={x} cy={y} r={seats[i] === 'closed' ? 1 : mark.seat - 0.8} />
      ))}
    </svg>
  );
});
