import { describe, expect, it } from 'vitest';
import { letPass, matchFrom } from '../testing/index.ts';
import type { Action } from '../catalogue/types.ts';

const help: Action = { type: 'help' };

describe('drawing (section 6)', () => {
  it('shuffles the exit when a card is needed, and skips when there is none at all', () => {
    const match = matchFrom({
      players: [{}, {}, {}],
      round: 0,
      at: 'slot',
      slots: 'S01',
      entrance: 'help',
      exit: 'move',
    });
    expect(match.G.players.map(({ hand }) => hand)).toEqual([['help'], ['move'], []]);
    expect(match.G.exit).toEqual([]);
    expect(match.events.filter(({ type }) => type === 'drew')).toHaveLength(2);
  });

  it('has played cards on the exit before their effect, so that a reshuffle takes them in', () => {
    const match = matchFrom({
      players: [{ hand: 'help change' }, {}],
      rooms: { 1: { painting: 'cid', visitors: 1, queue: '0' } },
      piles: { I: 'meninas', II: '' },
      entrance: '',
    });
    letPass(match.play('0', 'playCard', 'help', help));
    expect(match.G.stacks[0]).toEqual(['help']);
  });
});
