import type { Ctx, PlayerID } from 'boardgame.io';
import type { ZodMiniType } from 'zod/mini';
import type { Random } from './random.ts';
import { isActive, mayMove } from './turn.ts';
import type { ViewCtx } from './ctx.ts';

/**
 * Why something is not allowed: a key of the game's message catalogue and the values of that text;
 * a list is one of player ids.
 */
export interface Reason<Key extends string = string> {
  key: Key;
  values?: Readonly<Record<string, string | number | readonly PlayerID[]>>;
}

/** What `apply` gets beside the state. */
export interface MoveContext {
  ctx: Ctx;
  playerID: PlayerID;
  random: Random;
}

/**
 * One move: the only place that says when it is legal and what it does. The server refuses by it,
 * the page explains and greys out by it, bots and tests enumerate by it. A page makes no arguments
 * of a wrong shape, and does without the shapes.
 */
export interface UncheckedMove<View = unknown, Full extends View = View, Args extends readonly unknown[] = readonly unknown[]> {
  /** The shape of the arguments, a tuple. Anything else is refused before `why` is asked. */
  readonly args?: ZodMiniType<Args>;
  /**
   * Null when the move is legal. Pure. May be asked of a view, then answers from what that viewer
   * knows.
   */
  why(G: View, ctx: ViewCtx, playerID: PlayerID, ...args: Args): Reason | null;
  /**
   * Makes the move: changes `G` in place and appends to its events. Only called when `why` is null.
   */
  apply(G: Full, context: MoveContext, ...args: Args): void;
  /**
   * The move cannot be taken back, even if it shows nothing: an answer on which others build, or
   * which they wait for.
   */
  readonly final?: boolean;
  /**
   * The move may cross others' moves on the way: it is made while several are asked, or while
   * others may move freely. All that it is about, it names: a window, a turn, a card. So it means
   * the same when it arrives late, and `why` refuses it when it comes too late. It is never stale.
   */
  readonly concurrent?: boolean;
  /**
   * The move is open to seats in the free stage, too, while the match waits for others. It may
   * still be stale.
   */
  readonly free?: boolean;
  /**
   * The move sets what concerns the mover alone: no other move depends on it, and the match waits
   * for nobody because of it. So it makes nobody's move stale and takes nobody's way back, and is
   * no move to be taken back itself: when a player goes back to an earlier state, `withSettings` of
   * the module keeps what was set since. It may still be stale.
   */
  readonly setting?: boolean;
}

/**
 * One move as the server makes it: whatever the arguments are that come from outside, they have
 * this shape or are refused.
 */
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
  /** There is no move of that name. */
  unknownMove: object;
  /** The arguments do not have the shape that the move asks for. */
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
 * The reason that says what the match waits for, by the stage of those who are asked. Its value is
 * `players`.
 */
export type Waits<Key extends string = string> = Readonly<Partial<Record<string, Key>>>;

/**
 * Why `playerID` may not make this move now, null when it is legal: the one door for engine, page
 * and bots.
 *
 * @param rules those that have no shape of arguments take them as they are
 * @param waits what to say while the match waits for an answer; in a stage that is not named it is
 *   somebody's turn
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
 * Why `playerID` may not make such a move now, whatever its arguments; null when they may.
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
 * Makes a legal move, its arguments parsed: changes `G` in place, where only its own events are
 * left.
 */
export function makeMove(rule: UncheckedMove, G: unknown, context: MoveContext, args: readonly unknown[]): void {
  (G as { events: unknown[] }).events = [];
  rule.apply(G, context, ...args);
}
