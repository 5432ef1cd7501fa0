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
/** A rule that changes the state it was only asked about. */
const mutating: Rule = {
  ...add,
  why(G) {
    G.counts.push(0);
    return null;
  },
};
/** A copy that shares what the rule changes in place. */
const shallow: Copy = (G) => ({ ...G });

function moduleOf(rule: Rule, copy: Copy = copyPlain): GameModule<Counter> {
  const rules = { add: rule };
  // The engine and the kit use no more of a module than this.
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

describe('a match of a test', () => {
  it('makes a move on a copy', () => {
    const match = matchOf(add);
    const before = match.state;
    expect(match.play('0', 'add').G.counts).toEqual([1]);
    expect(before.G.counts).toEqual([0]);
  });

  it('leaves the position that it starts from as it is, and open to changes', () => {
    const G = { counts: [4], events: [] };
    const { ctx } = matchOf(add);
    const match = TestMatch.at(moduleOf(add), options, { G, ctx });
    G.counts.push(9);
    expect(match.play('0', 'add').G.counts).toEqual([5]);
  });

  it('fails when a rule changes the state that it is asked about', () => {
    expect(() => matchOf(mutating).play('0', 'add')).toThrow(TypeError);
  });

  it('fails when a rule changes what a copy shares with the original', () => {
    expect(() => matchOf(add, shallow).play('0', 'add')).toThrow(TypeError);
  });

  it('names the move and the reason when the engine refuses it', () => {
    const refusing: Rule = { ...add, why: () => ({ key: 'tooLate' }) };
    expect(() => matchOf(refusing).play('0', 'add')).toThrow('the engine refused 0 add([]): {"key":"tooLate"}');
  });
});
