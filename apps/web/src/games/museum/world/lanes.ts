import { LAST_ROUND_AT } from '@sobremesa/games/museum';

/** So many points apart two markers stand beside each other. */
const APART = 4;

/** Where a marker stands on the track; past its end it begins again. */
export function placeOf(points: number): number {
  return points > LAST_ROUND_AT ? points % LAST_ROUND_AT : Math.max(0, points);
}

/**
 * How high each marker stands, so that none hides another: 0 on the track, and one more for each
 * that is in its way.
 */
export function lanes(scores: readonly number[]): number[] {
  const places = scores.map(placeOf);
  const found: number[] = [];
  for (const [seat, place] of places.entries()) {
    const taken = new Set(found.filter((_, other) => Math.abs((places[other] ?? 0) - place) < APART));
    found[seat] = scores.findIndex((_, lane) => !taken.has(lane));
  }
  return found;
}
