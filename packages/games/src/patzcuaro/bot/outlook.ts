import type { PlayerID } from '../../kit/index.ts';
import { ALTAR_SIZE } from '../rules/altar.ts';
import { playerOf } from '../state.ts';
import type { View } from '../state.ts';
import { faceOf, type Face } from './face.ts';
import { fill, fillingsOf, type Filling, type Fillings, type Meant } from './filling.ts';
import { Sketch } from './sketch.ts';

/** Average number of placements per turn. */
const PACE = 0.66;
/** Expected placements in the last round, for a player who has not triggered the end. */
const LAST = 0.8;
/** Average number of cards drawn from the deck per turn. */
const DRAIN = 0.55;
/** Points that a flipped player card costs. */
export const FLIP = 5;

/** A player's altar, with the cards still to come. */
export class Plan {
  readonly sketch: Sketch;
  readonly hand: readonly Face[];
  /** Expected number of placements still to come. */
  readonly left: number;
  readonly #fillings: Fillings;

  /** @param sketch must be as it is now whenever the plan is used */
  constructor(sketch: Sketch, hand: readonly Face[], left: number) {
    this.sketch = sketch;
    this.hand = hand;
    this.left = left;
    this.#fillings = fillingsOf(sketch, hand);
  }

  /** How this number of placements would fill the altar. */
  filling(count: number): Filling {
    return (this.#fillings[count] ??= fill(this.sketch, this.hand, count));
  }
}

/**
 * Estimates the turns left for each player, until the fullest altar is complete or the deck is
 * empty.
 */
export function turnsLeft(G: View): number {
  let placed = 0;
  for (const { altar } of G.players) placed = Math.max(placed, altar[0].length + altar[1].length + altar[2].length);
  return Math.min((ALTAR_SIZE - placed) / PACE, G.deckSize / DRAIN / G.players.length);
}

/** A player's plan, in a real or determinized match. */
export function planOf(G: View, playerID: PlayerID, turns: number): Plan {
  const { altar, hand } = playerOf(G, playerID);
  const sketch = new Sketch(G.objectives, altar);
  return new Plan(sketch, (hand ?? []).map(faceOf), leftAfter(sketch, turns));
}

/** Estimates the number of placements in this number of turns. */
function leftAfter({ sizes }: Sketch, turns: number): number {
  return Math.max(0, Math.min(ALTAR_SIZE - sizes[0] - sizes[1] - sizes[2], PACE * turns + LAST));
}

/**
 * The player's expected final points. From the top level down, each place takes the hand card that
 * adds most.
 *
 * @param left number of placements, if not the plan's own
 */
export function outlook(plan: Plan, left = plan.left): number {
  const whole = Math.floor(left);
  const rest = left - whole;
  const { points } = plan.filling(whole);
  return rest < 0.05 ? points : (1 - rest) * points + rest * plan.filling(whole + 1).points;
}

/** The players' expected final points. */
export function prospects(G: View): number[] {
  const turns = turnsLeft(G);
  return G.players.map(({ flipped }, index) => outlook(planOf(G, String(index), turns)) - (flipped ? FLIP : 0));
}

/** Cards of the hand with their intended levels. All others are dispensable. */
export function meant(plan: Plan): readonly Meant[] {
  return plan.filling(Math.ceil(plan.left - 0.05)).used;
}
