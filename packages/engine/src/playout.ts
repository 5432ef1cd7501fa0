import { isActive } from '@sobremesa/games/kit';
import type { Ctx, GameEvent, GameModule, MoveRule, PlayerID, Random } from '@sobremesa/games/kit';
import type { Flow } from './flow.ts';

/** Far more moves than any of our games needs; a match that needs more is stuck. */
const MANY_MOVES = 10_000;

/**
 * A match that continues in place, without checks of legality: callers take moves from `legalMoves`
 * or `pickMove`. After an error it is unusable.
 */
export class Playout<View = unknown, Full extends View = View, Event extends GameEvent = GameEvent, Options = unknown> {
  /** Changes with every move. */
  readonly G: Full;
  /** Changes with every move. */
  readonly ctx: Ctx;
  readonly #module: GameModule<View, Full, Event, Options>;
  readonly #rules: ReadonlyMap<string, MoveRule>;
  readonly #flow: Flow;
  readonly #random: Random;

  constructor(
    module: GameModule<View, Full, Event, Options>,
    rules: ReadonlyMap<string, MoveRule>,
    G: Full,
    ctx: Ctx,
    flow: Flow,
    random: Random,
  ) {
    this.#module = module;
    this.#rules = rules;
    this.G = G;
    this.ctx = ctx;
    this.#flow = flow;
    this.#random = random;
  }

  /** Makes a legal move, with all its consequences. Its arguments are not copied. */
  play(playerID: PlayerID, move: string, args: readonly unknown[]): void {
    const rule = this.#rules.get(move);
    if (rule === undefined) throw new RangeError(`there is no move ${move}`);
    this.#flow.move(rule, playerID, args);
  }

  /**
   * Plays random moves by random active seats until the game is over, or `atMost` moves have been
   * made.
   *
   * @returns the number of moves made
   */
  playToEnd(atMost = MANY_MOVES): number {
    let made = 0;
    while (this.ctx.gameover === undefined && made < atMost) {
      const playerID = this.anyAsked();
      const picked = this.#module.pickMove(this.G, this.ctx, playerID, this.#random);
      if (picked === null) throw new RangeError(`the active player ${playerID} has no move`);
      this.play(playerID, picked.move, picked.args);
      made += 1;
    }
    return made;
  }

  /** A random one of the players for whom the match waits. */
  anyAsked(): PlayerID {
    const { activePlayers, currentPlayer } = this.ctx;
    if (activePlayers === null) return currentPlayer;
    const asked = Object.keys(activePlayers).filter((playerID) => isActive(this.ctx, playerID));
    if (asked.length === 0) throw new RangeError('no player is active, and the game is not over');
    return (asked.length === 1 ? asked[0] : asked[this.#random.below(asked.length)]) as PlayerID;
  }
}
