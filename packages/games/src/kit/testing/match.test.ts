import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { engineMoves } from '../engine.ts';
import type { GameEvent, GameModule, MoveRule } from '../index.ts';
import { copyPlain, randomPlugin } from '../index.ts';
import { TestMatch } from './match.ts';

interface Counter {
  counts: number[];
  events: GameEvent[];
}

type Rule = MoveRule<Counter, Counter, []>;
type Copy = (G: Counter) => Counter;

const add: Rule = {
  args: z.tuple([]),
  why: () => null,
  apply(G) {
    G.counts[0] = (G.counts[0] ?? 0) + 1;
  },
};
/** A rule whose `why` changes the state. */
const mutating: Rule = {
  ...add,
  why(G) {
    G.counts.push(0);
    return null;
  },
};
/** A copy that shares the parts that the rule changes in place. */
const shallow: Copy = (G) => ({ ...G });

function moduleOf(rule: Rule, copy: Copy = copyPlain): GameModule<Counter> {
  const rules = { add: rule };
  // The engine and the kit need only these parts of a module.
  return {
    game: {
      plugins: [randomPlugin()],
      setup: (): Counter => ({ counts: [0], events: [] }),
      moves: engineMoves<Counter>(rules) as never,
    },
    moves: rules,
    options: z.object({}),
    copy,
    events: ({ events }: Counter) => events,
    reveals: () => false,
  } as unknown as GameModule<Counter>;
}

const options = { seed: 0, numPlayers: 2 };
const matchOf = (rule: Rule, copy?: Copy) => new TestMatch(moduleOf(rule, copy), options);

describe('TestMatch', () => {
  it('makes a move on a copy', () => {
    const match = matchOf(add);
    const before = match.state;
    expect(match.play('0', 'add').G.counts).toEqual([1]);
    expect(before.G.counts).toEqual([0]);
  });

  it('leaves its initial position unchanged and writable', () => {
    const G = { counts: [4], events: [] };
    const { ctx } = matchOf(add);
    const match = TestMatch.at(moduleOf(add), options, { G, ctx });
    G.counts.push(9);
    expect(match.play('0', 'add').G.counts).toEqual([5]);
  });

  it("fails when a rule's `why` changes the state", () => {
    expect(() => matchOf(mutating).play('0', 'add')).toThrow(TypeError);
  });

  it('fails when a rule changes a part that the copy shares with the original', () => {
    expect(() => matchOf(add, shallow).play('0', 'add')).toThrow(TypeError);
  });

  it('names the move and the reason when the engine rejects it', () => {
    const refusing: Rule = { ...add, why: () => ({ key: 'tooLate' }) };
    expect(() => matchOf(refusing).play('0', 'add')).toThrow('the engine refused 0 add([]): {"key":"tooLate"}');
  });
});
