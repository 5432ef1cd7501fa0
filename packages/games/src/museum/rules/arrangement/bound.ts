import { galleryFillers } from './gallery.ts';
import { passages } from './plan.ts';
import type { Problem } from './problem.ts';

/** Maximum points by number of passages. */
type Gain = readonly number[];

/**
 * An upper bound of the points of any layout of these cards, from the passages that collections
 * need:
 *
 * - a civilisation collection of n cards needs n − 1 passages between cards of that civilisation;
 * - a domain collection of n civilisations needs n − 1 passages between cards of different
 *   civilisations;
 * - so no passage serves two collections, and n cards on any board have at most ⌊2n − 2√n⌋ passages
 *   between them.
 *
 * The collections are chosen for the most points within that number. Walls, crossings and the shape
 * of the board are ignored, hence a bound.
 */
export function boundOf(problem: Problem): number {
  const n = problem.cards.length;
  const available = Math.min(Math.floor(2 * n - 2 * Math.sqrt(n)), passages(problem.plan, -1));
  const gains = [
    ...problem.civilisationPoints.map((points, index) =>
      gainOf(points, [problem.civilisation.filter((of) => of === index).length]),
    ),
    ...problem.domainPoints.map((points, index) => gainOf(points, layersOf(problem, index))),
  ];
  const collections = Math.max(...gains.reduce((sum, gain) => combine(sum, gain, available), [0]));
  return collections + galleryBound(problem) + Math.max(...problem.patron.points.slice(0, counted(problem) + 1));
}

/**
 * The number of civilisations with at least one card of a domain, at least two, and so on: the
 * sizes of its possible collections.
 */
function layersOf({ civilisation, domain }: Problem, of: number): number[] {
  const copies = new Map<number, number>();
  for (const [card, index] of domain.entries()) {
    const key = civilisation[card] as number;
    if (index === of) copies.set(key, (copies.get(key) ?? 0) + 1);
  }
  const layers: number[] = [];
  for (const number of copies.values()) {
    for (let layer = 0; layer < number; layer++) layers[layer] = (layers[layer] ?? 0) + 1;
  }
  return layers;
}

/**
 * The most points of one civilisation or domain by number of passages. `layers` gives the capacity
 * of the first t collections together.
 */
function gainOf(points: readonly number[], layers: readonly number[]): Gain {
  const best: number[] = [0];
  const extend = (collection: number, largest: number, spare: number, cost: number, sum: number) => {
    for (let known = best.length; known <= cost; known++) best[known] = 0;
    best[cost] = Math.max(best[cost] as number, sum);
    const room = Math.min(largest, spare + (layers[collection] ?? 0));
    for (let size = room; size > 0; size--) {
      const scored = points[size] as number;
      if (scored === 0) break;
      extend(collection + 1, size, spare + (layers[collection] ?? 0) - size, cost + size - 1, sum + scored);
    }
  };
  extend(0, Infinity, 0, 0, 0);
  return best;
}

/** Maximum points of both together, for each number of passages up to `available`. */
function combine(one: Gain, other: Gain, available: number): number[] {
  const best: number[] = [];
  for (const [a, first] of one.entries()) {
    for (const [b, second] of other.entries()) {
      if (a + b <= available) best[a + b] = Math.max(best[a + b] ?? 0, first + second);
    }
  }
  return Array.from(best, (points: number | undefined) => points ?? 0);
}

/**
 * The gallery's bonus, if some civilisation, or some domain with three civilisations, has enough
 * cards.
 */
function galleryBound(problem: Problem): number {
  return galleryFillers(problem).length > 0 ? problem.galleryPoints : 0;
}

function counted({ patron }: Problem): number {
  return patron.counts.filter(Boolean).length;
}
