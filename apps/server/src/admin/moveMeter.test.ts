import { expect, it } from 'vitest';
import { ManualClock } from '../../test/manual-clock.ts';
import { noMeter } from '../metrics/meter.ts';
import { MoveMeter } from './moveMeter.ts';

it('counts the moves of the last minute only', async () => {
  const clock = new ManualClock();
  const moveMeter = new MoveMeter(clock, noMeter);
  moveMeter.moved();
  moveMeter.moved();
  await clock.advance(30_000);
  moveMeter.moved();
  expect(moveMeter.lastMinute).toBe(3);
  await clock.advance(30_000);
  expect(moveMeter.lastMinute).toBe(1);
  moveMeter.moved();
  expect(moveMeter.lastMinute).toBe(2);
  await clock.advance(10 * 60_000);
  expect(moveMeter.lastMinute).toBe(0);
});

it('forwards every call', () => {
  const calls: unknown[] = [];
  const moveMeter = new MoveMeter(new ManualClock(), {
    committed: (ms) => void calls.push(ms),
    moved: () => void calls.push('moved'),
    answered: (ms) => void calls.push(ms),
    refused: (code) => void calls.push(code),
    thought: (ms) => void calls.push(ms),
    shortened: () => void calls.push('shortened'),
    missed: (why) => void calls.push(why),
    conflicted: () => void calls.push('conflicted'),
    loaded: (why) => void calls.push(why),
  });
  moveMeter.committed(1);
  moveMeter.moved();
  moveMeter.answered(2);
  moveMeter.refused('stale');
  moveMeter.thought(3);
  moveMeter.shortened();
  moveMeter.missed('late');
  moveMeter.conflicted();
  moveMeter.loaded('again');
  expect(calls).toEqual([1, 'moved', 2, 'stale', 3, 'shortened', 'late', 'conflicted', 'again']);
});
