import { describe, expect, it } from 'vitest';
import { objects } from '../catalogue/objects.ts';
import type { ObjectId } from '../catalogue/types.ts';
import { Holdings } from './holdings.ts';

const egyptian = objects.filter(({ civilisation }) => civilisation === 'EGY').map(({ id }) => id);
const museum = (...cards: ObjectId[]) => ({ museum: cards, experts: [] as string[], patron: null });

describe('the worth of a museum', () => {
  it('the third Object of a civilisation completes a collection; before the end, the first two add the hope of one', () => {
    const [first = '', second = '', third = '', fourth = ''] = egyptian;
    const [atTheEnd, early] = [0, 1].map((ahead) => new Holdings(museum(first, second), ahead));
    expect(atTheEnd?.worth()).toBe(0);
    expect(early?.worth()).toBeGreaterThan(0);
    expect(atTheEnd?.gain(third)).toBeGreaterThan(2);
    expect(atTheEnd?.gain(fourth)).toBe(atTheEnd?.gain(third));
  });

  it('adding and removing an Object restores the previous worth', () => {
    const holdings = new Holdings({ museum: egyptian.slice(0, 4), experts: ['E02', 'E17'], patron: 'P08' }, 0.5);
    const before = holdings.worth();
    for (const { id } of objects) holdings.gain(id);
    expect(holdings.worth()).toBe(before);
  });

  it('Experts and Patrons raise the worth of their Objects', () => {
    const three = museum(...egyptian.slice(0, 3));
    const plain = new Holdings(three, 0);
    expect(plain.hired('E02')).toBeGreaterThan(plain.hired('E12'));
    expect(new Holdings({ ...three, experts: ['E02'] }, 0).worth()).toBeGreaterThan(plain.worth());
    expect(new Holdings({ ...three, patron: 'P08' }, 0).worth()).toBe(plain.worth() + 5);
  });
});
