import { describe, expect, it } from 'vitest';
import { table } from '../testing/index.ts';
import { across, destinations, freeAhead, next, previous, revealTarget, tileIndexAt } from './rondel.ts';
import { unreachable } from './travel.ts';

describe('the rondel (1.3)', () => {
  it('runs clockwise: the top row to the right, the bottom row back to the left', () => {
    const ids = table({ players: [{}, {}, {}], row: '1A 2B/ 3A 4B' }).route.map(({ id }) => id);
    expect(ids).toEqual(['PA-top', '1A1', '2B2', '3A1', '4B1', '4B2', '3A2', '2B1', '1A2', 'PA-bot']);
  });

  it.each([8, 10])('is a circle of %i positions, with neighbours across both ends of the row', (size) => {
    expect(next(size - 1, size)).toBe(0);
    expect(previous(0, size)).toBe(size - 1);
    expect(next(size / 2 - 1, size)).toBe(size / 2);
    expect(across(0, size)).toBe(size - 1);
    expect(across(size / 2 - 1, size)).toBe(size / 2);
    for (let position = 0; position < size; position++) {
      expect(previous(next(position, size), size)).toBe(position);
      expect(across(across(position, size), size)).toBe(position);
      expect(tileIndexAt(across(position, size), size)).toBe(tileIndexAt(position, size));
    }
  });

  it('the tiles are numbered from Pátzcuaro on the left', () => {
    const places = Array.from({ length: 10 }, (_, position) => tileIndexAt(position, 10));
    expect(places).toEqual([0, 1, 2, 3, 4, 4, 3, 2, 1, 0]);
  });
});

const at = (...positions: number[]) => table({ players: positions.map((at) => ({ at, moved: true })) });

describe('destinations (1.4 ①)', () => {
  it('section 7: N = 5, own token on 8, others on 9 and 1', () => {
    expect(destinations(at(8, 9, 1), '0')).toEqual([0, 2, 3]);
  });

  it('section 7: N = 4, own token on 7, the other on 0', () => {
    expect(destinations(at(7, 0), '0')).toEqual([1, 2, 3]);
  });

  it('section 7: the first moves of a match of three', () => {
    const start = table({ players: [{}, {}, {}] });
    expect(destinations(start, '0')).toEqual([1, 2, 3]);
    expect(destinations(table({ players: [{ at: 2 }, {}, {}] }), '1')).toEqual([1, 3, 4]);
  });

  it('section 7: a move of 2 that passes a token ends three spaces ahead', () => {
    expect(destinations(at(2, 3), '0')[1]).toBe(5);
  });

  it('are three different spaces even if three tokens are ahead', () => {
    expect(destinations(at(0, 1, 2, 3), '0')).toEqual([4, 5, 6]);
    expect(destinations(at(5, 6, 8, 0), '0')).toEqual([7, 9, 1]);
    expect(freeAhead(at(0, 1, 2, 3), '0')).toEqual([4, 5, 6, 7, 8, 9]);
  });

  it('any other space has a reason why it is not a destination', () => {
    const G = at(8, 9, 1);
    expect(unreachable(G, '0', 8)).toEqual({ key: 'mustMove' });
    expect(unreachable(G, '0', 9)).toEqual({ key: 'occupied', values: { player: '1' } });
    expect(unreachable(G, '0', 4)).toEqual({ key: 'tooFar', values: { steps: 4 } });
    expect([0, 2, 3].map((position) => unreachable(G, '0', position))).toEqual([null, null, null]);
  });

  it('ruling 1: tokens share position 0 only before their first move; later tokens skip it', () => {
    const G = table({ players: [{ at: 9 }, {}, {}] });
    expect(destinations(G, '0')).toEqual([1, 2, 3]);
    expect(destinations(G, '1')).toEqual([1, 2, 3]);
  });
});

const five = (row: string) => table({ players: [{}, {}, {}], row }).route;

describe('ruling 10: the pile of a revealed card', () => {
  it('section 7: 3B1 at S1 bottom points to Pátzcuaro, at S4 top round the end of the row', () => {
    expect(revealTarget(five('3B/ 1A 2A 4A'), 8, 'cw')).toBeNull();
    expect(revealTarget(five('1A 2A 4A 3B'), 4, 'cw')).toBe(5);
  });

  it('section 7: 1B1 at S1 top points to Pátzcuaro', () => {
    expect(revealTarget(five('1B 2A 3A 4A'), 1, 'ccw')).toBeNull();
    expect(revealTarget(five('2A 1B 3A 4A'), 2, 'ccw')).toBe(1);
  });

  it('section 7: 2B2 at S3 top points to S3 bottom', () => {
    expect(revealTarget(five('1A 3A 2B/ 4A'), 3, 'across')).toBe(6);
  });

  it("is the space's own pile without an arrow", () => {
    expect(revealTarget(five('1A 2A 3A 4A'), 3, 'here')).toBe(3);
    expect(revealTarget(five('1A 2A 3A 4A'), 0, 'here')).toBeNull();
  });
});

describe('the spaces ahead (1.4 ①)', () => {
  it('are the free ones in one round of the rondel, each once', () => {
    expect(freeAhead(at(8, 9, 1), '0')).toEqual([0, 2, 3, 4, 5, 6, 7]);
    expect(freeAhead(at(0, 5, 9), '0')).toEqual([1, 2, 3, 4, 6, 7, 8]);
  });
});
