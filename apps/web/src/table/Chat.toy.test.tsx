import type { ChatMessage, LogEntry, TableView } from '@sobremesa/protocol';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeServer, snapshot, TABLE, tableView } from '@sobremesa/client/testing';
import { renderPage } from '../../test/render.tsx';
import { toyCtx } from '../../test/toyGame.tsx';
import { showAgain, useHidden } from './side/hidden.ts';
import { contents } from './side/SidePanel.tsx';
import TablePage from './TablePage.tsx';

await Promise.all([contents.chat, contents.scores, contents.people].map((part) => part.preload()));

let server: FakeServer;
const user = userEvent.setup();
beforeEach(() => {
  server = new FakeServer();
  for (const speaker of useHidden.getState().speakers) showAgain(speaker);
});

const line = (seq: number, type: string, player: string): LogEntry => {
  return { seq, at: 0, kind: 'game', event: { type, player } as { type: string } };
};
const LUIS = 'luis-at-tab';
const said = (seq: number, text: string, change: Partial<ChatMessage> = {}) =>
  ({
    seq,
    at: 0,
    place: { version: 4, line: 2 },
    watchers: false,
    speaker: LUIS,
    name: 'Luis',
    seat: 1,
    text,
    ...change,
  }) as ChatMessage;

const lines = [line(1, 'turn', '1'), line(2, 'knocked', '1'), line(3, 'knocked', '0')];

async function open(chat: ChatMessage[], view: TableView = tableView({ speaker: 'ana-at-tabl' }), log = lines) {
  const state = { G: {}, ctx: toyCtx('0'), undo: false, window: null };
  const match = snapshot(5, {
    state,
    log,
    fields: { knocked: ['player'] },
    playerID: view.you === null ? null : String(view.you),
  });
  server.answers['table:enter'] = () => ({ ok: true, view, chat, match, seen: null, now: 0 }) as never;
  renderPage(<TablePage id={TABLE} />, server, `/t/${TABLE}`);
  await act(async () => {
    server.welcome();
    await Promise.resolve();
  });
  await screen.findByRole('button', { name: 'knock' }, { timeout: 10_000 });
  await user.click(screen.getByRole('button', { name: /^Log, chat, scores and people/ }));
}

const tab = (name: string) => user.click(screen.getByRole('tab', { name: new RegExp(`^${name}`) }));
const feed = () => within(screen.getByRole('log', { name: 'Chat' }));

describe('a chat message', () => {
  it('is shown at its place in the match, with links to the log and back', async () => {
    await open([said(0, 'before', { place: null }), said(1, 'one'), said(2, 'two')]);
    await tab('Chat');
    const mark = feed().getByRole('button', { name: 'Move 4: see it in the log' });
    expect(mark).toHaveTextContent('Move 4 · Luis knocks on the table.');
    expect(feed().getAllByRole('button', { name: /^Move/ })).toHaveLength(1);
    await user.click(mark);
    const log = within(screen.getByRole('log', { name: 'Log of the match' }));
    expect(document.activeElement).toHaveAttribute('data-seq', '2');
    await user.click(log.getByRole('button', { name: '2 messages were sent here: read them' }));
    expect(document.activeElement).toHaveTextContent('one');
  });

  it('has no mark if it was sent before the first move', async () => {
    await open([said(0, 'before', { place: null }), said(1, 'dealt', { place: { version: 0, line: 0 } }), said(2, 'one')]);
    await tab('Chat');
    expect(feed().getAllByRole('button', { name: /^Move/ })).toHaveLength(1);
    expect(feed().getByRole('button', { name: /^Move 4/ })).toBeVisible();
  });

  it('loads older log lines if its place is not loaded yet', async () => {
    server.answers['match:log'] = () => ({ ok: true, log: [line(0, 'knocked', '1')] }) as never;
    const log = Array.from({ length: 100 }, (_, i) => line(i + 1, 'knocked', '0'));
    await open([said(1, 'one', { place: { version: 1, line: 0 } })], tableView(), log);
    await tab('Chat');
    await user.click(feed().getByRole('button', { name: /^Move 1/ }));
    expect(server.of('match:log').map(({ data }) => data.before)).toEqual([1]);
    await vi.waitFor(() => expect(document.activeElement).toHaveAttribute('data-seq', '0'));
  });

  it('that comments on a moment leads to it in the replay', async () => {
    await open([said(1, 'the start', { moment: 0 }), said(2, 'here', { moment: 14 }), said(3, 'plain')]);
    await tab('Chat');
    const links = feed().getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['On the start', `/replay/${TABLE}?at=0&seat=0`],
      ['On move 14', `/replay/${TABLE}?at=14&seat=0`],
    ]);
  });

  it("with a phrase is in the reader's language", async () => {
    const { text: _, ...silent } = said(1, '') as Extract<ChatMessage, { text: string }>;
    await open([{ ...silent, phrase: 'wellPlayed' }]);
    await tab('Chat');
    expect(feed().getByText('Well played!')).toBeVisible();
  });
});

describe('chat phrases', () => {
  it('can be sent by keyboard alone, and closing them returns the focus to the opener', async () => {
    server.answers['table:say'] = () => ({ ok: true }) as never;
    await open([]);
    await tab('Chat');
    const toggle = screen.getByRole('button', { name: 'Phrases that everybody sees in their own language' });
    toggle.focus();
    await user.keyboard('{Enter}{ArrowRight}{ArrowRight}{Enter}');
    expect(server.of('table:say').map(({ data }) => data)).toEqual([{ table: TABLE, phrase: 'yourTurn' }]);
    await vi.waitFor(() => expect(toggle).toHaveFocus());
    expect(screen.queryByRole('toolbar')).not.toBeInTheDocument();
    await user.keyboard('{Enter}{Escape}');
    expect(toggle).toHaveFocus();
    expect(screen.getByRole('tab', { name: 'Chat' })).toBeVisible();
    expect(screen.queryByRole('toolbar')).not.toBeInTheDocument();
  });
});

describe("hiding a person's messages", () => {
  it('leaves one quiet line, survives a change of name, and can be reverted', async () => {
    await open([said(1, 'one'), said(2, 'two'), said(3, 'mine', { speaker: 'ana-at-tabl', name: 'Ana', seat: 0 })]);
    await tab('Chat');
    expect(feed().queryByRole('button', { name: 'Hide Ana’s messages' })).not.toBeInTheDocument();
    await user.click(feed().getAllByRole('button', { name: 'Hide Luis’s messages' })[0]!);
    expect(feed().queryByText('one')).not.toBeInTheDocument();
    expect(feed().getAllByText('Luis’s messages are hidden.')).toHaveLength(1);
    act(() => server.push('chat', { table: TABLE, message: said(4, 'three', { name: 'Somebody else' }) }));
    expect(feed().queryByText('three')).not.toBeInTheDocument();
    expect(localStorage.getItem('sobremesa.hidden')).toBe(LUIS);
    await user.click(feed().getAllByRole('button', { name: 'Show them' })[0]!);
    expect(feed().getByText('three')).toBeVisible();
  });

  it('excludes them from the unread count, and from the links in the log', async () => {
    localStorage.setItem('sobremesa.hidden', LUIS);
    useHidden.setState({ speakers: [LUIS] });
    await open([said(1, 'one')]);
    act(() => server.push('chat', { table: TABLE, message: said(2, 'two') }));
    expect(screen.getByRole('tab', { name: 'Chat' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /sent here/ })).not.toBeInTheDocument();
    act(() => server.push('chat', { table: TABLE, message: said(3, 'three', { speaker: 'eva-at-tabl' }) }));
    expect(await screen.findByRole('tab', { name: 'Chat1' })).toBeVisible();
  });
});

it('a spectator with a delay sees a note about it, until the match is over', async () => {
  await open([], tableView({ you: null, watchDelay: { minutes: 5 } }));
  expect(screen.getByText(/^You see the match as it was 5 minutes ago/)).toBeVisible();
  act(() => server.push('table', tableView({ you: 0, watchDelay: { moves: 10 } })));
  expect(screen.queryByText(/^You see the match as it was/)).not.toBeInTheDocument();
});

it('a spectator sees who will read their message', async () => {
  await open([], tableView({ you: null }));
  await tab('Chat');
  expect(screen.getByRole('textbox', { name: 'Say something to the spectators' })).toBeVisible();
  act(() => server.push('table', tableView({ you: null, watchersTalk: true })));
  expect(screen.getByRole('textbox', { name: 'Say something to the table' })).toBeVisible();
});
