import type { Refusal } from '@sobremesa/protocol';
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { isGoneOver } from '../review/goneOver.ts';
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
  const decide = useCallback(
    async (move: string, args: unknown[]) => {
      const { view, match, log } = session.store.getState();
      const refusal = await told(session.play(move, args));
      if (refusal !== null || view === null || match === null || !isGoneOver(view)) return;
      const { keep } = await import('../review/decisions.ts');
      keep(view.id, match, (log.at(-1)?.seq ?? -1) + 1, { move, args });
    },
    [session, told],
  );
  const play = useCallback(
    (move: string, ...args: unknown[]) => {
      // Nobody answers what is no longer so: first they see what it has come to.
      const { playing, replay } = shown.store.getState();
      if (playing !== null || replay !== null) shown.catchUp();
      else if (possible.current) void decide(move, args);
    },
    [shown, decide],
  );
  const undo = useCallback(() => told(session.undo()), [session, told]);
  return useMemo(() => ({ refused, play, undo }), [refused, play, undo]);
}
