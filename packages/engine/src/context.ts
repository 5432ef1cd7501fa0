import type { Ctx, MoveContext, PlayerID, Random } from '@sobremesa/games/kit';

/**
 * boardgame.io's `ctx` with its full type. The flow replaces its fields but never changes their
 * content, so that a shallow copy suffices.
 */
export interface FlowCtx extends Omit<Ctx, 'phase' | '_prevActivePlayers' | '_nextActivePlayers' | keyof Active>, Active {
  phase: string | null;
  /** Former active players, to be restored when no player is active; the last entry first. */
  _prevActivePlayers: Required<Active>[];
  /** The players to activate when no player is active. */
  _nextActivePlayers: Asking | null;
}

/** The players who may move, and the number of their moves. */
export interface Active {
  /** The stage of each active player. Null: only the current player is active. */
  activePlayers: Readonly<Record<PlayerID, string | null>> | null;
  _activePlayersMinMoves: Readonly<Record<PlayerID, number>> | null;
  _activePlayersMaxMoves: Readonly<Record<PlayerID, number>> | null;
  _activePlayersNumMoves: Readonly<Record<PlayerID, number>>;
}

/** A stage (null: none), with its limits. */
export type Stage = string | null | { stage?: string | null; minMoves?: number; maxMoves?: number };

/** The players to activate, with stages and limits: boardgame.io's `ActivePlayersArg`. */
export type Asking = readonly PlayerID[] | AskingByRole;

export interface AskingByRole {
  currentPlayer?: Stage;
  others?: Stage;
  all?: Stage;
  value?: Readonly<Record<PlayerID, Stage>>;
  minMoves?: number;
  maxMoves?: number;
  /** Whether the current active players are restored when all have made their moves. */
  revert?: boolean;
  /** The players to activate when all have made their moves. */
  next?: Asking;
}

/**
 * The argument of a definition's hooks, triggers and turn orders. They all share one object, so
 * they must not keep it.
 */
export interface FlowContext extends Omit<MoveContext, 'playerID' | 'ctx'> {
  readonly G: unknown;
  readonly ctx: FlowCtx;
  readonly random: Random;
  readonly events: object;
  /** The engine keeps no boardgame.io log. */
  readonly log: { setMetadata(data: unknown): void };
  /** The player who made the move; set in `onMove`. */
  playerID: PlayerID | undefined;
}
