import { FastRandom } from '@sobremesa/engine';
import type { GameEvent, LegalMove, Random, Seen } from '@sobremesa/games/kit';
import { levelSettings, type Glance, type Level } from './levels.ts';
import { drawn, type Policy } from './policy.ts';
import { think, type Budget, type Ways } from './search.ts';

/** What a bot is asked. */
export interface Question<View, Event> {
  seen: Seen<View, Event>;
  level: Level;
  /**
   * A 32-bit number: the same question has the same answer, as long as the budget is one of
   * iterations.
   */
  seed: number;
  /** Instead of the level's own. */
  budget?: Budget;
  /** By which the budget's milliseconds are counted; the wall's by default. */
  clock?: () => number;
  /** How to think, where not in all ways. */
  ways?: Ways;
}

/**
 * A bot's move. It knows what its seat may see and nothing else, and so answers the same whatever
 * is hidden.
 *
 * @throws RangeError when the seat is not asked
 */
export function answer<View, Full extends View, Event extends GameEvent>(
  policy: Policy<View, Full, Event>,
  { seen, level, seed, budget, clock = () => performance.now(), ways }: Question<View, Event>,
): LegalMove {
  const { view, ctx, playerID } = seen;
  const settled = playerID === null ? null : policy.settled(view, ctx, playerID);
  if (settled !== null) return settled;
  const random = FastRandom.seeded(seed);
  const settings = levelSettings[level];
  if ('temperature' in settings) return atAGlance(policy, seen, settings, random);
  const [best] = think(policy, seen, budget ?? settings, random, clock, ways);
  if (best === undefined) throw new RangeError(`${seen.playerID} has no move`);
  return { move: best.move, args: best.args };
}

function atAGlance<View, Full extends View, Event extends GameEvent>(
  policy: Policy<View, Full, Event>,
  { view, ctx, playerID }: Seen<View, Event>,
  { temperature, blind }: Glance,
  random: Random,
): LegalMove {
  const candidates = playerID === null ? [] : policy.candidates(view, ctx, playerID);
  const noticed = blind === Infinity ? candidates : candidates.filter(() => random.below(blind) > 0);
  const { move, args } = drawn(noticed.length > 0 ? noticed : candidates, temperature * policy.spread, random);
  return { move, args };
}
