import { describe, expect, it } from 'vitest';
import { planOf } from './plan.ts';

describe('the plan of motions', () => {
  it('shows photos one after the other, each with its flash, its flight and the walk to the hall', () => {
    const plan = planOf(
      [
        { type: 'photo', player: '1', room: 2, painting: 'meninas', bonus: 0 },
        { type: 'photo', player: '0', room: 4, painting: 'lechera', bonus: 2 },
      ],
      '0',
    );
    expect(plan).toMatchObject([
      { kind: 'photo', from: 'painting-2', to: 'player-1', start: 0 },
      { kind: 'walk', token: '1', to: 'hall' },
      { kind: 'photo', from: 'painting-4', to: 'player-0' },
      { kind: 'walk', token: '0', to: 'hall' },
    ]);
    const [first, , second] = plan;
    expect(second?.start).toBe((first?.start ?? 0) + (first?.duration ?? 0));
  });

  it('keeps the guard in place when he takes a photo', () => {
    const plan = planOf([{ type: 'photo', player: 'guard', room: 1, painting: 'cid', bonus: 0 }], '0');
    expect(plan.map(({ kind }) => kind)).toEqual(['photo']);
  });

  it('moves tokens that swap places at the same time', () => {
    const plan = planOf([{ type: 'overtook', player: '0', room: 3, token: 'guard', place: 1 }], null);
    expect(plan).toMatchObject([
      { kind: 'walk', token: '0', to: 'space-3-1', start: 0 },
      { kind: 'walk', token: 'guard', to: 'space-3-2', start: 0 },
    ]);
  });

  it("flies a visitor that others take as a person from behind, and the reader's own as the card", () => {
    const helped = { type: 'helped', player: '1', room: 2 } as const;
    expect(planOf([{ ...helped, card: null }], '0')).toMatchObject([
      { ghost: { visitor: 0 }, from: 'visitors-2', to: 'player-1' },
    ]);
    expect(planOf([{ ...helped, card: 'security' }], '1')).toMatchObject([
      { ghost: { card: 'security' }, from: 'visitors-2', to: 'hand-1' },
    ]);
  });

  it('hides a new painting and its visitors until it is hung', () => {
    const plan = planOf([{ type: 'hung', by: '0', room: 5, painting: 'cid', pile: 'II', visitors: 2 }], '0');
    expect(plan).toMatchObject([{ from: 'pile-II', to: 'painting-5', hides: ['painting-5', 'visitors-5'] }]);
  });

  it('takes between 180 and 450 ms for ordinary motions', () => {
    const plan = planOf(
      [
        { type: 'slot', slot: 'S01', ticket: '0' },
        { type: 'drew', player: '0', count: 1, cards: ['help'] },
        { type: 'moved', player: '0', from: null, to: 2, place: 1 },
        { type: 'walked', from: 1, to: 2, direction: 'cw', steps: 1 },
      ],
      '0',
    );
    for (const { duration } of plan) {
      expect(duration).toBeGreaterThanOrEqual(180);
      expect(duration).toBeLessThanOrEqual(450);
    }
  });
});
