import { expect, it } from 'vitest';
import { ladder } from './ladder.ts';

const rest = { budget: { iterations: 1, ms: Infinity }, seed: 1 };

it('leaves players out, and all contests with them', () => {
  const all = ladder([2], rest);
  const few = ladder([2], rest, ['strong', 'mcts']);
  expect(few).toEqual(all.filter(({ one, others }) => ![one, others].some((name) => ['strong', 'mcts'].includes(name))));
  expect(few.length).toBeLessThan(all.length);
});

it('throws for a player who is not in the ladder', () => {
  expect(() => ladder([2], rest, ['nobody'])).toThrow('nobody is none of greedy, random, mcts');
});
