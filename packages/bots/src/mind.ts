import type { Ctx, GameEvent, GameModule, LegalMove, PlayerID, Random, ViewCtx } from '@sobremesa/games/kit';

/** A move worth thinking about. */
export interface Idea extends LegalMove {
  /** What it seems to bring its player, in points of the game, as far as one sees at a glance. Only differences count. */
  worth: number;
}

/** What a bot knows of a game beside its rules. Every question takes what a seat may see; a complete state is that, too. */
export interface Sense<View = unknown> {
  /** What may be done, as far as it is worth thinking about. Never empty for a seat that is asked. */
  ideas(G: View, ctx: ViewCtx, playerID: PlayerID): Idea[];
  /** A plausible move at once, as playouts make it; by default one of the ideas, mostly the best. */
  guess?(G: View, ctx: ViewCtx, playerID: PlayerID, random: Random): LegalMove;
  /** What to do where there is nothing to think about; null elsewhere. */
  settled?(G: View, ctx: ViewCtx, playerID: PlayerID): LegalMove | null;
  /** Whether all is decided that bots think about, though the match is not over; by default it never is. */
  isDecided?(G: View): boolean;
  /** Points with which a match that is not over may be judged, by player id; by default those of the moment. */
  prospects?(G: View, ctx: ViewCtx): readonly number[];
  /** Alone against the rules, what the chance to win seems to be, from 0 to 1; undefined where others play. */
  chanceAlone?(G: View, ctx: ViewCtx): number | undefined;
  /** Who leads by so many points is e times as likely to win. */
  readonly scale: number;
  /** By about so many points moves differ between which one hesitates. */
  readonly spread: number;
  /** After so many moves the standing is judged. */
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

  get spread(): number {
    return this.#sense.spread;
  }

  get scale(): number {
    return this.#sense.scale;
  }

  /** What may be done, the most promising first; never empty for a seat that is asked. */
  ideas(G: View, ctx: ViewCtx, playerID: PlayerID): Idea[] {
    return this.#sense.ideas(G, ctx, playerID).toSorted((a, b) => b.worth - a.worth);
  }

  /** What to do where there is nothing to think about; null elsewhere. */
  settled(G: View, ctx: ViewCtx, playerID: PlayerID): LegalMove | null {
    return this.#sense.settled?.(G, ctx, playerID) ?? null;
  }

  /** Whether there is nothing more to think about. */
  isDecided(G: View, ctx: ViewCtx): boolean {
    return ctx.gameover !== undefined || (this.#sense.isDecided?.(G) ?? false);
  }

  /** A plausible move at once, as playouts make it; without sense any legal one. */
  guess(G: View, ctx: ViewCtx, playerID: PlayerID, random: Random, withSense = true): LegalMove {
    if (withSense && this.#sense.guess !== undefined) return this.#sense.guess(G, ctx, playerID, random);
    const move = withSense
      ? drawn(this.ideas(G, ctx, playerID), WHIM * this.spread, random)
      : this.module.pickMove(G, ctx, playerID, random);
    if (move === null) throw new RangeError(`${playerID} is asked and has no move`);
    return move;
  }

  /**
   * What each player's chance to win seems to be, from 0 to 1, by player id. A finished match counts half by who has won and half by
   * how clearly, so that a bot neither throws points away nor gives up.
   */
  chances(G: Full, ctx: Ctx, withProspects = true): number[] {
    const over = ctx.gameover as { winners: readonly PlayerID[] } | undefined;
    const alone = withProspects ? this.#sense.chanceAlone?.(G, ctx) : undefined;
    if (alone !== undefined) return [over === undefined ? alone : (over.winners.length + alone) / 2];
    const points = over === undefined && withProspects ? this.#sense.prospects?.(G, ctx) : undefined;
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

/** In playouts, moves that are worth so much of a spread less are e times as rare. */
const WHIM = 1 / 3;
/** Fine enough for chances. */
const GRAIN = 2 ** 24;

/** One of these, by lot: a move that is worth `whim` points less is e times as rare; without whim one of the best. */
export function drawn(ideas: readonly Idea[], whim: number, random: Random): Idea {
  const most = Math.max(...ideas.map(({ worth }) => worth));
  const weights = ideas.map(({ worth }) => (worth === most ? 1 : whim === 0 ? 0 : Math.exp((worth - most) / whim)));
  let lot = (random.below(GRAIN) / GRAIN) * weights.reduce((sum, weight) => sum + weight, 0);
  for (const [index, idea] of ideas.entries()) {
    lot -= weights[index] ?? 0;
    if (lot < 0) return idea;
  }
  const last = ideas.at(-1);
  if (last === undefined) throw new RangeError('no move is legal');
  return last;
}

/** All these moves with what each seems to be worth. */
export function valued(moves: readonly LegalMove[], worth: (move: LegalMove) => number): Idea[] {
  return moves.map((move) => ({ move: move.move, args: move.args, worth: worth(move) }));
}

/**
 * The best looking of a few moves that come to mind.
 *
 * @param few how many come to mind at once: the more, the better a playout is, and the fewer there are
 */
export function bestOfFew(pick: () => LegalMove | null, worth: (move: LegalMove) => number, few: number): LegalMove {
  let best: LegalMove | null = null;
  let most = -Infinity;
  for (let i = 0; i < few; i++) {
    const move = pick();
    if (move === null) throw new RangeError('no move is legal');
    const value = worth(move);
    if (value <= most) continue;
    best = move;
    most = value;
  }
  return best as LegalMove;
}
