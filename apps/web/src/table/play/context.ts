import { isActive, type ViewCtx } from '@sobremesa/games/kit';
import type { SeatView, TableView } from '@sobremesa/protocol';
import { createContext, use } from 'react';
import type { MatchHere } from '@sobremesa/client';
import type { BoardMatch, BoardPlayer } from '../../games/game.ts';
import type { PlayableGame } from '../../games/load.ts';
import { usePicked, type Followed } from '../../lib/usePicked.ts';
import type { ShownState } from '../pace/shown.ts';
import { useShown, useTable } from '../session.ts';

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
  const play = usePlayed();
  const view = useTable((s) => s.view);
  if (view === null) throw new Error('useParty() needs a table');
  return { ...play, view, mine: mineIn(view) };
}

/**
 * What `pick` picks of the match on the table: a value, or an object or a list of several. With a move only those are drawn anew
 * for whom that is something else.
 */
export function useHere<T>(pick: (here: PlayHere) => T): T {
  const play = usePlayed();
  return usePicked(useShown().store, (state) => pick(hereIn(play, state)));
}

/** All of it, for whoever shows what is different after every move. */
export function usePlay(): PlayHere {
  const party = useParty();
  const match = useTable((s) => s.match);
  const replay = useTable((s) => s.replay);
  return hereIn(party, { view: party.view, match, replay });
}

function usePlayed(): Play {
  const play = use(PlayContext);
  if (play === null) throw new Error('there is no <PlayContext> around it');
  return play;
}

function hereIn({ game, players }: Play, { view, match, replay }: Pick<ShownState, 'view' | 'match' | 'replay'>): PlayHere {
  if (view === null || match === null) throw new Error('there is no match on the table');
  const ctx = match.state.ctx as ViewCtx;
  return { game, players, view, mine: mineIn(view), match, ctx, asked: isAsked({ view, match, replay }) };
}

/** The match as its board shows it. */
export function boardMatch({ getState, subscribe }: Followed<ShownState>): Followed<BoardMatch> {
  let of: MatchHere | null = null;
  let shown: BoardMatch | null = null;
  return {
    subscribe,
    getState() {
      const { match } = getState();
      if (match !== null && match !== of) {
        const { version, playerID, fresh, windowUntil, state } = match;
        of = match;
        shown = { G: state.G, ctx: state.ctx as ViewCtx, playerID, version, fresh, windowUntil };
      }
      if (shown === null) throw new Error('there is no match on the table');
      return shown;
    },
  };
}

/** Whether the reader has to move, nobody does it for them, and it is now. */
export function isAsked({ view, match, replay }: Pick<ShownState, 'view' | 'match' | 'replay'>): boolean {
  if (replay !== null || view?.status !== 'running' || match === null || match.playerID === null) return false;
  return isActive(match.state.ctx as ViewCtx, match.playerID) && !mineIn(view)?.standIn;
}

function mineIn({ seats, you }: TableView): SeatView | undefined {
  return seats.find(({ seat }) => seat === you);
}
