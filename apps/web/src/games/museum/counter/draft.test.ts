import { matchInAction, type PlayerSketch } from '@sobremesa/games/museum/testing';
import { describe, expect, it } from 'vitest';
import { nothing, type Selection } from '../table.tsx';
import {
  draftOf,
  forgo,
  moveOf,
  moveWish,
  proposeCell,
  purchasesOf,
  quoteOf,
  sellerOf,
  toggleExpert,
  toggleMentor,
  wishFor,
} from './draft.ts';

/** Ana furbishes; Benito has some Objects in his store. */
const table = (ana: PlayerSketch = {}, favour?: string) => {
  const match = matchInAction({
    players: [
      { hand: 'INC-03 INC-10 GRE-07 MAY-02', pool: 'INC-05', prestige: 3, ...(favour ? { favours: favour } : {}), ...ana },
      { pool: 'GRE-01 ROM-04' },
    ],
    experts: 'E01 E19 E22',
  });
  if (favour !== undefined) match.play('0', 'playFavour', favour, null);
  return match.G;
};
const picked = (changes: Partial<Selection>): Selection => ({ ...nothing, ...changes });

describe('the proposed cell', () => {
  it('is the one where the Object scores most', () => {
    const G = table({ museum: 'INC-01 . INC-02/. . .' });
    expect(proposeCell(G, '0', 'INC-03', [])).toBe(1);
  });

  it('otherwise is beside a similar Object, or else the first of the main gallery', () => {
    expect(proposeCell(table({ museum: '. . . ./. INC-01' }), '0', 'INC-03', [])).toBe(7);
    expect(proposeCell(table(), '0', 'INC-03', [])).toBe(2);
  });

  it('is not the cell of another wished Object, and is null in a full museum', () => {
    expect(proposeCell(table(), '0', 'CHI-01', [{ card: 'INC-03', cell: 2, mentor: false }])).not.toBe(2);
    const full = Array.from({ length: 5 }, (_, row) =>
      ['CHI', 'IND', 'JAP', 'EGY', 'MES'].map((people) => `${people}-0${row + 1}`).join(' '),
    ).join('/');
    expect(proposeCell(table({ museum: full }), '0', 'INC-03', [])).toBeUndefined();
  });
});

describe('the goods', () => {
  it("of one's own make a basket, with the Mentor's help for the first", () => {
    const G = table({ experts: 'E19' });
    const goods = wishFor(G, '0', wishFor(G, '0', nothing, 'INC-03'), 'INC-05');
    expect(goods.wishes.map(({ card, mentor }) => [card, mentor])).toEqual([
      ['INC-03', true],
      ['INC-05', false],
    ]);
    expect(goods.wishes[0]?.cell).not.toBe(goods.wishes[1]?.cell);
    expect(forgo(goods, 'INC-03').wishes.map(({ card }) => card)).toEqual(['INC-05']);
  });

  it("of another player's store are bought alone", () => {
    const G = table();
    const basket = toggleExpert(wishFor(G, '0', nothing, 'INC-03'), 'E01');
    const foreign = wishFor(G, '0', basket, 'GRE-01');
    expect(foreign).toMatchObject({ wishes: [{ card: 'GRE-01' }], experts: [] });
    expect(sellerOf(G, '0', foreign)).toBe('1');
    expect(wishFor(G, '0', foreign, 'INC-03').wishes.map(({ card }) => card)).toEqual(['INC-03']);
    expect(draftOf(G, '0', picked(toggleExpert(foreign, 'E01')))).toMatchObject({ wishes: [], experts: ['E01'] });
  });

  it("use the Mentor's help for one of them at most", () => {
    const wishes = [
      { card: 'INC-03', cell: 0, mentor: true },
      { card: 'INC-05', cell: 1, mentor: false },
    ];
    expect(toggleMentor(wishes, 'INC-05').map(({ mentor }) => mentor)).toEqual([false, true]);
    expect(toggleMentor(wishes, 'INC-03').map(({ mentor }) => mentor)).toEqual([false, false]);
  });

  it("swap places when one is moved to another's cell", () => {
    const wishes = [
      { card: 'INC-03', cell: 0, mentor: false },
      { card: 'INC-05', cell: 1, mentor: false },
    ];
    expect(moveWish(wishes, 'INC-03', 1).map(({ cell }) => cell)).toEqual([1, 0]);
    expect(moveWish(wishes, 'INC-03', 7).map(({ cell }) => cell)).toEqual([7, 1]);
  });

  it('are sent with the dearest first, so that no discount is lost', () => {
    const G = table({}, 'F4-1');
    const goods = wishFor(G, '0', wishFor(G, '0', nothing, 'INC-03'), 'INC-05');
    expect(purchasesOf(goods).map((purchase) => ('card' in purchase ? purchase.card : ''))).toEqual(['INC-05', 'INC-03']);
    // Two off the cost of four for INC-05, nothing off that of INC-03.
    expect(quoteOf(G, '0', draftOf(G, '0', picked(goods))).costs).toEqual([2, 1]);
  });
});

describe('the payment', () => {
  it('is proposed: the cheapest one, without the goods', () => {
    const G = table();
    const draft = draftOf(G, '0', picked(wishFor(G, '0', nothing, 'GRE-07')));
    expect(draft).toMatchObject({ payment: ['INC-03'], prestige: 0, ownPayment: false, shelf: 'payment' });
    expect(quoteOf(G, '0', draft)).toMatchObject({ cost: 1, paid: 1, missing: 0, overpaid: 0 });
  });

  it('stays as the reader has changed it, except for cards that are now goods', () => {
    const G = table();
    const goods = wishFor(G, '0', nothing, 'GRE-07');
    const own = picked({ ...goods, payment: ['INC-03', 'GRE-07'], prestige: 2, ownPayment: true });
    expect(draftOf(G, '0', own)).toMatchObject({ payment: ['INC-03'], prestige: 2 });
  });

  it('leaves enough Prestige for the fee', () => {
    const G = table({ hand: '', prestige: 3 });
    const draft = draftOf(G, '0', picked(wishFor(G, '0', nothing, 'GRE-01')));
    expect(quoteOf(G, '0', draft)).toMatchObject({ cost: 3, fee: 1 });
    expect(draft.prestige).toBe(0);
    const richer = table({ hand: '', prestige: 4 });
    expect(draftOf(richer, '0', picked(wishFor(richer, '0', nothing, 'GRE-01'))).prestige).toBe(3);
  });
});

describe('the move', () => {
  it('is a basket or a foreign purchase', () => {
    const G = table();
    const own = toggleExpert(wishFor(G, '0', nothing, 'INC-05'), 'E01');
    expect(moveOf(G, '0', draftOf(G, '0', picked(own)))).toMatchObject({
      move: 'buy',
      args: [{ purchases: [{ card: 'INC-05' }, { expert: 'E01' }] }],
    });
    const foreign = moveOf(G, '0', draftOf(G, '0', picked(wishFor(G, '0', nothing, 'GRE-01'))));
    expect(foreign).toMatchObject({ move: 'buyForeign', args: [{ card: 'GRE-01' }] });
  });
});
