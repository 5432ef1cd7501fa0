import type { Ctx, Game, PlayerID, State as EngineState } from 'boardgame.io';
import { CreateGameReducer, InitializeGame } from 'boardgame.io/internal';
import type { GameEvent, GameModule, Determinized, LegalMove, Reason } from '../index.ts';
import { stands, withSeed } from '../index.ts';

/**
 * How a match is set up. The seed is a small number, so that a failing match can be named and dealt
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

/** A match on the real engine, as the server runs it. */
export class TestMatch<View, Full extends View, Event extends GameEvent> {
  readonly module: GameModule<View, Full, Event>;
  readonly players: readonly PlayerID[];
  readonly #reducer: ReturnType<typeof CreateGameReducer>;
  #state: EngineState<Full>;
  #lastMove = '';

  /**
   * @param G a state to go on from, instead of a fresh deal; the player who is first in its turn
   *   order begins
   */
  constructor(module: GameModule<View, Full, Event>, { seed, numPlayers, options }: MatchOptions, G?: Full) {
    const game: Game = { ...withSeed(module.game, seedOf(seed)), ...(G === undefined ? {} : { setup: () => G }) };
    this.module = module;
    this.players = Array.from({ length: numPlayers }, (_, i) => String(i));
    this.#reducer = CreateGameReducer({ game });
    this.#state = InitializeGame({ game, numPlayers, setupData: options });
  }

  /** A match that stands at a position, in whichever seat's turn and step that is. */
  static at<View, Full extends View, Event extends GameEvent>(
    module: GameModule<View, Full, Event>,
    options: MatchOptions,
    { G, ctx }: Determinized<Full>,
  ): TestMatch<View, Full, Event> {
    const match = new TestMatch(module, options, G);
    match.#state = { ...match.#state, G, ctx };
    return match;
  }

  get state(): EngineState<Full> {
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

  /** Whether the last move cannot be taken back. */
  get stands(): boolean {
    return stands(this.module, this.#lastMove, this.G);
  }

  why(playerID: PlayerID, move: string, ...args: readonly unknown[]): Reason | null {
    return this.module.why(this.G, this.ctx, playerID, move, args);
  }

  legalMoves(playerID: PlayerID): LegalMove[] {
    return this.module.legalMoves(this.G, this.ctx, playerID);
  }

  /** What the engine makes of a move. @throws Error when it refuses the move */
  after(state: EngineState<Full>, playerID: PlayerID, { move, args }: LegalMove): EngineState<Full> {
    const payload = { type: move, args: [...args], playerID, credentials: undefined };
    const next = this.#reducer(state, { type: 'MAKE_MOVE', payload });
    if (next._stateID === state._stateID) throw new Error(`the engine refused ${playerID} ${move}(${JSON.stringify(args)})`);
    return next;
  }

  /** Makes a move. @throws Error when the engine refuses it */
  play(playerID: PlayerID, move: string, ...args: readonly unknown[]): this {
    this.#state = this.after(this.#state, playerID, { move, args });
    this.#lastMove = move;
    return this;
  }
}
