import { LAST_ROUND_AT } from '@sobremesa/games/museum';

/** Markers fewer points apart than this need different lanes. */
const APART = 4;

/** The place of a score on the track, which begins again after its end. */
export function placeOf(points: number): number {
  return points > LAST_ROUND_AT ? points % LAST_ROUND_AT : Math.max(0, points);
}

/**
 * The lane of each marker, so that none hides another: 0 on the track, plus one for each marker in
 * its way.
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
