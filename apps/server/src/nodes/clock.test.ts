import { expect, it } from 'vitest';
import { SharedClock } from './clock.ts';

it("returns the storage's time, whatever the machine's clock shows, and never goes back", async () => {
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
  // A slow response counts less, even if its time is wrong.
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
