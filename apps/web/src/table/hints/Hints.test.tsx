import type { BoardProps, GameUi } from '../../games/game.ts';
import type { GameLoaders } from '../../games/manifest.ts';
import type { Messages } from '../../i18n/shape.ts';
import type { Answer, Question } from '../../games/advice/questions.ts';
import type { TableView } from '@sobremesa/protocol';
import { entered, FakeServer, snapshot, TABLE, tableView } from '@sobremesa/client/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderPage } from '../../../test/render.tsx';
import { toyCtx } from '../../../test/toyGame.tsx';
import TablePage from '../TablePage.tsx';

/** An advisor whose answers the test controls. */
class FakeWorker extends EventTarget {
  static readonly all: FakeWorker[] = [];
  readonly asked: Question[] = [];
  ended = false;

  constructor() {
    super();
    FakeWorker.all.push(this);
  }

  postMessage(question: Question) {
    this.asked.push(question);
  }

  terminate() {
    this.ended = true;
  }

  async say(said: Answer['said']) {
    const data: Answer = { id: this.asked.at(-1)?.id ?? -1, said };
    await act(async () => {
      this.dispatchEvent(new MessageEvent('message', { data }));
      await Promise.resolve();
    });
  }
}

function Board({ play, prepared }: BoardProps) {
  return (
    <section data-board="">
      <button type="button" data-piece="knock" onClick={() => play('knock', 1)}>
        knock
      </button>
      <output>{prepared ? `${prepared.move} ${String(prepared.args[0])}` : 'nothing prepared'}</output>
    </section>
  );
}

vi.mock('../../games/index.ts', async () => {
  const { toyGame, toyLoaders, toyTexts } = await import('../../../test/toyGame.tsx');
  const ui = await toyLoaders.ui();
  const hints: GameLoaders['hints'] = {
    ui: () =>
      Promise.resolve({
        start: () => new FakeWorker() as unknown as Worker,
        pieces: () => ['button'],
        press: () => '[data-piece="knock"]',
      }),
    texts: toyTexts<Messages>('hints', { hints: { knock: 'Knock {times} times.', loud: 'It is heard.' } }),
  };
  const loaders: GameLoaders = { ...toyLoaders, ui: () => Promise.resolve({ ...ui, Board } satisfies GameUi), hints };
  return { games: { patzcuaro: { ...toyGame, givesHints: true, loaders: () => Promise.resolve(loaders) } } };
});

let server: FakeServer;
const user = userEvent.setup();
beforeEach(() => {
  server = new FakeServer();
  FakeWorker.all.length = 0;
  localStorage.setItem('sobremesa.knows.patzcuaro', 'yes');
});

const knocking = (times: number) => ({
  move: 'knock',
  args: [times],
  what: { key: 'hints.knock', values: { times } },
  why: [{ key: 'hints.loud', values: {} }],
  promisesLessThan: null,
  sharesWith: null,
  sharesAll: false,
});
const worker = () => FakeWorker.all.at(-1)!;
const button = () => screen.findByRole('button', { name: 'Hint' });

async function sitAt(view: TableView, currentPlayer = '0') {
  const state = { G: { secret: 'mine' }, ctx: toyCtx(currentPlayer), undo: false, window: null };
  const playerID = view.you === null ? null : String(view.you);
  const log = [{ seq: 0, at: 0, kind: 'game' as const, event: { type: 'knocked', player: '1' } }];
  server.answers['table:enter'] = () =>
    entered(snapshot(5, { state, playerID, log, fields: { knocked: ['player'], turn: ['player'] } }), view);
  renderPage(<TablePage id={TABLE} />, server, `/t/${TABLE}`);
  await act(async () => {
    server.welcome();
    await Promise.resolve();
  });
  await screen.findByRole('button', { name: 'knock' });
}

describe('hints', () => {
  it('are offered only to a player who must move, at a table with hints', async () => {
    await sitAt(tableView({ hints: true }));
    expect(await button()).toBeVisible();
    expect(FakeWorker.all).toEqual([]);
  });

  it.each([
    ['where the table has none', tableView(), '0'],
    ['on somebody else’s turn', tableView({ hints: true }), '1'],
    ['to watchers', tableView({ hints: true, you: null }), '0'],
  ])('are absent %s', async (_where, view, current) => {
    await sitAt(view, current);
    await act(async () => void (await import('./Hints.tsx')));
    expect(screen.queryByRole('button', { name: 'Hint' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'knock' }));
    await user.keyboard('h');
    expect(FakeWorker.all).toEqual([]);
  });

  it("are computed on the device, from the page's data only, without a request", async () => {
    await sitAt(tableView({ hints: true }));
    const opener = await button();
    const before = server.sent.length;
    await user.click(opener);
    const panel = screen.getByRole('region', { name: 'Hints' });
    expect(panel).toHaveAttribute('aria-busy', 'true');
    await vi.waitFor(() => expect(worker().asked).toHaveLength(1));
    expect(worker().asked[0]).toMatchObject({
      ask: 'advice',
      seen: { playerID: '0', view: { secret: 'mine' }, log: [{ type: 'knocked', player: '1' }] },
    });
    await worker().say([knocking(2), knocking(3)]);
    expect(
      within(panel)
        .getAllByRole('listitem')
        .map((one) => one.textContent),
    ).toEqual(['1Knock 2 times. It is heard.', '2Knock 3 times. It is heard.']);
    expect(await screen.findByText('2 hints. 1. Knock 2 times. 2. Knock 3 times.')).toBeInTheDocument();
    expect(opener).toHaveFocus();
    expect(server.sent).toHaveLength(before);
  });

  it('explain why a better one promises less, and what several have in common', async () => {
    await sitAt(tableView({ hints: true }));
    await user.click(await button());
    await vi.waitFor(() => expect(worker().asked).toHaveLength(1));
    await worker().say([
      { ...knocking(2), promisesLessThan: 1 },
      { ...knocking(3), why: [], sharesWith: 0, sharesAll: true },
      { ...knocking(4), sharesWith: 0 },
    ]);
    const panel = within(screen.getByRole('region', { name: 'Hints' }));
    expect(panel.getAllByRole('listitem').map((one) => one.textContent)).toEqual([
      '1Knock 2 times. It is heard. At once it brings less than 2, but it promises more by the end.',
      '2Knock 3 times. It shares its reasons with 1.',
      '3Knock 4 times. It is heard. It also shares a reason with 1.',
    ]);
  });

  it('are opened by a key on the board, and closed by Escape', async () => {
    await sitAt(tableView({ hints: true }));
    const opener = await button();
    act(() => screen.getByRole('button', { name: 'knock' }).focus());
    await user.keyboard('h');
    expect(opener).toHaveAttribute('aria-expanded', 'true');
    await user.tab({ shift: true });
    act(() =>
      within(screen.getByRole('region', { name: 'Hints' }))
        .getByRole('button')
        .focus(),
    );
    await user.keyboard('{Escape}');
    expect(opener).toHaveAttribute('aria-expanded', 'false');
    expect(opener).toHaveFocus();
  });

  it('are selected on the board without being made', async () => {
    await sitAt(tableView({ hints: true }));
    await user.click(await button());
    await vi.waitFor(() => expect(worker().asked).toHaveLength(1));
    await worker().say([knocking(2)]);
    await user.click(screen.getByRole('button', { name: /Knock 2 times/ }));
    expect(screen.getByText('knock 2')).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Hints' })).not.toBeInTheDocument();
    expect(server.of('match:move')).toEqual([]);
    await vi.waitFor(() => expect(screen.getByRole('button', { name: 'knock' })).toHaveFocus());
  });

  it('are cancelled when the state changes', async () => {
    await sitAt(tableView({ hints: true }));
    await user.click(await button());
    await vi.waitFor(() => expect(worker().asked).toHaveLength(1));
    const first = worker();
    act(() => server.push('update', TABLE, 6, [{ G: { s: 'other' } }, [1, 0, ['knocked', '0']]]));
    expect(first.ended).toBe(true);
    await vi.waitFor(() => expect(worker()).not.toBe(first));
    expect(worker().asked[0]).toMatchObject({ seen: { view: { secret: 'other' } } });
  });

  it('report that there are none', async () => {
    await sitAt(tableView({ hints: true }));
    await user.click(await button());
    await vi.waitFor(() => expect(worker().asked).toHaveLength(1));
    await worker().say(null);
    expect(within(screen.getByRole('region', { name: 'Hints' })).getByText('Nothing comes to mind just now.')).toBeVisible();
  });
});
