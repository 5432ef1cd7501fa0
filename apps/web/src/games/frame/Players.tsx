import type { PlayerID } from '@sobremesa/games/kit';
import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { classes } from '../../ui/classes.ts';
import type { BoardPlayer } from '../game.ts';
import css from './Players.module.css';

/** Everybody round the table, above the board or beside it. */
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
  /** What it says to whoever does not see it, part by part; what is empty or false is left out. */
  label: readonly (string | false)[];
  onOpen: () => void;
  /** Of the place in the row. */
  seatClassName?: string | false;
  [data: `data-${string}`]: string;
}

/** One of them at a glance; a touch opens all there is to know. */
export function PlayerChip({ label, onOpen, seatClassName, className, ...rest }: PlayerChipProps) {
  return (
    <li className={classes(css.seat, seatClassName)}>
      <button
        {...rest}
        type="button"
        className={classes(css.player, className)}
        aria-label={label.filter(Boolean).join(' ')}
        onClick={onOpen}
      />
    </li>
  );
}

/**
 * What stands beside a player's name: that it is no person, or why they do not play now. Empty for
 * most.
 */
export function noteOn(players: readonly BoardPlayer[], id: PlayerID): string {
  const player = players.find((one) => one.id === id);
  return player?.kind ?? player?.absence ?? '';
}

/** Whether somebody else plays for them, or they are not there. */
export function isAbsent(players: readonly BoardPlayer[], id: PlayerID): boolean {
  return players.some((one) => one.id === id && one.absence !== '');
}

/** The seats in turn order, those after the reader first, so that they sit as at a table. */
export function fromReader(order: readonly PlayerID[], reader: PlayerID | null): PlayerID[] {
  const place = reader === null ? 0 : order.indexOf(reader) + 1;
  return [...order.slice(place), ...order.slice(0, place)];
}
