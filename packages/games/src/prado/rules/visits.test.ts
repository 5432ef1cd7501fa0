import { describe, expect, it } from 'vitest';
import { letPass, matchFrom } from '../testing/index.ts';
import type { Action } from '../catalogue/types.ts';

const help: Action = { type: 'help' };

describe('drawing (section 6)', () => {
  it('shuffles the exit when a card is needed, and is skipped when there is no card at all', () => {
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

  it('a played card is on the exit before its effect, so a reshuffle includes it', () => {
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
