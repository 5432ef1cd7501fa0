import { CELLS } from '../../catalogue/boards.ts';
import { civilisations, domains } from '../../catalogue/types.ts';
import { countBits, passages, reach } from './plan.ts';
import type { Problem } from './problem.ts';

const NOBODY = -1;

/** The score of the cells that hold one civilisation or domain. */
interface Group {
  cells: number;
  points: number;
  /** Number of cells in its collections. */
  collected: number;
  fillsGallery: boolean;
  passages: number;
}

/** Cards on cells. Keeps the score of the layout up to date as cards swap places. */
export class Arranged {
  /** Index of the card on each cell; −1 on an empty one. */
  readonly cards: Int8Array;
  readonly #problem: Problem;
  readonly #civilisations: Group[];
  readonly #domains: Group[];
  /** Sums over all groups. */
  #collections = 0;
  #galleries = 0;
  #neighbours = 0;

  /** @param cards the card on each cell, as an index into the problem's cards; −1 for none */
  constructor(problem: Problem, cards: ArrayLike<number>) {
    this.#problem = problem;
    this.cards = Int8Array.from(cards);
    this.#civilisations = civilisations.map(emptyGroup);
    this.#domains = domains.map(emptyGroup);
    for (let cell = 0; cell < CELLS; cell++) this.#mark(cell);
    for (let civilisation = 0; civilisation < civilisations.length; civilisation++) this.#countCivilisation(civilisation);
    for (let domain = 0; domain < domains.length; domain++) this.#countDomain(domain);
  }

  get points(): number {
    return this.#collections + (this.#galleries > 0 ? this.#problem.galleryPoints : 0) + this.#patronPoints();
  }

  /** The number of neighbouring pairs that share a civilisation, plus those that share a domain. */
  get neighbours(): number {
    return this.#neighbours;
  }

  /** Swaps the content of two cells. */
  swap(a: number, b: number): void {
    const one = this.cards[a] as number;
    const other = this.cards[b] as number;
    this.#unmark(a);
    this.#unmark(b);
    this.cards[a] = other;
    this.cards[b] = one;
    this.#mark(a);
    this.#mark(b);
    const { civilisation, domain } = this.#problem;
    if (one !== NOBODY) {
      this.#countCivilisation(civilisation[one] as number);
      this.#countDomain(domain[one] as number);
    }
    if (other !== NOBODY) {
      if (one === NOBODY || civilisation[one] !== civilisation[other]) this.#countCivilisation(civilisation[other] as number);
      if (one === NOBODY || domain[one] !== domain[other]) this.#countDomain(domain[other] as number);
    }
  }

  #mark(cell: number): void {
    const card = this.cards[cell] as number;
    if (card === NOBODY) return;
    this.#civilisationOf(card).cells |= 1 << cell;
    this.#domainOf(card).cells |= 1 << cell;
  }

  #unmark(cell: number): void {
    const card = this.cards[cell] as number;
    if (card === NOBODY) return;
    this.#civilisationOf(card).cells &= ~(1 << cell);
    this.#domainOf(card).cells &= ~(1 << cell);
  }

  #civilisationOf(card: number): Group {
    return this.#civilisations[this.#problem.civilisation[card] as number] as Group;
  }

  #domainOf(card: number): Group {
    return this.#domains[this.#problem.domain[card] as number] as Group;
  }

  #countCivilisation(index: number): void {
    this.#count(this.#civilisations[index] as Group, this.#problem.civilisationPoints[index] as readonly number[], countBits);
  }

  #countDomain(index: number): void {
    this.#count(this.#domains[index] as Group, this.#problem.domainPoints[index] as readonly number[], this.#differing);
  }

  #count(group: Group, points: readonly number[], size: (cells: number) => number): void {
    const { plan } = this.#problem;
    this.#collections -= group.points;
    this.#neighbours -= group.passages;
    if (group.fillsGallery) this.#galleries -= 1;
    group.points = 0;
    group.collected = 0;
    group.fillsGallery = false;
    group.passages = passages(plan, group.cells);
    for (let left = group.cells; left !== 0;) {
      const cells = reach(plan, left & -left, left);
      left &= ~cells;
      const scored = points[size(cells)] as number;
      if (scored === 0) continue;
      group.points += scored;
      group.collected |= cells;
      if ((plan.gallery & ~cells) === 0) group.fillsGallery = true;
    }
    this.#collections += group.points;
    this.#neighbours += group.passages;
    if (group.fillsGallery) this.#galleries += 1;
  }

  /** The number of different civilisations on these cells, given as a bit set. */
  readonly #differing = (cells: number): number => {
    let found = 0;
    for (let left = cells; left !== 0; left &= left - 1) {
      const card = this.cards[31 - Math.clz32(left & -left)] as number;
      found |= 1 << (this.#problem.civilisation[card] as number);
    }
    return countBits(found);
  };

  #patronPoints(): number {
    const { counts, points, inCivilisations, inDomains, whatever } = this.#problem.patron;
    if (whatever !== null) return whatever;
    let cells = 0;
    if (inCivilisations) for (const group of this.#civilisations) cells |= group.collected;
    if (inDomains) for (const group of this.#domains) cells |= group.collected;
    let number = 0;
    for (let cell = 0; cell < CELLS; cell++) {
      const card = this.cards[cell] as number;
      if (card !== NOBODY && counts[card] === true && ((cells >>> cell) & 1) === 1) number += 1;
    }
    return points[number] as number;
  }
}

function emptyGroup(): Group {
  return { cells: 0, points: 0, collected: 0, fillsGallery: false, passages: 0 };
}
