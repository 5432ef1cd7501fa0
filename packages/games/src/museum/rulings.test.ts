import { describe, expect, it } from 'vitest';
import { matchFrom, matchInAction, toAction } from './testing/index.ts';
import type { MuseumMatch } from './testing/index.ts';

/** The rulings of the sheet's section 2 that the tests of the chapters do not cover. */

const hand = 'MAY-01 MAY-02 MAY-03 MAY-04 MAY-05 MAY-06 MAY-07';
const nextTurn = (match: MuseumMatch) => toAction(match).play(match.G.active, 'endTurn');

describe('A2', () => {
  it('only face-up cards are drawn, never blind from a deck', () => {
    const match = matchFrom({ players: [{}, {}], decks: { AM: 'INC-01' } });
    expect(match.why('0', 'draw', 'INC-01')).toEqual({ key: 'notOnDisplay', values: { card: 'INC-01' } });
  });
});

describe('A3, A4', () => {
  it("the Prestige for an opponent's draw comes from the supply, and adds no point on the track", () => {
    const match = matchFrom({ players: [{}, { prestige: 2 }] });
    match.play('0', 'draw', match.G.display.AM[0]).play('1', 'draw', match.G.display.AM[1]);
    expect(match.G.players.map(({ prestige, score }) => [prestige, score])).toEqual([
      [1, 0],
      [2, 0],
    ]);
  });
});

describe('A6', () => {
  it('the overpaid amount of a foreign purchase buys nothing else', () => {
    const match = matchInAction({ players: [{ hand: 'INC-03 INC-04', prestige: 1 }, { pool: 'GRE-07' }] });
    match.play('0', 'buyForeign', { card: 'GRE-07', cell: 0, cards: ['INC-04'], prestige: 0 });
    expect(match.why('0', 'buy', { purchases: [{ card: 'INC-03', cell: 1 }], cards: [], prestige: 0 })).toEqual({
      key: 'paymentTooLow',
      values: { cost: 1, paid: 0 },
    });
  });
});

describe('A12 strictHandLimit', () => {
  const options = { strictHandLimit: true };

  it('an opponent whose hand has reached the limit may not draw; the active player always may', () => {
    const match = matchFrom({ players: [{ hand }, { hand: hand.replaceAll('MAY', 'INC') }, {}], options });
    expect(match.why('0', 'decline', 1)).toEqual({ key: 'mustDraw' });
    match.play('0', 'draw', match.G.display.EU[0]);
    expect(match.G.step).toEqual({ kind: 'explore', players: ['2'] });
  });

  it('with E20 the limit is nine', () => {
    const match = matchFrom({ players: [{}, { hand, experts: 'E20' }], options });
    match.play('0', 'draw', match.G.display.EU[0]);
    expect(match.G.step).toEqual({ kind: 'explore', players: ['1'] });
  });

  it('without the option the draw is allowed', () => {
    const match = matchFrom({ players: [{}, { hand }] });
    match.play('0', 'draw', match.G.display.EU[0]);
    expect(match.why('1', 'draw', match.G.display.EU[1])).toBeNull();
  });
});

describe('A18 sweepMarketEachRound', () => {
  it('before a Headline the remaining cards go under their decks, slot 0 first, and the slots are refilled', () => {
    const decks = { AM: 'MAY-04 MAY-03 MAY-02 MAY-01' };
    const match = matchFrom({
      players: [{}, {}],
      options: { sweepMarketEachRound: true },
      display: { AM: 'INC-01 INC-02' },
      decks,
      headlineDeck: 'H13',
    });
    match.play('0', 'draw', match.G.display.EU[0]).play('1', 'decline', 1).play('0', 'endTurn');
    match.play('1', 'draw', match.G.display.EU[0]).play('0', 'decline', 2).play('1', 'endTurn');
    expect(match.G.display.AM).toEqual(['MAY-01', 'MAY-02', null]);
    expect(match.G.decks.AM).toEqual(['INC-02', 'INC-01', 'MAY-04', 'MAY-03']);
    expect(match.G.deckSizes.AM).toBe(4);
  });

  it('the Headline that follows fills a third slot', () => {
    const match = matchFrom({ players: [{}, {}], options: { sweepMarketEachRound: true }, headlineDeck: 'H11' });
    nextTurn(nextTurn(match));
    expect(match.G.display.AM.every((card) => card !== null)).toBe(true);
    expect(match.G.display.EU[2]).toBeNull();
  });

  it('without the option the cards stay', () => {
    const match = matchFrom({ players: [{}, {}], headlineDeck: 'H13' });
    const [, kept] = match.G.display.AS;
    nextTurn(nextTurn(match));
    expect(match.G.display.AS[1]).toBe(kept);
  });
});

describe('A22', () => {
  it('furbishing can have many transactions; E24 and Favours may come between the draw and them', () => {
    const match = matchInAction({ players: [{ hand: 'INC-03', pool: 'INC-10 INC-15', experts: 'E24', favours: 'F2-1' }, {}] });
    match.play('0', 'askSecretary', 'INC-10').play('0', 'playFavour', 'F2-1', null);
    match.play('0', 'buy', { purchases: [{ card: 'INC-03', cell: 0 }], cards: ['INC-10'], prestige: 0 });
    match.play('0', 'buy', { purchases: [{ card: 'INC-15', cell: 1 }], cards: [], prestige: 1 });
    match.play('0', 'buy', { purchases: [{ card: 'INC-10', cell: 2 }], cards: [], prestige: 1 });
    expect(match.G.players[0]).toMatchObject({ score: 3, prestige: 1, pool: [] });
  });
});

describe('A24', () => {
  it('F4, F6 and F8 lapse at the end of the turn if they were not used', () => {
    for (const favour of ['F4-1', 'F6-1', 'F8-1']) {
      const match = matchInAction({ players: [{ favours: favour }, {}] });
      match.play('0', 'playFavour', favour, null).play('0', 'endTurn');
      expect(match.G.thisTurn).toMatchObject({ objectDiscount: 0, expertDiscount: 0, feeWaived: false });
      expect(match.G.favourPile).toEqual([favour]);
    }
  });
});
