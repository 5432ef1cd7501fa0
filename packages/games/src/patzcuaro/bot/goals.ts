import { objectiveOf, onePetal, threePetals, twoPetals } from '../catalogue/objectives.ts';
import { colors } from '../catalogue/types.ts';
import type { Color, Item, ObjectiveIds, OnePetal, TwoPetals } from '../catalogue/types.ts';
import { ALTAR_SIZE } from '../rules/altar.ts';
import { iconsAt, faces, shiftOf } from './face.ts';

/** Bits per item of a set; an altar never shows 256 icons of an item. */
const SET_BITS = 8;
const SET_MASK = 2 ** SET_BITS - 1;
/** An altar has fewer cards of a colour, also with a card on trial. */
const MANY = ALTAR_SIZE + 2;

/** The three objectives of a match as numbers. */
export interface Goals {
  /** Differs from that of all other objectives. */
  id: number;
  /** The packed icons of each card, by index; `setsIn` counts the sets in their sum. */
  sets: readonly number[];
  /** The step of each colour in the index into `palettePoints`. */
  palette: readonly number[];
  /** Points by the number of cards of each colour. */
  palettePoints: Int8Array;
  /** A level counts if it shows this colour, and the wanted items. */
  color: number;
  wanted: readonly Wanted[];
}

interface Wanted {
  shift: number;
  count: number;
}

const known = new Map<string, Goals>();

/** The objectives with these ids, prepared once. */
export function goalsOf(ids: ObjectiveIds): Goals {
  const key = `${ids.one} ${ids.two} ${ids.three}`;
  let goals = known.get(key);
  if (goals === undefined) {
    goals = prepared(ids);
    known.set(key, goals);
  }
  return goals;
}

function prepared(ids: ObjectiveIds): Goals {
  const three = objectiveOf(threePetals, ids.three);
  const wanted = Object.entries(three.items) as [Item, number][];
  return {
    id: known.size,
    sets: setsOf(objectiveOf(onePetal, ids.one)),
    palette: colors.map((_, color) => MANY ** color),
    palettePoints: palettePointsOf(objectiveOf(twoPetals, ids.two)),
    color: colors.indexOf(three.color),
    wanted: wanted.map(([item, count]) => ({ shift: shiftOf(item), count })),
  };
}

function setsOf({ items }: OnePetal): number[] {
  return faces.map(({ icons }) =>
    items.reduce((sum, item, index) => sum + (iconsAt(icons, shiftOf(item)) << (SET_BITS * index)), 0),
  );
}

/** The number of sets, of one icon of each of three items. @param icons a sum of `Goals.sets` */
export function setsIn(icons: number): number {
  const first = icons & SET_MASK;
  const second = (icons >> SET_BITS) & SET_MASK;
  const third = icons >> (2 * SET_BITS);
  const less = first < second ? first : second;
  return less < third ? less : third;
}

function palettePointsOf(objective: TwoPetals): Int8Array {
  return Int8Array.from({ length: MANY ** colors.length }, (_, index) => {
    const count = (color: Color) => Math.floor(index / MANY ** colors.indexOf(color)) % MANY;
    if (objective.kind === 'perYellow') return count('yellow') * objective.points;
    if (objective.kind === 'noYellow') return count('yellow') === 0 ? objective.points : 0;
    const shown = Object.entries(objective.set) as [Color, number][];
    return Math.min(...shown.map(([color, number]) => Math.floor(count(color) / number))) * objective.points;
  });
}

/**
 * Whether a level counts for the three-petal objective.
 *
 * @param colored number of cards of the objective's colour
 */
export function meets({ wanted }: Goals, icons: number, colored: number): boolean {
  if (colored === 0) return false;
  for (let i = 0; i < wanted.length; i++) {
    const { shift, count } = wanted[i] as Wanted;
    if (iconsAt(icons, shift) < count) return false;
  }
  return true;
}
