import { expect, it } from 'vitest';
import { FairQueue } from './fairQueue.ts';

it('takes items from each owner in turn, however many one of them has', () => {
  const queue = new FairQueue<string>();
  for (const item of ['a1', 'a2', 'a3', 'b1', 'c1', 'c2']) queue.push(item.charAt(0), item);
  expect(queue.size).toBe(6);
  expect([queue.shift(), queue.shift()]).toEqual(['a1', 'b1']);
  queue.push('b', 'b2');
  expect(Array.from({ length: 6 }, () => queue.shift())).toEqual(['c1', 'a2', 'b2', 'c2', 'a3', undefined]);
  expect(queue.size).toBe(0);
});

it('removes items', () => {
  const queue = new FairQueue<string>();
  for (const item of ['a1', 'a2', 'b1']) queue.push(item.charAt(0), item);
  queue.remove('a', 'a1');
  queue.remove('b', 'b1');
  queue.remove('b', 'b1');
  expect(queue.size).toBe(1);
  expect([queue.shift(), queue.shift()]).toEqual(['a2', undefined]);
});
