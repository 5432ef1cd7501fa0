import { expect, it } from 'vitest';
import type { Ctx, Game } from 'boardgame.io';
import type { Policy } from '../policy.ts';
import type { Seated } from './seated.ts';
import { mcts, withWinner } from './mcts.ts';

/** Two players take one or two sticks in turn. The one who takes the last stick wins. */
const sticks: Game<{ left: number }> = {
  setup: () => ({ left: 4 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: { take: ({ G }, count: number) => ({ left: G.left - count }) },
  endIf: ({ G, ctx }) => (G.left === 0 ? { winners: [ctx.currentPlayer] } : undefined),
};
const legalMoves = ({ left }: { left: number }) =>
  [1, 2].filter((count) => count <= left).map((count) => ({ move: 'take', args: [count] }));

it('makes boardgame.io’s bot see who wins', async () => {
  const policy = { module: { game: sticks, legalMoves } } as unknown as Policy;
  const ctx = {
    numPlayers: 2,
    turn: 1,
    currentPlayer: '0',
    playOrder: ['0', '1'],
    playOrderPos: 0,
    phase: null,
    activePlayers: null,
  };
  const state = { G: { left: 4 }, ctx: ctx as unknown as Ctx, plugins: {} };
  // By this clock the first move takes one millisecond, so the second one has ten times the
  // iterations.
  let now = 0;
  const bot = mcts(policy, 1, 10, () => now++);
  const asked = { playerID: '0', view: state.G, ctx, log: [] };
  const answer = (turn: number) =>
    bot.answer(...([asked, state, turn] as unknown as Parameters<Seated<unknown, unknown, never>['answer']>));
  await answer(0);
  // Three sticks are lost for the player who has to take from them.
  expect(await answer(1)).toEqual({ move: 'take', args: [1] });
});

it.each([
  [undefined, undefined],
  [['1'], { winners: ['1'], winner: '1' }],
  [['0', '1'], { winners: ['0', '1'], draw: true }],
  [[], { winners: [] }],
])('gives the result %j the form that boardgame.io’s bot reads', (winners, expected) => {
  const game = withWinner({ endIf: () => winners && { winners } });
  expect(game.endIf?.({} as Parameters<NonNullable<Game['endIf']>>[0])).toEqual(expected);
});
