import type { Refusal } from '@sobremesa/protocol';
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useSession, useShown } from '../session.ts';

/** Why a try did not work, and the state in which that was so. */
interface Refused {
  refusal: Refusal;
  version: number | undefined;
}

export interface Moves {
  /** Of the last try; null when it worked or is on its way. */
  refused: Refused | null;
  /** Nothing happens where no move can be made now. */
  play: (move: string, ...args: unknown[]) => void;
  undo: () => Promise<Refusal | null>;
}

/**
 * Moves of this seat, and what came of the last one. Without a connection a move is kept, and sent once there is one.
 * @param ready whether moves can be made: not finished, and nobody stands in
 */
export function useMoves(ready: boolean): Moves {
  const session = useSession();
  const shown = useShown();
  const [refused, setRefused] = useState<Refused | null>(null);

  const told = useCallback(
    async (attempt: Promise<Refusal | null>) => {
      setRefused(null);
      const refusal = await attempt;
      setRefused(refusal && { refusal, version: shown.store.getState().match?.version });
      return refusal;
    },
    [shown],
  );

  // Always the same function, since the whole board hangs on it.
  const possible = useRef(ready);
  useLayoutEffect(() => {
    possible.current = ready;
  });
  const play = useCallback(
    (move: string, ...args: unknown[]) => {
      // Nobody answers what is no longer so: first they see what it has come to.
      if (shown.store.getState().playing !== null) shown.catchUp();
      else if (possible.current) void told(session.play(move, args));
    },
    [session, shown, told],
  );
  const undo = useCallback(() => told(session.undo()), [session, told]);
  return useMemo(() => ({ refused, play, undo }), [refused, play, undo]);
}
