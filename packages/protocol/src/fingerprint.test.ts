import { expect, it } from 'vitest';
import { fingerprint } from './fingerprint.ts';

it('a fingerprint has the first twelve digits in groups', () => {
  expect(fingerprint('0123456789abcdef')).toBe('0123 4567 89ab');
});
