import type { WatchDelay } from '@sobremesa/protocol';
import type { Match } from './match.ts';
import { publicVersion } from './seen.ts';

const MINUTE = 60_000;
/** A table keeps so many past states at the most. A delay by moves needs fewer; one by minutes shows a quick match in larger steps. */
const MOST_POINTS = 64;

/** How a match stood at `version`, which was the newest until `until`. */
export interface PastPoint extends Pick<Match, 'version' | 'seen' | 'state' | 'window'> {
  /** Milliseconds since 1970. */
  until: number;
}

/** How late watchers see a match, and the states that they are yet to be shown, oldest first. */
export interface Hindsight {
  delay: WatchDelay;
  points: readonly PastPoint[];
}

/** What watchers are shown: a past state, or the match as it is. */
export type Shown = PastPoint | Match;

/**
 * What is kept for watchers when `before` gives way to something that they may see. Null once the match is over, and where
 * nobody sees it late.
 */
export function hindsightAfter(before: Match, after: Match, now: number): Hindsight | null {
  const { hindsight, version, seen, state, window } = before;
  if (hindsight === null || after.state.ctx.gameover !== undefined) return null;
  const { delay, points } = hindsight;
  const all = [...points, { version, seen, state, window, until: now }];
  const first = all.findIndex((point) => isStillShown(point, delay, publicVersion(after), now));
  return { delay, points: first === -1 ? [] : thinned(all.slice(first), delay) };
}

/** What watchers may see at this moment: nothing newer than the table's delay allows. */
export function shownOf(match: Match, now: number): Shown {
  const { hindsight } = match;
  return hindsight?.points.find((point) => isStillShown(point, hindsight.delay, publicVersion(match), now)) ?? match;
}

/** When something newer than `shown` may be seen although nothing happens; null when time alone brings nothing. */
export function nextShowing({ hindsight }: Match, shown: Shown): number | null {
  if (hindsight === null || !('until' in shown) || !('minutes' in hindsight.delay)) return null;
  return shown.until + hindsight.delay.minutes * MINUTE;
}

/** Whether what came after this point may not be seen yet. @param newest the public version of the match now */
function isStillShown(point: PastPoint, delay: WatchDelay, newest: number, now: number): boolean {
  return 'moves' in delay ? newest - publicVersion(point) <= delay.moves : point.until + delay.minutes * MINUTE > now;
}

/** When there are too many, one of each stretch of time remains and is shown through all of it: never anything newer. */
function thinned(points: readonly PastPoint[], delay: WatchDelay): readonly PastPoint[] {
  if (points.length <= MOST_POINTS || !('minutes' in delay)) return points;
  const stretch = (delay.minutes * MINUTE) / (MOST_POINTS / 2);
  const kept = new Map<number, PastPoint>();
  for (const point of points) {
    const nth = Math.floor(point.until / stretch);
    kept.set(nth, { ...(kept.get(nth) ?? point), until: point.until });
  }
  return [...kept.values()];
}
