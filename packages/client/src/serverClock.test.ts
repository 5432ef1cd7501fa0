import { describe, expect, it } from 'vitest';
import { ServerClock } from './serverClock.ts';

const entry = (at: number) => ({ seq: at, at, kind: 'table' as const, event: { type: 'started' as const } });

describe("the estimate of the server's clock", () => {
  it('equals this device’s clock without data', () => {
    expect(new ServerClock().toLocal(5000)).toBe(5000);
  });

  it('follows new entries, whether the server is ahead or behind', () => {
    const ahead = new ServerClock();
    ahead.observe([entry(61_000)], 1000);
    expect(ahead.toLocal(76_000)).toBe(16_000);
    const behind = new ServerClock();
    behind.observe([entry(1000)], 61_000);
    expect(behind.toLocal(16_000)).toBe(76_000);
  });

  it('ignores old and slow entries', () => {
    const clock = new ServerClock();
    clock.observe([entry(1000), entry(61_000), entry(30_000)], 1000);
    clock.observe([entry(62_000)], 9000);
    expect(clock.toLocal(76_000)).toBe(16_000);
  });
});
