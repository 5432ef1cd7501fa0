import { pastOf } from '@sobremesa/client';
import type { MatchState } from '@sobremesa/protocol';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { useConnection } from '../../connection/current.ts';
import type { PastMove } from '../playback/pastMove.ts';
import { movesOf } from '../recap/usePastMoves.ts';
import { useOpenTable, useTable } from '../session.ts';
import type { Decision } from './decisions.ts';

interface Moment {
  /** The button that shows the moment. It gets the focus back. */
  button: RefObject<HTMLButtonElement | null>;
  busy: boolean;
  show: () => Promise<void>;
}

/** Shows the board at the reader's decision, and the match from there on. */
export function useMoment(decision: Decision): Moment {
  const connection = useConnection();
  const table = useOpenTable();
  const button = useRef<HTMLButtonElement>(null);
  const [busy, setBusy] = useState(false);
  const isShown = useRef(false);
  const replayed = useTable((s) => s.replay !== null);
  useEffect(() => {
    if (!isShown.current || replayed) return;
    isShown.current = false;
    button.current?.focus();
  }, [replayed]);

  async function show() {
    setBusy(true);
    const steps = await pastOf(connection, table.session.id, decision.version);
    setBusy(false);
    isShown.current = true;
    table.showMoment(steps === null ? [momentOf(decision)] : movesOf(steps, decision.line - 1));
  }
  return { button, busy, show };
}

/** The moment alone, for a table whose moves no server stores. */
function momentOf({ version, playerID, view, ctx, line }: Decision): PastMove {
  const state = { G: view, ctx, undo: false, window: null } as MatchState;
  return { match: { version, playerID, state, fresh: [], windowUntil: null }, line: line - 1 };
}
