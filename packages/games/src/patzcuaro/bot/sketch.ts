import { POINTS_BY_LEVELS, POINTS_PER_ITEM_SET } from '../catalogue/objectives.ts';
import type { ObjectiveIds } from '../catalogue/types.ts';
import { LEVEL_SIZES } from '../rules/altar.ts';
import type { Altar } from '../state.ts';
import { faceOf, type Face } from './face.ts';
import { goalsOf, meets, setsIn, type Goals } from './goals.ts';
import { levelPoints } from './levelPoints.ts';

type ByLevel<T> = [T, T, T];

/**
 * An altar for trial placements. Computes the same points as `scoreParts`, many times faster.
 * Levels count from 0 here.
 */
export class Sketch {
  readonly #goals: Goals;
  readonly sizes: ByLevel<number> = [0, 0, 0];
  /** Icons by level, as in `Face.icons`. */
  readonly #icons: ByLevel<number> = [0, 0, 0];
  /** Cards by level that have the colour of the three-petal objective. */
  readonly #colored: ByLevel<number> = [0, 0, 0];
  /** Levels that count for the three-petal objective. */
  readonly #meets: ByLevel<boolean> = [false, false, false];
  readonly #levelPoints: ByLevel<number> = [0, 0, 0];
  /** Sums of `Goals.sets` and `Goals.palette` over all cards. */
  #sets = 0;
  #palette = 0;
  /** Number of levels that count for the three-petal objective. */
  #met = 0;
  #points = 0;

  constructor(objectives: ObjectiveIds, altar: Altar) {
    this.#goals = goalsOf(objectives);
    for (let level = 0; level < 3; level++) {
      for (const card of altar[level as 0]) this.#count(faceOf(card), level, 1);
      this.#rate(level);
    }
    this.#sum();
  }

  /** Puts a card on a level, or removes it. */
  put(face: Face, level: number, count: 1 | -1): void {
    this.#count(face, level, count);
    this.#rate(level);
    this.#sum();
  }

  #count(face: Face, level: number, count: 1 | -1): void {
    const { sets, palette, color } = this.#goals;
    const at = level as 0;
    this.sizes[at] += count;
    this.#icons[at] = (this.#icons[at] + count * face.icons) | 0;
    if (face.color === color) this.#colored[at] += count;
    this.#sets += count * (sets[face.index] as number);
    this.#palette += count * (palette[face.color] as number);
  }

  #rate(level: number): void {
    const at = level as 0;
    this.#levelPoints[at] = levelPoints(this.#icons[at], level);
    this.#meets[at] = meets(this.#goals, this.#icons[at], this.#colored[at]);
  }

  #sum(): void {
    const [first, second, third] = this.#levelPoints;
    this.#met = Number(this.#meets[0]) + Number(this.#meets[1]) + Number(this.#meets[2]);
    this.#points = first + second + third + this.#goalPoints(this.#sets, this.#palette, this.#met);
  }

  #goalPoints(sets: number, palette: number, met: number): number {
    return (
      setsIn(sets) * POINTS_PER_ITEM_SET + (this.#goals.palettePoints[palette] as number) + (POINTS_BY_LEVELS[met] as number)
    );
  }

  /** The present points of the altar. */
  points(): number {
    return this.#points;
  }

  /** The points that a card would add on a level. */
  gain(face: Face, level: number): number {
    const goals = this.#goals;
    const at = level as 0;
    const icons = (this.#icons[at] + face.icons) | 0;
    const sets = this.#sets + (goals.sets[face.index] as number);
    const palette = this.#palette + (goals.palette[face.color] as number);
    let met = this.#met;
    if (!this.#meets[at] && meets(goals, icons, this.#colored[at] + (face.color === goals.color ? 1 : 0))) met += 1;
    const [first, second, third] = this.#levelPoints;
    const kept = first + second + third - this.#levelPoints[at];
    return kept + levelPoints(icons, level) + this.#goalPoints(sets, palette, met) - this.#points;
  }

  /** A cache key: in sketches with equal keys, each placement gains the same. */
  state(): number[] {
    const { id } = this.#goals;
    const [a, b, c] = this.#icons;
    return [id, a, b, c, packed(this.sizes), packed(this.#colored), this.#sets, this.#palette];
  }

  isOpen(level: number): boolean {
    const size = this.sizes[level] as number;
    return size < LEVEL_SIZES[level as 0] && (level === 0 || (this.sizes[level - 1] as number) >= size + 2);
  }
}

function packed([a, b, c]: ByLevel<number>): number {
  return a | (b << 8) | (c << 16);
}
