import { expect, it } from 'vitest';
import { SharedClock } from './clock.ts';

it('tells the time of the storage, whatever that of the machine is, and does not go back', async () => {
  let machine = 5_000_000;
  let took = 10;
  let there = 1_000_000;
  const ask = async () => {
    machine += took / 2;
    const answer = there + (machine - 5_000_000);
    machine += took / 2;
    return answer;
  };
  const clock = await SharedClock.open(ask, { now: () => machine });
  expect(clock.now()).toBe(1_000_000 + (machine - 5_000_000));
  // An answer that was long on its way says less, even a wrong one.
  took = 4000;
  there = 1_002_000;
  await clock.measure();
  expect(clock.now()).toBe(1_000_000 + (machine - 5_000_000));
  took = 2;
  there = 900_000;
  const before = clock.now();
  await clock.measure();
  expect(clock.now()).toBe(before);
  machine += 200_000;
  expect(clock.now()).toBe(900_000 + (machine - 5_000_000));
  clock.stop();
});
