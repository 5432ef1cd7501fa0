import type { GameRules, LegalMove } from '@sobremesa/games/kit';
import { useMemo, useState } from 'react';
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
  /** As the board's `play`. */
  send: BoardProps['play'];
}

/**
 * What a reader picks on a board.
 * @param nothing what is picked at first
 * @param due what is asked now: when it changes, what was picked is forgotten
 * @param picks what is to be picked for a move, up to the last press that makes it
 */
export function useChoosing<View, Selection extends Picked>(
  rules: Pick<GameRules<View>, 'legalMoves' | 'why'>,
  { G, ctx, playerID, play, prepared = null }: Pick<BoardProps<View>, 'G' | 'ctx' | 'playerID' | 'play' | 'prepared'>,
  { reason: say }: Pick<GameText, 'reason'>,
  nothing: Selection,
  due: string | number,
  picks: (G: View, move: LegalMove) => Partial<Selection>,
): Choosing<Selection> {
  const [picked, setPicked] = useState({ due, selection: nothing });
  const [taken, take] = useState(prepared);
  if (prepared !== taken) {
    take(prepared);
    if (prepared !== null) setPicked({ due, selection: { ...nothing, ...picks(G, prepared) } });
  }
  const selection = picked.due === due ? picked.selection : nothing;
  const legal = playerID === null ? noMoves : rules.legalMoves(G, ctx, playerID);

  return useMemo(() => {
    const select = (change: Partial<Selection>) =>
      setPicked((before) => {
        const known = before.due === due ? before.selection : nothing;
        return { due, selection: { ...known, notice: null, ...change } };
      });
    return {
      legal,
      selection,
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
      send: play,
    };
  }, [rules, G, ctx, playerID, play, say, nothing, due, legal, selection]);
}

const noMoves: readonly LegalMove[] = [];
