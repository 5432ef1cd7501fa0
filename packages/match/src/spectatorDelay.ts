import type { WatchDelay } from '@sobremesa/protocol';
import type { Delayed, Match, PastPoint, Shown } from './model.ts';
import { publicVersion } from './versions.ts';

const MINUTE = 60_000;
/**
 * The most past states that a match keeps. A delay by moves needs fewer; one by minutes shows a
 * quick match in larger steps.
 */
const MOST_POINTS = 64;

/**
 * What is kept for spectators when a change that they may see follows on `before`. Null once the
 * match is over, and where nobody sees it late.
 */
export function delayedAfter(before: Match, after: Match, now: number): Delayed | null {
  const { delayed, version, seen, state, window } = before;
  if (delayed === null || after.state.ctx.gameover !== undefined) return null;
  const { delay, points } = delayed;
  const all = [...points, { version, seen, state, window, until: now }];
  const first = all.findIndex((point) => isStillShown(point, delay, publicVersion(after), now));
  return { delay, points: first === -1 ? [] : thinned(all.slice(first), delay) };
}

/** What spectators may see at this moment: nothing newer than the delay allows. */
export function shownOf(match: Match, now: number): Shown {
  const { delayed } = match;
  return delayed?.points.find((point) => isStillShown(point, delayed.delay, publicVersion(match), now)) ?? match;
}

/**
 * When something newer than `shown` may be seen although nothing happens; null when time alone
 * brings nothing.
 */
export function nextShowing({ delayed }: Match, shown: Shown): number | null {
  if (delayed === null || !('until' in shown) || !('minutes' in delayed.delay)) return null;
  return shown.until + delayed.delay.minutes * MINUTE;
}

/**
 * Whether what came after this point may not be seen yet. @param newest the public version of the
 * match now
 */
function isStillShown(point: PastPoint, delay: WatchDelay, newest: number, now: number): boolean {
  return 'moves' in delay ? newest - publicVersion(point) <= delay.moves : point.until + delay.minutes * MINUTE > now;
}

/**
 * When there are too many, one of each stretch of time remains and is shown through all of it:
 * never anything newer.
 */
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
