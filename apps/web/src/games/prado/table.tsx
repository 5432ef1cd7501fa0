import type { LegalMove } from '@sobremesa/games/kit';
import {
  playerOf,
  prado,
  type MissionId,
  type MoveName,
  type PaintingId,
  type PileName,
  type PradoEvent,
  type RoomNumber,
  type View,
  type VisitType,
} from '@sobremesa/games/prado';
import { createContext, use, useState } from 'react';
import { announce } from '../../ui/announce.tsx';
import type { BoardProps } from '../game.ts';
import { useWords, type Words } from './words.ts';

export type PradoBoardProps = BoardProps<View, PradoEvent>;

/** What the reader has picked so far for a move that is not sent yet. */
export interface Selection {
  /** Cards of the hand by their places in it: those of one type are all the same. */
  cards: readonly number[];
  /** The action that is being put together, and where it leads. */
  type: Exclude<VisitType, 'security'> | null;
  to: RoomNumber | 'closer' | null;
  /** A room that is looked at. */
  room: RoomNumber | null;
  missions: readonly MissionId[];
  pile: PileName | null;
  painting: PaintingId | null;
  /** Why the last thing touched cannot be done, in words. */
  notice: string | null;
}

const nothing: Selection = {
  cards: [],
  type: null,
  to: null,
  room: null,
  missions: [],
  pile: null,
  painting: null,
  notice: null,
};

/** What the parts of the board share. */
export interface Table extends PradoBoardProps {
  words: Words;
  /** The own hand; empty for a watcher. */
  hand: readonly VisitType[];
  /** All that the reader may do now. */
  legal: readonly LegalMove[];
  /** Whether the reader may make a move of one of these names now. */
  may: (...moves: MoveName[]) => boolean;
  selection: Selection;
  select: (change: Partial<Selection>) => void;
  /** Shows a reason and tells it to whoever listens. */
  refuse: (text: string) => void;
  clear: () => void;
  /** Why the move is not legal, in words; undefined when it is. */
  why: (move: MoveName, ...args: unknown[]) => string | undefined;
  /** Sends a move, unless one is on its way. */
  send: (move: MoveName, ...args: unknown[]) => void;
}

const TableContext = createContext<Table | null>(null);
export const TableProvider = TableContext.Provider;

export function useTable(): Table {
  const table = use(TableContext);
  if (table === null) throw new Error('useTable() needs the board around it');
  return table;
}

/** The table for the board's parts. What was picked is forgotten as soon as something else is due, or the hand is another. */
export function useNewTable(props: PradoBoardProps): Table {
  const { G, ctx, playerID, players, ready, play } = props;
  const words = useWords(players);
  const due = situation(props);
  const [picked, setPicked] = useState({ due, selection: nothing });
  const selection = picked.due === due ? picked.selection : nothing;
  const legal = playerID === null ? [] : prado.legalMoves(G, ctx, playerID);

  const select = (change: Partial<Selection>) =>
    setPicked((before) => {
      const known = before.due === due ? before.selection : nothing;
      return { due, selection: { ...known, notice: null, ...change } };
    });
  const refuse = (text: string) => {
    select({ notice: text });
    announce(text, true);
  };

  return {
    ...props,
    words,
    hand: playerID === null ? [] : (playerOf(G, playerID).hand ?? []),
    legal,
    may: (...moves) => legal.some(({ move }) => moves.includes(move as MoveName)),
    selection,
    select,
    refuse,
    clear: () => setPicked({ due, selection: nothing }),
    why(move, ...args) {
      const reason = playerID === null ? null : prado.why(G, ctx, playerID, move, args);
      return reason === null ? undefined : words.reason(reason);
    },
    send(move, ...args) {
      if (!ready) return;
      // What comes of it is told by the view that follows, or by the house.
      void play(move, ...args);
    },
  };
}

/** What is due, and for whom: the same as long as a choice that has begun still makes sense. */
function situation({ G, ctx, playerID }: PradoBoardProps): string {
  const hand = playerID === null ? [] : (playerOf(G, playerID).hand ?? []);
  const rooms = G.rooms.map(({ painting, visitors, queue }) => [painting, visitors, ...queue].join('.'));
  return [ctx.turn, ctx.phase, G.actionsLeft, G.window?.id, G.choice?.room, G.choice?.kind, G.slot, hand, rooms].join(' ');
}
