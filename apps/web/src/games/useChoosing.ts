import type { GameRules, LegalMove } from '@sobremesa/games/kit';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { createStore, type StoreApi } from 'zustand';
import { announce } from '../ui/announce.tsx';
import type { GameText } from '../i18n/gameText.tsx';
import type { BoardMatch, BoardProps } from './game.ts';

/**
 * A reader's selection for a move that is not sent yet, and the reason, in words, why the last
 * press had no effect.
 */
interface Picked {
  notice: string | null;
}

/**
 * A selection, with the decision for which it was made. It becomes void when another decision is
 * due.
 */
interface Choice<Selection> {
  due: string | number | null;
  selection: Selection;
}

/** Lets the parts of a board compose a move and send it. */
export interface Choosing<Selection extends Picked> {
  /** All legal moves of the reader. */
  legal: readonly LegalMove[];
  selection: Selection;
  /** Adds to the selection and clears the notice. */
  select: (change: Partial<Selection>) => void;
  /** Shows a reason, and announces it to screen readers. */
  refuse: (text: string) => void;
  clear: () => void;
  /** The reason why a move is illegal, in words; undefined for a legal move. */
  why: (move: string, ...args: unknown[]) => string | undefined;
  /** The board's `play`. */
  send: BoardProps['play'];
}

/**
 * Holds the reader's selection on a board, from which the board composes a move.
 *
 * @param nothing the empty selection
 * @param dueIn identifies the decision that is due; the selection is dropped when it changes
 * @param picks the selection that leads to a move, short of the last press that makes it
 * @returns the reader's choice, and a function that joins it with a state of the match, both to be
 *   `derived` from
 */
export function useChoosing<View, Selection extends Picked>(
  rules: Pick<GameRules<View>, 'legalMoves' | 'why'>,
  { match, play, prepared = null }: Pick<BoardProps<View>, 'match' | 'play' | 'prepared'>,
  { reason: say }: Pick<GameText, 'reason'>,
  nothing: Selection,
  dueIn: (match: BoardMatch<View>) => string | number,
  picks: (match: BoardMatch<View>, move: LegalMove) => Partial<Selection>,
): {
  choice: StoreApi<Choice<Selection>>;
  choosing: (match: BoardMatch<View>, choice: Choice<Selection>) => Choosing<Selection>;
} {
  const [choice] = useState(() => createStore<Choice<Selection>>(() => ({ due: null, selection: nothing })));
  const taken = useRef(prepared);
  // A prepared move is picked before the page is painted.
  useLayoutEffect(() => {
    if (prepared === taken.current) return;
    taken.current = prepared;
    const now = match.getState();
    if (prepared !== null) choice.setState({ due: dueIn(now), selection: { ...nothing, ...picks(now, prepared) } });
  }, [choice, match, prepared, nothing, dueIn, picks]);

  const choosing = useCallback(
    (now: BoardMatch<View>, chosen: Choice<Selection>): Choosing<Selection> => {
      const { G, ctx, playerID } = now;
      const due = dueIn(now);
      const select = (change: Partial<Selection>) =>
        choice.setState((before) => {
          const known = before.due === due ? before.selection : nothing;
          return { due, selection: { ...known, notice: null, ...change } };
        });
      return {
        legal: playerID === null ? noMoves : rules.legalMoves(G, ctx, playerID),
        selection: chosen.due === due ? chosen.selection : nothing,
        select,
        refuse(text) {
          select({ notice: text } as Partial<Selection>);
          announce(text, true);
        },
        clear: () => choice.setState({ due, selection: nothing }),
        why(move, ...args) {
          const reason = playerID === null ? null : rules.why(G, ctx, playerID, move, args);
          return reason === null ? undefined : say(reason);
        },
        send: play,
      };
    },
    [rules, choice, play, say, nothing, dueIn],
  );
  return { choice, choosing };
}

const noMoves: readonly LegalMove[] = [];
