import { policies } from '@sobremesa/bots';
import { TableSession } from '@sobremesa/client';
import { engineOf } from '@sobremesa/engine';
import { isActive, type ViewCtx } from '@sobremesa/games/kit';
import { prado, type State, type View } from '@sobremesa/games/prado';
import type { Bot } from '@sobremesa/protocol';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { localConnection } from './connection.ts';
import type { Deal, KeptMatch, Made } from '../host/match.ts';
import { localView } from './session.ts';
import { LocalTable } from '../host/table.ts';
import { hostInTest } from './testing.ts';

const bots: readonly Bot[] = [
  { character: 'lupe', level: 'easy' },
  { character: 'tecla', level: 'easy' },
];

/** A deal in which the reader begins, and whose first slot card needs no answers. */
function dealFor(seats: number): { deal: Deal; G: State } {
  const options = prado.options.parse({ guard: 'no' });
  for (let i = 1; ; i++) {
    const seed = i.toString(16).padStart(64, '0');
    const { G } = engineOf(prado).begin(seats, options, seed);
    if (G.ticket === '0' && G.slots.at(-1) === 'S15') return { deal: { seats, options: { guard: 'no' }, seed }, G };
  }
}

const keeps = (G: State, player: number): Made => {
  const [one, two] = G.players[player]!.missions;
  return { player: String(player), move: 'keepMissions', args: [[one, two]] };
};
const goes = { type: 'move', to: 2 };
const answers = (window: string, block: boolean, player = '1'): Made => ({ player, move: 'answer', args: [window, block] });

/** Bots wait before they answer, and the machine may be busy. */
const until = (is: () => boolean) => vi.waitUntil(is, { timeout: 10_000 });

/**
 * A table at which all have chosen missions and the reader has the turn. Then the bots follow a
 * script.
 */
async function opened(seats: number, theirs: readonly Made[], kept?: KeptMatch) {
  const { deal, G } = dealFor(seats);
  const script = [...G.players.slice(1).map((_, i) => keeps(G, i + 1)), ...theirs];
  const keep = vi.fn<(match: KeptMatch | null) => void>();
  const view = localView('prado', ['Ana'], bots.slice(0, seats - 1), {});
  const { connection, open } = localConnection({ view, deal, script, ...(kept && { kept }) }, keep, hostInTest);
  const session = new TableSession(connection, view.id);
  open();
  session.start();
  await until(() => session.store.getState().match !== null);
  const match = () => session.store.getState().match!;
  const board = () => match().state.G as View;
  const turn = () => isActive(match().state.ctx as ViewCtx, '0');
  if (kept === undefined) {
    await session.play('keepMissions', keeps(G, 0).args);
    await until(() => board().round === 1);
  }
  return { session, match, board, turn, newest: () => keep.mock.lastCall![0]! };
}

describe('an answer window at a local table', () => {
  it("lets bots answer the reader's move, and continues when they pass", async () => {
    const { session, board } = await opened(2, [answers('w1', false)]);
    await session.play('playCard', ['move', goes]);
    expect(board().window).toMatchObject({ player: '0', asked: ['1'] });
    await until(() => board().window === null);
    expect(board().rooms[1]!.queue).toEqual(['0']);
  });

  it('ends when a bot blocks', async () => {
    const { session, board, match } = await opened(2, [answers('w1', true)]);
    await session.play('playCard', ['move', goes]);
    await until(() => board().window === null);
    expect(match().fresh).toMatchObject([{ event: { type: 'blocked', player: '0', by: '1' } }]);
    expect(board()).toMatchObject({ hall: ['0', '1'], exit: ['move', 'security'] });
  });

  it('waits without a time limit for a reader who could block', async () => {
    const { session, board, match, turn } = await opened(2, [{ player: '1', move: 'playCard', args: ['move', goes] }]);
    await session.play('endVisit', []);
    await session.play('endTurn', []);
    await until(turn);
    expect(board().window).toMatchObject({ id: 'w1', player: '1', asked: ['0'] });
    expect(match().windowUntil).toBeNull();
    await session.play('answer', ['w1', true]);
    expect(board()).toMatchObject({ window: null, exit: ['move', 'security'] });
  });

  it('answers for a reader who has nothing to decide, which does not count as their move', async () => {
    const theirs = [answers('w1', false), { player: '1', move: 'playCard', args: ['move', goes] }];
    const { session, board, newest } = await opened(2, theirs);
    await session.play('playJoker', [['change', 'security'], goes]);
    await until(() => board().window === null);
    await session.play('endVisit', []);
    await session.play('endTurn', []);
    const answered = () => newest().moves.find((made) => 'args' in made && made.args[0] === 'w2');
    await until(() => answered() !== undefined);
    expect(answered()).toEqual({ ...answers('w2', false, '0'), byTable: true, at: expect.any(Number) });
  });

  it('hides which of several players have passed', async () => {
    const { session, board, match } = await opened(3, [answers('w1', false), answers('w1', false, '2')]);
    await session.play('playCard', ['move', goes]);
    const { version } = match();
    await until(() => board().window === null);
    expect(match().version).toBe(version + 1);
  });

  it('does not prevent a match from ending', async () => {
    const { session, board, match, turn } = await opened(2, []);
    const isOver = () => session.store.getState().view?.status === 'finished';
    const asked = new Set<string>();
    while (!isOver()) {
      await until(() => turn() || isOver());
      if (!turn()) break;
      if (board().window !== null) asked.add(board().window!.id);
      const { move, args } = prado.standIn(board(), match().state.ctx as ViewCtx, '0')!;
      await session.play(move, args);
    }
    expect(asked.size).toBeGreaterThan(0);
    expect(board().round).toBe(board().rounds);
  }, 120_000);

  it('opens again when the match is resumed', async () => {
    const one = await opened(2, [{ player: '1', move: 'playCard', args: ['move', goes] }]);
    await one.session.play('endVisit', []);
    await one.session.play('endTurn', []);
    await until(one.turn);
    const again = await opened(2, [], one.newest());
    expect(again.match().state).toEqual(one.match().state);
    expect(again.board().window?.id).toBe('w1');
  });
});

describe('a private setting at a local table', () => {
  it('does not prevent an undo, and survives one', async () => {
    const { session, match, board, newest } = await opened(2, []);
    await session.play('endVisit', []);
    await session.play('setReactions', ['photo']);
    expect(match().state.undo).toBe(true);
    await expect(session.undo()).resolves.toBeNull();
    expect(board()).toMatchObject({ actionsLeft: null, players: [{ reactions: 'photo' }, {}] });
    const again = await opened(2, [], newest());
    expect(again.match().state).toEqual(match().state);
  });
});

describe("the time of a bot's answer", () => {
  afterEach(() => vi.useRealTimers());

  it.each([
    ['lets it pass', false],
    ['blocks', true],
  ])('is the same for a bot that %s', (_how, block) => {
    vi.useFakeTimers();
    const { deal, G } = dealFor(2);
    const pushes: unknown[] = [];
    const settings = { view: localView('prado', ['Ana'], [bots[0]!], {}), deal, script: [keeps(G, 1), answers('w1', block)] };
    const table = new LocalTable(policies['prado']!, settings, (message) => 'push' in message && pushes.push(message));
    const play = (move: string, args: readonly unknown[]) =>
      void table.answer({ name: 'match:move', data: { table: 'page', request: 'r', version: 0, move, args: args as never } });
    play('keepMissions', keeps(G, 0).args);
    vi.runAllTimers();
    play('playCard', ['move', goes]);
    const before = pushes.length;
    vi.advanceTimersByTime(599);
    expect(pushes).toHaveLength(before);
    vi.advanceTimersByTime(1);
    expect(pushes).toHaveLength(before + 1);
  });
});
