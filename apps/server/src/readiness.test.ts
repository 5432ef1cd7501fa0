import { expect, it, vi } from 'vitest';
import { Check } from './readiness.ts';

it('checks at most once a second and once at a time, however many callers there are', async () => {
  let now = 0;
  const attempt = vi.fn<() => Promise<void>>(async () => undefined);
  const check = new Check(attempt, () => now);
  expect(await Promise.all(Array.from({ length: 50 }, () => check.passes()))).toEqual(Array(50).fill(true));
  now = 999;
  expect(await check.passes()).toBe(true);
  expect(attempt).toHaveBeenCalledTimes(1);
  attempt.mockRejectedValue(new Error('full'));
  now = 1000;
  expect(await check.passes()).toBe(false);
  now = 1999;
  expect(await check.passes()).toBe(false);
  attempt.mockResolvedValue(undefined);
  now = 2000;
  expect(await check.passes()).toBe(true);
  expect(attempt).toHaveBeenCalledTimes(3);
});

it('fails when a check times out, and does not start another one meanwhile', async () => {
  vi.useFakeTimers();
  let now = 0;
  const finish: (() => void)[] = [];
  const attempt = vi.fn<() => Promise<void>>(() => new Promise<void>((resolve) => finish.push(resolve)));
  const check = new Check(attempt, () => now);
  const first = check.passes();
  await vi.advanceTimersByTimeAsync(2000);
  expect(await first).toBe(false);
  now = 5000;
  expect(await check.passes()).toBe(false);
  expect(attempt).toHaveBeenCalledTimes(1);
  finish[0]?.();
  await vi.advanceTimersByTimeAsync(0);
  expect(await check.passes()).toBe(true);
  vi.useRealTimers();
});
