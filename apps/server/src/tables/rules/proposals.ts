import type { WishRecord } from '../../storage/records.ts';
import type { SeatRecord, TableRecord } from '../../storage/storage.ts';
import { isGivenUp, isOwned, isPlayed } from './table.ts';

/** The wish that waits for answers at this moment; it lapses after a while. */
export function wishAt({ wish }: TableRecord, now: number): WishRecord | null {
  return wish === null || wish.until <= now ? null : wish;
}

/**
 * Seats that have yet to agree to a proposal:
 *
 * - To another time control, each owner who has not given up the seat: it binds those, too, for whom the server moves now.
 * - To a pause, and to its end, each owner who plays. Nobody can keep a match paused: when a proposal to resume ends without
 *   an agreement, the match resumes (`wishLapsed`).
 */
export function waitingFor({ seats }: TableRecord, { wish, agreed }: WishRecord): number[] {
  const isAsked = (there: SeatRecord) => ('pace' in wish ? isOwned(there) && !isGivenUp(there) : isPlayed(there));
  return seats.flatMap((there, seat) => (isAsked(there) && !agreed.includes(seat) ? [seat] : []));
}
