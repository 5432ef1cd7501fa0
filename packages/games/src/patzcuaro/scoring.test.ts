import { describe, expect, it } from 'vitest';
import type { ObjectiveIds } from './catalogue/types.ts';
import { countIcons, levelScore, score, scoreParts } from './scoring.ts';
import { table } from './testing/index.ts';

type Rows = readonly [string, string, string];

const anything: ObjectiveIds = { one: 'O1a', two: 'O2a', three: 'O3a' };
const english: Rows = ['U06 P12 P10 Y02', 'U10 P04 U05', 'P11 G04'];
const spanish: Rows = ['U06 P12 G08 Y04', 'U10 P04 U05', 'P11 G04'];

function parts(altar: Rows, objectives: Partial<ObjectiveIds> = {}, flipped = false): Record<string, number> {
  const [player] = table({ players: [{ altar, flipped }, {}] }).players;
  if (player === undefined) return {};
  const rows = scoreParts(player.altar, { ...anything, ...objectives }, flipped);
  return Object.fromEntries(rows.map(({ source, points }) => [source.replace('score.', ''), points]));
}

const total = (points: Record<string, number>) => Object.values(points).reduce((sum, one) => sum + one, 0);

describe('scoring test vectors (section 8)', () => {
  it('English figures: 10 + 14 + 15 + 20 + 6 + 4 = 69', () => {
    const points = parts(english, { one: 'O1a', two: 'O2a', three: 'O3a' });
    expect(points).toEqual({ level1: 10, level2: 14, level3: 15, onePetal: 20, twoPetals: 6, threePetals: 4, flip: 0 });
    expect(total(points)).toBe(69);
  });

  it('Spanish figures: 10 + 14 + 15 + 20 + 6 + 4 = 69', () => {
    const points = parts(spanish, { one: 'O1a', two: 'O2c', three: 'O3c' });
    expect(points).toEqual({ level1: 10, level2: 14, level3: 15, onePetal: 20, twoPetals: 6, threePetals: 4, flip: 0 });
    expect(total(points)).toBe(69);
  });

  it.each([english, spanish])('each altar has 25 icons and one yellow card: −3 with O2d, 0 with O2e', (...altar) => {
    expect(countIcons(altar.flatMap((level) => level.split(' ')))).toBe(25);
    expect(parts(altar, { two: 'O2d' })['twoPetals']).toBe(-3);
    expect(parts(altar, { two: 'O2e' })['twoPetals']).toBe(0);
  });
});

describe('levels (1.9)', () => {
  it('ruling 16: level 1 counts its best three types by one, level 2 its best two by two, level 3 its best by three', () => {
    const cards = ['U06', 'G01', 'P12', 'P05'];
    // 4 candles, 4 bottles, 1 skull, 1 top
    expect(levelScore(cards, 1)).toEqual({ items: ['candle', 'bottle', 'skull'], icons: 9, points: 9 });
    expect(levelScore(cards, 2)).toEqual({ items: ['candle', 'bottle'], icons: 8, points: 16 });
    expect(levelScore(cards, 3)).toEqual({ items: ['candle'], icons: 4, points: 12 });
  });

  it('a type may count on several levels', () => {
    expect(parts(['P01 P06', 'U06', '']).level1).toBe(5);
    expect(parts(['P01 P06', 'U06', '']).level2).toBe(6);
  });

  it('with fewer types than allowed all of them count, and an empty level scores nothing', () => {
    expect(levelScore(['P01'], 1)).toEqual({ items: ['candle'], icons: 2, points: 2 });
    expect(levelScore([], 2)).toEqual({ items: [], icons: 0, points: 0 });
  });
});

describe('objectives (1.9)', () => {
  it('ruling 17: one petal counts each icon of the altar once, including those that no level counted', () => {
    // Skull, marigold, bread: 1 each, beside better types.
    expect(parts(['U06 P12 P11 G01', 'U15', ''], { one: 'O1b' }).onePetal).toBe(5);
    expect(parts(['P02 G02', 'P09', ''], { one: 'O1b' }).onePetal).toBe(10);
    expect(parts(['P02 G02', '', ''], { one: 'O1b' }).onePetal).toBe(0);
  });

  it('two petals, kind A: sets of colours, with as many cards of each as shown', () => {
    expect(parts(['P01 G01 U01 Y01', '', ''], { two: 'O2b' }).twoPetals).toBe(8);
    expect(parts(['P01 G01 U01', '', ''], { two: 'O2b' }).twoPetals).toBe(0);
    expect(parts(['P01 P02 G01 G02', 'U01 U02', ''], { two: 'O2a' }).twoPetals).toBe(12);
    expect(parts(['U01 U02 U03 U04', 'U05', ''], { two: 'O2c' }).twoPetals).toBe(12);
  });

  it('two petals, kind B: −3 for each yellow card', () => {
    expect(parts(['Y01 Y02 Y03 P01', '', ''], { two: 'O2d' }).twoPetals).toBe(-9);
    expect(parts(['P01', '', ''], { two: 'O2d' }).twoPetals).toBe(0);
  });

  it('ruling 19: two petals, kind C: +8 without a yellow card, also for a small or empty altar', () => {
    expect(parts(['', '', ''], { two: 'O2e' }).twoPetals).toBe(8);
    expect(parts(['P01', '', ''], { two: 'O2e' }).twoPetals).toBe(8);
    expect(parts(['P01 Y01', '', ''], { two: 'O2e' }).twoPetals).toBe(0);
  });

  it('ruling 18: three petals: 0, 4, 7, 12 for the levels with colour and item, on one card or two, full or not', () => {
    expect(parts(['P01 U06', '', ''], { three: 'O3a' }).threePetals).toBe(0);
    // Skulls without pink, pink without skulls, and each on its own level.
    expect(parts(['G08', '', ''], { three: 'O3a' }).threePetals).toBe(0);
    expect(parts(['P01', '', ''], { three: 'O3a' }).threePetals).toBe(0);
    expect(parts(['P01 P05', 'G08', ''], { three: 'O3a' }).threePetals).toBe(0);
    expect(parts(['P02', '', ''], { three: 'O3a' }).threePetals).toBe(4);
    expect(parts(['P01 G01 P04', 'P02 G02', ''], { three: 'O3a' }).threePetals).toBe(7);
    expect(parts(['P01 G01 P04', 'P02 G02', 'P12 U14'], { three: 'O3a' }).threePetals).toBe(12);
  });

  it('a flipped player card costs 5 points; a total may be negative', () => {
    expect(total(parts(['Y01', '', ''], { two: 'O2d' }, true))).toBe(4 - 3 - 5);
  });
});

describe('ranking (1.9)', () => {
  it('most points win', () => {
    const G = table({ players: [{ altar: ['P01', '', ''] }, { altar: ['U06', '', ''] }, {}] });
    expect(score(G).map(({ total, rank }) => [total, rank])).toEqual([
      [2, 2],
      [3, 1],
      [0, 3],
    ]);
  });

  it('section 7, ruling 20: with equal points, fewer icons in the altar win; hands do not matter', () => {
    // 3 points each: three of four types, or two candles and a bottle.
    const rich = ['Y02', '', ''] as const;
    const poor = ['P06', '', ''] as const;
    const players = [{ altar: rich }, { altar: poor, hand: 'Y09 Y10 Y11' }];
    for (const order of [
      ['0', '1'],
      ['1', '0'],
    ]) {
      const [first, second] = score(table({ players, order }));
      expect([first?.total, second?.total]).toEqual([3, 3]);
      expect([first?.rank, second?.rank]).toEqual([2, 1]);
    }
  });

  it('section 7: with both equal, the player farthest from the first player in turn order wins, whatever the seat', () => {
    const altars = ['P01', 'P02', 'P04'].map((card) => ({ altar: [card, '', ''] as const }));
    const ranks = (order: string[]) =>
      score(table({ players: altars, order, objectives: { ...anything, three: 'O3b' } })).map(({ rank }) => rank);
    expect(ranks(['0', '1', '2'])).toEqual([3, 2, 1]);
    expect(ranks(['1', '2', '0'])).toEqual([1, 3, 2]);
  });

  it('lists the figures of each source', () => {
    const G = table({ players: [{ altar: english }, {}], objectives: { one: 'O1a', two: 'O2a', three: 'O3a' } });
    expect(score(G)[0]?.parts.map(({ values }) => values)).toEqual([
      { items: { terms: ['candle', 'marigold', 'bottle'] }, icons: 10 },
      { items: { terms: ['lollipop', 'bread'] }, icons: 7 },
      { items: { terms: ['portrait'] }, icons: 5 },
      { objective: { term: 'O1a' }, count: 4 },
      { objective: { term: 'O2a' }, kind: 'set', count: 1 },
      { objective: { term: 'O3a' }, count: 1 },
      undefined,
    ]);
  });
});
