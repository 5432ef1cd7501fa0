import { cards } from '../catalogue/cards.ts';
import { POINTS_BY_LEVELS, POINTS_PER_ITEM_SET, objectiveOf, onePetal, threePetals, twoPetals } from '../catalogue/objectives.ts';
import { colors, items } from '../catalogue/types.ts';
import type { CardId, ObjectiveIds } from '../catalogue/types.ts';
import { LEVEL_SIZES } from '../rules/altar.ts';
import type { Altar } from '../state.ts';

/** A card as numbers: its colour, and its number of icons of each item. */
interface Face {
  color: number;
  /** The distinct items, and the number of icons of each. */
  shown: readonly number[];
  icons: readonly number[];
}

/** The three objectives of a match as numbers. */
interface Goals {
  /** A set is one icon of each of these items. */
  set: readonly number[];
  /** Number of cards of each colour in a set; all 0 where the objective has no sets. */
  palette: readonly number[];
  perPalette: number;
  perYellow: number;
  noYellow: number;
  /** A level counts if it shows this colour, and these numbers of icons by item. */
  color: number;
  wanted: readonly number[];
}

const ITEMS = items.length;
const COLORS = colors.length;
const YELLOW = colors.indexOf('yellow');

const faces: ReadonlyMap<CardId, Face> = new Map(
  cards.map((card) => {
    const shown = items.flatMap((item, index) => (card.items.includes(item) ? [index] : []));
    const icons = shown.map((index) => card.items.filter((item) => item === items[index]).length);
    return [card.id, { color: colors.indexOf(card.color), shown, icons }];
  }),
);

const goals = new Map<string, Goals>();

function goalsOf(ids: ObjectiveIds): Goals {
  const key = `${ids.one} ${ids.two} ${ids.three}`;
  const known = goals.get(key);
  if (known !== undefined) return known;
  const two = objectiveOf(twoPetals, ids.two);
  const three = objectiveOf(threePetals, ids.three);
  const made: Goals = {
    set: objectiveOf(onePetal, ids.one).items.map((item) => items.indexOf(item)),
    palette: colors.map((color) => (two.kind === 'set' ? (two.set[color] ?? 0) : 0)),
    perPalette: two.kind === 'set' ? two.points : 0,
    perYellow: two.kind === 'perYellow' ? two.points : 0,
    noYellow: two.kind === 'noYellow' ? two.points : 0,
    color: colors.indexOf(three.color),
    wanted: items.map((item) => three.items[item] ?? 0),
  };
  goals.set(key, made);
  return made;
}

/**
 * An altar for trial placements. Computes the same points as `scoreParts`, many times faster.
 * Levels count from 0 here.
 */
export class Sketch {
  readonly #goals: Goals;
  /** Icons by level and item. */
  readonly #icons = new Int8Array(3 * ITEMS);
  /** Cards by level and colour. */
  readonly #colors = new Int8Array(3 * COLORS);
  readonly sizes: [number, number, number] = [0, 0, 0];
  readonly #points: [number, number, number] = [0, 0, 0];

  constructor(objectives: ObjectiveIds, altar: Altar) {
    this.#goals = goalsOf(objectives);
    for (let level = 0; level < 3; level++) for (const card of altar[level] ?? []) this.put(card, level, 1);
  }

  /** Puts a card on a level, or removes it. */
  put(card: CardId, level: number, count: 1 | -1): void {
    this.#count(card, level, count);
    this.#points[level] = this.#levelPoints(level);
  }

  #count(card: CardId, level: number, count: 1 | -1): void {
    const { color, shown, icons } = faces.get(card) as Face;
    for (let i = 0; i < shown.length; i++) {
      const at = level * ITEMS + (shown[i] as number);
      this.#icons[at] = (this.#icons[at] as number) + count * (icons[i] as number);
    }
    const at = level * COLORS + color;
    this.#colors[at] = (this.#colors[at] as number) + count;
    this.sizes[level] = (this.sizes[level] as number) + count;
  }

  /** The present points of the altar. */
  points(): number {
    return this.#points[0] + this.#points[1] + this.#points[2] + this.#setPoints() + this.#colorPoints() + this.#levelsPoints();
  }

  /** The points that a card would add on a level. @param before the points without it */
  gain(card: CardId, level: number, before = this.points()): number {
    const kept = this.#points[level] as number;
    this.put(card, level, 1);
    const after = this.points();
    this.#count(card, level, -1);
    this.#points[level] = kept;
    return after - before;
  }

  isOpen(level: number): boolean {
    const size = this.sizes[level] as number;
    return size < LEVEL_SIZES[level as 0] && (level === 0 || (this.sizes[level - 1] as number) >= size + 2);
  }

  /** On levels 1, 2 and 3 the best three, two and one kinds of items count. */
  #levelPoints(level: number): number {
    let [first, second, third] = [0, 0, 0];
    for (let at = level * ITEMS; at < (level + 1) * ITEMS; at++) {
      const count = this.#icons[at] as number;
      if (count > first) [first, second, third] = [count, first, second];
      else if (count > second) [second, third] = [count, second];
      else if (count > third) third = count;
    }
    if (level === 0) return first + second + third;
    return level === 1 ? 2 * (first + second) : 3 * first;
  }

  #setPoints(): number {
    const { set } = this.#goals;
    const icons = this.#icons;
    let sets = 99;
    for (let i = 0; i < set.length; i++) {
      const item = set[i] as number;
      const count = (icons[item] as number) + (icons[ITEMS + item] as number) + (icons[2 * ITEMS + item] as number);
      if (count < sets) sets = count;
    }
    return sets * POINTS_PER_ITEM_SET;
  }

  #ofColor(color: number): number {
    const inColors = this.#colors;
    return (inColors[color] as number) + (inColors[COLORS + color] as number) + (inColors[2 * COLORS + color] as number);
  }

  #colorPoints(): number {
    const { palette, perPalette, perYellow, noYellow } = this.#goals;
    if (perPalette === 0) {
      const yellow = this.#ofColor(YELLOW);
      return yellow === 0 ? noYellow : yellow * perYellow;
    }
    let sets = 99;
    for (let color = 0; color < COLORS; color++) {
      const needed = palette[color] as number;
      if (needed === 0) continue;
      const count = this.#ofColor(color);
      const made = needed === 1 ? count : Math.floor(count / needed);
      if (made < sets) sets = made;
    }
    return sets * perPalette;
  }

  #levelsPoints(): number {
    const { color, wanted } = this.#goals;
    let met = 0;
    for (let level = 0; level < 3; level++) {
      if (this.#colors[level * COLORS + color] === 0) continue;
      let meets = true;
      for (let item = 0; item < ITEMS; item++) {
        if ((this.#icons[level * ITEMS + item] as number) < (wanted[item] as number)) meets = false;
      }
      if (meets) met += 1;
    }
    return POINTS_BY_LEVELS[met as 0];
  }
}
