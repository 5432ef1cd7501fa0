import { CELLS } from '../../catalogue/boards.ts';
import { countBits } from './plan.ts';
import type { Problem } from './problem.ts';

/**
 * For each civilisation or domain that has the cards for a collection in the whole main gallery,
 * all its cards, with the different civilisations of a domain first.
 */
export function galleryFillers({ plan, civilisation, domain, civilisationPoints, domainPoints }: Problem): number[][] {
  const cells = countBits(plan.gallery);
  const ofCivilisations = civilisationPoints.map((_, index) => cardsOf(civilisation, index));
  const ofDomains = domainPoints.flatMap((points, index) => {
    const cards = cardsOf(domain, index);
    const first = cards.filter((card, place) => cards.findIndex((other) => civilisation[other] === civilisation[card]) === place);
    const scores = (points[first.length] ?? 0) > 0;
    return scores ? [[...first, ...cards.filter((card) => !first.includes(card))]] : [];
  });
  return [...ofCivilisations, ...ofDomains].filter((cards) => cards.length >= cells);
}

/** The cards that are of this civilisation or domain. */
function cardsOf(of: readonly number[], index: number): number[] {
  return of.flatMap((other, card) => (other === index ? [card] : []));
}

/**
 * A placement with the first of these cards in the gallery, and the others wherever there is room.
 */
export function inGallery({ plan, cards }: Problem, first: readonly number[]): Int8Array {
  const cells = Array.from({ length: CELLS }, (_, cell) => cell);
  const isGallery = (cell: number) => ((plan.gallery >>> cell) & 1) === 1;
  const order = [...cells.filter(isGallery), ...cells.filter((cell) => !isGallery(cell))];
  const rest = [...cards.keys()].filter((card) => !first.includes(card));
  const placement = new Int8Array(CELLS).fill(-1);
  for (const [place, card] of [...first, ...rest].entries()) placement[order[place] as number] = card;
  return placement;
}
