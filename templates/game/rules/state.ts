import type { PlayerID } from '../kit/index.ts';
import type { Kind } from './catalogue/kinds.ts';
import type { NewgameEvent } from './events.ts';

export interface PlayerState {
  /**
   * Secret until the end: the kind that the player's letter promises. Null in the opponent's view.
   */
  letter: Kind | null;
  /** Public: the number of pieces of each kind that the player has taken. */
  taken: Record<Kind, number>;
  /** Public: the player's guess of the kind in the other letter. Null before the guess. */
  guess: Kind | null;
}

/** The match as a viewer may see it. */
export interface View {
  /** By player id. */
  players: PlayerState[];
  /** Player ids in turn order. */
  order: PlayerID[];
  /** Public: the pieces on each shelf, from left to right. */
  shelves: Kind[][];
}

export interface FullPlayer extends PlayerState {
  letter: Kind;
}

/** The complete match, on the server only. */
export interface State extends View {
  players: FullPlayer[];
  /** The events of the last move. */
  events: NewgameEvent[];
}

/** The player with this id. @throws RangeError for an unknown id */
export function playerOf(G: State, playerID: PlayerID): FullPlayer;
export function playerOf(G: View, playerID: PlayerID): PlayerState;
export function playerOf(G: View, playerID: PlayerID): PlayerState {
  const player = G.players[Number(playerID)];
  if (player === undefined) throw new RangeError(`no player ${playerID}`);
  return player;
}

export function opponentOf(playerID: PlayerID): PlayerID {
  return playerID === '0' ? '1' : '0';
}
