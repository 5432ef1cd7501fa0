import { isActive, type ViewCtx } from '@sobremesa/games/kit';
import type { SeatView, TableView } from '@sobremesa/protocol';
import { createContext, use } from 'react';
import type { TableMatch } from '@sobremesa/client';
import type { BoardMatch, BoardPlayer } from '../../games/game.ts';
import type { PlayableGame } from '../../games/load.ts';
import { usePicked, type Followed } from '../../lib/usePicked.ts';
import type { OpenTable } from '../playback/openTable.ts';
import type { ShownTable } from '../playback/shownTable.ts';
import { useTable } from '../session.ts';

type TableStore = OpenTable['store'];

/** The game that is played and those who play it. */
export interface Play {
  game: PlayableGame;
  players: readonly BoardPlayer[];
}

/** Who plays which game at which table. A move changes nothing of it. */
export interface Party extends Play {
  view: TableView;
  /** The reader's seat; undefined for a spectator. */
  mine: SeatView | undefined;
}

/** The match on the table, with those who play it. */
export interface PlayedMatch extends Party {
  match: TableMatch;
  ctx: ViewCtx;
  /** The reader has to move, and nobody does it for them. */
  asked: boolean;
}

/** Set by `PlayProvider`. */
export const PlayContext = createContext<{ play: Play; match: Followed<PlayedMatch> } | null>(null);

function usePlayContext() {
  const context = use(PlayContext);
  if (context === null) throw new Error('there is no <PlayProvider> around it');
  return context;
}

/** Who plays which game. A move does not render its callers again unless it changes the table. */
export function useParty(): Party {
  const { play } = usePlayContext();
  const view = useTable((s) => s.view);
  if (view === null) throw new Error('useParty() needs a table');
  return { ...play, view, mine: seatOf(view) };
}

/**
 * Selects from the match on the table: a value, or an object or a list of several. The caller
 * renders again if one of them differs.
 */
export function useMatch<T>(select: (match: PlayedMatch) => T): T {
  return usePicked(usePlayContext().match, select);
}

/** The whole match. Each move renders the caller again. */
export function usePlay(): PlayedMatch {
  return useMatch((match) => match);
}

/**
 * What the page shows of the match, for `useMatch`. The same object until one of its parts changes.
 */
export function playedMatch(play: Play, { getState, subscribe }: TableStore): Followed<PlayedMatch> {
  let of: Pick<ShownTable, 'view' | 'match' | 'replay'> | null = null;
  let last: PlayedMatch | null = null;
  return {
    subscribe,
    getState() {
      const { view, match, replay } = getState().shown;
      if (last !== null && of?.view === view && of.match === match && of.replay === replay) return last;
      if (view === null || match === null) throw new Error('there is no match on the table');
      of = { view, match, replay };
      const ctx = match.state.ctx as ViewCtx;
      last = { ...play, view, mine: seatOf(view), match, ctx, asked: isAsked(of) };
      return last;
    },
  };
}

/** The match as its board shows it. The last one stays until the board is gone. */
export function boardMatch({ getState, subscribe }: TableStore): Followed<BoardMatch> {
  let of: TableMatch | null = null;
  let last: BoardMatch | null = null;
  return {
    subscribe,
    getState() {
      const { match } = getState().shown;
      if (match !== null && match !== of) {
        const { version, playerID, fresh, windowUntil, state } = match;
        of = match;
        last = { G: state.G, ctx: state.ctx as ViewCtx, playerID, version, fresh, windowUntil };
      }
      if (last === null) throw new Error('there is no match on the table');
      return last;
    },
  };
}

/** Whether the reader has to move now, and nobody does it for them. Not during a replay. */
export function isAsked({ view, match, replay }: Pick<ShownTable, 'view' | 'match' | 'replay'>): boolean {
  if (replay !== null || view?.status !== 'running' || match === null || match.playerID === null) return false;
  return isActive(match.state.ctx as ViewCtx, match.playerID) && !seatOf(view)?.standIn;
}

function seatOf({ seats, you }: TableView): SeatView | undefined {
  return seats.find(({ seat }) => seat === you);
}
