import type { PlayerID } from '../kit/index.ts';
import type { Action, CardId, ObjectiveIds, TileSide } from './catalogue/types.ts';
import type { PatzcuaroEvent } from './events.ts';

/** Cards of one altar, level 1 (at most 4) to level 3 (at most 2), each from left to right. */
export type Altar = [level1: CardId[], level2: CardId[], level3: CardId[]];

export interface PlayerState {
  /** Secret: only the player sees it. Null in other players' views. */
  hand: CardId[] | null;
  /** Public, and always the length of `hand`. */
  handSize: number;
  /** Public. */
  altar: Altar;
  /** Public: the player card shows its used side (−5 points). */
  flipped: boolean;
  /** Public: the token's position on the route. */
  position: number;
  /** Public: false until the token's first move, while it may share position 0 (1.2 ⑥). */
  moved: boolean;
}

/** One space of the rondel (1.3). Public. */
export interface SpaceState {
  /** As printed: `1A1`, `PA-top`. */
  id: string;
  shop: boolean;
  actions: readonly Action[];
  /** Bottom to top; never empty on a shop space, always empty on Pátzcuaro. */
  pile: CardId[];
}

/** A shop tile as it lies in the row. Public. */
export interface PlacedTile {
  tile: number;
  side: TileSide;
  /** 180: space 1 is at the bottom. */
  rotation: 0 | 180;
}

/**
 * A step still to be carried out. Public, since it follows from the space and from public choices.
 */
export interface Step {
  player: PlayerID;
  action: Action;
  /** A gift to another player, or a last placement: if it needs an answer, the player may pass. */
  optional: boolean;
}

/** The match as a viewer may see it. Only hands are secret. */
export interface View {
  /** By player id. */
  players: PlayerState[];
  /**
   * Player ids in turn order, the first player first. A place in turn order is an index into it.
   */
  order: PlayerID[];
  patzcuaroSide: TileSide;
  /** The shops left to right. */
  tiles: PlacedTile[];
  /** 2N spaces, clockwise; see 1.3. */
  route: SpaceState[];
  deckSize: number;
  objectives: ObjectiveIds;
  /**
   * The steps that remain before the turn, or the last placement, ends. The first one waits for its
   * player. Empty until the active player has moved.
   */
  steps: Step[];
  /** Set after the turn that ended the game: the players who triggered the end (1.8). */
  triggerers: PlayerID[] | null;
}

/** The complete match, on the server only. */
export interface State extends View {
  players: FullPlayer[];
  /** Secret from all; the last card is the top one. Its length is `deckSize`. */
  deck: CardId[];
  /** The events of the last move. Partly secret: each viewer gets their own form. */
  events: PatzcuaroEvent[];
}

export interface FullPlayer extends PlayerState {
  hand: CardId[];
}

/** The player with this id. @throws RangeError for an unknown id */
export function playerOf(G: State, playerID: PlayerID): FullPlayer;
export function playerOf(G: View, playerID: PlayerID): PlayerState;
export function playerOf(G: View, playerID: PlayerID): PlayerState {
  const player = G.players[Number(playerID)];
  if (player === undefined) throw new RangeError(`no player ${playerID}`);
  return player;
}

/** The space at a position. @throws RangeError for a position outside the route */
export function spaceAt(G: View, position: number): SpaceState {
  const space = G.route[position];
  if (space === undefined) throw new RangeError(`no space at ${position}`);
  return space;
}
