import { describe, expect, it } from 'vitest';
import { TestMatch } from '../kit/testing/index.ts';
import { objectOf, totalValue } from './catalogue/objects.ts';
import { museum } from './index.ts';
import { canonicalMoves } from './moves.ts';
import { canonicalPayments, fallsApart } from './rules/payments.ts';
import type { Basket, ForeignPurchase } from './state.ts';
import { matchFrom, matchInAction } from './testing/index.ts';
import type { MuseumMatch } from './testing/index.ts';

const baskets = (match: MuseumMatch) =>
  match.legalMoves('0').flatMap(({ move, args }) => (move === 'buy' ? [args[0] as Basket] : []));

describe('canonical payments', () => {
  // Values 1, 2, 2, 3, 5.
  const hand = ['INC-03', 'INC-02', 'INC-09', 'INC-06', 'INC-01'];

  it('lists the cheapest first, nothing superfluous, and one for each sum of values', () => {
    const found = canonicalPayments(hand, 1, 3, 10);
    expect(found.map(({ cards, prestige }) => [cards.map((card) => objectOf(card).value), prestige])).toEqual([
      [[3], 0],
      [[2, 1], 0],
      [[2], 1],
      [[2, 2], 0],
      [[5], 0],
    ]);
    expect(canonicalPayments(hand, 1, 3, 2)).toHaveLength(2);
  });

  it('each pays the cost, and none of its parts can be left out', () => {
    for (let cost = 1; cost <= 14; cost++) {
      for (const { cards, prestige } of canonicalPayments(hand, 4, cost, Infinity)) {
        const paid = totalValue(cards) + prestige;
        expect(paid).toBeGreaterThanOrEqual(cost);
        expect(prestige).toBeLessThanOrEqual(4);
        for (const card of cards) expect(paid - objectOf(card).value).toBeLessThan(cost);
        expect(prestige === 0 || paid === cost).toBe(true);
      }
    }
  });

  it('lists none when the player has too little, and an empty one when nothing is to be paid', () => {
    expect(canonicalPayments(hand, 0, 14, 5)).toEqual([]);
    expect(canonicalPayments(hand, 3, 0, 5)).toEqual([{ cards: [], prestige: 0 }]);
  });

  it('a payment for several costs falls apart if its parts pay each cost exactly', () => {
    expect(fallsApart({ cards: ['INC-06'], prestige: 0 }, [2, 1])).toBe(false);
    expect(fallsApart({ cards: ['INC-02', 'INC-03'], prestige: 0 }, [1, 2])).toBe(true);
    expect(fallsApart({ cards: ['INC-02'], prestige: 1 }, [1, 2])).toBe(true);
    expect(fallsApart({ cards: ['INC-05', 'INC-07'], prestige: 0 }, [5, 3])).toBe(false);
    // All cards pay for the first; the other costs nothing.
    expect(fallsApart({ cards: ['INC-02', 'INC-03'], prestige: 0 }, [3, 0])).toBe(true);
    // Each of the three costs takes its own cards and Prestige.
    expect(fallsApart({ cards: ['INC-02', 'INC-03'], prestige: 0 }, [2, 1, 0])).toBe(true);
    expect(fallsApart({ cards: ['INC-06'], prestige: 1 }, [1, 1, 2])).toBe(false);
  });
});

describe('legal moves for search', () => {
  it('offer both choices for a poor first hand, and only keeping for a good one; the fallback move keeps it', () => {
    const start = new TestMatch(museum, { seed: 1, numPlayers: 2 });
    const holding = (hand: string[]) => {
      const players = start.G.players.map((player) => ({ ...player, hand }));
      return { ...start.G, players };
    };
    const keep = { move: 'mulligan', args: [false] };
    const poor = holding(['INC-03', 'INC-02', 'INC-09']);
    expect(museum.legalMoves(poor, start.ctx, '0')).toEqual([keep, { move: 'mulligan', args: [true] }]);
    expect(museum.standIn(poor, start.ctx, '0')).toEqual(keep);
    expect(museum.legalMoves(holding(['INC-01', 'INC-06']), start.ctx, '0')).toEqual([keep]);
  });

  it('list each affordable purchase with a few payments, for the first empty cell', () => {
    const match = matchInAction({ players: [{ hand: 'INC-03 INC-02', pool: 'INC-15', museum: '. MAY-01' }, {}], experts: '' });
    expect(baskets(match)).toEqual([
      { purchases: [{ card: 'INC-03', cell: 0 }], cards: ['INC-02'], prestige: 0 },
      { purchases: [{ card: 'INC-15', cell: 0 }], cards: ['INC-03'], prestige: 0 },
      { purchases: [{ card: 'INC-15', cell: 0 }], cards: ['INC-02'], prestige: 0 },
      {
        purchases: [
          { card: 'INC-03', cell: 0 },
          { card: 'INC-15', cell: 2 },
        ],
        cards: ['INC-02'],
        prestige: 0,
      },
    ]);
  });

  it('list two purchases under one payment only if the payment cannot be split', () => {
    const match = matchInAction({ players: [{ hand: 'MES-08 INC-03 JAP-13', pool: '' }, {}], experts: '' });
    const pairs = baskets(match).filter(({ purchases }) => purchases.length === 2);
    expect(pairs).toEqual([
      {
        purchases: [
          { card: 'MES-08', cell: 0 },
          { card: 'INC-03', cell: 1 },
        ],
        cards: ['JAP-13'],
        prestige: 0,
      },
    ]);
  });

  it('use the Mentor once, where the discount lowers the cost', () => {
    const match = matchInAction({ players: [{ hand: 'INC-05 INC-06 INC-03', experts: 'E19' }, {}], experts: '' });
    for (const { purchases } of baskets(match)) {
      expect(purchases.filter((purchase) => 'mentor' in purchase)).toHaveLength(1);
    }
  });

  it('list foreign purchases that the player can pay after the fee', () => {
    const match = matchInAction({ players: [{ hand: 'INC-05', prestige: 2 }, { pool: 'GRE-05 GRE-07' }] });
    const foreign = match
      .legalMoves('0')
      .flatMap(({ move, args }) => (move === 'buyForeign' ? [args[0] as ForeignPurchase] : []));
    expect(foreign).toEqual([
      { card: 'GRE-05', cell: 0, cards: ['INC-05'], prestige: 1 },
      { card: 'GRE-07', cell: 0, cards: [], prestige: 1 },
      { card: 'GRE-07', cell: 0, cards: ['INC-05'], prestige: 0 },
    ]);
  });

  it('list inventories of the most valuable cards, and of each card alone', () => {
    const match = matchInAction({ players: [{ pool: 'INC-03 INC-04 INC-06' }, {}] });
    const taken = match.legalMoves('0').flatMap(({ move, args }) => (move === 'inventory' ? [args[0]] : []));
    expect(taken).toEqual([['INC-04', 'INC-06', 'INC-03'], ['INC-04', 'INC-06'], ['INC-04'], ['INC-06'], ['INC-03']]);
  });

  it('list for each stored Object the cheapest hand card for the swap, worth at most one less (F9)', () => {
    const match = matchInAction({ players: [{ hand: 'INC-05 INC-02 INC-06', favours: 'F9-1' }, { pool: 'INC-11 INC-01' }] });
    const swaps = match.legalMoves('0').flatMap(({ move, args }) => (move === 'playFavour' ? [args[1]] : []));
    expect(swaps).toEqual([
      ['INC-06', 'INC-11'],
      ['INC-05', 'INC-01'],
    ]);
  });

  it('list draws, the most valuable first, and declining where it is legal', () => {
    const match = matchFrom({ players: [{}, {}], display: { AM: 'INC-03 INC-04', EU: '', AF: '', AS: '' } });
    expect(match.legalMoves('0')).toEqual([
      { move: 'draw', args: ['INC-04'] },
      { move: 'draw', args: ['INC-03'] },
    ]);
    match.play('0', 'draw', 'INC-04');
    expect(match.legalMoves('1').at(-1)).toEqual({ move: 'decline', args: [1] });
  });

  it('stay few in a position with many possibilities', () => {
    const hand = 'INC-01 INC-02 INC-03 MAY-03 MAY-04 MAY-05 GRE-01';
    const pool = 'GRE-02 GRE-04 ROM-01 ROM-02 ROM-05 CEL-02 CEL-03 CEL-08 PHO-01 PHO-03 CHI-01 CHI-03';
    const match = matchInAction({
      players: [{ hand, pool, prestige: 5, favours: 'F4-1 F7-1 F9-1' }, { pool: 'JAP-01 JAP-02 JAP-03' }],
    });
    expect(match.legalMoves('0').length).toBeLessThan(400);
  });
});

describe('special moves', () => {
  it('canonicalMoves names the moves of which only some are listed', () => {
    expect(canonicalMoves).toEqual(['buy', 'buyForeign', 'inventory', 'playFavour', 'discard', 'arrange', 'finish']);
  });

  it("an Inventory takes the turn's action, and so does the Secretary, which counts as furbishing", () => {
    const stored = matchInAction({ players: [{ pool: 'INC-01' }, {}] }).play('0', 'inventory', ['INC-01']);
    expect(stored.G.thisTurn).toMatchObject({ action: 'inventory', secretaryUsed: false });
    const asked = matchInAction({ players: [{ pool: 'INC-01', experts: 'E24' }, {}] }).play('0', 'askSecretary', 'INC-01');
    expect(asked.G.thisTurn).toMatchObject({ action: 'furbish', secretaryUsed: true });
    expect(asked.events).toEqual([{ type: 'tookFromPool', player: '0', cards: ['INC-01'], cause: 'secretary' }]);
  });
});
