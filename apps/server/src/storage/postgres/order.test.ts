import { expect, it } from 'vitest';
import { Order } from './order.ts';

const write = (...about: string[]) => ({ writes: true, about });
const read = (...about: string[]) => ({ writes: false, about });

/** Calls that end on command. */
function calls() {
  const order = new Order();
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  return {
    begun,
    call: (name: string, concerns: Parameters<Order['run']>[0]) =>
      order.run(concerns, () => {
        begun.push(name);
        return new Promise<void>((resolve) => ends.set(name, resolve));
      }),
    end: async (name: string) => {
      ends.get(name)?.();
      await new Promise(setImmediate);
    },
    idle: () => order.idle(),
  };
}

it('calls with different keys run concurrently, calls with the same key one after another', async () => {
  const { call, end, begun } = calls();
  void call('a1', write('a'));
  void call('b1', write('b'));
  void call('a2', write('a'));
  void call('ab', write('a', 'b'));
  void call('b2', write('b'));
  expect(begun).toEqual(['a1', 'b1']);
  await end('a1');
  expect(begun).toEqual(['a1', 'b1', 'a2']);
  await end('b1');
  await end('a2');
  expect(begun).toEqual(['a1', 'b1', 'a2', 'ab']);
  await end('ab');
  expect(begun.at(-1)).toBe('b2');
});

it('a read includes all earlier writes, and no later ones', async () => {
  const { call, end, begun } = calls();
  void call('write', write('a'));
  void call('read', read('a'));
  void call('read too', read('a'));
  void call('later', write('a'));
  await end('write');
  expect(begun).toEqual(['write', 'read', 'read too']);
  await end('read');
  expect(begun).toHaveLength(3);
  await end('read too');
  expect(begun.at(-1)).toBe('later');
});

it('a call that may concern everything waits for all earlier writes, and later calls wait for such a write', async () => {
  const { call, end, begun } = calls();
  void call('a', write('a'));
  void call('list', { writes: false, about: 'all' });
  void call('b', write('b'));
  void call('sweep', { writes: true, about: 'all' });
  void call('c', read('c'));
  expect(begun).toEqual(['a', 'b']);
  await end('a');
  expect(begun).toEqual(['a', 'b', 'list']);
  await end('b');
  expect(begun).toEqual(['a', 'b', 'list', 'sweep']);
  await end('sweep');
  expect(begun.at(-1)).toBe('c');
});

it('a failed call blocks no others', async () => {
  const { call, begun, end, idle } = calls();
  const order = new Order();
  const failed = order.run(write('a'), () => Promise.reject(new Error('no')));
  await expect(failed).rejects.toThrow('no');
  expect(await order.run(read('a'), () => Promise.resolve(1))).toBe(1);
  void call('a', write('a'));
  let isIdle = false;
  void idle().then(() => (isIdle = true));
  await new Promise(setImmediate);
  expect([begun, isIdle]).toEqual([['a'], false]);
  await end('a');
  expect(isIdle).toBe(true);
});
