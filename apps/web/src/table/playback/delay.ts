import type { PlaybackSpeed } from '../../lib/preferences.ts';

/**
 * How long a move is shown before the next one, in milliseconds: for its first event, for each
 * further one, and at most.
 */
const delays: Readonly<Record<Exclude<PlaybackSpeed, 'atOnce'>, { first: number; further: number; most: number }>> = {
  calm: { first: 1900, further: 350, most: 3600 },
  brisk: { first: 850, further: 150, most: 1600 },
};

/**
 * With more moves than this in the queue, each is shown for a shorter time, so that the page
 * catches up.
 */
const UNHURRIED = 6;

/** The delay of a replay, which is never instant. */
export function replayDelay(speed: PlaybackSpeed, events: number): number {
  return moveDelay(speed === 'atOnce' ? 'brisk' : speed, Math.max(1, events), 1);
}

/**
 * How long a move is shown before the next one, in milliseconds.
 *
 * @param events how many log lines the move brought; a move without any has no delay
 * @param queued how many moves wait
 */
export function moveDelay(speed: PlaybackSpeed, events: number, queued: number): number {
  if (speed === 'atOnce' || events === 0) return 0;
  const { first, further, most } = delays[speed];
  return Math.min(most, first + (events - 1) * further) * Math.min(1, UNHURRIED / Math.max(1, queued));
}
