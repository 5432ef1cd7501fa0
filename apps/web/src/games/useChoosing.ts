import type { GameRules, LegalMove } from '@sobremesa/games/kit';
import { useState } from 'react';
import { announce } from '../ui/announce.tsx';
import type { GameText } from '../i18n/gameText.tsx';
import type { BoardProps } from './game.ts';

/** What a reader has picked for a move that is not sent yet, and why the last thing touched cannot be done, in words. */
interface Picked {
  notice: string | null;
}

/** How the parts of a board put a move together and send it. */
export interface Choosing<Selection extends Picked> {
  /** All that the reader may do now. */
  legal: readonly LegalMove[];
  selection: Selection;
  /** Adds to what is picked; the last notice goes. */
  select: (change: Partial<Selection>) => void;
  /** Shows a reason and tells it to whoever listens. */
  refuse: (text: string) => void;
  clear: () => void;
  /** Why the move is not legal, in words; undefined when it is. */
  why: (move: string, ...args: unknown[]) => string | undefined;
  /** Sends a move, unless one is on its way. */
  send: (move: string, ...args: unknown[]) => void;
}

/**
 * What a reader picks on a board.
 * @param nothing what is picked at first
 * @param due what is asked now: when it changes, what was picked is forgotten
 */
export function useChoosing<View, Selection extends Picked>(
  rules: Pick<GameRules<View>, 'legalMoves' | 'why'>,
  { G, ctx, playerID, ready, play }: Omit<BoardProps<View>, 'fresh'>,
  { reason: say }: Pick<GameText, 'reason'>,
  nothing: Selection,
  due: string | number,
): Choosing<Selection> {
  const [picked, setPicked] = useState({ due, selection: nothing });

  const select = (change: Partial<Selection>) =>
    setPicked((before) => {
      const known = before.due === due ? before.selection : nothing;
      return { due, selection: { ...known, notice: null, ...change } };
    });

  return {
    legal: playerID === null ? [] : rules.legalMoves(G, ctx, playerID),
    selection: picked.due === due ? picked.selection : nothing,
    select,
    refuse(text) {
      select({ notice: text } as Partial<Selection>);
      announce(text, true);
    },
    clear: () => setPicked({ due, selection: nothing }),
    why(move, ...args) {
      const reason = playerID === null ? null : rules.why(G, ctx, playerID, move, args);
      return reason === null ? undefined : say(reason);
    },
    send(move, ...args) {
      if (!ready) return;
      // What comes of it is told by the view that follows, or by the house.
      void play(move, ...args);
    },
  };
}
