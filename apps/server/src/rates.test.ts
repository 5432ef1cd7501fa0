import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Counters } from './rates.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('forgets counters whose period is over, without another count', () => {
  const counters = new Counters({ points: 1, seconds: 10 });
  expect([counters.take('a'), counters.take('a')]).toEqual([true, false]);
  vi.advanceTimersByTime(6000);
  expect(counters.take('b')).toBe(true);
  vi.advanceTimersByTime(6000);
  expect(counters.size).toBe(1);
  expect([counters.take('a'), counters.take('b')]).toEqual([true, false]);
  vi.advanceTimersByTime(20_000);
  expect(counters.size).toBe(0);
});
