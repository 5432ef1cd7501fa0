import { mayMove, stands, type GameEvent, type GameModule, type PlayerID } from '@sobremesa/games';
import type { Refusal } from '@sobremesa/protocol';
import { CreateGameReducer, InitializeGame, ProcessGameConfig, type Ctx, type State } from './bgio.ts';

/** What is kept of the engine's state: plain JSON, with secrets and generator, without the engine's undo, log and APIs. */
export interface EngineState {
  G: unknown;
  ctx: Ctx;
  /** By plugin name. */
  plugins: Record<string, { data?: unknown }>;
}

/** What came of a move. On a refusal nothing has changed. */
export type MoveResult =
  | { ok: true; state: EngineState; events: readonly GameEvent[]; /** The move cannot be taken back. */ stands: boolean }
  | { ok: false; refusal: Refusal };

const engines = new WeakMap<GameModule, ReturnType<typeof makeEngine>>();

function makeEngine({ game }: GameModule) {
  const processed = ProcessGameConfig(game);
  return { flow: processed.flow, reduce: CreateGameReducer({ game: processed }) };
}

function engineOf(module: GameModule) {
  let engine = engines.get(module);
  if (engine === undefined) {
    engine = makeEngine(module);
    engines.set(module, engine);
  }
  return engine;
}

/** The start of a match of `module` with `numPlayers`; `options` must have passed the module's schema. */
export function begin(module: GameModule, numPlayers: number, options: unknown): EngineState {
  return keep(InitializeGame({ game: module.game, numPlayers, setupData: options }));
}

/**
 * Makes one move. The name must be an own property of the module's moves and open to that player in their stage, the
 * arguments pass the move's schema, and the rules say yes; the action is built here, nothing of a client's goes through.
 *
 * @throws whatever the rules throw; `state` is then as it was.
 */
export function applyMove(
  module: GameModule,
  state: EngineState,
  playerID: PlayerID,
  move: string,
  args: readonly unknown[],
): MoveResult {
  const rule = Object.hasOwn(module.moves, move) ? module.moves[move] : undefined;
  const parsed = rule?.args.safeParse(args);
  if (rule === undefined || parsed?.success !== true) return refused({ code: 'badRequest' });
  if (module.why(state.G, state.ctx, playerID, move, parsed.data) !== null) {
    return refused(illegal(module, state, playerID, move, parsed.data));
  }
  const { flow, reduce } = engineOf(module);
  if (!mayMove(state.ctx, playerID) || flow.getMove(state.ctx, move, playerID) === null) return refused({ code: 'illegalMove' });

  const after = reduce(unfold(state), {
    type: 'MAKE_MOVE',
    payload: { type: move, args: [...parsed.data], playerID },
  });
  if (after.transients?.error !== undefined) {
    throw new Error(`the engine refused ${move}, which the rules allow: ${after.transients.error.type}`);
  }
  const kept = keep(after);
  return { ok: true, state: kept, events: module.events(kept.G), stands: stands(module, move, kept.G) };
}

/** The reason is asked of what the player may know: one given by the whole state could tell a secret. */
function illegal(
  module: GameModule,
  { G, ctx }: EngineState,
  playerID: PlayerID,
  move: string,
  args: readonly unknown[],
): Refusal {
  const reason = module.why(module.view(G, ctx, playerID), module.viewCtx(G, ctx, playerID), playerID, move, args);
  return reason === null ? { code: 'illegalMove' } : { code: 'illegalMove', reason };
}

function refused(refusal: Refusal): MoveResult {
  return { ok: false, refusal };
}

function keep({ G, ctx, plugins }: State): EngineState {
  return {
    G,
    ctx,
    plugins: Object.fromEntries(Object.entries(plugins).map(([name, { data }]) => [name, { data }])),
  };
}

/** The engine counts moves in place in its `ctx`, hence the copy. `G` and the plugins' data it replaces. */
function unfold({ G, ctx, plugins }: EngineState): State {
  return { G, ctx: structuredClone(ctx), plugins: plugins as State['plugins'], _undo: [], _redo: [], _stateID: 0 };
}
