import { createContext, memo, use, type ReactNode } from 'react';
import { classes } from './classes.ts';
import styles from './SeatToken.module.css';

/**
 * The outline of each seat in a box of 32 × 32, and the position of its letter. With the seat's
 * colour, it identifies a player.
 */
const seatShapes = [
  { outline: 'M16 3.5a12.5 12.5 0 1 1 0 25 12.5 12.5 0 1 1 0-25z', y: 21.6, letter: 16 },
  { outline: 'M7 4h18a3 3 0 0 1 3 3v18a3 3 0 0 1-3 3H7a3 3 0 0 1-3-3V7a3 3 0 0 1 3-3z', y: 21.6, letter: 16 },
  {
    outline: 'M14.3 2.3a2.4 2.4 0 0 1 3.4 0l12 12a2.4 2.4 0 0 1 0 3.4l-12 12a2.4 2.4 0 0 1-3.4 0l-12-12a2.4 2.4 0 0 1 0-3.4z',
    y: 21.6,
    letter: 16,
  },
  {
    outline: 'M14.1 4.2c.8-1.5 3-1.5 3.8 0l11.6 21.2c.8 1.5-.2 3.3-1.9 3.3H4.4c-1.7 0-2.7-1.8-1.9-3.3z',
    y: 25.4,
    letter: 14,
  },
] as const;

/** Edge of a face in a token's box. Its ears may extend beyond. */
const FACE = 26;

/** Image addresses of seats' faces, by seat number; undefined for a seat without one. */
export const SeatFaces = createContext<readonly (string | undefined)[]>([]);

/** Renders the clock of a seat; null at tables without clocks. */
export const SeatClocks = createContext<((seat: number) => ReactNode) | null>(null);

/** The outline of a seat's token, in a box of 32 × 32. */
export function seatOutline(seat: number): string {
  return (seatShapes[seat] ?? seatShapes[0]).outline;
}

/**
 * A player's token: the colour and shape of the seat, with the first letter of the name or a face.
 * It is the same on all pages and boards, in both themes.
 *
 * @param seat null for an opponent that the rules play
 * @param size edge in CSS pixels, or any CSS length
 * @param absent whether the player is away: then only the outline is drawn
 */
export const SeatToken = memo(function SeatToken({
  seat,
  name,
  size = 26,
  absent = false,
  className,
}: {
  seat: number | null;
  name: string;
  size?: number | string;
  absent?: boolean;
  className?: string | undefined;
}) {
  const { outline, y, letter } = seatShapes[seat ?? 0] ?? seatShapes[0];
  const face = use(SeatFaces)[seat ?? -1];
  return (
    <svg
      className={classes(styles.token, absent && styles.absent, className)}
      style={{ width: size, height: size, color: seat === null ? 'var(--line)' : `var(--seat-${seat})` }}
      viewBox="0 0 32 32"
      aria-hidden="true"
      focusable="false"
    >
      <path d={outline} />
      {face === undefined ? (
        <text x="16" y={y} fontSize={letter}>
          {name.trim().charAt(0).toLocaleUpperCase()}
        </text>
      ) : (
        <image href={face} x={16 - FACE / 2} y={y - 5.6 - FACE / 2} width={FACE} height={FACE} />
      )}
    </svg>
  );
});
