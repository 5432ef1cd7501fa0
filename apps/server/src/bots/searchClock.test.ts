import { describe, expect, it } from 'vitest';
import { SearchClock, threadClock } from './searchClock.ts';

describe('the clock of a search', () => {
  let [cpu, wall] = [0, 0];
  const clockOf = (wallMs: number) => {
    [cpu, wall] = [100, 1000];
    return new SearchClock(
      () => cpu,
      () => wall,
      300,
      wallMs,
    );
  };

  it('counts CPU time, however long the thread waits for a processor', () => {
    const clock = clockOf(3000);
    [cpu, wall] = [250, 2400];
    expect(clock.now()).toBe(150);
    [cpu, wall] = [400, 3900];
    expect(clock.now()).toBe(300);
    expect(clock.isShortened).toBe(false);
  });

  it('is used up at the end of the longest duration, and says that the search was shortened', () => {
    const clock = clockOf(100);
    [cpu, wall] = [110, 1050];
    expect(clock.now()).toBe(150);
    expect(clock.isShortened).toBe(false);
    [cpu, wall] = [130, 1100];
    expect(clock.now()).toBe(300);
    expect(clock.isShortened).toBe(true);
  });
});

describe('the clock of a thread', () => {
  it('grows with work', () => {
    const clock = threadClock();
    const start = clock();
    let sum = 0;
    while (clock() - start < 20) sum += Math.sqrt(sum + 1);
    expect(clock() - start).toBeGreaterThanOrEqual(20);
  });

  it.runIf(process.platform === 'linux')('is wall time where the system does not count CPU time', () => {
    const clock = threadClock('/proc/no-such-file');
    expect(Math.abs(clock() - performance.now())).toBeLessThan(1000);
  });
});
