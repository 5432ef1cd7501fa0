import { expect, test } from 'vitest';
import { countDown, doubled, initialOf, isAdult, isKnown } from './sample.ts';

test('knows a name', () => {
  expect(isKnown('Ana')).toBe(true);
  expect(isKnown('Luz')).toBe(true);
});

test('doubles a number', () => expect(doubled(3)).toBe(6));

test('counts down', () => expect(countDown(3)).toBe(0));

test('recognises an adult', () => {
  expect(isAdult(20)).toBe(true);
  expect(isAdult(10)).toBe(false);
});

test('returns the initial', () => expect(initialOf('Ana')).toBe('A'));
