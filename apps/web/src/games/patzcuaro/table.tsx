import type { LegalMove } from '@sobremesa/games/kit';
import { patzcuaro, type CardId, type Level, type PatzcuaroEvent, type View } from '@sobremesa/games/patzcuaro';
import { createContext, use, useState } from 'react';
import { announce } from '../../ui/announce.tsx';
import type { BoardProps } from '../game.ts';
import { useWords, type Words } from './words.ts';

export type PatzcuaroBoardProps = BoardProps<View, PatzcuaroEvent>;

/** What the reader has picked so far for a move that is not sent yet. */
export interface Selection {
  /** A space of the rondel that is looked at. */
  space: number | null;
  /** A card for each requirement of the trade; null while one is open. */
  given: readonly (CardId | null)[];
  /** A card for the altar. */
  card: CardId | null;
  level: Level | null;
  /** Why the last thing touched cannot be done, in words. */
  notice: string | null;
}

const nothing: Selection = { space: null, given: [], card: null, level: null, notice: null };

/** What the parts of the board share. */
export interface Table extends PatzcuaroBoardProps {
  words: Words;
  /** All that the reader may do now. */
  legal: readonly LegalMove[];
  selection: Selection;
  select: (change: Partial<Selection>) => void;
  /** Shows a reason and tells it to whoever listens. */
  refuse: (text: string) => void;
  clear: () => void;
  /** Why the move is not legal, in words; undefined when it is. */
  why: (move: string, ...args: unknown[]) => string | undefined;
  /** Sends a move, unless one is on its way. */
  send: (move: string, ...args: unknown[]) => void;
}

const TableContext = createContext<Table | null>(null);
export const TableProvider = TableContext.Provider;

export function useTable(): Table {
  const table = use(TableContext);
  if (table === null) throw new Error('useTable() needs the board around it');
  return table;
}

/** The table for the board's parts. What was picked is forgotten as soon as the match has moved on. */
export function useNewTable(props: PatzcuaroBoardProps): Table {
  const { G, ctx, playerID, players, version, ready, play } = props;
  const words = useWords(players);
  const [picked, setPicked] = useState({ version, selection: nothing });
  const selection = picked.version === version ? picked.selection : nothing;
  const legal = playerID !== null ? patzcuaro.legalMoves(G, ctx, playerID) : [];

  const select = (change: Partial<Selection>) =>
    setPicked((before) => {
      const known = before.version === version ? before.selection : nothing;
      return { version, selection: { ...known, notice: null, ...change } };
    });
  const refuse = (text: string) => {
    select({ notice: text });
    announce(text, true);
  };

  return {
    ...props,
    words,
    legal,
    selection,
    select,
    refuse,
    clear: () => setPicked({ version, selection: nothing }),
    why(move, ...args) {
      const reason = playerID === null ? null : patzcuaro.why(G, ctx, playerID, move, args);
      return reason === null ? undefined : words.reason(reason);
    },
    send(move, ...args) {
      if (!ready) return;
      // What comes of it is told by the view that follows, or by the house.
      void play(move, ...args);
    },
  };
}
