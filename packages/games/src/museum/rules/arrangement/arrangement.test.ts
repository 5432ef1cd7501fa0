import { describe, expect, it } from 'vitest';
import { inLong } from '../../../kit/testing/index.ts';
import { boards, CELLS } from '../../catalogue/boards.ts';
import { objectIds, objects } from '../../catalogue/objects.ts';
import { boardIds } from '../../catalogue/types.ts';
import type { ObjectId } from '../../catalogue/types.ts';
import { exhibited } from '../../state.ts';
import type { Layout } from '../../state.ts';
import { layoutOf } from '../../testing/index.ts';
import { neighbours } from '../collections.ts';
import { worthOf } from '../worth.ts';
import type { Curator } from '../worth.ts';
import { Arranged } from './arranged.ts';
import { bestArrangement } from './best.ts';
import { boundOf } from './bound.ts';
import { countBits, passages, planOf, reach } from './plan.ts';
import { problemOf } from './problem.ts';
import { generator, search, usualEffort } from './search.ts';

const plain: Curator = { board: 'basic', experts: [], patron: null, patronNeedsCollection: false };
const inNoOrder = <T>(items: readonly T[], random: () => number): T[] =>
  items
    .map((item) => [random(), item] as const)
    .toSorted(([a], [b]) => a - b)
    .map(([, item]) => item);
const layoutWith = (cards: readonly ObjectId[]): Layout => Array.from({ length: CELLS }, (_, cell) => cards[cell] ?? null);
/** Cards of some civilisations only, as a player would gather them. */
const gathered = (count: number, civilisations: number, seed: number): ObjectId[] => {
  const random = generator(seed);
  const chosen = new Set(
    inNoOrder([...new Set(objects.map(({ civilisation }) => civilisation))], random).slice(0, civilisations),
  );
  return inNoOrder(
    objects.filter(({ civilisation }) => chosen.has(civilisation)),
    random,
  )
    .slice(0, count)
    .map(({ id }) => id);
};
const curators: Curator[] = boardIds.map((board, index) => ({
  board,
  experts: [['E03', 'E15'], [], ['E18', 'E01'], ['E13'], ['E16']][index] as string[],
  patron: ['P01', 'P13', 'P19', 'P26', null][index] as string | null,
  patronNeedsCollection: index % 2 === 1,
}));

describe('a board as sets of cells', () => {
  it.each(boardIds)('%s: reaches connected cells, and counts its passages', (id) => {
    const plan = planOf(boards[id]);
    for (let cell = 0; cell < CELLS; cell++) {
      const next = neighbours(boards[id], cell);
      expect(
        reach(
          plan,
          1 << cell,
          next.reduce((set, other) => set | (1 << other), 1 << cell),
        ),
      ).toBe(next.reduce((set, other) => set | (1 << other), 1 << cell));
    }
    const pairs = Array.from({ length: CELLS }, (_, cell) => neighbours(boards[id], cell).length).reduce((a, b) => a + b) / 2;
    expect(passages(plan, -1)).toBe(pairs);
    expect(countBits(plan.gallery)).toBe(9);
  });
});

describe('the incrementally updated points', () => {
  it.each(curators)('equal the points by the rules after every swap, on $board', (curator) => {
    const random = generator(5);
    const cards = gathered(21, 5, 6);
    const problem = problemOf(cards, curator);
    const arranged = new Arranged(
      problem,
      layoutWith(cards).map((card) => (card === null ? -1 : cards.indexOf(card))),
    );
    for (let step = 0; step < 120; step++) {
      arranged.swap(Math.floor(random() * CELLS), Math.floor(random() * CELLS));
      const layout = Array.from(arranged.cards, (card) => cards[card] ?? null);
      expect(arranged.points).toBe(worthOf(layout, curator).total);
    }
  });
});

/** The points of the best arrangement on these cells, found by trying all. */
function bruteForce(cards: readonly ObjectId[], curator: Curator, cells: readonly number[]): number {
  const layout: Layout = Array.from({ length: CELLS }, () => null);
  let best = 0;
  const place = (index: number) => {
    const card = cards[index];
    if (card === undefined) {
      best = Math.max(best, worthOf(layout, curator).total);
      return;
    }
    for (const cell of cells) {
      if (layout[cell] !== null) continue;
      layout[cell] = card;
      place(index + 1);
      layout[cell] = null;
    }
  };
  place(0);
  return best;
}

describe('the best arrangement (1.13)', () => {
  it.each([1, 2, 3, 4, 5, 6])('of six cards in a corner of 2 × 4 cells equals the best of all, %#', (seed) => {
    const corner = [0, 1, 2, 3, 5, 6, 7, 8];
    const cards = gathered(6, 3, seed);
    const curator = { ...plain, experts: ['E03', 'E18', 'E06'], patron: 'P05', patronNeedsCollection: true };
    const best = bestArrangement(layoutWith(cards), curator);
    const brute = bruteForce(cards, curator, corner);
    expect(best.points).toBeGreaterThanOrEqual(brute);
    expect(best.points).toBeLessThanOrEqual(best.bound);
    expect(best.points).toBe(brute);
  });

  it('contains the same cards, and its points are those of the rules', () => {
    for (const [index, curator] of curators.entries()) {
      const cards = gathered(16, 5, index + 10);
      const { layout, points, bound } = bestArrangement(layoutWith(cards), curator);
      expect(exhibited(layout).toSorted()).toEqual(cards.toSorted());
      expect(worthOf(layout, curator).total).toBe(points);
      expect(points).toBeLessThanOrEqual(bound);
    }
  });

  it('does not depend on the initial layout', () => {
    const cards = gathered(12, 4, 3);
    expect(bestArrangement(layoutWith(cards), plain)).toEqual(bestArrangement(layoutWith(cards.toReversed()), plain));
  });

  it('leaves two groups of a domain separate when that scores more', () => {
    const cards = ['ROM-13', 'ROM-14', 'CEL-13', 'CEL-14', 'GRE-13', 'GRE-14'];
    expect(bestArrangement(layoutWith(cards), plain)).toMatchObject({ points: 6, bound: 6 });
  });

  it('fills the gallery with one civilisation that has nine cards', () => {
    const cards = objectIds.slice(0, 9);
    expect(bestArrangement(layoutWith(cards), plain)).toMatchObject({ points: 26 + 10, bound: 26 + 10 });
  });

  it('fills the gallery with one domain that has nine cards', () => {
    const cards = objects.filter(({ domain }) => domain === 'war').slice(0, 12);
    const { layout } = bestArrangement(layoutWith(cards.map(({ id }) => id)), { ...plain, board: 'cloister' });
    expect(worthOf(layout, { ...plain, board: 'cloister' }).gallery).toBe(15);
  });

  it('works for no card, and for one', () => {
    expect(bestArrangement(layoutOf(''), plain)).toMatchObject({ points: 0, bound: 0 });
    expect(bestArrangement(layoutOf('INC-01'), plain)).toMatchObject({ points: 0, bound: 0 });
  });

  it('finds rows and columns for five cards of each of five civilisations and domains', () => {
    const cards = ['INC', 'MAY', 'GRE', 'ROM', 'EGY'].flatMap((civilisation) =>
      ['agriculture', 'architecture', 'culture', 'navigation', 'war'].map(
        (domain) => objects.find((object) => object.civilisation === civilisation && object.domain === domain)?.id as string,
      ),
    );
    expect(bestArrangement(layoutWith(cards), plain)).toMatchObject({ points: 5 * 8 + 5 * 10, bound: 5 * 8 + 5 * 10 });
    // It comes close from any other start, too.
    const problem = problemOf(inNoOrder(cards, generator(3)), plain);
    expect(search(problem, [...cards.keys()], 90, usualEffort).points).toBeGreaterThanOrEqual(75);
  });

  const realistic = [
    [12, 5, 0],
    [15, 6, 0],
    [18, 12, 0],
    [20, 7, 1],
    [25, 5, 4],
    [25, 12, 3],
  ] as const;

  it.each(realistic)(
    'of %i cards of %i civilisations is at most %i points behind a search ten times as long',
    (count, civilisations, loss) => {
      for (const seed of [1, 2].slice(0, inLong(2))) {
        const cards = gathered(count, civilisations, 100 * count + seed);
        const problem = problemOf(cards, plain);
        const bound = boundOf(problem);
        const { points } = bestArrangement(layoutWith(cards), plain);
        const start = layoutWith(cards).map((card) => (card === null ? -1 : cards.indexOf(card)));
        const long = search(problem, start, bound, { ...usualEffort, runs: 10, steps: 4 * usualEffort.steps, seed: 77 });
        expect(long.points).toBeLessThanOrEqual(bound);
        expect(points).toBeGreaterThanOrEqual(long.points - loss);
      }
    },
  );
});
