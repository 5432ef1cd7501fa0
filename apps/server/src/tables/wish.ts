import type { WishRecord } from '../storage/records.ts';
import type { TableRecord } from '../storage/storage.ts';
import { isPlayed } from './table.ts';

/** The wish that waits for answers at this moment; it lapses after a while. */
export function wishAt({ wish }: TableRecord, now: number): WishRecord | null {
  return wish === null || wish.until <= now ? null : wish;
}

/** Seats that have to agree to it yet: of all who play for themselves. */
export function waitingFor({ seats }: TableRecord, { agreed }: WishRecord): number[] {
  return seats.flatMap((there, seat) => (isPlayed(there) && !agreed.includes(seat) ? [seat] : []));
}
