import type { Standing } from '../standings.ts';

/** All sources of points in these scores, in the order of the breakdown. */
export function sourcesIn(standings: readonly Standing[]): string[] {
  return [...new Set(standings.flatMap(({ parts }) => parts.map(({ source }) => source)))];
}

/** A player's points from a source, which may occur several times; null without it. */
export function pointsIn({ parts }: Standing, source: string): number | null {
  const own = parts.filter((part) => part.source === source);
  return own.length === 0 ? null : own.reduce((sum, { points }) => sum + points, 0);
}
