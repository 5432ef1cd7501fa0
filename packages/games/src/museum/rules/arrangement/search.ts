import { CELLS } from '../../catalogue/boards.ts';
import { Arranged } from './arranged.ts';
import { galleryFillers, inGallery } from './gallery.ts';
import type { Problem } from './problem.ts';

/** Which card lies on each cell, as an index into the problem's cards; −1 for none. */
export type Placement = Int8Array;

/** How long and how warm to search. */
export interface Effort {
  /** Fresh starts, each cooled down. */
  runs: number;
  /** Exchanges tried in each run. */
  steps: number;
  /** In points: at the start a loss of about so many is taken, at the end hardly any. */
  warm: number;
  cold: number;
  /**
   * What two neighbours of one kind are worth on the way, in points: it leads to collections that
   * are not there yet.
   */
  lure: number;
  seed: number;
}

export const usualEffort: Effort = { runs: 4, steps: 40_000, warm: 1.5, cold: 0.2, lure: 0.3, seed: 1 };

/**
 * Simulated annealing over exchanges of two cells: from the start given, from full galleries, which
 * are not found bit by bit, and from chance. The same question has the same answer. Stops when
 * `bound` is reached.
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

/** Whether an exchange of these changes nothing. */
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
 * Numbers from 0 up to 1 that are the same for the same seed: an xorshift of 32 bits. It hides
 * nothing and deals nothing.
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
