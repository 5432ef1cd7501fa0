import type { Refusal } from '@sobremesa/protocol';
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { isGoneOver } from '../review/goneOver.ts';
import { useOpenTable } from '../session.ts';
import { useParty } from './context.ts';
import { isStillAsked } from './stillAsked.ts';

/** Why a move was refused, and in which state. */
interface Refused {
  refusal: Refusal;
  version: number | undefined;
}

export interface Moves {
  /** The last refusal; null after a move that was made or is pending. */
  refused: Refused | null;
  /** Does nothing while the player cannot move. */
  play: (move: string, ...args: unknown[]) => void;
  undo: () => Promise<Refusal | null>;
  /** Dismisses the last refusal. */
  dismiss: () => void;
}

/**
 * Sends the moves of this seat. Without a connection a move waits until there is one.
 * @param ready whether the player can move: the match is running, and no stand-in plays
 */
export function useMoves(ready: boolean): Moves {
  const table = useOpenTable();
  const { session } = table;
  const { rules } = useParty().game;
  const [refused, setRefused] = useState<Refused | null>(null);

  const showRefusal = useCallback(
    async (attempt: Promise<Refusal | null>) => {
      setRefused(null);
      const refusal = await attempt;
      setRefused(refusal && { refusal, version: table.store.getState().shown.match?.version });
      return refusal;
    },
    [table],
  );

  // The function keeps its identity, since a new one would render the whole board again.
  const possible = useRef(ready);
  useLayoutEffect(() => {
    possible.current = ready;
  });
  const decide = useCallback(
    async (move: string, args: unknown[]) => {
      const { view, match, log } = table.store.getState().newest;
      const refusal = await showRefusal(session.play(move, args));
      if (refusal !== null || view === null || match === null || !isGoneOver(view)) return;
      const { keep } = await import('../review/decisions.ts');
      keep(view.id, match, (log.at(-1)?.seq ?? -1) + 1, { move, args });
    },
    [table, session, showRefusal],
  );
  const play = useCallback(
    (move: string, ...args: unknown[]) => {
      const { shown, newest, playback } = table.store.getState();
      if (shown.playing !== null || shown.replay !== null) {
        const { replay, match } = shown;
        const answers =
          replay === null &&
          match !== null &&
          newest.match !== null &&
          isStillAsked(rules, match, newest.match, playback.queue, move, args);
        table.catchUp();
        // A press on an older state must not answer another question than the one on show.
        if (!answers) return;
      }
      if (possible.current) void decide(move, args);
    },
    [table, rules, decide],
  );
  const undo = useCallback(() => showRefusal(session.undo()), [session, showRefusal]);
  const dismiss = useCallback(() => setRefused(null), []);
  return useMemo(() => ({ refused, play, undo, dismiss }), [refused, play, undo, dismiss]);
}
