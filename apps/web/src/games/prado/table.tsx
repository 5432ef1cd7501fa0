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

/** The reader's selection for a move that is not sent yet. */
export interface Selection {
  /** Indices of cards in hand. Cards of one type are interchangeable. */
  cards: readonly number[];
  /** The type of the action in progress, and its target. */
  type: Exclude<VisitType, 'security'> | null;
  to: RoomNumber | 'closer' | null;
  /** The room whose details are open. */
  room: RoomNumber | null;
  missions: readonly MissionId[];
  pile: PileName | null;
  painting: PaintingId | null;
  /** Why the last press had no effect, in words. */
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

/** Shared by the parts of the board. */
export interface Table extends Match, Choosing<Selection> {
  players: PradoBoardProps['players'];
  words: Words;
  /** The reader's hand; empty for a spectator. */
  hand: readonly VisitType[];
  /** Whether the reader may make a move of one of these names now. */
  may: (...moves: MoveName[]) => boolean;
}

export const { TableProvider, useTable, useTableNow, useTableWords, AfterChange } = tableContext<Table>();

/**
 * The table for the board's parts. A selection is dropped when another decision is due, or when the
 * hand changes.
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

/**
 * Identifies the decision that is due and its circumstances. While it stays the same, a selection
 * stays valid.
 */
function situation({ G, ctx, playerID }: Mine & Pick<Match, 'ctx'>): string {
  const hand = handOf({ G, playerID });
  const rooms = G.rooms.map(({ painting, visitors, queue }) => [painting, visitors, ...queue].join('.'));
  return [ctx.turn, ctx.phase, G.actionsLeft, G.window?.id, G.choice?.room, G.choice?.kind, G.slot, hand, rooms].join(' ');
}

/** The selection that leads to a move; empty for moves that one press makes. */
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

/** For each card, the index of one of its type in the hand. */
function placesOf(hand: readonly VisitType[], cards: readonly VisitType[]): number[] {
  const free = hand.map((card, place) => ({ card, place }));
  return cards.flatMap((wanted) => {
    const at = free.findIndex(({ card }) => card === wanted);
    return at === -1 ? [] : free.splice(at, 1).map(({ place }) => place);
  });
}
