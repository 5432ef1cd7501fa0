import { describe, expect, it } from 'vitest';
import { cardIds, cardOf, cards } from './cards.ts';
import { objectiveOf, onePetal, threePetals, twoPetals } from './objectives.ts';
import { patzcuaroSpaceId, patzcuaroTile, shopSpaceId, shopTileOf, shopTiles } from './tiles.ts';
import { colors, items } from './types.ts';
import type { Action, Item } from './types.ts';

const icons = (item: Item) => cards.flatMap((card) => card.items).filter((shown) => shown === item).length;
const showing = (item: Item) => cards.filter((card) => card.items.includes(item)).length;

describe('the 57 altar cards (section 2)', () => {
  it('15 pink, 15 green, 15 purple and 12 yellow, numbered by colour', () => {
    expect(cards).toHaveLength(57);
    expect(new Set(cardIds).size).toBe(57);
    expect(colors.map((color) => cards.filter((card) => card.color === color).length)).toEqual([15, 15, 15, 12]);
    const prefixes = { pink: 'P', green: 'G', purple: 'U', yellow: 'Y' };
    for (const { id, color } of cards) expect(id).toMatch(new RegExp(`^${prefixes[color]}\\d\\d$`));
  });

  it('15, 22, 16 and 4 of sizes 2 to 5, with 180 icons in all', () => {
    const sizes = cards.map((card) => card.items.length);
    expect([2, 3, 4, 5].map((size) => sizes.filter((other) => other === size).length)).toEqual([15, 22, 16, 4]);
    expect(sizes.reduce((sum, size) => sum + size)).toBe(180);
  });

  it("each item has the sheet's number of icons, on the sheet's number of cards", () => {
    expect(items.map(icons)).toEqual([23, 22, 22, 22, 23, 22, 23, 23]);
    expect(items.map(showing)).toEqual([15, 15, 15, 15, 16, 15, 16, 15]);
  });

  it('43, 42, 43 and 52 icons by colour', () => {
    const byColor = colors.map((color) => cards.filter((card) => card.color === color).flatMap((card) => card.items).length);
    expect(byColor).toEqual([43, 42, 43, 52]);
  });

  it('each item has one triple, alone on its card', () => {
    const triples = cards.filter((card) => items.some((item) => card.items.filter((shown) => shown === item).length >= 3));
    expect(triples.map((card) => card.items.length)).toEqual(items.map(() => 3));
    expect(new Set(triples.map((card) => card.items[0])).size).toBe(items.length);
  });

  it('pink, green and purple have sizes 2 to 4, yellow sizes 4 and 5, and no two cards are the same', () => {
    for (const { color, items } of cards) expect(color === 'yellow' ? [4, 5] : [2, 3, 4]).toContain(items.length);
    expect(new Set(cards.map((card) => card.items.toSorted().join())).size).toBe(57);
  });

  it('are found by id only', () => {
    expect(cardOf('Y10')).toEqual({ id: 'Y10', color: 'yellow', items: ['skull', 'skull', 'marigold', 'top', 'top'] });
    expect(() => cardOf('P16')).toThrow(RangeError);
    expect(() => cardOf('__proto__')).toThrow(RangeError);
  });
});

/** All actions of a list, including those within choices and benefits. */
function flat(actions: readonly Action[]): Action[] {
  return actions.flatMap((action) => {
    if (action.t === 'choose') return [action, ...action.o.flatMap(flat)];
    return action.t === 'others' ? [action, ...action.a] : [action];
  });
}

describe('the tiles (section 3)', () => {
  const sides = shopTiles.flatMap(({ A, B }) => [A, B]);
  const shopActions = sides.flatMap((spaces) => spaces.flatMap((space) => flat(space)));
  const requirements = shopActions.flatMap((action) => (action.t === 'trade' ? action.reqs : []));

  it('four with two sides of two spaces; space 1A1 is as in the book', () => {
    expect(shopTiles.map(({ id }) => id)).toEqual([1, 2, 3, 4]);
    expect(sides.flat()).toHaveLength(16);
    expect(shopTileOf(1).A[0]).toEqual([
      {
        t: 'trade',
        reqs: [
          { k: 'color', c: 'pink' },
          { k: 'color', c: 'green' },
        ],
      },
      { t: 'draw', n: 1 },
    ]);
    expect(() => shopTileOf(5)).toThrow(RangeError);
  });

  it('each shop space has a trade, and Pátzcuaro has none', () => {
    for (const space of sides.flat()) expect(flat(space).some((action) => action.t === 'trade')).toBe(true);
    for (const { top, bottom } of Object.values(patzcuaroTile)) {
      expect([...flat(top), ...flat(bottom)].some((action) => action.t === 'trade')).toBe(false);
    }
  });

  it('each of the eight shop sides belongs to one item, and so each item to one requirement', () => {
    const named = requirements.flatMap((requirement) => ('i' in requirement ? [requirement.i] : []));
    expect(named.toSorted()).toEqual(items.toSorted());
  });

  it('all kinds of requirements and arrows, both benefits, and choices occur', () => {
    expect(new Set(requirements.map(({ k }) => k))).toEqual(new Set(['any', 'color', 'has', 'lacks', 'exact', 'diffTop']));
    expect(new Set(shopActions.flatMap((action) => (action.t === 'reveal' ? [action.d] : [])))).toEqual(
      new Set(['cw', 'ccw', 'across']),
    );
    expect(shopActions.flatMap((action) => (action.t === 'others' ? action.a.map(({ t }) => t) : [])).toSorted()).toEqual([
      'altar',
      'draw',
    ]);
    expect(shopActions.filter((action) => action.t === 'choose')).toHaveLength(2);
  });

  it('have names in both languages, different for each side', () => {
    for (const language of ['es', 'en'] as const) {
      expect(new Set(shopTiles.flatMap(({ name }) => [name.A[language], name.B[language]])).size).toBe(8);
    }
  });

  it('name their spaces as printed', () => {
    expect(shopSpaceId(3, 'B', 2)).toBe('3B2');
    expect(patzcuaroSpaceId('A', 'top')).toBe('PA-top');
    expect(patzcuaroSpaceId('B', 'bottom')).toBe('PB-bot');
  });
});

const showingBoth = (a: Item, b: Item) => onePetal.filter((card) => card.items.includes(a) && card.items.includes(b)).length;

describe('the 15 objectives (section 4)', () => {
  it('five of each kind, with unique ids', () => {
    const all = [onePetal, twoPetals, threePetals];
    expect(all.map((kind) => kind.length)).toEqual([5, 5, 5]);
    expect(new Set(all.flat().map(({ id }) => id)).size).toBe(15);
    expect(() => objectiveOf(onePetal, 'O2a')).toThrow(RangeError);
  });

  it('one-petal objectives show three items: each item twice, the lollipop once, no pair twice', () => {
    const shown = onePetal.flatMap(({ items }) => items);
    expect(items.map((item) => shown.filter((other) => other === item).length)).toEqual([2, 2, 2, 1, 2, 2, 2, 2]);
    for (const a of items) {
      for (const b of items) expect(showingBoth(a, b)).toBeLessThanOrEqual(a === b ? 2 : 1);
    }
  });
});
