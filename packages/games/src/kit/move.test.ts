import type { Game } from 'boardgame.io';
import { CreateGameReducer, InitializeGame } from 'boardgame.io/internal';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { engineMoves } from './engine.ts';
import { checked, whyNot } from './move.ts';
import type { MoveRule } from './move.ts';
import { FREE_STAGE } from './turn.ts';

interface Counter {
  total: number;
  events: string[];
}

const add: MoveRule<Counter, Counter, [amount: number]> = {
  args: z.tuple([z.int().check(z.gte(1), z.lte(3))]),
  why: (G, _ctx, _playerID, amount) => (G.total + amount > 5 ? { key: 'tooMuch', values: { amount } } : null),
  apply(G, { playerID }, amount) {
    G.total += amount;
    G.events.push(`${playerID} adds ${amount}`);
  },
};
const rules = { add };
const game: Game<Counter> = {
  setup: () => ({ total: 0, events: [] }),
  moves: engineMoves<Counter>(rules),
  endIf: ({ G }) => (G.total === 5 ? { winners: ['0'] } : undefined),
};
const reducer = CreateGameReducer({ game });
const send = (state: ReturnType<typeof InitializeGame>, args: unknown[]) => {
  const payload = { type: 'add', args, playerID: '0', credentials: undefined };
  return reducer(state, { type: 'MAKE_MOVE', payload });
};

describe('engineMoves', () => {
  // The engine logs every refusal.
  beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));
  afterEach(() => void vi.restoreAllMocks());

  it('makes a legal move and reports only its own events', () => {
    const once = send(InitializeGame({ game }), [1]);
    expect(once.G).toEqual({ total: 1, events: ['0 adds 1'] });
    expect(send(once, [2]).G).toEqual({ total: 3, events: ['0 adds 2'] });
  });

  it.each([[[]], [['1']], [[4]], [[1, 2]], [[1.5]], [[null]], [[{ valueOf: 1 }]], [[[1]]]])(
    'refuses the arguments %j',
    (args) => {
      const start = InitializeGame({ game });
      const after = send(start, args);
      expect(after.G).toBe(start.G);
      expect(after._stateID).toBe(start._stateID);
    },
  );

  it('refuses a move that the rule refuses', () => {
    const four = send(send(InitializeGame({ game }), [3]), [1]);
    expect(send(four, [2]).G).toBe(four.G);
  });

  it("never runs on a client, cannot be undone by the engine, and keeps its arguments out of the engine's log", () => {
    expect(engineMoves(rules).add).toMatchObject({ client: false, undoable: false, redact: true });
  });
});

describe('whyNot', () => {
  const { G, ctx } = InitializeGame({ game });

  it("returns null for a legal move and the rule's own reason for an illegal one", () => {
    expect(whyNot(rules, G, ctx, '0', 'add', [3])).toBeNull();
    expect(whyNot(rules, { total: 4 }, ctx, '0', 'add', [3])).toEqual({ key: 'tooMuch', values: { amount: 3 } });
  });

  it('names the player whose turn it is', () => {
    expect(whyNot(rules, G, ctx, '1', 'add', [1])).toEqual({ key: 'notYourTurn', values: { player: '0' } });
    const asked = { ...ctx, activePlayers: { '1': 'react' } };
    expect(whyNot(rules, G, asked, '0', 'add', [1])).toEqual({ key: 'notYourTurn', values: { player: '1' } });
  });

  it('names the awaited answer and its players while the match does not wait for a turn', () => {
    const asked = { ...ctx, activePlayers: { '0': FREE_STAGE, '1': 'react', '2': 'react' } };
    const waits = { react: 'waitReactions' };
    const waiting = { key: 'waitReactions', values: { players: ['1', '2'] } };
    expect(whyNot(rules, G, asked, '0', 'add', [1], waits)).toEqual(waiting);
    expect(whyNot(rules, G, { ...ctx, activePlayers: { '1': 'buy' } }, '0', 'add', [1], waits)?.key).toBe('notYourTurn');
    expect(whyNot(rules, G, ctx, '1', 'add', [1], waits)?.key).toBe('notYourTurn');
  });

  it('allows a seat in the free stage only free moves', () => {
    const waiting = { ...ctx, activePlayers: { '0': FREE_STAGE, '1': 'buy' } };
    expect(whyNot(rules, G, waiting, '0', 'add', [1])).toEqual({ key: 'notYourTurn', values: { player: '1' } });
    expect(whyNot({ add: { ...add, free: true } }, G, waiting, '0', 'add', [1])).toBeNull();
    expect(whyNot({ add: { ...add, free: true } }, G, waiting, '2', 'add', [1])).toMatchObject({ key: 'notYourTurn' });
  });

  it.each(['subtract', '__proto__', 'constructor', 'toString', 'hasOwnProperty', ''])('knows no move %j', (move) => {
    expect(whyNot(rules, G, ctx, '0', move, [])).toEqual({ key: 'unknownMove' });
  });

  it.each([[[]], [['1']], [[1, 2]], [[undefined]]])('takes no arguments like %j', (args) => {
    expect(whyNot(rules, G, ctx, '0', 'add', args)).toEqual({ key: 'badArguments' });
  });

  it('accepts any arguments of a move without a schema', () => {
    const { args: _, ...unchecked } = add;
    expect(whyNot({ add: unchecked }, G, ctx, '0', 'add', [4])).toBeNull();
    expect(whyNot(checked({ add: unchecked }, { add: add.args }), G, ctx, '0', 'add', [4])).toEqual({ key: 'badArguments' });
  });

  it('allows nothing when the game is over', () => {
    expect(whyNot(rules, G, { ...ctx, gameover: { winners: ['0'] } }, '0', 'add', [1])).toEqual({ key: 'gameOver' });
  });
});
