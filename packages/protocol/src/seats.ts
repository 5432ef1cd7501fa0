import type { SeatView } from './tables.ts';

/** How many seats of an open table are there for whoever comes: bots give way. */
export const freeSeats = (seats: readonly SeatView[]): number =>
  seats.filter(({ state, bot }) => state === 'free' || bot !== null).length;
