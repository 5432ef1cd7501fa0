import { matchInAction, type PlayerSketch, type TableSketch } from '@sobremesa/games/museum/testing';
import { describe, expect, it } from 'vitest';
import { nothing } from '../table.tsx';
import { draftOf, moveOf, toggleExpert, wishFor, type Goods } from './draft.ts';
import { foresee } from './foresee.ts';

const match = (ana: PlayerSketch, more: Partial<TableSketch> = {}) =>
  matchInAction({
    ...more,
    players: [{ hand: 'INC-01 INC-03 INC-05 INC-11', prestige: 5, ...ana }, { pool: 'GRE-05 GRE-01' }],
    experts: 'E22 E01 E02',
  });

/** What is foreseen of buying one Object. */
const of = ({ G }: ReturnType<typeof match>, card: string) =>
  foresee(G, '0', draftOf(G, '0', { ...nothing, ...wishFor(G, '0', nothing, card) }));

/** What is foreseen of buying these, and what comes of it on the engine. */
function buy(table: ReturnType<typeof match>, choose: (goods: Goods) => Goods) {
  const goods = choose(nothing);
  const draft = draftOf(table.G, '0', { ...nothing, ...goods });
  const foreseen = foresee(table.G, '0', draft);
  const before = structuredClone(table.G.players);
  const { move, args } = moveOf(table.G, '0', draft);
  table.play('0', move, ...args);
  const after = table.G.players;
  return { foreseen, draft, before, after };
}

describe('what will come of a purchase', () => {
  it('is what then happens: points, a Favour at each ten, a Prestige for a masterpiece', () => {
    const table = match({ score: 18 });
    const { foreseen, draft, before, after } = buy(table, (goods) => wishFor(table.G, '0', goods, 'INC-01'));
    expect(foreseen).toMatchObject({ seller: null, fee: null, points: 5, favours: 1, prestige: 1, lastRound: false });
    expect(after[0]?.score).toBe(23);
    expect(after[0]?.favourCount).toBe(1);
    expect(after[0]?.prestige).toBe((before[0]?.prestige ?? 0) - draft.prestige + 1);
  });

  it('with an Expert who brings Favours, and no points for hiring', () => {
    const table = match({});
    const { foreseen, after } = buy(table, (goods) => toggleExpert(goods, 'E22'));
    expect(foreseen).toMatchObject({ points: 0, favours: 2, prestige: 0 });
    expect(after[0]?.favourCount).toBe(2);
  });

  it('in somebody else’s store: who pays the fee', () => {
    const paid = match({});
    const { foreseen, after } = buy(paid, (goods) => wishFor(paid.G, '0', goods, 'GRE-01'));
    expect(foreseen).toMatchObject({ seller: '1', fee: 'buyer', points: 3 });
    expect(after[1]?.prestige).toBeGreaterThan(0);
    expect(of(match({ experts: 'E23' }), 'GRE-01').fee).toBe('supply');
    const agreed = match({ favours: 'F8-1' }).play('0', 'playFavour', 'F8-1', null);
    expect(of(agreed, 'GRE-01').fee).toBe('waived');
  });

  it('with the Headline for precious Objects: one Prestige more, once a turn', () => {
    const table = match({ hand: 'INC-11 INC-01 INC-05 INC-03 GRE-02' }, { round: 2, headline: 'H13' });
    const first = buy(table, (goods) => wishFor(table.G, '0', goods, 'INC-11'));
    expect(first.foreseen.prestige).toBe(1);
    expect(first.after[0]?.prestige).toBe((first.before[0]?.prestige ?? 0) - first.draft.prestige + 1);
    expect(of(table, 'INC-05').prestige).toBe(0);
  });

  it('says when the points end the game with the round', () => {
    expect(of(match({ score: 44 }), 'INC-01').lastRound).toBe(false);
    expect(of(match({ score: 46 }), 'INC-01').lastRound).toBe(true);
  });
});
