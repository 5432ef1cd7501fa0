import { describe, expect, it } from 'vitest';
import { ServerClock } from './serverClock.ts';

const entry = (at: number) => ({ seq: at, at, kind: 'table' as const, event: { type: 'started' as const } });

describe('the clock of the server', () => {
  it('is taken for this device’s own while nothing is known', () => {
    expect(new ServerClock().toLocal(5000)).toBe(5000);
  });

  it('is learned from what has just happened, whether it is ahead or behind', () => {
    const ahead = new ServerClock();
    ahead.observe([entry(61_000)], 1000);
    expect(ahead.toLocal(76_000)).toBe(16_000);
    const behind = new ServerClock();
    behind.observe([entry(1000)], 61_000);
    expect(behind.toLocal(16_000)).toBe(76_000);
  });

  it('is not misled by old entries, nor by slow ones', () => {
    const clock = new ServerClock();
    clock.observe([entry(1000), entry(61_000), entry(30_000)], 1000);
    clock.observe([entry(62_000)], 9000);
    expect(clock.toLocal(76_000)).toBe(16_000);
  });
});
