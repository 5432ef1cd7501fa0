import { useEffect, useEffectEvent, useState } from 'react';

export const speeds = ['slow', 'normal', 'fast'] as const;
export type Speed = (typeof speeds)[number];

/**
 * How long a move is shown before the next one, in milliseconds: for its first event, for each
 * further one, and at most.
 */
const delays: Readonly<Record<Speed, { first: number; further: number; most: number }>> = {
  slow: { first: 1900, further: 350, most: 3600 },
  normal: { first: 950, further: 150, most: 1600 },
  fast: { first: 420, further: 40, most: 600 },
};
const SILENT_MS = 120;

export function delayOf(speed: Speed, events: number): number {
  const { first, further, most } = delays[speed];
  return events === 0 ? SILENT_MS : Math.min(most, first + (events - 1) * further);
}

interface Playing {
  plays: boolean;
  speed: Speed;
  setPlays: (plays: boolean) => void;
  setSpeed: (speed: Speed) => void;
}

/**
 * Plays a match by itself, up to its end.
 *
 * @param events the number of log lines of the present move
 * @param onNext shows the next version
 */
export function usePlaying(at: number, length: number, events: number, onNext: (at: number) => void): Playing {
  const [wanted, setPlays] = useState(false);
  const [speed, setSpeed] = useState<Speed>('normal');
  const plays = wanted && at < length;
  const next = useEffectEvent(onNext);
  useEffect(() => {
    if (!plays) return undefined;
    const timer = setTimeout(() => next(at + 1), delayOf(speed, events));
    return () => clearTimeout(timer);
  }, [plays, at, speed, events]);
  return { plays, speed, setPlays, setSpeed };
}
