import { FastRandom } from '@sobremesa/engine';
import type { GameEvent, LegalMove, Random, Seen } from '@sobremesa/games/kit';
import { manners, type Glance, type Level } from './levels.ts';
import type { Idea, Mind } from './mind.ts';
import { think, type Budget } from './search.ts';

/** What a bot is asked. */
export interface Question<View, Event> {
  seen: Seen<View, Event>;
  level: Level;
  /** A 32-bit number: the same question has the same answer, as long as the budget is one of iterations. */
  seed: number;
  /** Instead of the level's own. */
  budget?: Budget;
}

/**
 * A bot's move. It knows what its seat may see and nothing else, and so answers the same whatever is hidden.
 *
 * @throws RangeError when the seat is not asked
 */
export function answer<View, Full extends View, Event extends GameEvent>(
  mind: Mind<View, Full, Event>,
  { seen, level, seed, budget }: Question<View, Event>,
): LegalMove {
  const { view, ctx, playerID } = seen;
  const settled = playerID === null ? null : mind.settled(view, ctx, playerID);
  if (settled !== null) return settled;
  const random = FastRandom.seeded(seed);
  const manner = manners[level];
  if ('whim' in manner) return atAGlance(mind, seen, manner, random);
  const [best] = think(mind, seen, budget ?? manner, random, () => performance.now());
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
  const noticed = ideas.filter(() => random.below(blind) > 0);
  const { move, args } = drawn(noticed.length > 0 ? noticed : ideas, whim, random);
  return { move, args };
}

/** Fine enough for chances. */
const GRAIN = 2 ** 24;

/** One of these, by lot: a move that is worth `whim` points less is e times as rare. */
function drawn(ideas: readonly Idea[], whim: number, random: Random): Idea {
  const most = Math.max(...ideas.map(({ worth }) => worth));
  const weights = ideas.map(({ worth }) => Math.exp((worth - most) / whim));
  let lot = (random.below(GRAIN) / GRAIN) * weights.reduce((sum, weight) => sum + weight, 0);
  for (const [index, idea] of ideas.entries()) {
    lot -= weights[index] ?? 0;
    if (lot < 0) return idea;
  }
  const last = ideas.at(-1);
  if (last === undefined) throw new RangeError('no move is legal');
  return last;
}
