import { engineOf, FastRandom } from '@sobremesa/engine';
import type { GameEvent, LegalMove, Random, Seen } from '@sobremesa/games/kit';
import type { Position } from './chances.ts';
import type { Policy } from './policy.ts';

/** Two moves, compared in the same states with the same random playouts. */
export interface Comparison {
  /** The mean chance to win after each move, from 0 to 1. */
  one: number;
  other: number;
  /** The standard error of `one - other`. */
  error: number;
}

/** How many states to compare two moves in. */
export interface Extent {
  /** The first state's number. States with the same number are the same. */
  first: number;
  fewest: number;
  most: number;
  /** Whether time is left for more states than the fewest. */
  hasTime: () => boolean;
}

/** A player's chance, from 0 to 1, at the end of a playout. */
export type Outlook<Full> = (position: Position<Full>) => number;

/**
 * Compares two moves of a seat, each followed by a plausible continuation, in states that fit what
 * the seat has seen.
 */
export function compare<View, Full extends View, Event extends GameEvent>(
  policy: Policy<View, Full, Event>,
  seen: Seen<View, Event>,
  [one, other]: readonly [LegalMove, LegalMove],
  outlook: Outlook<Full>,
  { first, fewest, most, hasTime }: Extent,
): Comparison {
  const sums = [0, 0];
  let squares = 0;
  let count = 0;
  while (count < fewest || (count < most && hasTime())) {
    const seed = first + count;
    const [a, b] = [one, other].map((move) => playedOn(policy, seen, move, outlook, seed)) as [number, number];
    sums[0] = (sums[0] ?? 0) + a;
    sums[1] = (sums[1] ?? 0) + b;
    squares += (a - b) ** 2;
    count += 1;
  }
  const [meanOne, meanOther] = sums.map((sum) => sum / count) as [number, number];
  const variance = Math.max(0, squares / count - (meanOne - meanOther) ** 2);
  return { one: meanOne, other: meanOther, error: Math.sqrt(variance / (count - 1)) };
}

/** The chance after a move and a continuation, which both follow from the seed. */
function playedOn<View, Full extends View, Event extends GameEvent>(
  policy: Policy<View, Full, Event>,
  seen: Seen<View, Event>,
  { move, args }: LegalMove,
  outlook: Outlook<Full>,
  seed: number,
): number {
  const random: Random = FastRandom.seeded(seed);
  const playout = engineOf(policy.module).playout(policy.module.determinize(seen, random), random);
  playout.play(seen.playerID ?? '', move, args);
  const horizon = policy.horizon(playout.ctx.numPlayers);
  for (let i = 0; i < horizon && !policy.isDecided(playout.G, playout.ctx); i++) {
    const player = playout.anyAsked();
    const guess = policy.guess(playout.G, playout.ctx, player, random);
    playout.play(player, guess.move, guess.args);
  }
  return outlook(playout);
}
