import { describe, expect, it } from 'vitest';
import {
  favourPlayBlocker,
  favourTarget,
  hireBlocker,
  inventoryCardBlocker,
  layoutWorth,
  objectBlocker,
  penaltyOf,
  proposal,
  quoteBasket,
  quoteForeign,
  secretaryCardBlocker,
} from './queries.ts';
import { layoutOf, matchFrom, matchInAction } from './testing/index.ts';

describe('quotes', () => {
  const { G } = matchInAction({ players: [{ hand: 'INC-05 INC-06 INC-03 INC-02', prestige: 3 }, { pool: 'GRE-05' }] });
  const purchases = [
    { card: 'INC-06', cell: 0 },
    { card: 'INC-03', cell: 1 },
  ];

  it('name the missing amount', () => {
    expect(quoteBasket(G, '0', purchases, { cards: ['INC-02'], prestige: 1 })).toEqual({
      costs: [3, 1],
      cost: 4,
      paid: 3,
      missing: 1,
      overpaid: 0,
      superfluous: { cards: [], prestige: 0 },
      fee: 0,
    });
  });

  it('name the overpaid amount and the superfluous parts', () => {
    expect(quoteBasket(G, '0', purchases, { cards: ['INC-05', 'INC-02'], prestige: 1 })).toMatchObject({
      overpaid: 3,
      superfluous: { cards: ['INC-02'], prestige: 1 },
    });
  });

  it('list the fee of a foreign purchase separately', () => {
    const quote = quoteForeign(G, '0', 'GRE-05', false, { cards: ['INC-05'], prestige: 1 });
    expect(quote).toMatchObject({ costs: [5], cost: 5, missing: 0, fee: 1 });
  });
});

describe('blockers', () => {
  it("of an Object: in hand, in one's own pool, in another pool, or elsewhere", () => {
    const { G } = matchInAction({ players: [{ hand: 'INC-04 INC-02 INC-10', pool: 'INC-05' }, { pool: 'GRE-07' }] });
    expect(objectBlocker(G, '0', 'INC-10')).toBeNull();
    expect(objectBlocker(G, '0', 'INC-04')).toEqual({ key: 'cannotAfford', values: { cost: 5, means: 3 } });
    expect(objectBlocker(G, '0', 'INC-05')).toBeNull();
    expect(objectBlocker(G, '0', 'GRE-07')).toEqual({ key: 'notEnoughForFee', values: { needed: 1, has: 0 } });
    expect(objectBlocker(G, '0', 'ROM-01')).toEqual({ key: 'cardNotYours', values: { card: 'ROM-01' } });
    expect(objectBlocker(G, '1', 'GRE-07')).toEqual({ key: 'notYourTurn', values: { player: '0' } });
  });

  it('the fee of a foreign purchase does not pay for the Object', () => {
    const { G } = matchInAction({ players: [{ hand: 'INC-02', prestige: 2 }, { pool: 'GRE-03 GRE-01' }] });
    expect(objectBlocker(G, '0', 'GRE-03')).toEqual({ key: 'cannotAfford', values: { cost: 4, means: 3 } });
    expect(objectBlocker(G, '0', 'GRE-01')).toBeNull();
  });

  it('of an Expert', () => {
    const { G } = matchInAction({ players: [{ hand: 'INC-02' }, {}], experts: 'E01 E02 E03' });
    expect(hireBlocker(G, '0', 'E01')).toEqual({ key: 'cannotAfford', values: { cost: 3, means: 2 } });
    expect(hireBlocker(G, '0', 'E05')).toEqual({ key: 'expertNotOffered', values: { expert: 'E05' } });
  });

  it('of a Favour and of its target', () => {
    const { G } = matchFrom({ players: [{ favours: 'F1-1 F4-1 F7-1' }, {}] });
    expect(favourPlayBlocker(G, '0', 'F1-1')).toBeNull();
    expect(favourPlayBlocker(G, '0', 'F4-1')).toEqual({ key: 'favourInAction', values: { favour: 'F4' } });
    expect(favourPlayBlocker(G, '0', 'F2-1')).toEqual({ key: 'favourNotHeld' });
    expect([favourTarget('F1-1'), favourTarget('F2-1'), favourTarget('F7-1')]).toEqual([
      { type: 'continent' },
      { type: 'nothing' },
      { type: 'cards', most: 3 },
    ]);
  });

  it('of a stored card', () => {
    const { G } = matchInAction({ players: [{ pool: 'INC-02', experts: 'E24' }, {}] });
    expect(inventoryCardBlocker(G, '0', 'INC-02')).toBeNull();
    expect(secretaryCardBlocker(G, '0', 'INC-02')).toBeNull();
    expect(inventoryCardBlocker(G, '0', 'INC-03')).toEqual({ key: 'notInPool', values: { card: 'INC-03' } });
  });

  it('are “hidden” where they depend on secret cards of the owner', () => {
    const { G, ctx, module } = matchInAction({ players: [{ hand: 'INC-02 INC-03' }, {}] });
    const seen = module.view(G, ctx, '1');
    expect(objectBlocker(seen, '0', 'INC-03')).toEqual({ key: 'hidden' });
    expect(module.legalMoves(seen, module.viewCtx(G, ctx, '1'), '0').map(({ move }) => move)).toEqual(['endTurn']);
  });
});

describe('museums', () => {
  it('the points of a layout, and the best layout found', () => {
    const { G } = matchInAction({ players: [{ museum: 'INC-01 INC-04 . INC-07', patron: 'P02' }, {}] });
    expect(layoutWorth(G, '0', layoutOf('INC-01 INC-04 INC-07')).total).toBe(3);
    expect(proposal(G, '0')).toMatchObject({ present: 0, points: 3, bound: 3 });
  });

  it('a proposal is never worse than the present layout; if not better, it leaves the layout unchanged', () => {
    const { G } = matchInAction({ players: [{ museum: '. INC-01 INC-04 INC-07' }, {}] });
    expect(proposal(G, '0').layout).toEqual(G.players[0]?.museum);
  });

  it('the penalty for stored cards', () => {
    const { G } = matchInAction({ players: [{ pool: 'INC-01 GRE-01' }, {}], opinion: { AM: 2, EU: 1 } });
    expect(penaltyOf(G, '0')).toBe(3);
  });
});
