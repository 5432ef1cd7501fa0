import type { TableMatch } from '@sobremesa/client';
import { entered, FakeServer, snapshot, TABLE, tableView } from '@sobremesa/client/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderPage } from '../../../test/render.tsx';
import { toyCtx } from '../../../test/toyGame.tsx';
import type { Answer, Question } from '../../games/advice/questions.ts';
import type { GameLoaders } from '../../games/manifest.ts';
import type { Messages } from '../../i18n/shape.ts';
import TablePage from '../TablePage.tsx';
import { keep, kept } from './decisions.ts';

/** The advisor's answer to each move, by the move's argument. */
let said: (times: number) => Answer['said'];
const asked: Question[] = [];

/** An advisor that answers at once. */
class FakeWorker extends EventTarget {
  postMessage(question: Question) {
    asked.push(question);
    if (question.ask !== 'judgement') return;
    const data: Answer = { id: question.id, said: said(Number(question.made.args[0])) };
    queueMicrotask(() => act(() => void this.dispatchEvent(new MessageEvent('message', { data }))));
  }

  terminate() {}
}

vi.mock('../../games/index.ts', async () => {
  const { toyGame, toyLoaders, toyTexts } = await import('../../../test/toyGame.tsx');
  const hints: GameLoaders['hints'] = {
    ui: () => Promise.resolve({ start: () => new FakeWorker() as unknown as Worker, pieces: () => [], press: () => 'button' }),
    texts: toyTexts<Messages>('hints', { hints: { knock: 'Knock {times} times.', loud: 'It is heard.' } }),
  };
  const loaders: GameLoaders = { ...toyLoaders, hints };
  return { games: { patzcuaro: { ...toyGame, givesHints: true, loaders: () => Promise.resolve(loaders) } } };
});

let server: FakeServer;
const user = userEvent.setup();
beforeEach(() => {
  server = new FakeServer();
  asked.length = 0;
  said = () => null;
  sessionStorage.clear();
  localStorage.setItem('sobremesa.knows.patzcuaro', 'yes');
});

const knocking = (times: number) => {
  const what = { key: 'hints.knock', values: { times } };
  const why = [{ key: 'hints.loud', values: {} }];
  return { move: 'knock', args: [times], what, why, promisesLessThan: null, sharesWith: null, sharesAll: false };
};
const judged = (times: number, cost: number) => ({ made: knocking(times), better: knocking(times + 1), cost });

const [ana, luis] = tableView().seats;
const bot = { ...luis!, bot: { character: 'tecla' as const, level: 'sound' as const } };
const withBot = tableView({ seats: [ana!, bot] });
const match = (version: number) =>
  ({
    version,
    playerID: '0',
    state: { G: { at: version }, ctx: toyCtx('0'), undo: false, window: null },
  }) as unknown as TableMatch;

/** The reader's moves at these log lines, each with its own version; the last one is undone. */
function decide(...lines: number[]) {
  for (const [index, line] of lines.entries()) keep(TABLE, match(index + 1), line, { move: 'knock', args: [index + 1] });
}

const game = (seq: number) => ({ seq, at: seq, kind: 'game' as const, event: { type: 'knocked', player: '0' } });

async function sitAt(view = withBot, over = true) {
  const undone = { seq: 6, at: 6, kind: 'table' as const, event: { type: 'undone' as const, seat: 0 } };
  const log = [...[0, 1, 2, 3, 4, 5].map(game), undone, game(7)];
  const ctx = over ? toyCtx('0', { winners: ['1'] }) : toyCtx('0');
  const state = { G: {}, ctx, undo: false, window: null };
  server.answers['table:enter'] = () =>
    entered(snapshot(9, { state, playerID: '0', log, fields: { knocked: ['player'] } }), {
      ...view,
      status: over ? 'finished' : 'running',
    });
  renderPage(<TablePage id={TABLE} />, server, `/t/${TABLE}`);
  await act(async () => {
    server.welcome();
    await Promise.resolve();
  });
  await screen.findByRole('button', { name: 'knock' });
}

const review = () => screen.findByRole('region', { name: 'What you could have done better' });
const goOver = async () => user.click(within(await review()).getByRole('button', { name: 'Go over my moves' }));

describe('the review after a match with bots', () => {
  it("lists at most three of the reader's costliest moves, each with a better one, the reason and the moment", async () => {
    decide(1, 2, 3, 4, 7);
    said = (times) => judged(times, times / 20);
    server.answers['match:since'] = () => ({ ok: true, past: null });
    await sitAt();
    await goOver();
    const mistakes = await within(await review()).findAllByRole('listitem');
    expect(mistakes).toHaveLength(3);
    expect(mistakes[0]).toHaveTextContent('You played: Knock 5 times.');
    expect(mistakes[0]).toHaveTextContent('Better: Knock 6 times. It is heard.');
    expect(mistakes[0]).toHaveTextContent('at least 25 more of every 100 matches');
    const moment = within(mistakes[1]!).getByRole('button', { name: 'See the moment on the board' });
    await user.click(moment);
    expect(server.of('match:since')[0]?.data).toEqual({ table: TABLE, version: 4 });
    expect(await screen.findByRole('group', { name: 'What happened, move by move' })).toBeVisible();
    expect(screen.getByText('This is how the board stood.')).toBeInTheDocument();
    expect(moment).not.toBeVisible();
    await user.keyboard('{Escape}');
    expect(moment).toHaveFocus();
  });

  it('judges moves by what was known then, and ignores undone ones', async () => {
    decide(2, 5);
    await sitAt();
    await goOver();
    expect(await within(await review()).findByText(/I find no move that would clearly have been better/)).toBeVisible();
    expect(asked.map((question) => question.seen)).toEqual([
      {
        playerID: '0',
        view: { at: 1 },
        ctx: toyCtx('0'),
        log: [
          { type: 'knocked', player: '0' },
          { type: 'knocked', player: '0' },
        ],
      },
    ]);
  });

  it('has nothing to review if no decision was made on this device', async () => {
    await sitAt();
    await screen.findByRole('region', { name: 'Final scores' });
    expect(screen.queryByRole('region', { name: 'What you could have done better' })).not.toBeInTheDocument();
  });
});

describe('during the match', () => {
  const made = { ok: true as const, version: 10, update: [null, [8, 9, ['knocked', '0']]] };
  const knock = async () => {
    await user.click(screen.getByRole('button', { name: 'knock' }));
    expect(kept(TABLE)).toEqual([]);
    await act(async () => {
      server.of('match:move')[0]?.answer(made);
      await import('./decisions.ts');
    });
  };

  it("the reader's decisions in a match with bots are stored once the server has made them", async () => {
    await sitAt(withBot, false);
    await knock();
    await vi.waitFor(() => expect(kept(TABLE)).toMatchObject([{ version: 9, line: 8, move: 'knock', args: [3] }]));
  });

  it('nothing is stored in a match with people', async () => {
    await sitAt(tableView(), false);
    await knock();
    expect(await screen.findAllByText('You knock on the table.')).not.toHaveLength(0);
    expect(kept(TABLE)).toEqual([]);
  });
});
