import { describe, expect, it } from 'vitest';
import { matchFrom } from './testing/index.ts';
import { upgrade } from './upgrade.ts';

const open = () =>
  matchFrom({ players: [{ hand: 'move move' }, { hand: 'security' }, {}] })
    .play('1', 'setOrders', [{ who: null, when: 'photo', answer: 'block' }])
    .play('0', 'playCard', 'move', { type: 'move', to: 2 });

describe('a state of an earlier rules version', () => {
  it('of version 2 keeps its open window, without passes', () => {
    const match = open();
    const { waived: _, ...earlier } = match.G;
    expect(upgrade({ G: earlier, ctx: match.ctx }, 2)).toEqual({ G: match.G, ctx: match.ctx });
  });

  it('of version 1 has no orders', () => {
    const { G, ctx } = open();
    expect(upgrade({ G, ctx }, 1).G.players.map(({ orders }) => orders)).toEqual([[], [], []]);
  });

  it('of an unknown version is rejected', () => {
    const { G, ctx } = open();
    for (const from of [0, 3]) expect(() => upgrade({ G, ctx }, from)).toThrow('no way from version');
  });
});
