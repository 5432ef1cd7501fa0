import { setImmediate as turn } from 'node:timers/promises';
import { array, assert as check, asyncProperty, constantFrom } from 'fast-check';
import { expect, it } from 'vitest';
import { Locks } from './locks.ts';

it('runs one task at a time under each name, and eventually all of them', async () => {
  await check(
    asyncProperty(array(array(constantFrom('a', 'b', 'c'), { maxLength: 3 }), { maxLength: 20 }), async (tasks) => {
      const locks = new Locks();
      const held = new Set<string>();
      let done = 0;
      const task = (names: readonly string[]) => async () => {
        for (const name of new Set(names)) {
          expect(held.has(name)).toBe(false);
          held.add(name);
        }
        await turn();
        for (const name of names) held.delete(name);
        done += 1;
      };
      await Promise.all(tasks.map((names) => locks.run(names, task(names))));
      expect(done).toBe(tasks.length);
    }),
    { numRuns: 30 },
  );
});

it('continues after a failed task', async () => {
  const locks = new Locks();
  const failed = locks.run(['a'], () => Promise.reject(new Error('no')));
  const next = locks.run(['a'], () => Promise.resolve('yes'));
  await expect(failed).rejects.toThrow('no');
  expect(await next).toBe('yes');
});
