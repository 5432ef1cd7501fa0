import { describe, expect, it } from 'vitest';
import { Queue } from './queue.ts';

describe('a queue', () => {
  it('starts a task when the previous one is done, even if that one failed', async () => {
    const queue = new Queue();
    const order: string[] = [];
    const task = (name: string, fails: boolean) => async () => {
      order.push(`${name} begins`);
      await new Promise((resolve) => setImmediate(resolve));
      order.push(`${name} ends`);
      if (fails) throw new Error(name);
    };
    const results = await Promise.allSettled([queue.run(task('a', true)), queue.run(task('b', false))]);
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
    expect(order).toEqual(['a begins', 'a ends', 'b begins', 'b ends']);
  });

  it('lets the caller of a task handle its result before the next one starts', async () => {
    const queue = new Queue();
    const order: string[] = [];
    const asker = async () => {
      const answer = await queue.run(async () => 'answer');
      for (let hop = 0; hop < 20; hop++) await Promise.resolve();
      order.push(answer);
    };
    await Promise.all([asker(), queue.run(async () => order.push('next'))]);
    expect(order).toEqual(['answer', 'next']);
  });

  it('reports the number of pending tasks, and when there are none', async () => {
    const queue = new Queue();
    void queue.run(async () => undefined);
    void queue.run(async () => undefined);
    expect(queue.size).toBe(2);
    await queue.idle();
    expect(queue.size).toBe(0);
  });
});
