import { FastRandom } from '@sobremesa/engine';
import type { GameEvent, LegalMove, Manner, Random, Seen } from '@sobremesa/games/kit';
import type { BotLevel } from '@sobremesa/protocol';
import { settingsOf, type Glance } from './levels.ts';
import { drawn, type Policy } from './policy.ts';
import { think, type Budget, type Ways } from './search.ts';

/** The input of a bot's decision. */
export interface Question<View, Event> {
  seen: Seen<View, Event>;
  level: BotLevel;
  /** By default `balanced`. */
  manner?: Manner;
  /** A 32-bit number. With a budget of iterations, the same question gives the same answer. */
  seed: number;
  /** Replaces the budget of a level that searches for a time. */
  budget?: Budget;
  /** Measures the budget's milliseconds; by default wall time. */
  clock?: () => number;
  /** The parts of the search to use; by default all. */
  ways?: Ways;
}

/**
 * Returns a bot's move. It depends only on what the seat may see, never on hidden cards.
 *
 * @throws RangeError if the seat has no move to make
 */
export function answer<View, Full extends View, Event extends GameEvent>(
  policy: Policy<View, Full, Event>,
  { seen, level, manner, seed, budget, clock = () => performance.now(), ways }: Question<View, Event>,
): LegalMove {
  const { view, ctx, playerID } = seen;
  const settled = playerID === null ? null : policy.settled(view, ctx, playerID);
  if (settled !== null) return settled;
  const random = FastRandom.seeded(seed);
  const settings = settingsOf(level, policy.module.game.name ?? '');
  if ('temperature' in settings) return atAGlance(policy, seen, settings, random, manner);
  const limits = settings.ms === Infinity ? settings : (budget ?? settings);
  const [best] = think(policy, seen, limits, random, clock, ways, manner);
  if (best === undefined) throw new RangeError(`${seen.playerID} has no move`);
  return { move: best.move, args: best.args };
}

function atAGlance<View, Full extends View, Event extends GameEvent>(
  policy: Policy<View, Full, Event>,
  { view, ctx, playerID }: Seen<View, Event>,
  { temperature, blind }: Glance,
  random: Random,
  manner: Manner | undefined,
): LegalMove {
  const candidates = playerID === null ? [] : policy.candidates(view, ctx, playerID, manner);
  const noticed = blind === Infinity ? candidates : candidates.filter(() => random.below(blind) > 0);
  const { move, args } = drawn(noticed.length > 0 ? noticed : candidates, temperature * policy.spread, random);
  return { move, args };
}
