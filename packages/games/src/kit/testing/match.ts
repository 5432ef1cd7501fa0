import type { Ctx, GameEvent, GameModule, Determinized, LegalMove, PlayerID, Reason } from '../index.ts';
import { stands } from '../index.ts';
import { testEngineOf, type TestEngine, type TestState } from './engine.ts';
import { freeze } from './freeze.ts';

/**
 * The setup of a match. The seed is a small number, so that a failing match can be named and dealt
 * again.
 */
export interface MatchOptions {
  seed: number;
  numPlayers: number;
  options?: Readonly<Record<string, unknown>>;
}

/** A number as the 64 hex digits of a seed. */
export function seedOf(number: number): string {
  return number.toString(16).padStart(64, '0');
}

/**
 * A match on the engine that the server uses. Its states are copies and deeply frozen, so a rule
 * that changes the state it was given throws. `npm run judge` and the tests of `packages/engine`
 * compare that engine with boardgame.io.
 */
export class TestMatch<View, Full extends View, Event extends GameEvent> {
  readonly module: GameModule<View, Full, Event>;
  readonly players: readonly PlayerID[];
  readonly #engine: TestEngine<Full>;
  #state: TestState<Full>;
  #lastMove = '';

  /**
   * @param G a state to continue from, instead of a fresh deal; the first player of its turn order
   *   begins
   */
  constructor(module: GameModule<View, Full, Event>, { seed, numPlayers, options = {} }: MatchOptions, G?: Full) {
    const game = G === undefined ? module.game : { ...module.game, setup: () => structuredClone(G) };
    this.module = module;
    this.players = Array.from({ length: numPlayers }, (_, i) => String(i));
    this.#engine = testEngineOf({ ...module, game });
    this.#state = freeze(this.#engine.begin(numPlayers, module.options.parse(options), seedOf(seed)));
  }

  /** A match at a position, with the seat and step of this position to move. */
  static at<View, Full extends View, Event extends GameEvent>(
    module: GameModule<View, Full, Event>,
    options: MatchOptions,
    { G, ctx }: Determinized<Full>,
  ): TestMatch<View, Full, Event> {
    const match = new TestMatch(module, options);
    match.#state = freeze({ ...match.#state, ...structuredClone({ G, ctx }) });
    return match;
  }

  get state(): TestState<Full> {
    return this.#state;
  }

  get G(): Full {
    return this.#state.G;
  }

  get ctx(): Ctx {
    return this.#state.ctx;
  }

  get events(): readonly Event[] {
    return this.module.events(this.G);
  }

  /** Whether the last move cannot be undone. */
  get stands(): boolean {
    return stands(this.module, this.#lastMove, this.G);
  }

  why(playerID: PlayerID, move: string, ...args: readonly unknown[]): Reason | null {
    return this.module.why(this.G, this.ctx, playerID, move, args);
  }

  legalMoves(playerID: PlayerID): LegalMove[] {
    return this.module.legalMoves(this.G, this.ctx, playerID);
  }

  /** The state after a move. @throws Error if the engine rejects the move */
  after(state: TestState<Full>, playerID: PlayerID, { move, args }: LegalMove): TestState<Full> {
    const result = this.#engine.move(freeze(state), playerID, move, args);
    if (!result.ok) {
      const why = JSON.stringify(result.why);
      throw new Error(`the engine refused ${playerID} ${move}(${JSON.stringify(args)}): ${why}`);
    }
    return freeze(result.state);
  }

  /** Makes a move. @throws Error if the engine rejects it */
  play(playerID: PlayerID, move: string, ...args: readonly unknown[]): this {
    this.#state = this.after(this.#state, playerID, { move, args });
    this.#lastMove = move;
    return this;
  }
}
