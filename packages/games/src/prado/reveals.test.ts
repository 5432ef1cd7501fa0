import { expect, it } from 'vitest';
import type { PradoEvent } from './events.ts';
import { eventFields } from './events.ts';
import { reveals } from './reveals.ts';

const isRevealing = (type: string, fields: object = {}) => reveals({ type, ...fields } as PradoEvent);

it('section 15: a move that reveals something hidden, or leads to such an event, cannot be undone', () => {
  const types = Object.keys(eventFields).filter((type) => isRevealing(type, { cause: 'slot', window: 'opened' }));
  expect(types).toEqual([
    'slot',
    'drew',
    'reshuffled',
    'discarded',
    'handed',
    'declared',
    'blocked',
    'helped',
    'visitorsLeft',
    'pilesTurned',
    'guardDrew',
    'alarm',
    'photo',
    'looked',
    'hung',
    'won',
    'beatGuard',
    'lost',
  ]);
});

it('section 15: discards at the end of the turn, and declarations that nobody can block, reveal nothing', () => {
  expect(isRevealing('discarded', { cause: 'limit' })).toBe(false);
  expect(isRevealing('declared', { window: 'impossible' })).toBe(false);
  expect(isRevealing('declared', { window: 'skipped' })).toBe(true);
});
