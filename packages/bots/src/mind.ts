import type { Ctx, GameEvent, GameModule, LegalMove, PlayerID, Random, ViewCtx } from '@sobremesa/games/kit';

/** A move worth thinking about. */
export interface Idea extends LegalMove {
  /** What it seems to bring its player, in points of the game, as far as one sees at a glance. */
  worth: number;
}

/** What a bot knows of a game beside its rules. Every question takes what a seat may see; a complete state is that, too. */
export interface Sense<View = unknown> {
  /** What a legal move seems to bring its player, in points. */
  worth(G: View, ctx: ViewCtx, playerID: PlayerID, move: LegalMove): number;
  /** What may be done, as far as it is worth thinking about; by default all that is legal. Never empty for a seat that is asked. */
  moves?(G: View, ctx: ViewCtx, playerID: PlayerID): readonly LegalMove[];
  /** What to do where there is nothing to think about; null elsewhere. */
  settled?(G: View, ctx: ViewCtx, playerID: PlayerID): LegalMove | null;
  /** Points with which a match that is not over may be judged, by player id; by default those of the moment. */
  prospects?(G: View, ctx: ViewCtx): readonly number[];
  /** Who leads by so many points is e times as likely to win. */
  readonly scale: number;
  /** So many moves a playout makes before the standing is judged. */
  readonly horizon: number;
}

/** A game as bots think about it. */
export class Mind<View = unknown, Full extends View = View, Event extends GameEvent = GameEvent> {
  readonly module: GameModule<View, Full, Event>;
  readonly #sense: Sense<View>;

  constructor(module: GameModule<View, Full, Event>, sense: Sense<View>) {
    this.module = module;
    this.#sense = sense;
  }

  get horizon(): number {
    return this.#sense.horizon;
  }

  /** All legal moves, the most promising first; never empty for a seat that is asked. */
  ideas(G: View, ctx: ViewCtx, playerID: PlayerID): Idea[] {
    const moves = this.#sense.moves?.(G, ctx, playerID) ?? this.module.legalMoves(G, ctx, playerID);
    return moves
      .map((move) => ({ move: move.move, args: move.args, worth: this.#sense.worth(G, ctx, playerID, move) }))
      .toSorted((a, b) => b.worth - a.worth);
  }

  /** What to do where there is nothing to think about; null elsewhere. */
  settled(G: View, ctx: ViewCtx, playerID: PlayerID): LegalMove | null {
    return this.#sense.settled?.(G, ctx, playerID) ?? null;
  }

  /** A plausible move at once, as playouts make it: the best looking of a few that come to mind. */
  guess(G: View, ctx: ViewCtx, playerID: PlayerID, random: Random): LegalMove {
    let best: LegalMove | null = null;
    let most = -Infinity;
    for (let i = 0; i < GUESSES; i++) {
      const move = this.module.pickMove(G, ctx, playerID, random);
      if (move === null) throw new RangeError(`${playerID} is asked and has no move`);
      const worth = this.#sense.worth(G, ctx, playerID, move);
      if (worth <= most) continue;
      best = move;
      most = worth;
    }
    return best as LegalMove;
  }

  /**
   * What each player's chance to win seems to be, from 0 to 1, by player id. A finished match counts half by who has won and half by
   * how clearly, so that a bot neither throws points away nor gives up.
   */
  chances(G: Full, ctx: Ctx): number[] {
    const over = ctx.gameover as { winners: readonly PlayerID[] } | undefined;
    const points = over === undefined ? this.#sense.prospects?.(G, ctx) : undefined;
    const own = points ?? this.module.score(G, ctx).map(({ total }) => total);
    const rivals = (this.module.rivals?.(G, ctx) ?? []).map(({ total }) => total);
    const most = Math.max(...own, ...rivals);
    const weights = [...own, ...rivals].map((total) => Math.exp((total - most) / this.#sense.scale));
    const sum = weights.reduce((total, weight) => total + weight, 0);
    const shares = own.map((_, index) => (weights[index] ?? 0) / sum);
    if (over === undefined) return shares;
    return shares.map((share, index) => {
      const won = over.winners.includes(String(index)) ? 1 / over.winners.length : 0;
      return (won + share) / 2;
    });
  }
}

/** So many moves come to mind in a playout. */
const GUESSES = 3;
