import { expect, it } from 'vitest';
import type { MuseumEvent } from './events.ts';
import { eventFields } from './events.ts';
import { reveals } from './reveals.ts';

const isRevealing = (type: string, fields: object = {}) => reveals({ type, ...fields } as MuseumEvent);

it('A20: a move that revealed something hidden cannot be undone', () => {
  const types = Object.keys(eventFields).filter((type) => isRevealing(type, { entered: 'E01', card: 'O001' }));
  expect(types).toEqual([
    'mulligan',
    'headline',
    'hired',
    'drewFavours',
    'drewFromDeck',
    'opinion',
    'refilled',
    'patronRevealed',
    'won',
  ]);
});

it('A20: nothing is revealed when no Expert entered and no card was left to turn', () => {
  expect(isRevealing('hired', { entered: null })).toBe(false);
  expect(isRevealing('opinion', { card: null })).toBe(false);
});
