import { entered, FakeServer, snapshot, TABLE, tableSummary, tableView } from '@sobremesa/client/testing';
import type { LogEntry, MatchState, Seen } from '@sobremesa/protocol';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderPage } from '../../../test/render.tsx';
import { toyCtx } from '../../../test/toyGame.tsx';
import { usePreferences } from '../../lib/preferences.ts';
import TablePage from '../TablePage.tsx';

await Promise.all([
  import('../play/PlayPage.tsx'),
  import('./Recap.tsx'),
  import('./NextTable.tsx'),
  import('./RecapDialog.tsx'),
  import('./Replay.tsx'),
]);

let server: FakeServer;
const user = userEvent.setup();
beforeEach(() => {
  usePreferences.setState({ playbackSpeed: 'calm' });
  server = new FakeServer();
  localStorage.setItem('sobremesa.knows.patzcuaro', 'yes');
  server.answers['lobby:enter'] = () => ({ ok: true, tables: [], more: 0, now: 0 }) as never;
  server.answers['table:seen'] = () => ({ ok: true });
});

const fields = { knocked: ['player'], turn: ['player'] };
const state = (moves: number) => ({ G: { moves }, ctx: toyCtx('0'), undo: false, window: null });
const line = (seq: number, type: string, player: string, at = 0): LogEntry => ({
  seq,
  at,
  kind: 'game',
  event: { type, player } as { type: string },
});
/** Luis has had two turns since line 1. The first led to version 5, the second to version 6. */
const log = (at = 0) => [
  line(0, 'turn', '0'),
  line(1, 'knocked', '0'),
  line(2, 'turn', '1', at),
  line(3, 'knocked', '1', at),
  line(4, 'knocked', '1', at),
  line(5, 'turn', '0', at),
  line(6, 'knocked', '1', at),
];
const seenTo = (version: number, last: number): Seen => ({ version, line: last, message: -1 });

async function come(
  seen: Seen | null,
  at = 0,
  view = tableView(),
  ahead = 0,
  window: MatchState['window'] = null,
  more: LogEntry[] = [],
) {
  server.answers['table:enter'] = () => {
    const match = snapshot(6, { state: { ...state(6), window }, playerID: '0', log: [...log(at), ...more], fields });
    return entered(match, view, seen, Date.now() + ahead);
  };
  server.answers['match:since'] = ({ version }) => {
    const match = snapshot(Number(version), { state: state(4), playerID: '0', fields });
    const updates = [
      [{ G: { m: 5 } }, [2, 0, ['turn', '1'], ['knocked', '1'], ['knocked', '1']]],
      [{ G: { m: 6 } }, [5, 0, ['turn', '0'], ['knocked', '1']]],
    ];
    return { ok: true, past: { match, updates } } as never;
  };
  renderPage(<TablePage id={TABLE} />, server, `/t/${TABLE}`);
  await act(async () => {
    server.welcome();
    await Promise.resolve();
  });
  await screen.findByRole('button', { name: 'knock' }, { timeout: 10_000 });
}

const card = () => screen.findByRole('dialog', { name: 'While you were away' });
/** The number of log lines. */
const lines = () => document.querySelectorAll('[role=log] [data-seq]').length;
const other = (id: string, yourTurn: boolean, createdAt: number) => tableSummary({ id, yourTurn, createdAt });
const said = () => server.of('table:seen').map(({ data }) => data);

describe('the recap', () => {
  it("opens on a device whose clock is behind the server's, too", async () => {
    const ahead = 5 * 3_600_000;
    await come(seenTo(4, 1), Date.now() + ahead - 120_000, tableView(), ahead);
    expect(await card()).toBeVisible();
  });

  it('opens in a correspondence window with more than a moment left', async () => {
    const window = { id: 'w', seats: [0, 1], until: Date.now() + 3_600_000 };
    await come(seenTo(4, 1), 0, tableView({ pace: { kind: 'days', hours: 24 } }), 0, window);
    expect(await card()).toBeVisible();
  });

  it("lists each missed turn and the points then and now, and shows that it is the reader's turn", async () => {
    await come(seenTo(4, 1));
    const recap = within(await card());
    const turns = within(recap.getByRole('list', { name: 'What happened, turn by turn' })).getAllByRole('listitem', {
      hidden: true,
    });
    expect(turns[0]).toHaveTextContent(/^Luis knocks on the table\..*and 1 more event/);
    expect(recap.getByText('Now it is your turn.')).toBeInTheDocument();
    expect(await recap.findByRole('row', { name: /Luis.* 2 2/ })).toBeInTheDocument();
    expect(server.of('match:since')[0]?.data).toEqual({ table: TABLE, version: 4 });
  });

  it("shows a stand-in's moves, and returns the seat with one press", async () => {
    const bot = { ...line(7, 'knocked', '0'), bot: true } as LogEntry;
    const view = tableView();
    const seats = view.seats.with(0, { ...view.seats[0]!, standIn: 'away' });
    server.answers['table:return'] = () => ({ ok: true });
    await come(seenTo(4, 5), 0, { ...view, seats }, 0, null, [bot]);
    const recap = within(await card());
    expect(recap.getByText(/A bot moved for you:/)).toBeInTheDocument();
    expect(recap.getByText('Ana knocks on the table.')).toBeInTheDocument();
    expect(recap.queryByText('You knock on the table.')).not.toBeInTheDocument();
    await user.click(recap.getByRole('button', { name: 'Take my seat back' }));
    expect(server.of('table:return')[0]?.data).toEqual({ table: TABLE });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('counts the missed moves as seen when the reader closes it, and not before', async () => {
    await come(seenTo(4, 1));
    await user.click(within(await card()).getByRole('button', { name: 'Continue' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(said()).toEqual([{ table: TABLE, ...seenTo(6, 6) }]);
  });

  it('does not count new moves as seen while it is open after a reconnect', async () => {
    await come(seenTo(6, 6));
    const match = snapshot(7, { state: state(7), playerID: '0', log: [...log(), line(7, 'knocked', '1')], fields });
    server.answers['table:enter'] = () => entered(match, tableView(), seenTo(6, 6));
    server.drop();
    await act(async () => {
      server.welcome();
      await Promise.resolve();
    });
    expect(await card()).toBeVisible();
    dispatchEvent(new Event('pagehide'));
    expect(said()).toEqual([]);
  });

  it('has a mark in the log where the reader left off', async () => {
    await come(seenTo(4, 1));
    await user.click(within(await card()).getByRole('button', { name: 'Continue' }));
    const lines = within(screen.getByRole('log', { name: 'Log of the match' })).getAllByRole('listitem');
    expect(lines.findIndex((each) => each.textContent === 'New since then')).toBe(2);
  });

  it('does not open if the reader has seen everything on another device', async () => {
    await come(seenTo(6, 6));
    expect(server.of('match:since')).toEqual([]);
    expect(screen.queryByText('New since then')).not.toBeInTheDocument();
  });

  it('does not open for what happened a moment ago', async () => {
    await come(seenTo(4, 1), Date.now() - 20_000);
    await vi.waitFor(() => expect(server.of('lobby:enter')).not.toEqual([]));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('does not open during a live answer window, which leaves no time for it', async () => {
    server.answers['lobby:enter'] = () => ({ ok: true, tables: [], more: 0, now: 0 }) as never;
    await come(seenTo(6, 6));
    const window = { id: 'w', seats: [0], until: 9e15 };
    const match = snapshot(7, {
      state: { ...state(7), window },
      playerID: '0',
      log: [...log(), line(7, 'knocked', '1')],
      fields,
    });
    server.answers['table:enter'] = () => entered(match, tableView(), seenTo(6, 6));
    server.drop();
    await act(async () => {
      server.welcome();
      await Promise.resolve();
    });
    expect(await screen.findByText('New since then')).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('the replay of missed moves', () => {
  it('shows them on the board, move by move, by keyboard, too, and ends in the newest state', async () => {
    await come(seenTo(4, 1));
    const recap = within(await card());
    await user.click(await recap.findByRole('button', { name: 'See it on the board' }));
    const bar = within(await screen.findByRole('group', { name: 'What happened, move by move' }));
    expect(document.querySelector('[data-prompt]')).not.toBeVisible();
    await vi.waitFor(() => expect(bar.getByRole('button', { name: 'Pause' })).toHaveFocus());
    expect(bar.getByRole('status')).toHaveTextContent('As you left it');
    expect(lines()).toBe(2);
    await user.keyboard('{ArrowRight}');
    expect(bar.getByRole('status')).toHaveTextContent('Move 1 of 2');
    expect(lines()).toBe(5);
    await user.keyboard('{ArrowRight}');
    expect(lines()).toBe(7);
    await user.keyboard('{ArrowLeft}');
    expect(bar.getByRole('status')).toHaveTextContent('Move 1 of 2');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('group', { name: 'What happened, move by move' })).not.toBeInTheDocument();
    expect(screen.getByText('Knock on the table')).toBeVisible();
    expect(lines()).toBe(7);
  });

  it('accepts no moves: an attempt shows the newest state', async () => {
    await come(seenTo(4, 1));
    await user.click(await within(await card()).findByRole('button', { name: 'See it on the board' }));
    await user.click(screen.getByRole('button', { name: 'knock' }));
    expect(server.of('match:move')).toEqual([]);
    expect(screen.queryByRole('group', { name: 'What happened, move by move' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'knock' }));
    expect(server.of('match:move')).toHaveLength(1);
  });

  it('is replaced by words where the server cannot restore the moves', async () => {
    await come(seenTo(4, 1));
    const first = await card();
    expect(first).toBeVisible();
    server.answers['match:since'] = () => ({ ok: true, past: null });
    await user.click(within(first).getByRole('button', { name: 'Continue' }));
    server.drop();
    server.answers['table:enter'] = () =>
      entered(snapshot(7, { state: state(7), playerID: '0', log: [...log(), line(7, 'knocked', '1')], fields }));
    await act(async () => {
      server.welcome();
      await Promise.resolve();
    });
    const again = within(await card());
    expect(again.getByRole('button', { name: 'Continue' })).toBeVisible();
    expect(again.queryByRole('button', { name: 'See it on the board' })).not.toBeInTheDocument();
    expect(again.queryByRole('table')).not.toBeInTheDocument();
  });
});

describe('a reader at several tables', () => {
  const setAppBadge = vi.fn<(count: number) => Promise<void>>(() => Promise.resolve());
  const clearAppBadge = vi.fn<() => Promise<void>>(() => Promise.resolve());

  it('gets a link to the next table that waits after their turn, and the icon counts all of them', async () => {
    Object.assign(navigator, { setAppBadge, clearAppBadge });
    const tables = [other('bbbbbbbbbbb', true, 1), other('ccccccccccc', true, 2), other('ddddddddddd', false, 0)];
    server.answers['lobby:enter'] = () => ({ ok: true, tables, more: 0, now: 0 }) as never;
    await come(null);
    await vi.waitFor(() => expect(setAppBadge).toHaveBeenLastCalledWith(3));
    expect(server.of('lobby:enter').map(({ data }) => data)).toEqual([{ beside: TABLE }]);
    expect(screen.queryByRole('link', { name: /waiting for you/ })).not.toBeInTheDocument();
    act(() => server.push('update', TABLE, 7, [{ ctx: { '=currentPlayer': '1' } }, [7, 0, ['turn', '1']]]));
    expect(await screen.findByRole('link', { name: '2 tables are waiting for you' })).toHaveAttribute('href', '/t/bbbbbbbbbbb');
    expect(setAppBadge).toHaveBeenLastCalledWith(2);
    // The table whose time runs out first comes before the oldest.
    const clock = [{ left: 0, runs: true, dueAt: 9, out: false, lost: false, without: [], holiday: null, holidays: 7 }];
    act(() => server.push('lobby', { changed: [{ ...other('ccccccccccc', true, 2), clock }], gone: [], more: 0 }));
    expect(screen.getByRole('link', { name: /waiting for you/ })).toHaveAttribute('href', '/t/ccccccccccc');
    const calm = tables.map(({ id, createdAt }) => other(id, false, createdAt));
    act(() => server.push('lobby', { changed: calm, gone: [], more: 0 }));
    expect(screen.queryByRole('link', { name: /waiting for you/ })).not.toBeInTheDocument();
    expect(clearAppBadge).toHaveBeenCalled();
  });
});
