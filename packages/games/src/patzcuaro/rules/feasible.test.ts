import { describe, expect, it } from 'vitest';
import type { Action, CardId, Requirement } from '../catalogue/types.ts';
import type { ReasonKey } from '../reasons.ts';
import { table } from '../testing/index.ts';
import { view } from '../view.ts';
import { assignments, misfit } from './requirement.ts';
import { unplayable } from './travel.ts';

const trade = (...reqs: Requirement[]): Action => ({ t: 'trade', reqs });
const altar: Action = { t: 'altar' };
const reveal = (d: 'cw' | 'ccw' | 'here'): Action => ({ t: 'reveal', d });
const draw = (n: number): Action => ({ t: 'draw', n });
const has = (i: 'marigold' | 'top' | 'bread'): Requirement => ({ k: 'has', i });
const pink: Requirement = { k: 'color', c: 'pink' };
const green: Requirement = { k: 'color', c: 'green' };

interface Case {
  hand: string;
  pile?: string;
  altar?: readonly [string, string, string];
  deck?: string;
}

/** Why a player cannot carry out these actions at a shop space, the third one of the top row. */
function blocked(actions: readonly Action[], { hand, pile = 'Y12', altar = ['', '', ''], deck }: Case) {
  const players = [{ hand, altar }, {}, {}];
  return unplayable(
    table({ players, piles: { 3: pile }, actions: { 3: actions }, ...(deck === undefined ? {} : { deck }) }),
    '0',
    3,
  );
}

const fits = (card: CardId, requirement: Requirement, top = 'pink' as const) => misfit(card, requirement, top) === null;

describe('requirements (1.6)', () => {
  it('any: every card', () => expect(fits('Y12', { k: 'any' })).toBe(true));

  it('colour: cards of that colour', () => {
    expect(fits('P01', pink)).toBe(true);
    expect(misfit('G01', pink, undefined)).toEqual({ key: 'cardNotOfColor', values: { card: 'G01', color: 'pink' } });
  });

  it('has: at least one of the item', () => {
    expect(fits('G03', has('bread'))).toBe(true);
    expect(fits('G13', has('bread'))).toBe(true);
    expect(misfit('G02', has('bread'), undefined)).toEqual({ key: 'cardWithout', values: { card: 'G02', item: 'bread' } });
  });

  it('lacks: none of the item', () => {
    expect(fits('G02', { k: 'lacks', i: 'bread' })).toBe(true);
    expect(misfit('G03', { k: 'lacks', i: 'bread' }, undefined)).toEqual({
      key: 'cardWith',
      values: { card: 'G03', item: 'bread' },
    });
  });

  it('section 7: exact 3 counts all icons, of any item: P06 fits, G04 does not', () => {
    expect(fits('P06', { k: 'exact', n: 3 })).toBe(true);
    expect(misfit('G04', { k: 'exact', n: 3 }, undefined)).toEqual({
      key: 'cardNotOfSize',
      values: { card: 'G04', size: 2, needed: 3 },
    });
  });

  it("diffTop: a colour other than the top card's", () => {
    expect(fits('G01', { k: 'diffTop' })).toBe(true);
    expect(misfit('P01', { k: 'diffTop' }, 'pink')).toEqual({ key: 'cardOfTopColor', values: { card: 'P01', color: 'pink' } });
  });

  it('are assigned to different cards, earlier cards of the hand first', () => {
    const any: Requirement = { k: 'any' };
    expect([...assignments(['P01', 'G01', 'P02'], [pink, any], undefined)]).toEqual([
      ['P01', 'G01'],
      ['P01', 'P02'],
      ['P02', 'P01'],
      ['P02', 'G01'],
    ]);
  });
});

describe('the reason that an action is impossible (1.6)', () => {
  const cases: [string, Action[], Case, { key: ReasonKey; values?: object }][] = [
    ['an empty hand', [trade({ k: 'any' })], { hand: '' }, { key: 'noCards' }],
    ['a colour', [trade(pink, green)], { hand: 'P01 P02 U01' }, { key: 'noCardOfColor', values: { color: 'green' } }],
    ['an item', [trade(has('marigold'))], { hand: 'P01 G05' }, { key: 'noCardWith', values: { item: 'marigold' } }],
    [
      'a card without',
      [trade({ k: 'lacks', i: 'candle' })],
      { hand: 'P01 U06' },
      { key: 'noCardWithout', values: { item: 'candle' } },
    ],
    ['a size', [trade({ k: 'exact', n: 5 })], { hand: 'P01' }, { key: 'noCardOfSize', values: { size: 5 } }],
    [
      'another colour',
      [trade({ k: 'diffTop' })],
      { hand: 'Y01', pile: 'P01 Y12' },
      { key: 'noCardOfOtherColor', values: { color: 'yellow' } },
    ],
    ['a second card', [trade(pink, has('top'))], { hand: 'P05 G01' }, { key: 'notEnoughCards', values: { needed: 2 } }],
    ['a card to place', [altar], { hand: '' }, { key: 'noCardToPlace' }],
    ['either', [{ t: 'choose', o: [[trade(pink)], [trade(green)]] }], { hand: 'U01' }, { key: 'noOption' }],
    [
      'the only option',
      [{ t: 'choose', o: [[trade(pink)]] }],
      { hand: 'U01' },
      { key: 'noCardOfColor', values: { color: 'pink' } },
    ],
  ];

  it.each(cases)('%s', (_, actions, sketch, reason) => {
    expect(blocked(actions, sketch)).toEqual(reason);
  });

  it('section 7: 1A2 with a hand without marigold is not playable', () => {
    const G = table({ players: [{ hand: 'P01 G05', at: 7 }, {}, {}] });
    expect(G.route[8]?.id).toBe('1A2');
    expect(unplayable(G, '0', 8)).toEqual({ key: 'noCardWith', values: { item: 'marigold' } });
  });

  it("is hidden when it depends on another player's hand", () => {
    const G = table({ players: [{ hand: 'P01' }, { hand: 'G01' }] });
    expect(unplayable(view(G, '0'), '1', 1)).toEqual({ key: 'handHidden' });
  });
});

describe('feasible: all actions in order, for some choice of options and cards (1.6)', () => {
  it('ruling 5: a space is not playable if only a part of its actions is possible', () => {
    expect(blocked([draw(1), trade(has('top'))], { hand: 'P01' })).toEqual({ key: 'noCardWith', values: { item: 'top' } });
  });

  it('a trade leaves a card to place, since piles are never empty', () => {
    expect(blocked([trade(pink), altar], { hand: 'P01' })).toBeNull();
  });

  it('the cards of a larger pile are available to later actions; with a smaller pile, given cards are missing', () => {
    expect(blocked([trade(pink), altar, altar], { hand: 'P01', pile: 'Y11 Y12' })).toBeNull();
    expect(blocked([trade(pink), altar, altar], { hand: 'P01' })).toEqual({ key: 'noCardToPlace' });
  });

  it('a drawn card can be placed, as long as the deck has cards', () => {
    expect(blocked([draw(2), altar, altar], { hand: '', deck: 'Y01 Y02' })).toBeNull();
    expect(blocked([draw(2), altar, altar], { hand: '', deck: 'Y01' })).toEqual({ key: 'noCardToPlace' });
  });

  it('deck cards used by others or by an arrow are gone', () => {
    const others: Action = { t: 'others', a: [{ t: 'draw', n: 1 }] };
    expect(blocked([others, draw(1), altar], { hand: '', deck: 'Y01 Y02' })).toEqual({ key: 'noCardToPlace' });
    expect(blocked([others, draw(1), altar], { hand: '', deck: 'Y01 Y02 Y03' })).toBeNull();
    expect(blocked([{ t: 'reveal', d: 'cw' }, draw(1), altar], { hand: '', deck: 'Y01' })).toEqual({ key: 'noCardToPlace' });
  });

  it('a drawn card cannot be counted on for a trade', () => {
    expect(blocked([draw(2), trade({ k: 'any' })], { hand: '' })).toEqual({ key: 'noCards' });
  });

  it('altar before trade: actual cards are tried, not just numbers', () => {
    expect(blocked([altar, trade(has('top'))], { hand: 'P05 G01' })).toBeNull();
    expect(blocked([altar, trade(has('top'))], { hand: 'P05' })).toEqual({ key: 'noCards' });
    expect(blocked([altar, altar, trade(pink)], { hand: 'P01 G01' })).not.toBeNull();
    expect(blocked([altar, altar, trade(pink)], { hand: 'P01 G01 G02' })).toBeNull();
  });

  it('a drawn card may be placed in order to keep a known one for the trade', () => {
    expect(blocked([draw(1), altar, trade(pink)], { hand: 'P01' })).toBeNull();
  });

  it('a second trade uses the pile that the first one left', () => {
    expect(blocked([trade(pink), trade({ k: 'diffTop' })], { hand: 'P01', pile: 'Y12' })).toBeNull();
    expect(blocked([trade(pink), trade({ k: 'diffTop' })], { hand: 'P01', pile: 'P12' })).toEqual({
      key: 'noCardOfOtherColor',
      values: { color: 'pink' },
    });
  });

  it('diffTop inside a two-card trade: both are compared with the old top card', () => {
    const both = [trade({ k: 'diffTop' }, { k: 'diffTop' })];
    expect(blocked(both, { hand: 'G01 G02', pile: 'G05 Y12' })).toBeNull();
    expect(blocked(both, { hand: 'G01 Y01', pile: 'G05 Y12' })).toEqual({ key: 'notEnoughCards', values: { needed: 2 } });
  });

  it('reveal here: an unknown top card requires a hand of two colours, unless the deck is empty', () => {
    const space: Action[] = [{ t: 'reveal', d: 'here' }, trade({ k: 'diffTop' })];
    for (const hand of ['P01 P02', 'G01', 'U01 U02', 'Y01']) {
      expect(blocked(space, { hand })).toEqual({ key: 'noOtherColorForSure' });
    }
    expect(blocked(space, { hand: 'P01 G02' })).toBeNull();
    expect(blocked(space, { hand: 'P01 P02', deck: '' })).toBeNull();
  });

  it('choices within choices: one branch suffices, and later actions belong to each branch', () => {
    const nested: Action = { t: 'choose', o: [[{ t: 'choose', o: [[trade(pink)], [altar, altar]] }], [trade(green)]] };
    expect(blocked([nested], { hand: 'U01 U02' })).toBeNull();
    expect(blocked([nested], { hand: 'U01' })).toEqual({ key: 'noOption' });
    expect(blocked([nested, trade(has('top'))], { hand: 'U01 U02 U04' })).toBeNull();
    expect(blocked([nested, trade(has('top'))], { hand: 'U01 U04' })).toEqual({ key: 'noOption' });
  });

  it('section 7: PA-top with one card: only the draw with up to 7 cards on the altar, both with 8', () => {
    const [both, drawing] = [[altar, altar], [draw(2)]];
    const seven = ['P01 P02 P03 P04', 'G01 G02 G03', ''] as const;
    const eight = ['P01 P02 P03 P04', 'G01 G02 G03', 'U01'] as const;
    expect(blocked(both, { hand: 'Y01', altar: seven })).toEqual({ key: 'noCardToPlace' });
    expect(blocked(drawing, { hand: 'Y01', altar: seven })).toBeNull();
    expect(blocked([{ t: 'choose', o: [both, drawing] }], { hand: 'Y01', altar: seven })).toBeNull();
    expect(blocked(both, { hand: 'Y01', altar: eight })).toBeNull();
  });
});

describe('certain resources, action by action (1.6)', () => {
  const diffTop: Requirement = { k: 'diffTop' };
  const any: Requirement = { k: 'any' };

  it('draw: the next draw does not find cards that an earlier one took', () => {
    expect(blocked([draw(2), altar, altar], { hand: '', deck: 'Y01 Y02' })).toBeNull();
    const thrice = [draw(2), draw(2), altar, altar, altar];
    expect(blocked(thrice, { hand: '', deck: 'Y01 Y02' })).toEqual({ key: 'noCardToPlace' });
  });

  it('reveal: when the arrow points to Pátzcuaro, the deck keeps its card', () => {
    const actions = { 1: [reveal('ccw'), draw(1), altar] };
    expect(unplayable(table({ players: [{}, {}, {}], actions, deck: 'Y01' }), '0', 1)).toBeNull();
    const onShop = { 1: [reveal('cw'), draw(1), altar] };
    expect(unplayable(table({ players: [{}, {}, {}], actions: onShop, deck: 'Y01' }), '0', 1)).toEqual({ key: 'noCardToPlace' });
  });

  it('reveal: changes the top card of the pile only with "here"', () => {
    expect(blocked([reveal('cw'), trade(diffTop)], { hand: 'P01', pile: 'Y12' })).toBeNull();
    expect(blocked([reveal('here'), trade(diffTop)], { hand: 'P01', pile: 'Y12 Y11' })).toEqual({ key: 'noOtherColorForSure' });
    expect(blocked([reveal('here'), trade(pink)], { hand: 'Y01', pile: 'Y12' })).toEqual({
      key: 'noCardOfColor',
      values: { color: 'pink' },
    });
  });

  it('trade: a card revealed onto the pile is taken unseen; it can be placed, but not counted on', () => {
    expect(blocked([reveal('here'), trade(any), altar, altar], { hand: 'P01', pile: 'Y12' })).toBeNull();
    expect(blocked([reveal('here'), trade(any), altar, altar, altar], { hand: 'P01', pile: 'Y12' })).toEqual({
      key: 'noCardToPlace',
    });
    expect(blocked([reveal('here'), trade(any), trade(pink)], { hand: 'P01', pile: 'Y12' })).toEqual({
      key: 'noCardOfColor',
      values: { color: 'pink' },
    });
  });

  it('trade: without a pile, each colour differs from the top', () => {
    const actions = { 0: [trade(diffTop)] };
    expect(unplayable(table({ players: [{ hand: 'P01' }, {}, {}], actions }), '0', 0)).toBeNull();
  });

  it('altar: a drawn card that completes the altar makes the next altar action void', () => {
    const almost = ['P03 P04 P05 P06', 'P07 P08 P09', 'P10'] as const;
    expect(blocked([draw(1), altar, altar], { hand: '', altar: almost, deck: 'Y01' })).toBeNull();
  });

  it('others: placements take nothing from the deck', () => {
    expect(blocked([{ t: 'others', a: [altar] }, draw(1), altar], { hand: '', deck: 'Y01' })).toBeNull();
  });
});
