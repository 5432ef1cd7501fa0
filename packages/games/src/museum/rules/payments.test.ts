import { describe, expect, it } from 'vitest';
import { objectOf } from '../catalogue/objects.ts';
import { canonicalPayments, fallsApart } from './payments.ts';

/** The values of the cards of each payment, and its Prestige: `4+2 p1`. */
const listed = (hand: string, prestige: number, cost: number, most = 100) =>
  canonicalPayments(hand === '' ? [] : hand.split(' '), prestige, cost, most).map(
    ({ cards, prestige }) => `${cards.map((card) => objectOf(card).value).join('+')} p${prestige}`,
  );

describe('listed payments (1.6)', () => {
  it('exact ones first, then those with less Prestige, then those with fewer cards; nothing superfluous', () => {
    expect(listed('INC-05 INC-02 INC-03', 0, 3)).toEqual(['2+1 p0', '4 p0']);
    expect(listed('INC-05 INC-02 INC-03', 3, 3)).toEqual(['2+1 p0', '2 p1', '1 p2', ' p3', '4 p0']);
  });

  it('of cards with the same value, the first ones of the hand', () => {
    const twos = ['INC-02', 'INC-09', 'INC-14'];
    for (const cost of [3, 4]) {
      expect(canonicalPayments(twos, 0, cost, 9)).toEqual([{ cards: ['INC-02', 'INC-09'], prestige: 0 }]);
    }
    expect(listed('INC-03', 0, 1)).toEqual(['1 p0']);
    expect(listed('INC-03', 0, 2)).toEqual([]);
  });

  it('an empty payment if the cost is 0', () => expect(listed('INC-05 INC-02', 2, 0)).toEqual([' p0']));

  it('at most the requested number', () => expect(listed('INC-05 INC-02 INC-03', 3, 3, 2)).toEqual(['2+1 p0', '2 p1']));
});

const apart = (cards: string, prestige: number, costs: number[]) => fallsApart({ cards: cards.split(' '), prestige }, costs);

describe('a payment that falls apart (1.6)', () => {
  it('pays each cost separately, with Prestige for the difference', () => {
    expect(apart('INC-05 INC-02', 0, [4, 2])).toBe(true);
    expect(apart('INC-05 INC-02', 0, [2, 4])).toBe(true);
    expect(apart('INC-05 INC-02', 0, [3, 3])).toBe(false);
    expect(apart('INC-02 INC-03', 2, [3, 2])).toBe(true);
    expect(apart('INC-05', 0, [4])).toBe(true);
  });

  it('each card pays once', () => {
    expect(apart('INC-05', 0, [4, 4, 4])).toBe(false);
    expect(apart('INC-05 INC-02', 0, [4, 4, 2])).toBe(false);
  });
});
