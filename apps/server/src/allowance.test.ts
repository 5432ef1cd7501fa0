import { assert, integer, property } from 'fast-check';
import { expect, it } from 'vitest';
import { allowanceOf } from './allowance.ts';

it('is the limit per address while plenty is free', () => {
  expect(allowanceOf(100, 5000)).toBe(100);
  expect(allowanceOf(100, 500)).toBe(100);
});

it('shrinks when little is left, and is at least one until nothing is left', () => {
  expect(allowanceOf(100, 250)).toBe(50);
  expect(allowanceOf(100, 1)).toBe(1);
  expect(allowanceOf(100, 0)).toBe(0);
  expect(allowanceOf(100, -3)).toBe(0);
});

it('leaves room for new addresses, however much the others take', () => {
  assert(
    property(integer({ min: 1, max: 200 }), integer({ min: 1, max: 300 }), (most, greedy) => {
      const inAll = 5000;
      const held = Array<number>(greedy).fill(0);
      let free = inAll;
      for (let grew = true; grew;) {
        grew = false;
        for (let i = 0; i < greedy; i++) {
          if ((held[i] ?? 0) >= allowanceOf(most, free)) continue;
          held[i] = (held[i] ?? 0) + 1;
          free -= 1;
          grew = true;
        }
      }
      expect(free).toBeGreaterThan((inAll / (greedy + 5)) * 0.9 - 5);
      expect(allowanceOf(most, free)).toBeGreaterThan(0);
    }),
    { numRuns: 30 },
  );
});
