import { expect, it } from 'vitest';
import { Turns } from './turns.ts';

it('lets the tables take turns, however much waits at one of them', () => {
  const turns = new Turns<string>();
  for (const item of ['a1', 'a2', 'a3', 'b1', 'c1', 'c2']) turns.add(item.charAt(0), item);
  expect(turns.size).toBe(6);
  expect([turns.next(), turns.next()]).toEqual(['a1', 'b1']);
  turns.add('b', 'b2');
  expect(Array.from({ length: 6 }, () => turns.next())).toEqual(['c1', 'a2', 'b2', 'c2', 'a3', undefined]);
  expect(turns.size).toBe(0);
});

it('forgets what does not wait any more', () => {
  const turns = new Turns<string>();
  for (const item of ['a1', 'a2', 'b1']) turns.add(item.charAt(0), item);
  turns.drop('a', 'a1');
  turns.drop('b', 'b1');
  turns.drop('b', 'b1');
  expect(turns.size).toBe(1);
  expect([turns.next(), turns.next()]).toEqual(['a2', undefined]);
});
