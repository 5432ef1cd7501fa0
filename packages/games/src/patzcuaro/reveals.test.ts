import { expect, it } from 'vitest';
import type { PatzcuaroEvent } from './events.ts';
import { eventFields } from './events.ts';
import { reveals } from './reveals.ts';

const isRevealing = (type: string, fields: object = {}) => reveals({ type, ...fields } as PatzcuaroEvent);

it('1.10: only cards from the deck reveal something hidden', () => {
  const drawn = { count: 1, card: 'P01' };
  const types = Object.keys(eventFields).filter((type) => isRevealing(type, drawn));
  expect(types).toEqual(['drew', 'revealed']);
});

it('1.10: nothing is revealed with an empty deck, or by an arrow that leads to no shop', () => {
  expect(isRevealing('drew', { count: 0 })).toBe(false);
  expect(isRevealing('revealed', { card: null })).toBe(false);
});
