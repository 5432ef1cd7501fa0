import type { Ctx, PlayerID } from 'boardgame.io';
import type { ZodMiniType } from 'zod/mini';
import type { ViewCtx } from './module.ts';
import type { Random } from './random.ts';
import { isActive, mayMove } from './turn.ts';

/** Why something is not allowed: a key of the game's message catalogue and the values of that text. */
export interface Reason<Key extends string = string> {
  key: Key;
  values?: Readonly<Record<string, string | number>>;
}

/** What `apply` gets beside the state. */
export interface MoveContext {
  ctx: Ctx;
  playerID: PlayerID;
  random: Random;
}

/**
 * One move: the only place that says when it is legal and what it does. The server refuses by it, the page explains and
 * greys out by it, bots and tests enumerate by it.
 */
export interface MoveRule<View = unknown, Full extends View = View, Args extends readonly unknown[] = readonly unknown[]> {
  /** The shape of the arguments, a tuple. Anything else is refused before `why` is asked. */
  readonly args: ZodMiniType<Args>;
  /** Null when the move is legal. Pure. May be asked of a view, then answers from what that viewer knows. */
  why(G: View, ctx: ViewCtx, playerID: PlayerID, ...args: Args): Reason | null;
  /** Makes the move: changes `G` in place and appends to its events. Only called when `why` is null. */
  apply(G: Full, context: MoveContext, ...args: Args): void;
  /** Whether the move, now made, has shown somebody something that was hidden; then it cannot be taken back. */
  reveals(after: Full): boolean;
  /** The move answers a window whose id it carries, so it may have been sent before somebody else's answer arrived. */
  readonly concurrent?: boolean;
  /** The move is open to seats in the free stage, too, while the match waits for others. */
  readonly free?: boolean;
  /**
   * The move changes a private setting of the mover's, and nothing that anybody else sees or the match waits for. It does
   * not make anybody's move stale, nor get in the way of taking one back; see `withSettings` of the module.
   */
  readonly setting?: boolean;
}

/** The reasons that are the same in every game, with the values of their texts. `player` is a player id. */
export interface EngineReasons {
  gameOver: object;
  /** `player` is whose turn it is. */
  notYourTurn: { player: string };
  /** There is no move of that name. */
  unknownMove: object;
  /** The arguments do not have the shape that the move asks for. */
  badArguments: object;
}

/** Moves by name. */
export type MoveRules = Readonly<Record<string, MoveRule>>;

/** Why `playerID` may not make this move now, null when it is legal: the one door for engine, page and bots. */
export function whyNot(
  rules: MoveRules,
  G: unknown,
  ctx: ViewCtx,
  playerID: PlayerID,
  move: string,
  args: readonly unknown[],
): Reason | null {
  if (ctx.gameover !== undefined) return { key: 'gameOver' satisfies keyof EngineReasons };
  const rule = Object.hasOwn(rules, move) ? rules[move] : undefined;
  if (rule === undefined) return { key: 'unknownMove' satisfies keyof EngineReasons };
  if (!isActive(ctx, playerID) && !(rule.free === true && mayMove(ctx, playerID))) {
    const player = Object.keys(ctx.activePlayers ?? {}).find((asked) => isActive(ctx, asked)) ?? ctx.currentPlayer;
    return { key: 'notYourTurn' satisfies keyof EngineReasons, values: { player } };
  }
  const parsed = rule.args.safeParse(args);
  if (!parsed.success) return { key: 'badArguments' satisfies keyof EngineReasons };
  return rule.why(G, ctx, playerID, ...parsed.data);
}
