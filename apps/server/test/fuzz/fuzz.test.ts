import { expect, it } from 'vitest';
import { fuzz } from './run.ts';

it('thousands of messages, most of them legal moves and some almost, do no harm and are answered by name', async () => {
  const { answers, problems } = await fuzz(4000, 20261122);
  expect(problems).toEqual([]);
  // A fuzzer that nobody lets in, or that breaks no rule, would find nothing.
  expect(answers['ok']).toBeGreaterThan(300);
  expect(Object.keys(answers)).toEqual(
    expect.arrayContaining(['badRequest', 'illegalMove', 'stale', 'unknownTable', '200', '400']),
  );
}, 120_000);
