import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Counter } from '../rates.ts';
import { Connections } from './connections.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const made = (inAll = 10) =>
  new Connections<object>({
    perAddress: 2,
    inAll,
    packets: () => new Counter({ points: 1, seconds: 10 }),
    rememberMs: 10_000,
  });

it('a client that reconnects gets its former line, with its counters', () => {
  const connections = made();
  const [one, other, again] = [{}, {}, {}];
  const line = connections.add(one, 'a');
  expect(connections.add(other, 'a')).not.toBe(line);
  expect(line.packets.take()).toBe(true);
  expect(connections.isFull('a')).toBe(true);
  expect(connections.isFull('b')).toBe(false);
  const third = {};
  connections.add(third, 'b');
  connections.delete(third);
  connections.delete(one);
  expect(connections.isFull('a')).toBe(false);
  expect(connections.add(again, 'a')).toBe(line);
  expect(line.packets.take()).toBe(false);
  vi.advanceTimersByTime(10_000);
  expect(line.packets.take()).toBe(true);
});

it('one address cannot take all connections', () => {
  const connections = made(4);
  for (const address of ['a', 'b', 'c']) connections.add({}, address);
  // One is free, for an address without a connection.
  expect(connections.isFull('a')).toBe(true);
  expect(connections.isFull('d', 1)).toBe(true);
  expect(connections.isFull('d')).toBe(false);
  connections.add({}, 'd');
  expect(connections.isFull('e')).toBe(true);
});

it('forgets an address without connections once its counters have expired', () => {
  const connections = made();
  const one = {};
  const line = connections.add(one, 'a');
  connections.delete(one);
  connections.delete(one);
  vi.advanceTimersByTime(9999);
  const again = {};
  expect(connections.add(again, 'a')).toBe(line);
  vi.advanceTimersByTime(20_000);
  connections.delete(again);
  expect(connections.lineOf(again)).toBe(line);
  vi.advanceTimersByTime(10_000);
  expect(connections.add({}, 'a')).not.toBe(line);
});
