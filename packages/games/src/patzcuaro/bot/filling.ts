import { LEVEL_SIZES } from '../rules/altar.ts';
import type { Face } from './face.ts';
import { Recent } from './recent.ts';
import type { Sketch } from './sketch.ts';

/** Expected gain of a card still to be found, by level. */
const FOUND = [2.4, 5, 7] as const;
/** Worth of a card without a place in the altar, for trading. */
const SPARE = 0.35;

type Slots = readonly [number, number, number];

/** A hand card, with its intended level. */
export interface Meant {
  face: Face;
  level: number;
  /** Its advantage there over a card still to be found. */
  surplus: number;
}

/** An altar filled with cards of the hand, and with cards still to be found. */
export interface Filling {
  /** Its expected points, with those of the cards that are left over. */
  points: number;
  /** The hand cards in use. */
  used: readonly Meant[];
}

/** The fillings of an altar and a hand made so far, by number of placements. */
export type Fillings = (Filling | undefined)[];

const recent = new Recent<Fillings>();

/**
 * The shared fillings of this altar and hand. The moves that a search compares lead to the
 * same ones again and again, since each changes few altars and hands.
 */
export function fillingsOf(sketch: Sketch, hand: readonly Face[]): Fillings {
  const key = sketch.state();
  for (const { index } of hand) key.push(index);
  return recent.get(key, () => []);
}

/**
 * Fills an altar, which stays unchanged. From the top level down, each place takes the hand card
 * that adds most.
 *
 * @param count number of placements
 */
export function fill(sketch: Sketch, hand: readonly Face[], count: number): Filling {
  const slots = slotsFor(sketch.sizes, count);
  const spare: (Face | null)[] = hand.slice();
  const used: Meant[] = [];
  let found = 0;
  for (let level = 2; level >= 0; level--) {
    for (let i = slots[level] as number; i > 0; i--) {
      let most = FOUND[level] as number;
      let best = -1;
      for (let at = 0; at < spare.length; at++) {
        const face = spare[at] as Face | null;
        if (face === null) continue;
        const gain = sketch.gain(face, level);
        if (gain <= most) continue;
        most = gain;
        best = at;
      }
      if (best < 0) {
        found += most * i;
        break;
      }
      const face = spare[best] as Face;
      spare[best] = null;
      sketch.put(face, level, 1);
      used.push({ face, level, surplus: most - (FOUND[level] as number) });
    }
  }
  const points = sketch.points() + found + SPARE * (hand.length - used.length);
  for (const { face, level } of used) sketch.put(face, level, -1);
  return { points, used };
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
