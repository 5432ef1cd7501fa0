import { describe, expect, it } from 'vitest';
import { planOf } from './plan.ts';

describe('the plan of motions', () => {
  it('moves the token space by space, round the end of the route', () => {
    const [walk] = planOf([{ type: 'moved', player: '0', from: 8, to: 1, steps: 3, mode: 'act', spaceId: '1A1' }], 10, '0');
    expect(walk).toMatchObject({ kind: 'walk', path: ['space-8', 'space-9', 'space-0', 'space-1'], start: 0, duration: 450 });
  });

  it('shows events one after another, and cards of one trade in quick succession', () => {
    const plan = planOf(
      [
        { type: 'traded', player: '0', position: 1, spaceId: '1A1', placed: ['P01', 'G02'], taken: ['G05'] },
        { type: 'placed', player: '0', card: 'G05', level: 1, cause: 'space' },
        { type: 'levelCompleted', player: '0', level: 1 },
      ],
      10,
      '0',
    );
    expect(plan.map(({ start }) => start)).toEqual([0, 90, 410, 730, 1050]);
    expect(plan.map((motion) => ('to' in motion ? motion.to : motion.kind))).toEqual([
      'pile-1',
      'pile-1',
      'hand-0',
      'altar-0-G05',
      'glow',
    ]);
  });

  it("flies the backs of another player's drawn cards to that player's chip", () => {
    const plan = planOf([{ type: 'drew', player: '1', count: 2, cards: null, cause: 'flip' }], 10, '0');
    expect(plan).toMatchObject([
      { kind: 'fly', card: null, from: 'deck', to: 'player-1' },
      { kind: 'fly', card: null, from: 'deck', to: 'player-1' },
    ]);
  });

  it('keeps each motion between 180 and 450 ms', () => {
    const [walk] = planOf([{ type: 'moved', player: '0', from: 0, to: 1, steps: 1, mode: 'act', spaceId: '1A1' }], 8, null);
    expect(walk?.duration).toBeGreaterThanOrEqual(180);
  });
});
