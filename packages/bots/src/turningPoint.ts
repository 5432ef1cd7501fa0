import { FastRandom } from '@sobremesa/engine';
import type { Explain, Explained, GameEvent, LegalMove, Seen } from '@sobremesa/games/kit';
import { chancesOf, type Position } from './chances.ts';
import { compare, type Comparison } from './paired.ts';
import type { Policy } from './policy.ts';
import { think, type Budget } from './search.ts';

/** A decision of a player, as the player saw the match. */
export interface Decided<View = unknown, Event = GameEvent> {
  seen: Seen<View, Event>;
  made: LegalMove;
}

/** A move, and the best other one that the bots found. */
export interface Weighed {
  made: Explained;
  instead: Explained;
  /** The player's chance to win with the move, as far as the player could know it, from 0 to 1. */
  chance: number;
  /** The same with the other move. */
  chanceInstead: number;
  /** The standard error of the difference. */
  error: number;
}

/** The cost of weighing one decision. */
export interface WeighingBudget {
  /** The search for the other move. */
  search: Budget;
  /** The number of states for a first comparison, and for the final one. */
  glances: number;
  states: number;
}

/** A smaller difference is not worth a word. */
const LEAST = 0.03;
/** A difference counts from this many standard errors on. */
const CERTAINTY = 2;
/**
 * After the first comparison, a decision is dropped if its difference is below this share of the
 * least one, or within one standard error of none.
 */
const GLANCE_SHARE = 0.7;

/**
 * Weighs a decision against the best other move, both in the same states that fit what the player
 * saw. Null if the decision hardly mattered, if there was none, or if the difference is not
 * significant. The states of the final comparison are fresh ones, so that the choice of the
 * decisions with the largest differences does not favour those that were large by accident.
 */
export function weigh<View, Full extends View, Event extends GameEvent>(
  policy: Policy<View, Full, Event>,
  explain: Explain<View>,
  { seen, made }: Decided<View, Event>,
  { search, glances, states }: WeighingBudget,
): Weighed | null {
  const { playerID, view, ctx } = seen;
  const { module } = policy;
  if (playerID === null || module.moves[made.move]?.setting === true) return null;
  // A move of an answer window stands for another one, which the rules made later.
  if (module.why(view, ctx, playerID, made.move, made.args) !== null) return null;
  if (policy.settled(view, ctx, playerID) !== null) return null;
  const inWords = (move: LegalMove) => explain(view, ctx, playerID, { move: move.move, args: move.args });
  const mine = inWords(made);
  const said = JSON.stringify(mine.what);
  const others = think(policy, seen, search, FastRandom.seeded(0), () => performance.now());
  // Moves with the same words look the same to a person.
  const best = others.find((other) => other.visits > 0 && JSON.stringify(inWords(other).what) !== said);
  if (best === undefined) return null;
  const outlook = (position: Position<Full>) => chancesOf(policy, position)[Number(playerID)] ?? 0;
  const compared = (first: number, count: number) =>
    compare(policy, seen, [made, best], outlook, { first, fewest: count, most: count, hasTime: () => true });
  if (!matters(compared(1, glances), LEAST * GLANCE_SHARE, 1)) return null;
  const { one, other, error } = compared(1 + glances, states);
  if (!matters({ one, other, error }, LEAST, CERTAINTY)) return null;
  return { made: mine, instead: inWords(best), chance: one, chanceInstead: other, error };
}

function matters({ one, other, error }: Comparison, least: number, errors: number): boolean {
  const difference = Math.abs(one - other);
  return difference >= least && difference > errors * error;
}
