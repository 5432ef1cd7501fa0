import type { PlaybackSpeed } from '../../lib/preferences.ts';

type Paced = Exclude<PlaybackSpeed, 'atOnce'>;

/** How long a bot's step is shown before the next one, in milliseconds. */
const stepDelays: Readonly<Record<Paced, number>> = { calm: 2000, brisk: 1000 };

/**
 * How long a replay shows a move before the next one, in milliseconds: for its first event, for
 * each further one, and at most.
 */
const replayDelays: Readonly<Record<Paced, { first: number; further: number; most: number }>> = {
  calm: { first: 1900, further: 350, most: 3600 },
  brisk: { first: 850, further: 150, most: 1600 },
};

/** The delay of a replay, which is never instant. */
export function replayDelay(speed: PlaybackSpeed, events: number): number {
  const { first, further, most } = replayDelays[speed === 'atOnce' ? 'brisk' : speed];
  return Math.min(most, first + Math.max(0, events - 1) * further);
}

/** @param events the number of log lines of the step; a step without any has no delay */
export function stepDelay(speed: PlaybackSpeed, events: number): number {
  return speed === 'atOnce' || events === 0 ? 0 : stepDelays[speed];
}
