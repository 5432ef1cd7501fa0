import { describe, expect, it } from 'vitest';
import { levels } from '../levels.ts';
import type { Policy } from '../policy.ts';
import { policies } from '../policies.ts';
import { play } from './match.ts';
import { playerCalled, type Rules } from './players.ts';

const rules: Rules = { budget: { iterations: 3, ms: Infinity }, clock: () => 0 };
const MATCHES = 6;

/** The number of matches that `one` wins against `other`, in either seat. */
async function wonBy(policy: Policy, one: string, other: string): Promise<number> {
  let won = 0;
  for (let deal = 0; deal < MATCHES; deal++) {
    const seat = deal % 2;
    const seated = [0, 1].map((index) => playerCalled(index === seat ? one : other, policy, deal, rules));
    const outcome = await play(policy, seated, {}, (deal + 1).toString(16).padStart(64, '0'), rules.clock);
    won += outcome.won[seat] ?? 0;
    expect(outcome.taken.flat().length).toBeGreaterThan(5);
  }
  return won;
}

describe.each(Object.entries(policies))('in a few matches of %s', (_, policy) => {
  it('the sound level beats the easy one, and the easy one beats random moves', async () => {
    expect(await wonBy(policy, 'sound', 'easy')).toBeGreaterThan(MATCHES / 2);
    expect(await wonBy(policy, 'easy', 'random')).toBeGreaterThanOrEqual(MATCHES / 2);
  }, 120_000);
});

// In Prado, nearly no move scores at once.
it.each(['patzcuaro', 'museum'])('in %s, a greedy player beats random moves', async (game) => {
  expect(await wonBy(policies[game] as Policy, 'greedy', 'random')).toBeGreaterThan(MATCHES / 2);
});

it('needs a release for the players of one', () => {
  const policy = policies['prado'] as Policy;
  expect(() => playerCalled('release-easy', policy, 1, rules)).toThrow('release-easy needs a release');
});

it('throws for an unknown player', () => {
  const policy = policies['prado'] as Policy;
  for (const name of ['better', 'sound-without-tree', 'strong-without-sense', 'release-mcts', '__proto__']) {
    expect(() => playerCalled(name, policy, 1, rules)).toThrow(`${name} is none of ${levels.join(', ')}`);
  }
});
