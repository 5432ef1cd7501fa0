import type { PlayerID } from '../../kit/index.ts';
import type { CardId } from '../catalogue/types.ts';
import { ALTAR_SIZE, LEVEL_SIZES } from '../rules/altar.ts';
import { playerOf } from '../state.ts';
import type { View } from '../state.ts';
import { Sketch } from './sketch.ts';

/** Average number of placements per turn. */
const PACE = 0.66;
/** Expected placements in the last round, for a player who has not triggered the end. */
const LAST = 0.8;
/** Average number of cards drawn from the deck per turn. */
const DRAIN = 0.55;
/** Expected gain of a card still to be found, by level. */
const FOUND = [2.4, 5, 7] as const;
/** Worth of a card without a place in the altar, for trading. */
const SPARE = 0.35;

/** Points that a flipped player card costs. */
export const FLIP = 5;

type Slots = readonly [number, number, number];

/** A player's altar, with the cards still to come. */
export interface Plan {
  sketch: Sketch;
  hand: CardId[];
  /** Expected number of placements still to come. */
  left: number;
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
  return { sketch, hand: hand ?? [], left: leftAfter(sketch, turns) };
}

/** Estimates the number of placements in this number of turns. */
function leftAfter({ sizes }: Sketch, turns: number): number {
  return Math.max(0, Math.min(ALTAR_SIZE - sizes[0] - sizes[1] - sizes[2], PACE * turns + LAST));
}

/** A hand card, with its intended level. */
export interface Meant {
  card: CardId;
  level: number;
  /** Its advantage there over a card still to be found. */
  surplus: number;
}

/**
 * The player's expected final points. From the top level down, each place takes the hand card that
 * adds most.
 */
export function outlook({ sketch, hand, left }: Plan): number {
  const whole = Math.floor(left);
  const rest = left - whole;
  const points = fill(sketch, hand, whole, null);
  return rest < 0.05 ? points : (1 - rest) * points + rest * fill(sketch, hand, whole + 1, null);
}

/** The players' expected final points. */
export function prospects(G: View): number[] {
  const turns = turnsLeft(G);
  return G.players.map(({ flipped }, index) => outlook(planOf(G, String(index), turns)) - (flipped ? FLIP : 0));
}

/** Cards of the hand with their intended levels. All others are dispensable. */
export function meant({ sketch, hand, left }: Plan): Meant[] {
  const found: Meant[] = [];
  fill(sketch, hand, Math.ceil(left - 0.05), found);
  return found;
}

/** @param into receives the cards in use */
function fill(sketch: Sketch, hand: readonly CardId[], count: number, into: Meant[] | null): number {
  const slots = slotsFor(sketch.sizes, count);
  const spare = hand.slice();
  const put: Meant[] = [];
  let found = 0;
  for (let level = 2; level >= 0; level--) {
    for (let i = slots[level] as number; i > 0; i--) {
      let most = FOUND[level] as number;
      let best = -1;
      const before = sketch.points();
      for (let at = 0; at < spare.length; at++) {
        const gain = sketch.gain(spare[at] as CardId, level, before);
        if (gain <= most) continue;
        most = gain;
        best = at;
      }
      if (best < 0) {
        found += most * i;
        break;
      }
      const [card] = spare.splice(best, 1) as [CardId];
      sketch.put(card, level, 1);
      put.push({ card, level, surplus: most - (FOUND[level] as number) });
    }
  }
  const points = sketch.points() + found + SPARE * spare.length;
  for (const { card, level } of put) sketch.put(card, level, -1);
  into?.push(...put);
  return points;
}

const slotTable = new Map<number, Slots>();

/**
 * Distributes the next `count` cards over the levels, with as many as possible on the upper ones.
 */
function slotsFor([a, b, c]: readonly number[], count: number): Slots {
  const key = (((a as number) * 4 + (b as number)) * 4 + (c as number)) * 16 + count;
  const known = slotTable.get(key);
  if (known !== undefined) return known;
  const made = bestSlots([a as number, b as number, c as number], count);
  slotTable.set(key, made);
  return made;
}

function bestSlots([a, b, c]: Slots, count: number): Slots {
  let best: Slots = [0, 0, 0];
  let most = -1;
  for (let third = c; third <= LEVEL_SIZES[2]; third++) {
    for (let second = b; second <= LEVEL_SIZES[1]; second++) {
      const first = a + b + c + count - second - third;
      if (first < a || first > LEVEL_SIZES[0]) continue;
      if ((second > 0 && first <= second) || (third > 0 && second <= third)) continue;
      const worth = FOUND[0] * first + FOUND[1] * second + FOUND[2] * third;
      if (worth <= most) continue;
      most = worth;
      best = [first - a, second - b, third - c];
    }
  }
  return best;
}
