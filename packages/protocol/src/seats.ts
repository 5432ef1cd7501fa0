import type { SeatView } from './tables.ts';

/** The number of seats that new players can take. A seat with a bot counts as free. */
export const freeSeats = (seats: readonly SeatView[]): number =>
  seats.filter(({ state, bot }) => state === 'free' || bot !== null).length;
