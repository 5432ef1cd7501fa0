import { engineOf, FastRandom, type Playout } from '@sobremesa/engine';
import { isActive } from '@sobremesa/games/kit';
import type { Features, GameEvent, GameOver, LegalMove, OptionField } from '@sobremesa/games/kit';
import { answer } from '../answer.ts';
import type { Policy } from '../policy.ts';

/** A state of a match, with the result of that match. */
export interface Sample extends Features {
  /**
   * What a search gets for each player at the end of the match, from 0 to 1; sums to 1 with several
   * players.
   */
  result: readonly number[];
}

/** Share of seats that search, in matches of searching bots. The others are `sound`. */
const SEARCHING = 0.6;
/** Share of random moves before the part of a match that gives samples. */
const STRAY = 0.08;
/** Mean number of samples from a match. */
const SAMPLES = 10;
/** Number of moves that a search makes beyond the moves of a match. */
const BEYOND = 4;

/**
 * Plays matches of `sound` bots and collects states with the results. A match strays from good play
 * at first, as a search does that tries all moves, and then continues with good moves to its end.
 */
export class SelfPlay<View, Full extends View, Event extends GameEvent> {
  readonly #policy: Policy<View, Full, Event>;
  readonly #players: number;
  readonly #variants: readonly Readonly<Record<string, unknown>>[];
  /** Moves of the previous match, as an estimate of the next one's length. */
  #length = 60;

  /**
   * @param vary the variant of which matches take each value in turn
   * @throws RangeError if matches of so many players have no such variant
   */
  constructor(policy: Policy<View, Full, Event>, players: number, vary?: string) {
    this.#policy = policy;
    this.#players = players;
    this.#variants = vary === undefined ? [{}] : valuesOf(policy.module.optionFields, players, vary);
  }

  /**
   * The samples of one match of `sound` bots.
   *
   * @param seed a 32-bit number; the deal and all moves follow from it
   */
  match(seed: number): Sample[] {
    const random = FastRandom.seeded(seed);
    const playout = engineOf(this.#policy.module).playout(this.#begin(seed), random);
    const from = random.below(Math.ceil(this.#length * 0.9));
    const share = SAMPLES / Math.max(SAMPLES, this.#length - from);
    const found: Features[] = [];
    let made = 0;
    for (; playout.ctx.gameover === undefined; made++) {
      if (made >= from && random.below(1000) < 1000 * share) this.#collect(playout, found);
      const player = playout.anyAsked();
      const strays = made < from && random.below(1000) < 1000 * STRAY;
      const { move, args } = strays ? this.#anyMove(playout, player, random) : this.#goodMove(playout, player, random);
      playout.play(player, move, args);
    }
    this.#length = made;
    return this.#results(playout, found);
  }

  /**
   * The samples of one match in which some seats search: the states that such a search could meet,
   * a few moves after those of the match. Each is played to its end by heuristics.
   *
   * @param seed as for `match`
   * @param thoughts iterations of the search per move
   */
  searchedMatch(seed: number, thoughts: number): Sample[] {
    const { module } = this.#policy;
    const engine = engineOf(module);
    const random = FastRandom.seeded(seed);
    const searching = Array.from({ length: this.#players }, () => random.below(1000) < 1000 * SEARCHING);
    const logs = searching.map((): Event[] => []);
    let state = this.#begin(seed);
    const samples: Sample[] = [];
    for (let made = 0; state.ctx.gameover === undefined; made++) {
      const seat = searching.findIndex((_, index) => isActive(state.ctx, String(index)));
      const playerID = String(seat);
      const seen = {
        playerID,
        view: module.view(state.G, state.ctx, playerID),
        ctx: module.viewCtx(state.G, state.ctx, playerID),
        log: logs[seat] ?? [],
      };
      const level = searching[seat] === true ? 'strong' : 'sound';
      const budget = { iterations: thoughts, ms: Infinity };
      const { move, args } = answer(this.#policy, { seen, level, seed: random.below(2 ** 32), budget });
      samples.push(...this.#beyond(state, random));
      const result = engine.move(state, playerID, move, args);
      if (!result.ok) throw new Error(`${playerID} may not ${move}(${JSON.stringify(args)}): ${JSON.stringify(result.why)}`);
      state = result.state;
      for (const [index, log] of logs.entries())
        log.push(...result.events.map((event) => module.viewEvent(event, String(index))));
    }
    return samples;
  }

  #begin(seed: number) {
    const { module } = this.#policy;
    const options = module.options.parse(this.#variants[(seed >>> 0) % this.#variants.length]);
    return engineOf(module).begin(this.#players, options, (seed >>> 0).toString(16).padStart(64, '0'));
  }

  /** One sample a few moves after a state, the first of them at random. */
  #beyond(
    state: Parameters<ReturnType<typeof engineOf<View, Full, Event, unknown>>['playout']>[0],
    random: FastRandom,
  ): Sample[] {
    const playout = engineOf(this.#policy.module).playout(state, random);
    const moves = random.below(this.#policy.horizon(this.#players) + BEYOND);
    const found: Features[] = [];
    for (let made = 0; playout.ctx.gameover === undefined; made++) {
      if (made === moves) this.#collect(playout, found);
      const player = playout.anyAsked();
      const { move, args } = made === 0 ? this.#anyMove(playout, player, random) : this.#goodMove(playout, player, random);
      playout.play(player, move, args);
    }
    return this.#results(playout, found);
  }

  #collect({ G, ctx }: Playout<View, Full, Event>, found: Features[]): void {
    const features = this.#policy.features(G, ctx);
    if (features === undefined) throw new RangeError('the game defines no features');
    found.push(features);
  }

  #results({ G, ctx }: Playout<View, Full, Event>, found: readonly Features[]): Sample[] {
    const chances = this.#policy.chances(G, ctx);
    if (this.#players === 1) return found.map((features) => ({ ...features, result: chances }));
    if ((ctx.gameover as GameOver).winners.length === 0) return [];
    const sum = chances.reduce((total, chance) => total + chance, 0);
    const result = chances.map((chance) => chance / sum);
    return found.map((features) => ({ ...features, result }));
  }

  #goodMove({ G, ctx }: Playout<View, Full, Event>, player: string, random: FastRandom): LegalMove {
    return this.#policy.settled(G, ctx, player) ?? this.#policy.guess(G, ctx, player, random);
  }

  #anyMove({ G, ctx }: Playout<View, Full, Event>, player: string, random: FastRandom): LegalMove {
    return this.#policy.settled(G, ctx, player) ?? this.#policy.guess(G, ctx, player, random, false);
  }
}

/** The options with each value of a variant. @throws RangeError if there is no such variant */
function valuesOf(fields: readonly OptionField[], players: number, vary: string): Readonly<Record<string, unknown>>[] {
  const known = fields.filter((each) => each.players?.includes(players) ?? true);
  const field = known.find(({ name }) => name === vary);
  if (field === undefined) {
    throw new RangeError(`${vary} is no variant with ${players} players; these are: ${known.map(({ name }) => name).join(', ')}`);
  }
  return field.values.map((value) => ({ [vary]: value }));
}
