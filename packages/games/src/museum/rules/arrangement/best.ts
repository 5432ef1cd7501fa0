import { CELLS } from '../../catalogue/boards.ts';
import type { ObjectId } from '../../catalogue/types.ts';
import { exhibited } from '../../state.ts';
import type { Layout } from '../../state.ts';
import { worthOf } from '../worth.ts';
import type { Curator } from '../worth.ts';
import { boundOf } from './bound.ts';
import { problemOf } from './problem.ts';
import { search, usualEffort } from './search.ts';

/**
 * A good arrangement. `bound` is an upper bound of the points of any arrangement; if its points
 * equal the bound, it is optimal.
 */
export interface Best {
  layout: Layout;
  points: number;
  bound: number;
}

/** Cached results by input, the newest last: a page asks for the same result on every render. */
const answers = new Map<string, Best>();
const ANSWERS_KEPT = 16;

/**
 * The best arrangement of a museum's Objects that a search of fixed length finds (1.13). It is
 * often proven optimal; see `Best`. It does not depend on the present layout. Takes about 0.1 s for
 * 25 Objects, less for few.
 */
export function bestArrangement(layout: Layout, curator: Curator): Best {
  const cards = exhibited(layout).toSorted();
  const question = JSON.stringify([cards, curator]);
  const known = answers.get(question);
  if (known !== undefined) return known;
  const best = findBest(cards, curator);
  answers.set(question, best);
  for (const oldest of answers.keys()) if (answers.size > ANSWERS_KEPT) answers.delete(oldest);
  return best;
}

function findBest(cards: readonly ObjectId[], curator: Curator): Best {
  const problem = problemOf(cards, curator);
  const bound = boundOf(problem);
  const start = Array.from({ length: CELLS }, (_, cell) => (cell < cards.length ? cell : -1));
  const found = search(problem, start, bound, usualEffort);
  const layout = Array.from(found.cards, (card) => cards[card] ?? null);
  return { layout, points: worthOf(layout, curator).total, bound };
}
