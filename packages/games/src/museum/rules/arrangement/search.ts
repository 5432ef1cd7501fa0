import { CELLS } from '../../catalogue/boards.ts';
import { Arranged } from './arranged.ts';
import { galleryFillers, inGallery } from './gallery.ts';
import type { Problem } from './problem.ts';

/** The card on each cell, as an index into the problem's cards; −1 for none. */
export type Placement = Int8Array;

/** Parameters of the search. */
export interface Effort {
  /** Number of runs, each with a new start. */
  runs: number;
  /** Number of swaps tried per run. */
  steps: number;
  /** Temperatures at the start and at the end, in points. */
  warm: number;
  cold: number;
  /**
   * Extra worth of two neighbours of one kind during the search, in points. It leads towards
   * unfinished collections.
   */
  lure: number;
  seed: number;
}

export const usualEffort: Effort = { runs: 4, steps: 40_000, warm: 1.5, cold: 0.2, lure: 0.3, seed: 1 };

/**
 * Simulated annealing over swaps of two cells. Runs start from the given layout, from full
 * galleries, which single swaps would not find, and from random layouts. Deterministic: the same
 * input gives the same result. Stops when `bound` is reached.
 */
export function search(
  problem: Problem,
  start: ArrayLike<number>,
  bound: number,
  effort: Effort,
): { cards: Placement; points: number } {
  const random = generator(effort.seed);
  let best = Int8Array.from(start);
  let points = new Arranged(problem, start).points;
  const starts = [Int8Array.from(start), ...galleryFillers(problem).map((cards) => inGallery(problem, cards))];
  for (let run = 0; run < Math.max(effort.runs, starts.length) && points < bound; run++) {
    const arranged = new Arranged(problem, starts[run] ?? shuffled(best, random));
    const cooling = (effort.cold / effort.warm) ** (1 / effort.steps);
    let warmth = effort.warm;
    let energy = arranged.points + effort.lure * arranged.neighbours;
    if (arranged.points > points) {
      points = arranged.points;
      best = Int8Array.from(arranged.cards);
    }
    for (let step = 0; step < effort.steps && points < bound; step++, warmth *= cooling) {
      const a = Math.floor(random() * CELLS);
      const b = Math.floor(random() * CELLS);
      if (alike(problem, arranged.cards[a] as number, arranged.cards[b] as number)) continue;
      arranged.swap(a, b);
      const now = arranged.points;
      const next = now + effort.lure * arranged.neighbours;
      if (next < energy && random() >= Math.exp((next - energy) / warmth)) {
        arranged.swap(a, b);
        continue;
      }
      energy = next;
      if (now > points) {
        points = now;
        best = Int8Array.from(arranged.cards);
      }
    }
  }
  return { cards: best, points };
}

/** Whether swapping these cards changes nothing. */
function alike({ civilisation, domain }: Problem, one: number, other: number): boolean {
  return one === other || (civilisation[one] === civilisation[other] && domain[one] === domain[other]);
}

function shuffled(cards: Placement, random: () => number): Placement {
  const result = Int8Array.from(cards);
  for (let i = result.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [result[i], result[j]] = [result[j] as number, result[i] as number];
  }
  return result;
}

/**
 * A deterministic pseudo-random generator of numbers from 0 up to 1: a 32-bit xorshift. Not for
 * dealing or secrets.
 */
export function generator(seed: number): () => number {
  let state = seed | 0 || 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
}
