import type { Pace } from '../../lib/preferences.ts';

/** How long a move stands before the next one: for its first event, for every further one, and at most. In milliseconds. */
const dwells: Readonly<Record<Exclude<Pace, 'atOnce'>, { first: number; further: number; most: number }>> = {
  calm: { first: 1900, further: 350, most: 3600 },
  brisk: { first: 850, further: 150, most: 1600 },
};

/** So many moves may wait; if there are more, each stands for a shorter time, so that the page never falls behind for good. */
const PATIENCE = 6;

/** The same where moves are shown again, at a pace that can be followed, whatever the reader wants of what happens now. */
export function replayDwell(pace: Pace, events: number): number {
  return dwell(pace === 'atOnce' ? 'brisk' : pace, Math.max(1, events), 1);
}

/**
 * How long a move stands before the next one is shown, in milliseconds.
 *
 * @param events what it has brought; what nothing is told of does not stand at all
 * @param waiting how many moves wait behind it
 */
export function dwell(pace: Pace, events: number, waiting: number): number {
  if (pace === 'atOnce' || events === 0) return 0;
  const { first, further, most } = dwells[pace];
  return Math.min(most, first + (events - 1) * further) * Math.min(1, PATIENCE / Math.max(1, waiting));
}
