import { expect, it } from 'vitest';
import { ManualClock } from '../../test/manual-clock.ts';
import { noMeter } from '../metrics/meter.ts';
import { Pace } from './pace.ts';

it('counts the moves of the last minute, and those of before no more', async () => {
  const clock = new ManualClock();
  const pace = new Pace(clock, noMeter);
  pace.moved();
  pace.moved();
  await clock.advance(30_000);
  pace.moved();
  expect(pace.lastMinute).toBe(3);
  await clock.advance(30_000);
  expect(pace.lastMinute).toBe(1);
  pace.moved();
  expect(pace.lastMinute).toBe(2);
  await clock.advance(10 * 60_000);
  expect(pace.lastMinute).toBe(0);
});

it('forwards every call', () => {
  const calls: unknown[] = [];
  const pace = new Pace(new ManualClock(), {
    committed: (ms) => void calls.push(ms),
    moved: () => void calls.push('moved'),
    answered: (ms) => void calls.push(ms),
    refused: (code) => void calls.push(code),
    thought: (ms) => void calls.push(ms),
    missed: (why) => void calls.push(why),
    conflicted: () => void calls.push('conflicted'),
    loaded: (why) => void calls.push(why),
  });
  pace.committed(1);
  pace.moved();
  pace.answered(2);
  pace.refused('stale');
  pace.thought(3);
  pace.missed('late');
  pace.conflicted();
  pace.loaded('again');
  expect(calls).toEqual([1, 'moved', 2, 'stale', 3, 'late', 'conflicted', 'again']);
});
