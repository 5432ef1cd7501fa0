import { expect, test } from 'vitest';
import { countDown, doubled, initialOf, isAdult, isKnown } from './sample.ts';

test('a name is known', () => {
  expect(isKnown('Ana')).toBe(true);
  expect(isKnown('Luz')).toBe(true);
});

test('the double', () => expect(doubled(3)).toBe(6));

test('counting down', () => expect(countDown(3)).toBe(0));

test('an adult', () => {
  expect(isAdult(20)).toBe(true);
  expect(isAdult(10)).toBe(false);
});

test('the initial', () => expect(initialOf('Ana')).toBe('A'));
