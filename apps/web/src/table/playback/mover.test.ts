import type { FreshEvent, TableMatch } from '@sobremesa/client';
import { expect, it } from 'vitest';
import { moverOf } from './mover.ts';

/** Two seats must move, so only events can name the mover. */
const before = { state: { ctx: { playOrder: ['0', '1'], activePlayers: { 0: 'act', 1: 'act' } } } } as unknown as TableMatch;
const after = (...events: object[]) => {
  return moverOf(before, { fresh: events.map((event, seq) => ({ seq, event }) as unknown as FreshEvent) });
};

it('is the player of the first event, but not of a turn that begins', () => {
  expect(after({ type: 'turn', player: '0' }, { type: 'moved', player: '1' })).toBe(1);
  expect(after({ type: 'rained' })).toBeNull();
});

it('is the blocking player, not the blocked one', () => {
  expect(after({ type: 'blocked', player: '0', by: '1' })).toBe(1);
});

it("is null for the game's own figures", () => {
  expect(after({ type: 'photo', player: 'guard' })).toBeNull();
  expect(after({ type: 'hung', by: null }, { type: 'walked' }, { type: 'moved', player: '0' })).toBe(0);
});
