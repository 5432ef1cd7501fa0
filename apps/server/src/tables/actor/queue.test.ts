import { describe, expect, it } from 'vitest';
import { Queue } from './queue.ts';

describe('a queue', () => {
  it('begins a task when the one before it is done, also when that one failed', async () => {
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

  it('lets whoever waited for a task act on its answer before the next one begins', async () => {
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

  it('knows how much is under way, and when nothing is', async () => {
    const queue = new Queue();
    void queue.run(async () => undefined);
    void queue.run(async () => undefined);
    expect(queue.size).toBe(2);
    await queue.idle();
    expect(queue.size).toBe(0);
  });
});
