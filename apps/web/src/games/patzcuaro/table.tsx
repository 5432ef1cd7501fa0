import type { LegalMove } from '@sobremesa/games/kit';
import { destination, type CardId, type Level, type PatzcuaroEvent, type Steps, type View } from '@sobremesa/games/patzcuaro';
import { useMemo } from 'react';
import { derived } from '../../lib/derived.ts';
import type { BoardMatch, BoardProps } from '../game.ts';
import { tableContext } from '../tableContext.tsx';
import { useChoosing, type Choosing } from '../useChoosing.ts';
import { useWords, type Words } from './words.ts';
import { rules } from './rules.ts';

export type PatzcuaroBoardProps = BoardProps<View, PatzcuaroEvent>;
type Match = BoardMatch<View, PatzcuaroEvent>;

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
export interface Table extends Match, Choosing<Selection> {
  players: PatzcuaroBoardProps['players'];
  words: Words;
}

export const { TableProvider, useTable, useTableNow, useTableWords } = tableContext<Table>();

/** The table for the board's parts. A choice is dropped with the next version of the match. */
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
 * A placement is made by a press on its level, and what is chosen from a list by a press on that.
 */
function picksOf({ G, playerID }: Pick<Match, 'G' | 'playerID'>, { move, args }: LegalMove): Partial<Selection> {
  if (move === 'travel') return { space: destination(G, playerID ?? '', args[0] as Steps) };
  if (move === 'trade') return { given: args[0] as CardId[] };
  return move === 'place' ? { card: args[0] as CardId } : {};
}
