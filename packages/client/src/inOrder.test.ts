import { expect, it, vi } from 'vitest';
import { InOrder } from './inOrder.ts';

const later = () => new Promise<void>((resolve) => setTimeout(resolve, 5));

it('runs a synchronous task at once', () => {
  const done: number[] = [];
  const order = new InOrder();
  order.run(() => void done.push(1));
  order.run(() => void done.push(2));
  expect(done).toEqual([1, 2]);
});

it('runs a task after a pending asynchronous one', async () => {
  const done: number[] = [];
  const order = new InOrder();
  order.run(async () => {
    await later();
    done.push(1);
  });
  order.run(() => void done.push(2));
  order.run(async () => {
    await later();
    done.push(3);
  });
  order.run(() => void done.push(4));
  expect(done).toEqual([]);
  await vi.waitFor(() => expect(done).toEqual([1, 2, 3, 4]));
  order.run(() => void done.push(5));
  expect(done).toEqual([1, 2, 3, 4, 5]);
});
