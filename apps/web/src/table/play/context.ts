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

/** The game on this page and its players. */
export interface Play {
  game: PlayableGame;
  players: readonly BoardPlayer[];
}

/** The game, its players and the table. A move changes none of these. */
export interface Party extends Play {
  view: TableView;
  /** The reader's seat; undefined for a spectator. */
  mine: SeatView | undefined;
}

/** The match on the table, with its players. */
export interface PlayedMatch extends Party {
  match: TableMatch;
  ctx: ViewCtx;
  /** Whether the reader must move. False while a stand-in plays for them. */
  asked: boolean;
}

/** Set by `PlayProvider`. */
export const PlayContext = createContext<{ play: Play; match: Followed<PlayedMatch> } | null>(null);

function usePlayContext() {
  const context = use(PlayContext);
  if (context === null) throw new Error('there is no <PlayProvider> around it');
  return context;
}

/**
 * The game, its players and the table. Callers render only when the table changes, not on a move.
 */
export function useParty(): Party {
  const { play } = usePlayContext();
  const view = useTable((s) => s.view);
  if (view === null) throw new Error('useParty() needs a table');
  return { ...play, view, mine: seatOf(view) };
}

/**
 * Selects from the match on the table: a value, or an object or list of several. The caller renders
 * again only if one of them differs.
 */
export function useMatch<T>(select: (match: PlayedMatch) => T): T {
  return usePicked(usePlayContext().match, select);
}

/**
 * Returns a function that reads the match when a control is pressed. A move does not render the
 * caller.
 */
export function useMatchNow(): () => PlayedMatch {
  return usePlayContext().match.getState;
}

/** The whole match. Each move renders the caller again. */
export function usePlay(): PlayedMatch {
  return useMatch((match) => match);
}

/**
 * The match as the page shows it, for `useMatch`. Returns the same object until one of its parts
 * changes.
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

/**
 * The match as its board shows it. Keeps the last state until the board unmounts. In a match that
 * its players have ended, nobody must move. The same holds during the final count: the board keeps
 * its last position, and shows the winner afterwards.
 */
export function boardMatch({ getState, subscribe }: TableStore): Followed<BoardMatch> {
  let of: TableMatch | null = null;
  let last: BoardMatch | null = null;
  let rested = false;
  return {
    subscribe,
    getState() {
      const { match, view, replay, count } = getState().shown;
      const rests = replay === null && (view?.ended === true || count === 'running');
      if (match !== null && (match !== of || rests !== rested)) {
        const { version, playerID, windowUntil, state } = match;
        // Events of a move are passed on once.
        const fresh = match === of ? [] : match.fresh;
        of = match;
        rested = rests;
        const asking = { ctx: state.ctx as ViewCtx, windowUntil };
        last = { G: state.G, playerID, version, fresh, ...(rests ? atRest(asking.ctx) : asking) };
      }
      if (last === null) throw new Error('there is no match on the table');
      return last;
    },
  };
}

/** A context in which nobody must move, and nobody has won. */
function atRest(ctx: ViewCtx): Pick<BoardMatch, 'ctx' | 'windowUntil'> {
  const { gameover: _, ...rest } = ctx;
  return { ctx: { ...rest, activePlayers: {} }, windowUntil: null };
}

/**
 * Whether the reader must move now. False during a replay or a pause, and while a stand-in plays
 * for them.
 */
export function isAsked({ view, match, replay }: Pick<ShownTable, 'view' | 'match' | 'replay'>): boolean {
  if (replay !== null || view?.status !== 'running' || view.paused || match === null || match.playerID === null) return false;
  return isActive(match.state.ctx as ViewCtx, match.playerID) && !seatOf(view)?.standIn;
}

function seatOf({ seats, you }: TableView): SeatView | undefined {
  return seats.find(({ seat }) => seat === you);
}
