import {
  playerOf,
  type MissionId,
  type MoveName,
  type PaintingId,
  type PileName,
  type PradoEvent,
  type RoomNumber,
  type View,
  type VisitType,
} from '@sobremesa/games/prado';
import { useMemo } from 'react';
import type { BoardProps } from '../game.ts';
import { tableContext } from '../tableContext.tsx';
import { useChoosing, type Choosing } from '../useChoosing.ts';
import { useWords, type Words } from './words.ts';
import { rules } from './rules.ts';

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
export interface Table extends PradoBoardProps, Choosing<Selection> {
  words: Words;
  /** The own hand; empty for a watcher. */
  hand: readonly VisitType[];
  /** Whether the reader may make a move of one of these names now. */
  may: (...moves: MoveName[]) => boolean;
}

export const { TableProvider, useTable, useTableNow, useTableWords } = tableContext<Table>();

/** The table for the board's parts. What was picked is forgotten as soon as something else is due, or the hand is another. */
export function useNewTable(props: PradoBoardProps): Table {
  const { G, playerID, players } = props;
  const words = useWords(players);
  const choosing = useChoosing(rules, props, words, nothing, situation(props));
  return useMemo(
    () => ({
      ...props,
      ...choosing,
      words,
      hand: playerID === null ? [] : (playerOf(G, playerID).hand ?? []),
      may: (...moves) => choosing.legal.some(({ move }) => moves.includes(move as MoveName)),
    }),
    [props, choosing, words, G, playerID],
  );
}

/** What is due, and for whom: the same as long as a choice that has begun still makes sense. */
function situation({ G, ctx, playerID }: PradoBoardProps): string {
  const hand = playerID === null ? [] : (playerOf(G, playerID).hand ?? []);
  const rooms = G.rooms.map(({ painting, visitors, queue }) => [painting, visitors, ...queue].join('.'));
  return [ctx.turn, ctx.phase, G.actionsLeft, G.window?.id, G.choice?.room, G.choice?.kind, G.slot, hand, rooms].join(' ');
}
