import { isActive, type ViewCtx } from '@sobremesa/games/kit';
import type { SeatView, TableView } from '@sobremesa/protocol';
import { createContext, use } from 'react';
import type { MatchHere } from '@sobremesa/client';
import type { BoardPlayer } from '../../games/game.ts';
import type { PlayableGame } from '../../games/load.ts';

/** The match on the table and all that is needed to speak of it. */
export interface Play {
  view: TableView;
  match: MatchHere;
  game: PlayableGame;
  players: readonly BoardPlayer[];
}

export const PlayContext = createContext<Play | null>(null);

export interface PlayHere extends Play {
  ctx: ViewCtx;
  /** The reader's seat; undefined for a watcher. */
  mine: SeatView | undefined;
  /** The reader has to move, and nobody does it for them. */
  asked: boolean;
}

export function usePlay(): PlayHere {
  const play = use(PlayContext);
  if (play === null) throw new Error('usePlay() needs a <PlayContext> around it');
  const { view, match } = play;
  const ctx = match.state.ctx as ViewCtx;
  const mine = view.seats.find(({ seat }) => seat === view.you);
  const { playerID } = match;
  const asked = view.status === 'running' && playerID !== null && !mine?.standIn && isActive(ctx, playerID);
  return { ...play, ctx, mine, asked };
}
