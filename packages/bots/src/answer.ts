import { FastRandom } from '@sobremesa/engine';
import type { GameEvent, LegalMove, Random, Seen } from '@sobremesa/games/kit';
import { manners, type Glance, type Level } from './levels.ts';
import { drawn, type Mind } from './mind.ts';
import { think, type Budget, type Ways } from './search.ts';

/** What a bot is asked. */
export interface Question<View, Event> {
  seen: Seen<View, Event>;
  level: Level;
  /** A 32-bit number: the same question has the same answer, as long as the budget is one of iterations. */
  seed: number;
  /** Instead of the level's own. */
  budget?: Budget;
  /** By which the budget's milliseconds are counted; the wall's by default. */
  clock?: () => number;
  /** How to think, where not in all ways. */
  ways?: Ways;
}

/**
 * A bot's move. It knows what its seat may see and nothing else, and so answers the same whatever is hidden.
 *
 * @throws RangeError when the seat is not asked
 */
export function answer<View, Full extends View, Event extends GameEvent>(
  mind: Mind<View, Full, Event>,
  { seen, level, seed, budget, clock = () => performance.now(), ways }: Question<View, Event>,
): LegalMove {
  const { view, ctx, playerID } = seen;
  const settled = playerID === null ? null : mind.settled(view, ctx, playerID);
  if (settled !== null) return settled;
  const random = FastRandom.seeded(seed);
  const manner = manners[level];
  if ('whim' in manner) return atAGlance(mind, seen, manner, random);
  const [best] = think(mind, seen, budget ?? manner, random, clock, ways);
  if (best === undefined) throw new RangeError(`${seen.playerID} has no move`);
  return { move: best.move, args: best.args };
}

function atAGlance<View, Full extends View, Event extends GameEvent>(
  mind: Mind<View, Full, Event>,
  { view, ctx, playerID }: Seen<View, Event>,
  { whim, blind }: Glance,
  random: Random,
): LegalMove {
  const ideas = playerID === null ? [] : mind.ideas(view, ctx, playerID);
  const noticed = blind === Infinity ? ideas : ideas.filter(() => random.below(blind) > 0);
  const { move, args } = drawn(noticed.length > 0 ? noticed : ideas, whim * mind.spread, random);
  return { move, args };
}
