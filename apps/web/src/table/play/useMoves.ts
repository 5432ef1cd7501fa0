import type { Refusal } from '@sobremesa/protocol';
import { useCallback, useState } from 'react';
import { useSession } from '../session.ts';

export interface Moves {
  /** Why the last try did not work; null once something else was tried or has happened. */
  refusal: Refusal | null;
  play: (move: string, ...args: unknown[]) => Promise<Refusal | null>;
  undo: () => Promise<Refusal | null>;
}

/** Moves of this seat, and what came of the last one. */
export function useMoves(version: number): Moves {
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

  const play = useCallback((move: string, ...args: unknown[]) => told(session.play(move, args)), [session, told]);
  const undo = useCallback(() => told(session.undo()), [session, told]);
  return { refusal, play, undo };
}
