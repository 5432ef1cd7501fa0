import { KeyedRandom, stands, whyNotAsked } from '@sobremesa/games/kit';
import type { Ctx, GameEvent, GameModule, MoveRule, PlayerID, Random, RandomData, Reason } from '@sobremesa/games/kit';
import type { FlowCtx } from './context.ts';
import { compile, isOpen, type Definition } from './definition.ts';
import { Flow } from './flow.ts';
import { Playout } from './playout.ts';
import { shared } from './shared.ts';
import { seats } from './turnOrder.ts';

/**
 * The stored state of a match: plain JSON, with its secrets and its generator. boardgame.io could
 * continue from it.
 */
export interface EngineState<Full = unknown> {
  readonly G: Full;
  readonly ctx: Ctx;
  /** By boardgame.io's plugin names. Only the generator has data. */
  readonly plugins: { readonly random: { data: RandomData } } & Readonly<Record<string, { data?: unknown }>>;
}

/** The result of a move. */
export type MoveResult<Full = unknown, Event extends GameEvent = GameEvent> =
  | { ok: true; state: EngineState<Full>; events: readonly Event[]; /** Undo is impossible. */ stands: boolean }
  | { ok: false; why: Refused };

/**
 * Why a move was not made. `notOpen`: the rules allow it, but the player's stage does not offer it.
 * A reason comes from the whole state and may reveal a secret, so the player gets the one from
 * `GameModule.why` on their own view.
 */
export type Refused = 'unknownMove' | 'badArguments' | 'notOpen' | Reason;

const engines = new WeakMap<GameModule, Engine>();

/**
 * The engine of a game, made once. @throws UnsupportedDefinitionError when it cannot play the
 * game's definition
 */
export function engineOf<View, Full extends View, Event extends GameEvent, Options>(
  module: GameModule<View, Full, Event, Options>,
): Engine<View, Full, Event, Options> {
  const key = module as unknown as GameModule;
  let engine = engines.get(key);
  if (engine === undefined) {
    engine = new Engine(key);
    engines.set(key, engine);
  }
  return engine as unknown as Engine<View, Full, Event, Options>;
}

/**
 * Plays a game as boardgame.io does, on plain data. `module.game` defines phases, turns and stages;
 * `module.moves` defines when a move is legal, and its effect.
 */
export class Engine<View = unknown, Full extends View = View, Event extends GameEvent = GameEvent, Options = unknown> {
  readonly #module: GameModule<View, Full, Event, Options>;
  readonly #definition: Definition;
  readonly #rules: ReadonlyMap<string, MoveRule>;

  constructor(module: GameModule<View, Full, Event, Options>) {
    this.#module = module;
    this.#definition = compile(module);
    this.#rules = new Map(Object.entries(module.moves));
  }

  /**
   * The start of a match.
   *
   * @param options must have passed the module's schema
   * @param seed 64 hex digits, to deal a known match again; without it, the definition draws one
   */
  begin(numPlayers: number, options: Options, seed?: string): EngineState<Full> {
    const fresh = this.#definition.freshRandom();
    const random = new KeyedRandom(seed === undefined ? fresh : { ...fresh, seed });
    const ctx = {
      numPlayers,
      turn: 0,
      currentPlayer: '0',
      playOrder: seats(numPlayers),
      playOrderPos: 0,
      phase: this.#definition.start,
      activePlayers: null,
    } as FlowCtx;
    const G = this.#module.copy(this.#definition.setup({ ctx, random }, options) as Full);
    new Flow(this.#definition, G, ctx, random).begin();
    return { G, ctx: ctx as Ctx, plugins: { random: { data: random.data() }, log: { data: {} }, events: { data: {} } } };
  }

  /**
   * Makes one move with all its consequences. `state` is never changed, and parts that the move
   * does not change are the same object before and after.
   *
   * @throws any error of the rules and the definition's hooks
   */
  move(state: EngineState<Full>, playerID: PlayerID, move: string, args: readonly unknown[]): MoveResult<Full, Event> {
    const rule = this.#rules.get(move);
    if (rule === undefined) return { ok: false, why: 'unknownMove' };
    const parsed = rule.args.safeParse(args);
    if (!parsed.success) return { ok: false, why: 'badArguments' };
    const why = whyNotAsked(rule, state.ctx, playerID) ?? rule.why(state.G, state.ctx, playerID, ...parsed.data);
    if (why !== null) return { ok: false, why };
    const ctx = { ...state.ctx } as FlowCtx;
    if (!isOpen(this.#definition, ctx, playerID, move)) return { ok: false, why: 'notOpen' };

    const working = this.#module.copy(state.G);
    const random = new KeyedRandom(state.plugins.random.data);
    new Flow(this.#definition, working, ctx, random).move(rule, playerID, parsed.data);
    const G = shared(state.G as object, working as object) as Full;
    return {
      ok: true,
      state: { G, ctx: ctx as Ctx, plugins: { ...state.plugins, random: { data: random.data() } } },
      events: this.#module.events(G),
      stands: stands(this.#module, move, G),
    };
  }

  /** A working copy of a match for a search. Its random numbers come from `random`. */
  playout(state: Pick<EngineState<Full>, 'G' | 'ctx'>, random: Random): Playout<View, Full, Event, Options> {
    const G = this.#module.copy(state.G);
    const ctx = { ...state.ctx };
    return new Playout(this.#module, this.#rules, G, ctx, new Flow(this.#definition, G, ctx as FlowCtx, random), random);
  }
}
