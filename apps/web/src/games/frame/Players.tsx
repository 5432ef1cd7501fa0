import type { PlayerID } from '@sobremesa/games/kit';
import { use, type ButtonHTMLAttributes, type CSSProperties, type ReactNode } from 'react';
import { classes } from '../../ui/classes.ts';
import { SeatClocks } from '../../ui/SeatToken.tsx';
import type { BoardPlayer } from '../game.ts';
import css from './Players.module.css';

/** All players, above the board or beside it. */
export function PlayerRow({
  label,
  className,
  children,
}: {
  label: string;
  className?: string | undefined;
  children: ReactNode;
}) {
  return (
    <ul className={classes(css.players, className)} aria-label={label}>
      {children}
    </ul>
  );
}

export interface PlayerChipProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'aria-label' | 'type' | 'onClick'> {
  /** The label for screen readers, in parts. Empty and false parts are left out. */
  label: readonly (string | false)[];
  onOpen: () => void;
  /** Class of the list item around the chip. */
  seatClassName?: string | false;
  /** The seat whose clock the chip shows. Left out for players that the rules move. */
  seat?: PlayerID;
  [data: `data-${string}`]: string;
}

/** A player's chip, with their clock below. Pressing it opens the details of the player. */
export function PlayerChip({ label, onOpen, seat, seatClassName, className, ...rest }: PlayerChipProps) {
  const clockOf = use(SeatClocks);
  return (
    <li className={classes(css.seat, seatClassName)} data-seat={seat}>
      <button
        {...rest}
        type="button"
        className={classes(css.player, className)}
        aria-label={label.filter(Boolean).join(' ')}
        onClick={onOpen}
      />
      {seat !== undefined && clockOf?.(Number(seat))}
    </li>
  );
}

/**
 * A player's name in the type that its place has room for. Widths are estimates in ems of a
 * semi-bold face, a little too large.
 */
export function ChipName({ name, className, children }: { name: string; className?: string | undefined; children?: ReactNode }) {
  const word = Math.max(...name.split(' ').map(emsOf));
  return (
    <span className={classes(css.name, className)}>
      <span className={css.fitted} style={{ '--line': emsOf(name), '--word': word } as CSSProperties} data-name>
        {name}
        {children}
      </span>
    </span>
  );
}

/** An estimate for each kind of letter. */
const widths: readonly (readonly [RegExp, number])[] = [
  [/[\p{P}\sIJfijlrt1]/u, 0.32],
  [/[MWmw]/u, 0.86],
  [/\p{Lu}/u, 0.64],
  [/[\p{Script=Latin}\d]/u, 0.55],
];

function emsOf(text: string): number {
  return Array.from(text).reduce((sum, letter) => sum + (widths.find(([kind]) => kind.test(letter))?.[1] ?? 1), 0);
}

/**
 * A note beside a player's name: the kind of bot, or why the player is absent. Empty for most
 * players.
 */
export function noteOn(players: readonly BoardPlayer[], id: PlayerID): string {
  const player = players.find((one) => one.id === id);
  return player?.kind ?? player?.absence ?? '';
}

/** Whether the player is away or a stand-in plays for them. */
export function isAbsent(players: readonly BoardPlayer[], id: PlayerID): boolean {
  return players.some((one) => one.id === id && one.absence !== '');
}

/** The seats in turn order, beginning with the seat after the reader's, as round a real table. */
export function fromReader(order: readonly PlayerID[], reader: PlayerID | null): PlayerID[] {
  const place = reader === null ? 0 : order.indexOf(reader) + 1;
  return [...order.slice(place), ...order.slice(0, place)];
}
