import type { WatchDelay } from '@sobremesa/protocol';
import type { Delayed, Match, PastPoint, Shown } from './model.ts';
import { publicVersion } from './versions.ts';

const MINUTE = 60_000;
/**
 * Maximum number of past states. A delay in moves needs fewer. With a delay in minutes, spectators
 * see a fast match in larger steps.
 */
const MOST_POINTS = 64;

/**
 * The past states for spectators after a visible change of `before`. Null once the match is over,
 * and without a delay.
 */
export function delayedAfter(before: Match, after: Pick<Match, 'state' | 'seen'>, now: number): Delayed | null {
  const { delayed, version, seen, state, window } = before;
  if (delayed === null || after.state.ctx.gameover !== undefined) return null;
  const { delay, points } = delayed;
  const all = [...points, { version, seen, state, window, until: now }];
  const first = all.findIndex((point) => isStillShown(point, delay, publicVersion(after), now));
  return { delay, points: first === -1 ? [] : thinned(all.slice(first), delay) };
}

/** The state that spectators may see now, under the delay. */
export function shownOf(match: Match, now: number): Shown {
  const { delayed } = match;
  return delayed?.points.find((point) => isStillShown(point, delayed.delay, publicVersion(match), now)) ?? match;
}

/**
 * When spectators may see something newer than `shown` without a further change; null when time
 * alone changes nothing.
 */
export function nextShowing({ delayed }: Match, shown: Shown): number | null {
  if (delayed === null || !('until' in shown) || !('minutes' in delayed.delay)) return null;
  return shown.until + delayed.delay.minutes * MINUTE;
}

/**
 * Whether later states than this point must still be hidden. @param newest the match's present
 * public version
 */
function isStillShown(point: PastPoint, delay: WatchDelay, newest: number, now: number): boolean {
  return 'moves' in delay ? newest - publicVersion(point) <= delay.moves : point.until + delay.minutes * MINUTE > now;
}

/**
 * Thins out too many states: keeps one per stretch of time, which is shown throughout it. Never
 * shows anything too early.
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
