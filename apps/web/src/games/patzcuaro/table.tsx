import type { LegalMove } from '@sobremesa/games/kit';
import {
  destination,
  type CardId,
  type Level,
  type PatzcuaroEvent,
  type Steps,
  type TravelMode,
  type View,
} from '@sobremesa/games/patzcuaro';
import { useMemo } from 'react';
import { derived } from '../../lib/derived.ts';
import type { BoardMatch, BoardProps } from '../game.ts';
import { tableContext } from '../tableContext.tsx';
import { useChoosing, type Choosing } from '../useChoosing.ts';
import { useWords, type Words } from './words.ts';
import { rules } from './rules.ts';

export type PatzcuaroBoardProps = BoardProps<View, PatzcuaroEvent>;
type Match = BoardMatch<View, PatzcuaroEvent>;

/** The reader's selection for a move that is not sent yet. */
export interface Selection {
  /** The space of the rondel whose details are open. */
  space: number | null;
  /** What to do there, from a hint; null: what the board proposes. */
  way: TravelMode | null;
  /** A card for each requirement of the trade; null for a requirement that is still open. */
  given: readonly (CardId | null)[];
  /** A card for the altar. */
  card: CardId | null;
  level: Level | null;
  /** Why the last press had no effect, in words. */
  notice: string | null;
}

const nothing: Selection = { space: null, way: null, given: [], card: null, level: null, notice: null };

/** Shared by the parts of the board. */
export interface Table extends Match, Choosing<Selection> {
  players: PatzcuaroBoardProps['players'];
  words: Words;
}

export const { TableProvider, useTable, useTableNow, useTableWords, AfterChange } = tableContext<Table>();

/** The table for the board's parts. A selection is dropped with the next version of the match. */
export function useNewTable(props: PatzcuaroBoardProps) {
  const { match, players } = props;
  const words = useWords(players);
  const { choice, choosing } = useChoosing(rules, props, words, nothing, versionOf, picksOf);
  const table = useMemo(
    () => derived([match, choice], (now, chosen): Table => ({ ...now, ...choosing(now, chosen), players, words })),
    [match, choice, choosing, players, words],
  );
  return { table, words };
}

const versionOf = ({ version }: Pick<Match, 'version'>) => version;

/**
 * The selection that leads to a move. A press on a level makes a placement, and a press in a list
 * makes a choice.
 */
function picksOf({ G, playerID }: Pick<Match, 'G' | 'playerID'>, { move, args }: LegalMove): Partial<Selection> {
  if (move === 'travel') return { space: destination(G, playerID ?? '', args[0] as Steps), way: args[1] as TravelMode };
  if (move === 'trade') return { given: args[0] as CardId[] };
  return move === 'place' ? { card: args[0] as CardId } : {};
}
