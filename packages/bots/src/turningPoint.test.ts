import type { Explain } from '@sobremesa/games/kit';
import { prado } from '@sobremesa/games/prado';
import { explain } from '@sobremesa/games/prado/hints';
import { matchAt } from '@sobremesa/games/prado/testing';
import { describe, expect, it } from 'vitest';
import { Policy } from './policy.ts';
import { weigh } from './turningPoint.ts';

/** Under another name no correction applies, which would make the differences smaller. */
const policy = new Policy({ ...prado, game: { ...prado.game, name: 'other' } });
const budget = { search: { iterations: 60, ms: Infinity }, glances: 16, states: 40 };
const photo = { move: 'act', args: [{ type: 'help' }] };

const same: Explain = () => ({ what: { key: 'same', values: {} }, why: [], promise: null });

/** A player who can photograph a painting that two of their missions need. */
function seen() {
  const rooms = { 2: { painting: 'juana-loca', visitors: 1, queue: '0' } };
  const players = [
    { hand: '', photos: '3-de-mayo', missions: 'century-xix school-es' },
    { photos: '', missions: 'school-it school-nl' },
  ];
  const { G, ctx } = matchAt({ players, rooms, round: 7, slots: 'F1' }, '0', 'photography');
  return { playerID: '0', view: prado.view(G, ctx, '0'), ctx: prado.viewCtx(G, ctx, '0'), log: [] };
}

describe('a decision', { timeout: 120_000 }, () => {
  it('that misses a far better move has lost chances, by more than its error', () => {
    const weighed = weigh(policy, explain, { seen: seen(), made: { move: 'endTurn', args: [] } }, budget);
    expect(weighed?.made.what.key).toBe('hints.endTurn');
    expect(weighed?.instead.what.key).not.toBe('hints.endTurn');
    const { chance = 0, chanceInstead = 0, error = 1 } = weighed ?? {};
    expect(chanceInstead - chance).toBeGreaterThan(2 * error);
  });

  it('that finds the only good move has gained chances', () => {
    const weighed = weigh(policy, explain, { seen: seen(), made: photo }, budget);
    const { chance = 0, chanceInstead = 1, error = 1 } = weighed ?? {};
    expect(chance - chanceInstead).toBeGreaterThan(2 * error);
  });

  it('is not weighed if it was illegal, or if all moves look the same', () => {
    const illegal = { move: 'act', args: [{ type: 'move', to: 2 }] };
    expect(weigh(policy, explain, { seen: seen(), made: illegal }, budget)).toBeNull();
    expect(weigh(policy, same, { seen: seen(), made: photo }, budget)).toBeNull();
    expect(weigh(policy, explain, { seen: { ...seen(), playerID: null }, made: photo }, budget)).toBeNull();
  });
});
