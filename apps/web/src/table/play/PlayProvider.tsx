import { useEffect, useMemo, type ReactNode } from 'react';
import { useOpenTable } from '../session.ts';
import { PlayContext, playedMatch, type Play } from './context.ts';

/** Provides the match on the table to all children, for `useMatch`. */
export function PlayProvider({ game, players, children }: Play & { children: ReactNode }) {
  const table = useOpenTable();
  const { store } = table;
  useEffect(() => {
    table.setDecisive(game.ui.decisive ?? []);
  }, [table, game]);
  const value = useMemo(() => {
    const play = { game, players };
    return { play, match: playedMatch(play, store) };
  }, [game, players, store]);
  return <PlayContext value={value}>{children}</PlayContext>;
}
