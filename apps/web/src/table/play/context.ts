import { isActive, type ViewCtx } from '@sobremesa/games/kit';
import type { SeatView, TableView } from '@sobremesa/protocol';
import { createContext, use } from 'react';
import type { MatchHere } from '@sobremesa/client';
import type { BoardPlayer } from '../../games/game.ts';
import type { PlayableGame } from '../../games/load.ts';
import { useTable } from '../session.ts';

/** The game that is played and those who play it. */
export interface Play {
  game: PlayableGame;
  players: readonly BoardPlayer[];
}

export const PlayContext = createContext<Play | null>(null);

/** What a move leaves as it is. */
export interface Party extends Play {
  view: TableView;
  /** The reader's seat; undefined for a watcher. */
  mine: SeatView | undefined;
}

/** All that is needed to speak of the match on the table. */
export interface PlayHere extends Party {
  match: MatchHere;
  ctx: ViewCtx;
  /** The reader has to move, and nobody does it for them. */
  asked: boolean;
}

/** Who is at the table, and for which game. Whoever needs no more than that is not drawn anew with every move. */
export function useParty(): Party {
  const play = use(PlayContext);
  const view = useTable((s) => s.view);
  if (play === null || view === null) throw new Error('useParty() needs a <PlayContext> around it');
  return { ...play, view, mine: view.seats.find(({ seat }) => seat === view.you) };
}

export function usePlay(): PlayHere {
  const party = useParty();
  const match = useTable((s) => s.match);
  if (match === null) throw new Error('usePlay() needs a match on the table');
  const { view, mine } = party;
  const { playerID } = match;
  const ctx = match.state.ctx as ViewCtx;
  const asked = view.status === 'running' && playerID !== null && !mine?.standIn && isActive(ctx, playerID);
  return { ...party, match, ctx, asked };
}
