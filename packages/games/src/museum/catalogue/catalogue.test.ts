import { describe, expect, it } from 'vitest';
import { neighbours } from '../rules/collections.ts';
import { advancedBoardIds, boards, CELLS } from './boards.ts';
import { civilisationNames, continentNames, continentOf, domainNames, homeOf } from './civilisations.ts';
import { expertIds, expertOf, experts } from './experts.ts';
import { favourIds, favourKinds, favourOf } from './favours.ts';
import { headlineIds, headlineOf, headlines } from './headlines.ts';
import { isMasterpiece, isObject, objectIds, objectOf, objects } from './objects.ts';
import { opinionCards } from './opinion.ts';
import { meetsGoal, patronIds, patronOf, patronPoints, patrons } from './patrons.ts';
import { boardIds, civilisations, continents, domains } from './types.ts';
import type { Board, DeckObject } from './types.ts';

const count = (test: (object: DeckObject) => boolean) => objects.filter(test).length;
const civilisationsOf = (continent: string) => civilisations.filter((civilisation) => continentOf(civilisation) === continent);
const times = (number: number, value: number) => Array.from({ length: number }, () => value);
/** The number of these cells that can be reached from the first one without leaving them. */
const reachable = (board: Board, within: readonly number[]) => {
  const reached = within.slice(0, 1);
  for (const cell of reached) {
    for (const next of neighbours(board, cell)) if (within.includes(next) && !reached.includes(next)) reached.push(next);
  }
  return reached.length;
};

describe('the 180 Objects (3, 4)', () => {
  it('15 of each civilisation, 45 of each continent, 30 of each domain', () => {
    expect(new Set(objectIds).size).toBe(180);
    for (const civilisation of civilisations) expect(count((object) => object.civilisation === civilisation)).toBe(15);
    for (const continent of continents) expect(objectIds.filter((id) => homeOf(id) === continent)).toHaveLength(45);
    for (const domain of domains) expect(count((object) => object.domain === domain)).toBe(30);
  });

  it('each civilisation has three of value 1, three of 2, four of 3, three of 4, and two masterpieces', () => {
    for (const civilisation of civilisations) {
      const values = objects.filter((object) => object.civilisation === civilisation).map(({ value }) => value);
      expect(values.toSorted((a, b) => a - b)).toEqual([1, 1, 1, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 5, 5]);
    }
    expect(objectIds.filter(isMasterpiece)).toHaveLength(24);
  });

  it.each([
    ['agriculture', [10, 7, 8, 3, 2], 70],
    ['architecture', [0, 9, 8, 6, 7], 101],
    ['culture', [5, 6, 5, 10, 4], 92],
    ['navigation', [8, 6, 8, 5, 3], 79],
    ['religion', [4, 5, 11, 4, 6], 93],
    ['war', [9, 3, 8, 8, 2], 81],
  ] as const)('the Objects of %s have the values of the sheet (3.6)', (domain, byValue, sum) => {
    const values = objects.filter((object) => object.domain === domain).map(({ value }) => value);
    expect([1, 2, 3, 4, 5].map((value) => values.filter((one) => one === value).length)).toEqual(byValue);
    expect(values.reduce<number>((total, value) => total + value, 0)).toBe(sum);
  });

  it.each([
    ['MES-08', 'Ishtar Vase', 3],
    ['INC-03', 'Ceramic double bowl', 1],
    ['JAP-13', 'Tachi longsword', 4],
    ['JAP-11', 'Statue of Raijin', 4],
    ['ROM-07', 'Fresco of Pompeii', 2],
    ['MES-07', 'Mask of Sargon', 4],
    ['EGY-14', 'War chariot', 4],
  ])('%s is the %s of the book, with value %i (3.7)', (id, name, value) => {
    expect(objectOf(id)).toMatchObject({ name: { en: name }, value });
  });

  it('each has its own name in both languages', () => {
    for (const language of ['en', 'es'] as const) expect(new Set(objects.map(({ name }) => name[language])).size).toBe(180);
  });

  it('are distinguished from Public Opinion cards, five for each continent', () => {
    expect(opinionCards('AM', 5)).toEqual(['PO-AM-1', 'PO-AM-2', 'PO-AM-3', 'PO-AM-4', 'PO-AM-5']);
    expect(isObject('POL-01')).toBe(true);
    expect(isObject('PO-AM-1')).toBe(false);
    expect(() => objectOf('PO-AM-1')).toThrow(RangeError);
  });
});

describe('continents and civilisations (3.1)', () => {
  it('each continent has three civilisations', () => {
    expect(continents.map(civilisationsOf)).toEqual([
      ['INC', 'MAY', 'POL'],
      ['GRE', 'ROM', 'CEL'],
      ['PHO', 'EGY', 'MES'],
      ['CHI', 'IND', 'JAP'],
    ]);
  });

  it('each has a name in both languages', () => {
    for (const names of [continentNames, civilisationNames, domainNames]) {
      for (const { en, es } of Object.values(names)) expect(en.length * es.length).toBeGreaterThan(0);
    }
  });
});

describe('the other cards', () => {
  it('24 Experts: one for each of 12 civilisations and 6 domains, and 6 with abilities (7)', () => {
    expect(new Set(expertIds).size).toBe(24);
    const effects = experts.map(({ effect }) => effect);
    const of = effects.flatMap((effect) => (effect.type === 'civilisationBonus' ? [effect.civilisation] : []));
    expect(of.toSorted()).toEqual(civilisations.toSorted());
    expect(effects.flatMap((effect) => (effect.type === 'domainBonus' ? [effect.domain] : [])).toSorted()).toEqual(domains);
    expect(experts.map(({ cost }) => cost).filter((cost) => cost !== 3)).toEqual([4]);
    expect(expertOf('E19')).toMatchObject({ cost: 4, effect: { type: 'mentor' } });
    expect(() => expertOf('E25')).toThrow(RangeError);
  });

  it('27 Favours: nine kinds, three of each (5)', () => {
    expect(new Set(favourIds).size).toBe(27);
    for (const { kind } of favourKinds) expect(favourIds.filter((id) => favourOf(id).kind === kind)).toHaveLength(3);
    expect(() => favourOf('F1-4')).toThrow(RangeError);
  });

  it('17 Headlines: an embargo, customs and a third slot for each continent, and five others (6)', () => {
    expect(new Set(headlineIds).size).toBe(17);
    for (const kind of ['embargo', 'customs', 'thirdSlot']) {
      const of = headlines.flatMap(({ effect }) => (effect.type === kind && 'continent' in effect ? [effect.continent] : []));
      expect(of.toSorted()).toEqual(continents.toSorted());
    }
    expect(headlines.slice(12).map(({ effect }) => effect.type)).toHaveLength(5);
    expect(() => headlineOf('H18')).toThrow(RangeError);
  });

  it('27 Patrons in families of 12, 6, 4 and 5 (8)', () => {
    expect(new Set(patronIds).size).toBe(27);
    const cards = patrons.map(({ goal }) => objectIds.filter((id) => meetsGoal(goal, id)).length);
    expect(cards).toEqual([times(12, 15), times(6, 30), times(4, 45), 9, 9, 8, 9, 9].flat());
    expect(patronOf('P05').name).toEqual({ en: 'Friends of Rome', es: 'Amigos de Roma' });
    expect(() => patronOf('P28')).toThrow(RangeError);
  });

  it.each([
    ['P01', [0, 0, 0, 5, 5, 10, 10, 18, 18]],
    ['P13', [0, 0, 0, 0, 5, 5, 10, 10, 16]],
    ['P19', [0, 0, 0, 0, 0, 4, 4, 4, 9]],
    ['P23', [0, 0, 5, 5, 10, 16, 16]],
  ])('%s scores only the highest level reached (8, A16)', (id, points) => {
    expect(points.map((_, cards) => patronPoints(patronOf(id), cards))).toEqual(points);
  });
});

describe('the boards (8.6, 8.7)', () => {
  it('have 25 connected cells and a connected gallery of nine', () => {
    expect(boardIds).toHaveLength(5);
    expect(new Set(advancedBoardIds).size).toBe(4);
    for (const board of Object.values(boards)) {
      expect(new Set(board.gallery).size).toBe(9);
      expect(
        reachable(
          board,
          Array.from({ length: CELLS }, (_, cell) => cell),
        ),
      ).toBe(CELLS);
      expect(reachable(board, board.gallery)).toBe(9);
    }
  });

  it('the basic board has its gallery in the third row and column, and no wall', () => {
    expect(boards.basic.gallery).toEqual([2, 7, 10, 11, 12, 13, 14, 17, 22]);
    expect(neighbours(boards.basic, 12)).toEqual([7, 11, 13, 17]);
    expect(neighbours(boards.basic, 0)).toEqual([1, 5]);
  });

  it('a wall closes the passage in both directions', () => {
    expect(neighbours(boards.twoWings, 2)).toEqual([1, 7]);
    expect(neighbours(boards.twoWings, 3)).toEqual([4, 8]);
    expect(neighbours(boards.cloister, 6)).toEqual([7, 11]);
  });
});
