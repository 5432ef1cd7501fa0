import type { NewgameEvent, View } from '@sobremesa/games/newgame';
import { useMemo } from 'react';
import { derived } from '../../lib/derived.ts';
import type { BoardMatch, BoardProps } from '../game.ts';
import { tableContext } from '../tableContext.tsx';
import { useChoosing, type Choosing } from '../useChoosing.ts';
import { rules } from './rules.ts';
import { useWords, type Words } from './words.ts';

export type NewgameBoardProps = BoardProps<View, NewgameEvent>;
type Match = BoardMatch<View, NewgameEvent>;

/** A single press makes each move, so there is nothing to select first. */
interface Selection {
  /** Why the last press had no effect, in words. */
  notice: string | null;
}

const nothing: Selection = { notice: null };

/** Shared by the parts of the board. */
interface Table extends Match, Choosing<Selection> {
  players: NewgameBoardProps['players'];
  words: Words;
}

export const { TableProvider, useTable, useTableWords } = tableContext<Table>();

/** The table for the board's parts. A notice is dropped with the next version of the match. */
export function useNewTable(props: NewgameBoardProps) {
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
const picksOf = () => nothing;
