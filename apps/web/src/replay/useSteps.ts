import { useMemo, useRef, type RefObject } from 'react';
import type { SeenFrom } from './ReplayTable.ts';
import { stopsOf, type Stops } from './steps.ts';
import { useKeys } from './useKeys.ts';
import { usePlaying } from './usePlaying.ts';
import { useSwipe } from './useSwipe.ts';

export interface Steps {
  /** Where a swipe makes a step. */
  board: RefObject<HTMLDivElement | null>;
  /** The last version. */
  length: number;
  stops: Stops;
  playing: ReturnType<typeof usePlaying>;
  /** Goes to a version, and stops playing. */
  go: (to: number) => void;
  /** Does so, and brings the board into sight. */
  show: (to: number) => void;
  /** Plays on, from the start if the match is at its end, or pauses. */
  play: () => void;
}

/**
 * The ways through a match: by key, swipe and button, and by itself.
 *
 * @param flip shows the next view; does nothing where there is only one
 */
export function useSteps(seen: SeenFrom, at: number, onAt: (at: number) => void, flip: () => void): Steps {
  const board = useRef<HTMLDivElement>(null);
  const length = seen.moments.length - 1;
  const stops = useMemo(() => stopsOf(seen.moments), [seen]);
  const playing = usePlaying(at, length, seen.moments[at]?.fresh.length ?? 0, onAt);
  const { plays, setPlays } = playing;

  function go(to: number) {
    setPlays(false);
    onAt(to);
  }
  function show(to: number) {
    go(to);
    board.current?.scrollIntoView({ block: 'start' });
  }
  function play() {
    if (at === length) onAt(0);
    setPlays(!plays);
  }
  useKeys({ back: () => go(at - 1), next: () => go(at + 1), start: () => go(0), end: () => go(length), play, flip });
  useSwipe(board, (by) => go(at + by));
  return { board, length, stops, playing, go, show, play };
}
