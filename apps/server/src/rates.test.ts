import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { Counters, SharedCounters } from './rates.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** @returns how many of these concurrent requests had a point left */
async function take(counters: SharedCounters, times: number): Promise<number> {
  const settled = await Promise.allSettled(Array.from({ length: times }, async () => counters.take('a')));
  return settled.filter(({ status }) => status === 'fulfilled').length;
}

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

it('takes the points of a shared limit in blocks, and those of concurrent requests together', async () => {
  const limiter = new RateLimiterMemory({ points: 60, duration: 10 });
  const consume = vi.spyOn(limiter, 'consume');
  const [one, other] = [new SharedCounters(limiter, 20), new SharedCounters(limiter, 20)];
  expect(await take(one, 30)).toBe(30);
  expect(consume).toHaveBeenCalledTimes(2);
  expect(one.take('a')).toBeNull();
  expect(await take(other, 25)).toBe(20);
  expect(await take(one, 10)).toBe(9);
  vi.advanceTimersByTime(10_000);
  expect(await take(other, 61)).toBe(60);
});

it('never uses a block after its period', async () => {
  const limiter = new RateLimiterMemory({ points: 60, duration: 10 });
  const [one, other] = [new SharedCounters(limiter, 20), new SharedCounters(limiter, 20)];
  await one.take('a');
  vi.advanceTimersByTime(10_000);
  const consume = vi.spyOn(limiter, 'consume');
  await one.take('a');
  await other.take('a');
  expect(consume).toHaveBeenCalledTimes(2);
});
