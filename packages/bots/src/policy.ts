import { valued } from '@sobremesa/games/kit';
import type {
  Candidate,
  Ctx,
  Features,
  GameEvent,
  GameModule,
  Heuristics,
  LegalMove,
  Manner,
  PlayerID,
  Random,
  ViewCtx,
} from '@sobremesa/games/kit';
import { restored, type Network, type Networks } from './network.ts';

/**
 * Heuristics for games that define none: all legal moves are equally good, and the current points
 * decide who leads.
 */
function withoutHeuristics<View>({ legalMoves }: Pick<GameModule<View>, 'legalMoves'>): Heuristics<View> {
  return {
    candidates: (G, ctx, playerID) => valued(legalMoves(G, ctx, playerID), () => 0),
    scale: 5,
    spread: 1,
    horizon: () => 30,
  };
}

/** How bots play a game: its rules and its heuristics. */
export class Policy<View = unknown, Full extends View = View, Event extends GameEvent = GameEvent> {
  readonly module: GameModule<View, Full, Event>;
  readonly #heuristics: Heuristics<View>;
  readonly #stored: Networks;
  /** Decoded when they are first used. */
  readonly #networks = new Map<number, Network>();

  /** @param networks trained networks, which judge positions where there is one */
  constructor(module: GameModule<View, Full, Event>, networks: Networks = {}) {
    this.module = module;
    this.#stored = networks;
    this.#heuristics = module.heuristics ?? withoutHeuristics(module);
  }

  /** With this number of seats, a playout stops after so many moves. */
  horizon(seats: number): number {
    return this.#heuristics.horizon(seats);
  }

  get spread(): number {
    return this.#heuristics.spread;
  }

  get scale(): number {
    return this.#heuristics.scale;
  }

  /**
   * Candidate moves, the most promising first; never empty for a seat that must move.
   *
   * @param manner what the seat likes to play; it counts in the moves' worth
   */
  candidates(G: View, ctx: ViewCtx, playerID: PlayerID, manner: Manner = 'balanced'): Candidate[] {
    const candidates = this.#heuristics.candidates(G, ctx, playerID);
    const liking = manner === 'balanced' ? undefined : this.#heuristics.liking?.(G, playerID, manner);
    const liked = liking === undefined ? candidates : valued(candidates, (move) => move.worth + liking(move));
    return liked.toSorted((a, b) => b.worth - a.worth);
  }

  /** The move in a situation that needs no search; null otherwise. */
  settled(G: View, ctx: ViewCtx, playerID: PlayerID): LegalMove | null {
    return this.#heuristics.settled?.(G, ctx, playerID) ?? null;
  }

  /** Whether the rest of the match needs no search. */
  isDecided(G: View, ctx: ViewCtx): boolean {
    return ctx.gameover !== undefined || (this.#heuristics.isDecided?.(G) ?? false);
  }

  /** A plausible move without search, for playouts; without heuristics a random legal one. */
  guess(G: View, ctx: ViewCtx, playerID: PlayerID, random: Random, withHeuristics = true): LegalMove {
    if (withHeuristics && this.#heuristics.guess !== undefined) return this.#heuristics.guess(G, ctx, playerID, random);
    const move = withHeuristics
      ? drawn(this.candidates(G, ctx, playerID), TEMPERATURE * this.spread, random)
      : this.module.pickMove(G, ctx, playerID, random);
    if (move === null) throw new RangeError(`${playerID} is asked and has no move`);
    return move;
  }

  /** The state in numbers; undefined if the game's heuristics define none. */
  features(G: View, ctx: ViewCtx): Features | undefined {
    return this.#heuristics.features?.(G, ctx);
  }

  /** The trained network for this number of seats, if there is one. */
  network(seats: number): Network | undefined {
    const known = this.#networks.get(seats);
    const encoded = this.#stored[seats];
    if (known !== undefined || encoded === undefined) return known;
    const network = restored(encoded);
    this.#networks.set(seats, network);
    return network;
  }

  /**
   * Estimates each player's chance to win, from 0 to 1, by player id. In a finished match, half of
   * it depends on the winners and half on the margin, so that a bot neither wastes points nor gives
   * up. Before that, a network trained to predict this value estimates it, or else the expected
   * points.
   */
  chances(G: Full, ctx: Ctx, { prospects, network }: Judging = allJudging): number[] {
    const over = ctx.gameover as { winners: readonly PlayerID[] } | undefined;
    const learned = over === undefined && prospects && network ? this.network(ctx.numPlayers) : undefined;
    const features = learned && this.features(G, ctx);
    if (features !== undefined) return learned?.chances(features) ?? [];
    const alone = prospects ? this.#heuristics.chanceAlone?.(G, ctx) : undefined;
    if (alone !== undefined) return [over === undefined ? alone : (over.winners.length + alone) / 2];
    const points = over === undefined && prospects ? this.#heuristics.prospects?.(G, ctx) : undefined;
    const own = points ?? this.module.score(G, ctx).map(({ total }) => total);
    const rivals = (this.module.rivals?.(G, ctx) ?? []).map(({ total }) => total);
    const most = Math.max(...own, ...rivals);
    const weights = [...own, ...rivals].map((total) => Math.exp((total - most) / this.#heuristics.scale));
    const sum = weights.reduce((total, weight) => total + weight, 0);
    const shares = own.map((_, index) => (weights[index] ?? 0) / sum);
    if (over === undefined) return shares;
    return shares.map((share, index) => {
      const won = over.winners.includes(String(index)) ? 1 / over.winners.length : 0;
      return (won + share) / 2;
    });
  }
}

/** How to judge an unfinished match. */
export interface Judging {
  /** By its expected result. Otherwise by its present points. */
  prospects: boolean;
  /** By a trained network, if there is one. */
  network: boolean;
}

const allJudging: Judging = { prospects: true, network: true };

/** Temperature of playouts, relative to a game's spread. */
const TEMPERATURE = 1 / 3;
/** Resolution of random numbers from 0 to 1. */
const GRAIN = 2 ** 24;

/**
 * Draws a candidate at random. A move worth `temperature` points less is e times less likely. With
 * temperature 0, one of the best moves is drawn.
 */
export function drawn(candidates: readonly Candidate[], temperature: number, random: Random): Candidate {
  const most = Math.max(...candidates.map(({ worth }) => worth));
  const weights = candidates.map(({ worth }) =>
    worth === most ? 1 : temperature === 0 ? 0 : Math.exp((worth - most) / temperature),
  );
  let lot = (random.below(GRAIN) / GRAIN) * weights.reduce((sum, weight) => sum + weight, 0);
  for (const [index, candidate] of candidates.entries()) {
    lot -= weights[index] ?? 0;
    if (lot < 0) return candidate;
  }
  const last = candidates.at(-1);
  if (last === undefined) throw new RangeError('no move is legal');
  return last;
}
