import { describe, expect, it } from 'vitest';
import { experts } from '../catalogue/experts.ts';
import { objects } from '../catalogue/objects.ts';
import { scoreParts } from '../scoring.ts';
import { layoutOf, matchInAction } from '../testing/index.ts';
import { favourLimit, handLimit } from './experts.ts';
import { worthOf } from './worth.ts';

const curator = (experts: string[]) => ({ board: 'basic' as const, experts, patron: null, patronNeedsCollection: false });
const buy = (goods: object[], cards: string[], prestige = 0) => ({ purchases: goods, cards, prestige });

describe('collection bonuses (7)', () => {
  const bonuses = experts.flatMap(({ id, effect }) => ('civilisation' in effect ? [[id, effect.civilisation] as const] : []));

  it.each(bonuses)('%s: a point for each card of a collection of %s', (expert, civilisation) => {
    const cards = objects.filter((object) => object.civilisation === civilisation).map(({ id }) => id);
    const four = layoutOf(cards.slice(0, 4).join(' '));
    expect(worthOf(four, curator([expert])).experts).toBe(4);
    expect(worthOf(layoutOf(cards.slice(0, 2).join(' ')), curator([expert])).experts).toBe(0);
    expect(worthOf(four, curator([])).experts).toBe(0);
  });

  const domainBonuses = experts.flatMap(({ id, effect }) => ('domain' in effect ? [[id, effect.domain] as const] : []));

  it.each(domainBonuses)('%s: a point for each different civilisation in collections of %s, one by one', (expert, domain) => {
    const of = (civilisation: string) =>
      objects.filter((object) => object.civilisation === civilisation && object.domain === domain).map(({ id }) => id);
    const one = ['INC', 'MAY', 'GRE', 'ROM'].map((civilisation) => of(civilisation)[0]);
    const other = ['INC', 'CHI', 'JAP'].map((civilisation) => of(civilisation)[civilisation === 'INC' ? 1 : 0]);
    const layout = layoutOf(`${one.join(' ')}/. . . . ./${other.join(' ')}`);
    expect(worthOf(layout, curator([expert])).experts).toBe(7);
  });

  it('bonuses of different Experts add up', () => {
    const layout = layoutOf('INC-01 MAY-02 GRE-01/INC-04/INC-07');
    expect(worthOf(layout, curator(['E03', 'E15'])).experts).toBe(3 + 3);
  });
});

describe('E19 Mentor (7)', () => {
  it('lowers the cost of one chosen Object in each turn by one, never below 0', () => {
    const match = matchInAction({ players: [{ hand: 'INC-05 INC-06 INC-03 INC-15', experts: 'E19' }, {}] });
    const two = buy(
      [
        { card: 'INC-05', cell: 0, mentor: true },
        { card: 'INC-03', cell: 1, mentor: true },
      ],
      ['INC-06'],
    );
    expect(match.why('0', 'buy', two)).toEqual({ key: 'mentorUsed' });
    match.play('0', 'buy', buy([{ card: 'INC-05', cell: 0, mentor: true }], ['INC-06']));
    expect(match.G.players[0]?.score).toBe(4);
    expect(match.why('0', 'buy', buy([{ card: 'INC-03', cell: 1, mentor: true }], ['INC-15']))).toEqual({ key: 'mentorUsed' });
    const free = matchInAction({ players: [{ hand: 'INC-03', experts: 'E19' }, {}] });
    free.play('0', 'buy', buy([{ card: 'INC-03', cell: 1, mentor: true }], []));
    expect(free.G.players[0]).toMatchObject({ score: 1, pool: [] });
  });

  it('also helps with foreign purchases, without changing the fee, and adds up with F4', () => {
    const match = matchInAction({ players: [{ favours: 'F4-1', experts: 'E19', prestige: 2 }, { pool: 'INC-05' }] });
    match.play('0', 'playFavour', 'F4-1', null);
    const purchase = { card: 'INC-05', cell: 0, cards: [], prestige: 1 };
    expect(match.why('0', 'buyForeign', purchase)).toEqual({ key: 'paymentTooLow', values: { cost: 2, paid: 1 } });
    match.play('0', 'buyForeign', { ...purchase, mentor: true });
    expect(match.G.players.map(({ prestige }) => prestige)).toEqual([0, 2]);
  });

  it('helps from the next transaction after the hiring, in the same turn', () => {
    const match = matchInAction({ players: [{ hand: 'INC-05 INC-11 INC-03', prestige: 3 }, {}], experts: 'E19 E01 E02' });
    const together = buy([{ card: 'INC-03', cell: 0, mentor: true }, { expert: 'E19' }], ['INC-05']);
    expect(match.why('0', 'buy', together)).toEqual({ key: 'noMentor' });
    match.play('0', 'buy', buy([{ expert: 'E19' }], ['INC-05']));
    match.play('0', 'buy', buy([{ card: 'INC-11', cell: 0, mentor: true }], [], 3));
    expect(match.G.players[0]?.score).toBe(4);
  });
});

describe('the other abilities (7)', () => {
  it('E20: a hand of nine cards after an inventory and at the end of the turn', () => {
    const hand = 'MAY-01 MAY-02 MAY-03 MAY-04 MAY-05 MAY-06 MAY-07';
    const match = matchInAction({ players: [{ hand, pool: 'INC-01 INC-02 INC-03', experts: 'E20' }, {}] });
    expect(match.why('0', 'inventory', ['INC-01', 'INC-02', 'INC-03'])).toEqual({ key: 'handLimit', values: { limit: 9 } });
    match.play('0', 'inventory', ['INC-01', 'INC-02']).play('0', 'endTurn');
    expect(match.G.players[0]?.handSize).toBe(9);
    expect(match.ctx.currentPlayer).toBe('1');
  });

  it('E20: four Favours, including those of the transaction that hires the Expert', () => {
    const match = matchInAction({
      players: [{ hand: 'INC-03 INC-05', favours: 'F1-1 F2-1 F3-1', score: 9 }, {}],
      experts: 'E20 E01 E02',
    });
    match.play('0', 'buy', buy([{ card: 'INC-03', cell: 0 }, { expert: 'E20' }], ['INC-05']));
    expect(match.G.players[0]?.favourCount).toBe(4);
    expect(match.G.step).toEqual({ kind: 'action' });
  });

  it('E21: the three costliest cards of the pool bring no penalty', () => {
    const pool = 'INC-01 INC-02 GRE-01 CHI-01 CHI-02';
    const { G } = matchInAction({ players: [{ pool, experts: 'E21' }, { pool: 'MAY-01' }], opinion: { AM: 3, EU: 2, AS: 1 } });
    expect(scoreParts(G, '0').at(-1)).toEqual({ source: 'score.opinion', points: -2, values: { cards: 2 } });
    expect(scoreParts(G, '1').at(-1)?.points).toBe(-3);
  });

  it('E22: two Favours when hired; above the limit, the player discards at once', () => {
    const match = matchInAction({ players: [{ hand: 'INC-06', favours: 'F1-1 F2-1' }, {}], experts: 'E22 E01 E02' });
    match.play('0', 'buy', buy([{ expert: 'E22' }], ['INC-06']));
    expect(match.G.players[0]?.favourCount).toBe(4);
    expect(match.G.step).toEqual({ kind: 'favours' });
  });

  it('E23: the owner takes the fee from the supply, if it has one', () => {
    const sketch = { players: [{ hand: 'INC-03', experts: 'E23' }, { pool: 'GRE-07' }] };
    const purchase = { card: 'GRE-07', cell: 0, cards: ['INC-03'], prestige: 0 };
    const match = matchInAction(sketch).play('0', 'buyForeign', purchase);
    expect(match.G.players.map(({ prestige }) => prestige)).toEqual([0, 1]);
    expect(match.G.prestige).toBe(31);
    expect(match.events[0]).toMatchObject({ type: 'fee', from: 'supply', count: 1 });
    const empty = matchInAction({ players: [...sketch.players, { prestige: 32 }] }).play('0', 'buyForeign', purchase);
    expect(empty.G.players.map(({ prestige }) => prestige)).toEqual([0, 0, 32]);
  });

  it("E24: one card of one's own pool before the first transaction, within the limit; it counts as furbishing", () => {
    const sketch = { players: [{ hand: 'INC-03 INC-10', pool: 'INC-01 INC-02', experts: 'E24' }, {}] };
    const match = matchInAction(sketch).play('0', 'askSecretary', 'INC-01');
    expect(match.G.players[0]).toMatchObject({ hand: ['INC-03', 'INC-10', 'INC-01'], pool: ['INC-02'] });
    expect(match.why('0', 'askSecretary', 'INC-02')).toEqual({ key: 'secretaryUsed' });
    expect(match.why('0', 'inventory', ['INC-02'])).toEqual({ key: 'inventoryAfterSecretary' });
    const late = matchInAction(sketch).play('0', 'buy', buy([{ card: 'INC-03', cell: 0 }], ['INC-10']));
    expect(late.why('0', 'askSecretary', 'INC-02')).toEqual({ key: 'secretaryTooLate' });
    const stored = matchInAction(sketch).play('0', 'inventory', ['INC-01']);
    expect(stored.why('0', 'askSecretary', 'INC-02')).toEqual({ key: 'secretaryAfterInventory' });
    const night = matchInAction({ players: [{ pool: 'INC-01 INC-02', experts: 'E24', favours: 'F7-1' }, {}] });
    night.play('0', 'playFavour', 'F7-1', ['INC-01']);
    expect(night.why('0', 'askSecretary', 'INC-02')).toEqual({ key: 'secretaryClosed' });
    const without = matchInAction({ players: [{ pool: 'INC-01 INC-02' }, {}] });
    expect(without.why('0', 'askSecretary', 'INC-01')).toEqual({ key: 'noSecretary' });
    without.play('0', 'inventory', ['INC-01']);
    expect(without.why('0', 'askSecretary', 'INC-02')).toEqual({ key: 'noSecretary' });
  });

  it('E24: helps from the turn after the hiring', () => {
    const match = matchInAction({ players: [{ hand: 'INC-06', pool: 'INC-01' }, {}], experts: 'E24 E01 E02' });
    match.play('0', 'buy', buy([{ expert: 'E24' }], ['INC-06']));
    expect(match.why('0', 'askSecretary', 'INC-01')).toEqual({ key: 'secretaryTooLate' });
  });
});

describe('the limits (1.6, E20)', () => {
  it('are seven Objects and three Favours, and higher with the Expert who raises them', () => {
    expect([handLimit([]), favourLimit([])]).toEqual([7, 3]);
    expect([handLimit(['E20']), favourLimit(['E20'])]).toEqual([9, 4]);
  });
});
