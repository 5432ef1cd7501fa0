import type { Refusal } from '@sobremesa/protocol';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { useSession } from '../session.ts';

export interface Moves {
  /** Why the last try did not work; null once something else was tried or has happened. */
  refusal: Refusal | null;
  /** Nothing happens where no move can be made now. */
  play: (move: string, ...args: unknown[]) => void;
  undo: () => Promise<Refusal | null>;
}

/**
 * Moves of this seat, and what came of the last one.
 * @param ready whether moves can be made: connected, not finished, and nobody stands in
 */
export function useMoves(version: number, ready: boolean): Moves {
  const session = useSession();
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  // A refusal speaks of the state in which it was given, but for the one that says that there is a newer state.
  const [seen, setSeen] = useState(version);
  if (seen !== version) {
    setSeen(version);
    if (refusal?.code !== 'stale') setRefusal(null);
  }

  const told = useCallback(async (attempt: Promise<Refusal | null>) => {
    setRefusal(null);
    const answer = await attempt;
    setRefusal(answer);
    return answer;
  }, []);

  // Always the same function, since the whole board hangs on it.
  const possible = useRef(ready);
  useLayoutEffect(() => {
    possible.current = ready;
  });
  const play = useCallback(
    (move: string, ...args: unknown[]) => {
      if (possible.current) void told(session.play(move, args));
    },
    [session, told],
  );
  const undo = useCallback(() => told(session.undo()), [session, told]);
  return { refusal, play, undo };
}
