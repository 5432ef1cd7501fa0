import type { Ctx, PlayerID } from 'boardgame.io';
import type { ZodMiniType } from 'zod/mini';
import type { Random } from './random.ts';
import { isActive, mayMove } from './turn.ts';
import type { ViewCtx } from './ctx.ts';

/**
 * Why something is not allowed: a key of the game's message catalogue, and the values of its text.
 * A list among the values holds player ids.
 */
export interface Reason<Key extends string = string> {
  key: Key;
  values?: Readonly<Record<string, string | number | readonly PlayerID[]>>;
}

/** The arguments of `apply` besides the state. */
export interface MoveContext {
  ctx: Ctx;
  playerID: PlayerID;
  random: Random;
}

/**
 * A move: the only definition of when it is legal and what it does. The server rejects moves by it,
 * the page disables and explains them, and bots and tests enumerate them. The page creates only
 * valid arguments, and does not load their schemas.
 */
export interface UncheckedMove<View = unknown, Full extends View = View, Args extends readonly unknown[] = readonly unknown[]> {
  /** The schema of the arguments, a tuple. Other arguments are rejected before `why` is called. */
  readonly args?: ZodMiniType<Args>;
  /**
   * Why the move is illegal; null when it is legal. Pure. On a view, it answers from what that
   * viewer knows.
   */
  why(G: View, ctx: ViewCtx, playerID: PlayerID, ...args: Args): Reason | null;
  /**
   * Makes the move: changes `G` in place and appends to its events. Only called when `why` is null.
   */
  apply(G: Full, context: MoveContext, ...args: Args): void;
  /** Forbids undo even if the move shows nothing: others build on the answer, or wait for it. */
  readonly final?: boolean;
  /**
   * The move may arrive after others' moves: several players may move at once. Its arguments name
   * everything that it refers to: a window, a turn, a card. So it means the same when it arrives
   * late, and `why` rejects it if it comes too late. It is never stale.
   */
  readonly concurrent?: boolean;
  /**
   * Seats in the free stage may make the move as well, while the match waits for others. It may
   * still be stale.
   */
  readonly free?: boolean;
  /**
   * The move changes a private setting of its player: no other move depends on it, and the match
   * waits for nobody because of it. So it makes no move of others stale, and neither ends an undo
   * nor can be undone. When a player undoes a move, the module's `withSettings` keeps settings
   * changed since. It may still be stale.
   */
  readonly setting?: boolean;
}

/** A move as the server makes it: arguments from clients match the schema or are rejected. */
export interface MoveRule<
  View = unknown,
  Full extends View = View,
  Args extends readonly unknown[] = readonly unknown[],
> extends UncheckedMove<View, Full, Args> {
  readonly args: ZodMiniType<Args>;
}

/**
 * The reasons that are the same in every game, with the values of their texts. `player` is a player
 * id.
 */
export interface EngineReasons {
  gameOver: object;
  /** `player` is whose turn it is. */
  notYourTurn: { player: string };
  /** No move has that name. */
  unknownMove: object;
  /** The arguments do not match the move's schema. */
  badArguments: object;
}

/** Moves by name. */
export type MoveRules = Readonly<Record<string, MoveRule>>;
export type UncheckedMoves = Readonly<Record<string, UncheckedMove>>;

/** The shape of each move's arguments. */
type Shapes<Moves> = {
  readonly [Name in keyof Moves]: Moves[Name] extends UncheckedMove<never, never, infer Args> ? ZodMiniType<Args> : never;
};

/** The moves with the shapes of their arguments. */
export function checked<Moves extends UncheckedMoves>(
  moves: Moves,
  shapes: Shapes<Moves>,
): Record<keyof Moves & string, MoveRule> {
  const names = Object.keys(moves) as (keyof Moves & string)[];
  const rules = names.map((name) => [name, { ...moves[name], args: shapes[name] }]);
  return Object.fromEntries(rules) as Record<keyof Moves & string, MoveRule>;
}

/**
 * The reason to give while the match waits for answers, by stage. Its text has the value `players`.
 */
export type Waits<Key extends string = string> = Readonly<Partial<Record<string, Key>>>;

/**
 * Why `playerID` may not make this move now; null when it is legal. Engine, page and bots all use
 * this function.
 *
 * @param rules a rule without a schema accepts any arguments
 * @param waits the reason by stage while the match waits for answers; in other stages the reason
 *   names the player whose turn it is
 */
export function whyNot(
  rules: UncheckedMoves,
  G: unknown,
  ctx: ViewCtx,
  playerID: PlayerID,
  move: string,
  args: readonly unknown[],
  waits: Waits = {},
): Reason | null {
  if (ctx.gameover !== undefined) return { key: 'gameOver' satisfies keyof EngineReasons };
  const rule = Object.hasOwn(rules, move) ? rules[move] : undefined;
  if (rule === undefined) return { key: 'unknownMove' satisfies keyof EngineReasons };
  const notAsked = whyNotAsked(rule, ctx, playerID, waits);
  if (notAsked !== null) return notAsked;
  const parsed = rule.args?.safeParse(args) ?? { success: true, data: args };
  if (!parsed.success) return { key: 'badArguments' satisfies keyof EngineReasons };
  return rule.why(G, ctx, playerID, ...parsed.data);
}

/**
 * Why `playerID` may not make this move now with any arguments; null when some arguments may be
 * legal.
 *
 * @param waits see `whyNot`
 */
export function whyNotAsked(rule: UncheckedMove, ctx: ViewCtx, playerID: PlayerID, waits: Waits = {}): Reason | null {
  if (ctx.gameover !== undefined) return { key: 'gameOver' satisfies keyof EngineReasons };
  if (isActive(ctx, playerID) || (rule.free === true && mayMove(ctx, playerID))) return null;
  const players = Object.keys(ctx.activePlayers ?? {}).filter((player) => isActive(ctx, player));
  const [player = ctx.currentPlayer] = players;
  const key = waits[ctx.activePlayers?.[player] ?? ''];
  return key === undefined
    ? { key: 'notYourTurn' satisfies keyof EngineReasons, values: { player } }
    : { key, values: { players } };
}

/**
 * Makes a legal move with parsed arguments. Changes `G` in place and replaces its events with those
 * of the move.
 */
export function makeMove(rule: UncheckedMove, G: unknown, context: MoveContext, args: readonly unknown[]): void {
  (G as { events: unknown[] }).events = [];
  rule.apply(G, context, ...args);
}
