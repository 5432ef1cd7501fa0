import type { LegalMove } from '@sobremesa/games/kit';
import {
  playerOf,
  type Action,
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
import { derived } from '../../lib/derived.ts';
import type { BoardMatch, BoardProps } from '../game.ts';
import { tableContext } from '../tableContext.tsx';
import { useChoosing, type Choosing } from '../useChoosing.ts';
import { useWords, type Words } from './words.ts';
import { rules } from './rules.ts';

export type PradoBoardProps = BoardProps<View, PradoEvent>;
type Match = BoardMatch<View, PradoEvent>;

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
export interface Table extends Match, Choosing<Selection> {
  players: PradoBoardProps['players'];
  words: Words;
  /** The own hand; empty for a watcher. */
  hand: readonly VisitType[];
  /** Whether the reader may make a move of one of these names now. */
  may: (...moves: MoveName[]) => boolean;
}

export const { TableProvider, useTable, useTableNow, useTableWords } = tableContext<Table>();

/**
 * The table for the board's parts. A choice is dropped when something else is due, or the hand
 * changes.
 */
export function useNewTable(props: PradoBoardProps) {
  const { match, players } = props;
  const words = useWords(players);
  const { choice, choosing } = useChoosing(rules, props, words, nothing, situation, picksOf);
  const table = useMemo(() => {
    return derived([match, choice], (now, chosen): Table => {
      const choices = choosing(now, chosen);
      return {
        ...now,
        ...choices,
        players,
        words,
        hand: handOf(now),
        may: (...moves) => choices.legal.some(({ move }) => moves.includes(move as MoveName)),
      };
    });
  }, [match, choice, choosing, players, words]);
  return { table, words };
}

type Mine = Pick<Match, 'G' | 'playerID'>;

function handOf({ G, playerID }: Mine): readonly VisitType[] {
  return playerID === null ? [] : (playerOf(G, playerID).hand ?? []);
}

/** What is due, and for whom: the same as long as a choice that has begun still makes sense. */
function situation({ G, ctx, playerID }: Mine & Pick<Match, 'ctx'>): string {
  const hand = handOf({ G, playerID });
  const rooms = G.rooms.map(({ painting, visitors, queue }) => [painting, visitors, ...queue].join('.'));
  return [ctx.turn, ctx.phase, G.actionsLeft, G.window?.id, G.choice?.room, G.choice?.kind, G.slot, hand, rooms].join(' ');
}

/** What is answered by a press alone leaves nothing to pick. */
function picksOf(mine: Mine, { move, args }: LegalMove): Partial<Selection> {
  const hand = handOf(mine);
  switch (move) {
    case 'act':
      return actionPicks(args[0] as Action);
    case 'playCard':
      return { ...actionPicks(args[1] as Action), cards: placesOf(hand, [args[0] as VisitType]) };
    case 'playJoker':
      return { ...actionPicks(args[1] as Action), cards: placesOf(hand, args[0] as VisitType[]) };
    case 'discard':
    case 'lay':
      return { cards: placesOf(hand, args.at(-1) as VisitType[]) };
    case 'keepMissions':
      return { missions: args[0] as MissionId[] };
    case 'replace':
      return { pile: args[1] as PileName };
    case 'hang':
      return { painting: args[1] as PaintingId };
    default:
      return {};
  }
}

function actionPicks(action: Action): Partial<Selection> {
  return { type: action.type, to: action.type === 'help' ? null : action.to };
}

/** For each of these cards a place of the hand where one like it is. */
function placesOf(hand: readonly VisitType[], cards: readonly VisitType[]): number[] {
  const free = hand.map((card, place) => ({ card, place }));
  return cards.flatMap((wanted) => {
    const at = free.findIndex(({ card }) => card === wanted);
    return at === -1 ? [] : free.splice(at, 1).map(({ place }) => place);
  });
}
