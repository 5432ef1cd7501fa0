import type { Ctx, MoveContext, PlayerID, Random } from '@sobremesa/games/kit';

/**
 * boardgame.io's `ctx` as it really is. The flow writes to its fields in place; what a field holds
 * is never changed, only replaced, so that a copy one level deep is a copy.
 */
export interface FlowCtx extends Omit<Ctx, 'phase' | '_prevActivePlayers' | '_nextActivePlayers' | keyof Active>, Active {
  phase: string | null;
  /** To whom the moves go back when nobody is active any more, the last one first. */
  _prevActivePlayers: Required<Active>[];
  /** Who is asked when nobody is active any more. */
  _nextActivePlayers: Asking | null;
}

/** Who may move, and how often. */
export interface Active {
  /** The stage of each. Null: only the player whose turn it is. */
  activePlayers: Readonly<Record<PlayerID, string | null>> | null;
  _activePlayersMinMoves: Readonly<Record<PlayerID, number>> | null;
  _activePlayersMaxMoves: Readonly<Record<PlayerID, number>> | null;
  _activePlayersNumMoves: Readonly<Record<PlayerID, number>>;
}

/** A stage, or none in particular (null), with its limits. */
export type Stage = string | null | { stage?: string | null; minMoves?: number; maxMoves?: number };

/** Who is asked, in which stage and for how many moves: boardgame.io's `ActivePlayersArg`. */
export type Asking = readonly PlayerID[] | AskingByRole;

export interface AskingByRole {
  currentPlayer?: Stage;
  others?: Stage;
  all?: Stage;
  value?: Readonly<Record<PlayerID, Stage>>;
  minMoves?: number;
  maxMoves?: number;
  /** When all have made their moves, those are active again who are now. */
  revert?: boolean;
  /** Who is asked when all have made their moves. */
  next?: Asking;
}

/**
 * What a definition's hooks, triggers and turn orders are given. It is one object for all of them,
 * and read at once.
 */
export interface FlowContext extends Omit<MoveContext, 'playerID' | 'ctx'> {
  readonly G: unknown;
  readonly ctx: FlowCtx;
  readonly random: Random;
  readonly events: object;
  /** boardgame.io's log is not kept. */
  readonly log: { setMetadata(data: unknown): void };
  /** Who made the move, in `onMove`. */
  playerID: PlayerID | undefined;
}
