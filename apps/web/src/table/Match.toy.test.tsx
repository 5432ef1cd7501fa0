import type { LogEntry, MatchState, TableView } from '@sobremesa/protocol';
import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { entered, FakeServer, snapshot, TABLE, tableView } from '@sobremesa/client/testing';
import { openPopover } from '../../test/popover.ts';
import { renderPage } from '../../test/render.tsx';
import { toyCtx } from '../../test/toyGame.tsx';
import * as resultPicture from './finished/resultPicture.ts';
import { HouseContext, type House } from './play/house.ts';
import { SeatsStrip } from './play/PlayLayout.tsx';
import { tabs } from './side/panel.ts';
import { contents } from './side/SidePanel.tsx';
import { earlierPoints, keepEarlierPoints } from './play/earlierPoints.ts';
import TablePage from './TablePage.tsx';

await Promise.all([contents.chat, contents.scores, contents.people, SeatsStrip].map((part) => part.preload()));

let server: FakeServer;
const user = userEvent.setup();
beforeEach(() => {
  server = new FakeServer();
  localStorage.setItem('sobremesa.knows.patzcuaro', 'yes');
});

const knocked = (seq: number, player: string): LogEntry => {
  return { seq, at: 0, kind: 'game', event: { type: 'knocked', player } as { type: string } };
};

const lines = () => screen.queryAllByRole('button', { name: /knocks? on the table/ });

async function sitAt(view: TableView, changes: Partial<MatchState> = {}, house: House = { tabs }) {
  const state: MatchState = { G: {}, ctx: toyCtx('0'), undo: false, window: null, ...changes };
  const playerID = view.you === null ? null : String(view.you);
  server.answers['table:enter'] = () =>
    entered(snapshot(5, { state, playerID, log: [knocked(1, '1')], fields: { knocked: ['player'], turn: ['player'] } }), view);
  const page = (
    <HouseContext value={house}>
      <TablePage id={TABLE} />
    </HouseContext>
  );
  renderPage(page, server, `/t/${TABLE}`);
  await act(async () => {
    server.welcome();
    await Promise.resolve();
  });
  // The page of a match loads lazily, which is slow on a busy machine.
  await screen.findByRole('button', { name: 'knock' }, { timeout: 10_000 });
}

/** The announcements from now on. Each replaces the one before. */
function announcements(): (string | null)[] {
  const announced: (string | null)[] = [];
  const live = document.querySelector('.visually-hidden > output')!;
  new MutationObserver(() => announced.push(live.textContent)).observe(live, { childList: true });
  return announced;
}

const seats = tableView().seats;
const withSeat = (seat: number, change: object) => seats.with(seat, Object.assign({}, seats[seat], change));

/** Three play. The match waits for players in these stages. */
const asking = (activePlayers: Record<string, string>, turn = 1) => ({ ...toyCtx('1'), numPlayers: 3, turn, activePlayers });

describe('a running match', () => {
  it('shows what to do in one sentence, and highlights the tab', async () => {
    await sitAt(tableView());
    expect(screen.getByText('Knock on the table')).toBeVisible();
    await vi.waitFor(() => expect(document.title).toBe('● Your turn · Pátzcuaro'));
  });

  it('announces whose turn it is and what to do, and each further step of the turn', async () => {
    await sitAt(tableView(), { ctx: toyCtx('1') });
    const announced = announcements();
    act(() => server.push('update', TABLE, 6, [{ ctx: [toyCtx('0')] }]));
    await vi.waitFor(() => expect(announced).toContain('It is your turn. Knock on the table'));
  });

  it('lists the keys in its menu', async () => {
    await sitAt(tableView());
    openPopover('More options');
    const keys = await screen.findByText('Keys');
    const row = (key: string) => within(keys.closest('details')!).getByText(key).closest('div');
    expect(row('Esc')).toHaveTextContent('Skip to my turn, or drop what you have begun');
    expect(row('Ctrl')).toHaveTextContent('Undo your last move');
  });

  it('has no skip link to a closed panel, and a log that keeps announcing', async () => {
    await sitAt(tableView());
    expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Log, chat, scores and people' }));
    expect(screen.getByRole('complementary', { name: 'Around the table' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Close the panel' }));
    expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
    expect(screen.queryByRole('tabpanel')).not.toBeInTheDocument();
    expect(screen.getByRole('log', { name: 'Log of the match' })).toBeInTheDocument();
  });

  describe('while the moves of bots are shown one by one', () => {
    const [me, bot] = [{ '0': 'keep', '1': 'keep', '2': 'keep' }, { character: 'ines', level: 'easy' } as const];
    const table = () => tableView({ seats: [seats[0]!, { ...seats[1]!, bot }, { ...seats[1]!, seat: 2, name: 'Eva', bot }] });
    /** Two bots move. The page shows the first move, and waits before the second. */
    async function behind(now: ReturnType<typeof asking>) {
      await sitAt(table(), { ctx: { ...asking(me), playOrder: ['0', '1', '2'] } });
      const [knock, log] = [screen.getByRole('button', { name: 'knock' }), screen.getByRole('log')];
      act(() => {
        server.push('update', TABLE, 6, [{ G: [{ moves: 6 }] }, [2, 0, ['knocked', '1']]]);
        server.push('update', TABLE, 7, [{ G: [{ moves: 7 }], ctx: [now] }, [3, 0, ['knocked', '2']]]);
      });
      // Finding elements would take longer than the first move is shown.
      const shown = log.textContent;
      act(() => knock.click());
      expect(shown).not.toContain('Eva');
      expect(screen.getAllByText('Eva knocks on the table.')).not.toHaveLength(0);
    }

    it('sends a press at once when the newest state asks the same', async () => {
      await behind(asking({ '0': 'keep' }));
      expect(server.of('match:move').map(({ data }) => data)).toMatchObject([{ version: 7, move: 'knock', args: [3] }]);
    });

    it.each([
      ['the match waits for others', asking({ '1': 'keep' })],
      ['another turn has begun', asking({ '0': 'keep' }, 2)],
      ['the question is another one', asking({ '0': 'block' })],
    ])('only shows the newest state on a press when %s by then', async (_when, now) => {
      await behind(now);
      expect(server.of('match:move')).toHaveLength(0);
    });
  });

  it("shows a refusal in the game's words", async () => {
    await sitAt(tableView());
    await user.click(screen.getByRole('button', { name: 'knock' }));
    const error = { code: 'illegalMove', reason: { key: 'tooLoud', values: { times: 3 } } } as const;
    await act(async () => {
      server.of('match:move')[0]?.answer({ ok: false, error });
      await Promise.resolve();
    });
    expect((await screen.findByText('Not so loud: 3 knocks are too many.')).closest('[role=alert]')).not.toBeNull();
  });

  it('adds events to a live log', async () => {
    await sitAt(tableView());
    const log = screen.getByRole('log', { name: 'Log of the match' });
    expect(log).toHaveTextContent('Luis knocks on the table.');
    act(() => server.push('update', TABLE, 6, [null, [2, 0, ['knocked', '0']]]));
    expect(within(log).getByText('You knock on the table.')).toBeInTheDocument();
  });

  it("shows what others did, with a link to the log, until the reader's next move", async () => {
    await sitAt(tableView());
    await vi.waitFor(() => expect(lines().map((line) => line.textContent)).toEqual(['LLuis knocks on the table.']));
    openPopover('Since your last move');
    const each = within(screen.getByLabelText('Since your last move')).getAllByRole('listitem', { hidden: true });
    expect(each.map((line) => line.textContent)).toEqual(['LLuis knocks on the table. 2 points']);
    await user.click(screen.getByRole('button', { name: 'Open the log', hidden: true }));
    expect(screen.getByRole('tab', { name: 'Log' })).toBeVisible();
    expect(lines()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Close the panel' }));
    expect(lines()).toHaveLength(1);
    act(() => server.push('update', TABLE, 6, [null, [2, 0, ['turn', '0'], ['knocked', '0']]]));
    expect(lines()).toEqual([]);
  });

  it('counts the other players with news in words, since numbers with a sign are points', async () => {
    const table = tableView({ seats: [...seats, { ...seats[1]!, seat: 2, name: 'Eva' }] });
    await sitAt(table, { ctx: { ...toyCtx('0'), numPlayers: 3, playOrder: ['0', '1', '2'] } });
    act(() => server.push('update', TABLE, 6, [null, [2, 0, ['turn', '2'], ['knocked', '2']]]));
    await vi.waitFor(() => expect(lines()[0]).toHaveTextContent(/^EEva knocks on the table\.1 more/));
  });

  it("shows others' gains since the reader's last move, even after a reload", async () => {
    sessionStorage.clear();
    await sitAt(tableView());
    act(() => server.push('update', TABLE, 6, [null, [2, 0, ['turn', '0'], ['knocked', '0'], ['turn', '1'], ['knocked', '1']]]));
    const since = 5;
    await vi.waitFor(() => expect(earlierPoints(TABLE, since)).toBe('0 7,1 2'));
    expect(earlierPoints(TABLE, since + 1)).toBeNull();
    cleanup();
    // As if Luis had had no points before.
    keepEarlierPoints(TABLE, { since: 1, totals: '0 7,1 0' });
    server = new FakeServer();
    await sitAt(tableView());
    await vi.waitFor(() => expect(lines().map((line) => line.textContent)).toEqual(['L+2Luis knocks on the table.']));
    sessionStorage.clear();
  });

  it('returns the focus when the panel closes: to the previous control, or to the button that opens it', async () => {
    await sitAt(tableView());
    const toggle = screen.getByRole('button', { name: 'Log, chat, scores and people' });
    await user.click(toggle);
    await user.click(screen.getByRole('button', { name: 'Close the panel' }));
    expect(toggle).toHaveFocus();
    await user.click(toggle);
    const knock = screen.getByRole('button', { name: 'knock' });
    act(() => knock.focus());
    await user.click(screen.getByRole('tab', { name: 'Scores' }));
    await user.keyboard('{Escape}');
    expect(knock).toHaveFocus();
  });

  it('opens the rules at the paragraph of a refusal, and returns the focus on closing', async () => {
    await sitAt(tableView());
    const knock = screen.getByRole('button', { name: 'knock' });
    await user.click(knock);
    const error = { code: 'illegalMove', reason: { key: 'tooLoud', values: { times: 3 } } } as const;
    await act(async () => {
      server.of('match:move')[0]?.answer({ ok: false, error });
      await Promise.resolve();
    });
    const refusal = within(
      (await screen.findByText('Not so loud: 3 knocks are too many.')).closest<HTMLElement>('[role=alert]')!,
    );
    await user.click(refusal.getByRole('button', { name: 'See the rule' }));
    const rules = within(await screen.findByRole('complementary', { name: 'The rules of Pátzcuaro' }));
    await vi.waitFor(() => expect(rules.getByRole('heading', { name: 'Knocks' })).toHaveFocus());
    await user.click(rules.getByRole('button', { name: 'turns' }));
    expect(rules.getByRole('heading', { name: 'Turns' })).toHaveFocus();
    await user.type(rules.getByRole('searchbox'), 'two');
    expect(within(rules.getByRole('list', { name: 'Search results' })).getByText('Two').tagName).toBe('MARK');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('complementary', { name: /^The rules/ })).not.toBeInTheDocument();
    expect(refusal.getByRole('button', { name: 'See the rule' })).toHaveFocus();
  });

  it('opens the rules with a question mark, in place of the panel, and the panel replaces them again', async () => {
    await sitAt(tableView());
    act(() => screen.getByRole('button', { name: 'knock' }).focus());
    await user.keyboard('?');
    const title = await screen.findByRole('heading', { name: 'The rules of Pátzcuaro' });
    expect(title).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Log, chat, scores and people' }));
    expect(title).not.toBeInTheDocument();
    expect(screen.getByRole('tab', { name: 'Log' })).toBeVisible();
  });

  it('shows a tip on the first decision of its kind, but not to readers who completed the tutorial', async () => {
    await sitAt(tableView());
    const hint = await screen.findByRole('button', { name: 'Softly does it.' });
    openPopover('New to you');
    await user.click(screen.getByRole('button', { name: 'Got it', hidden: true }));
    expect(hint).not.toBeInTheDocument();
    expect(localStorage.getItem('sobremesa.hinted.patzcuaro')).toBe('prompt');
  });

  it.each([
    ['sobremesa.hinted.patzcuaro', 'other prompt'],
    ['sobremesa.tutorialDone.patzcuaro', 'yes'],
  ])('shows no tip twice, nor to a reader who has learnt the game: %s', async (key, value) => {
    localStorage.setItem(key, value);
    await sitAt(tableView());
    expect(screen.queryByRole('button', { name: 'Softly does it.' })).not.toBeInTheDocument();
  });

  it('introduces the game once, when its reader must move for the first time', async () => {
    localStorage.removeItem('sobremesa.knows.patzcuaro');
    await sitAt(tableView());
    const card = within(await screen.findByRole('dialog', { name: 'Pátzcuaro in three lines' }));
    expect(card.getAllByRole('listitem')).toHaveLength(3);
    await user.click(card.getByRole('button', { name: 'Got it' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(localStorage.getItem('sobremesa.knows.patzcuaro')).toBe('yes');
  });

  it('does not introduce the game to spectators or readers who know it', async () => {
    await sitAt(tableView({ you: null }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('offers no undo while a bot plays for the reader, since the server would reject it', async () => {
    await sitAt(tableView({ seats: withSeat(0, { standIn: 'left' }) }), { undo: true });
    expect(screen.getByText('A bot is playing for you.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  });

  it('offers no undo at a table without it, neither by button nor by key', async () => {
    await sitAt(tableView({ undo: false }), { undo: true });
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
    await user.keyboard('{Control>}z{/Control}');
    expect(server.of('match:undo')).toHaveLength(0);
  });

  it('offers undo only when the server does, by button and by key', async () => {
    await sitAt(tableView());
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
    act(() => server.push('update', TABLE, 6, [{ undo: true }]));
    expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
    await user.keyboard('{Control>}z{/Control}');
    expect(server.of('match:undo')[0]?.data).toMatchObject({ table: TABLE, version: 6 });
  });

  it('offers a stand-in for an absent player for whom the match waits', async () => {
    server.answers['table:standIn'] = () => ({ ok: false, error: { code: 'notAway' } });
    await sitAt(tableView({ seats: withSeat(1, { present: false }) }), { ctx: toyCtx('1') });
    expect(screen.getByText('Waiting for Luis, who is away.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Let a bot play' }));
    expect(server.of('table:standIn')[0]?.data).toEqual({ table: TABLE, seat: 1 });
    expect(await screen.findAllByText(/only just left/)).not.toHaveLength(0);
  });

  it('shows from when a stand-in may play for an absent player', async () => {
    const in30 = tableView({ seats: withSeat(1, { present: false }), standInFrom: [null, Date.now() + 30_000] });
    await sitAt(in30, { ctx: toyCtx('1') });
    expect(screen.getByRole('button', { name: /^Let a bot play in \d+ seconds$/ })).toBeDisabled();
    act(() => server.push('table', { ...in30, standInFrom: [null, Date.now() - 30_000] }));
    expect(screen.getByRole('button', { name: 'Let a bot play' })).toBeEnabled();
  });

  it.each([
    ['over days', { pace: { kind: 'days', hours: 12 } }],
    ['during a pause', { paused: true }],
  ] as const)('offers no stand-in for an absent player %s', async (_when, table) => {
    await sitAt(tableView({ seats: withSeat(1, { present: false }), ...table }), { ctx: toyCtx('1') });
    expect(screen.queryByRole('button', { name: 'Let a bot play' })).not.toBeInTheDocument();
  });

  it('offers the seat back to a player with a stand-in', async () => {
    await sitAt(tableView({ seats: withSeat(0, { standIn: 'left' }) }));
    await user.click(screen.getByRole('button', { name: 'Take my seat back' }));
    expect(server.of('table:return')[0]?.data).toEqual({ table: TABLE });
  });

  it('explains the effect of leaving before it happens', async () => {
    await sitAt(tableView());
    openPopover('More options');
    await user.click(await screen.findByRole('button', { name: 'Leave the match', hidden: true }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Leave the match?' }));
    expect(dialog.getByText(/a bot plays for you. Until it ends you can come back/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Leave the match' }));
    expect(server.of('table:stand')).toHaveLength(1);
  });

  it('reports that the seat was transferred to another device', async () => {
    await sitAt(tableView());
    expect(screen.queryByText(/You are now playing/)).not.toBeInTheDocument();
    act(() => server.push('table', tableView({ you: null })));
    expect(screen.getByText('You are now playing on another device; on this one you can only watch.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByText(/You are now playing/)).not.toBeInTheDocument();
  });

  it('asks the others before the match ends, and shows who has yet to agree', async () => {
    server.answers['table:discard'] = () => ({ ok: true }) as never;
    await sitAt(tableView());
    openPopover('More options');
    await user.click(await screen.findByRole('button', { name: 'End the match', hidden: true }));
    const dialog = within(await screen.findByRole('dialog', { name: 'End the match?' }));
    expect(dialog.getByText(/^All players who are here are asked\./)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Ask the others' }));
    expect(server.of('table:discard')[0]?.data).toEqual({ table: TABLE });
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    act(() => server.push('table', tableView({ vote: { by: 0, agreed: [0], waiting: [1] } })));
    expect(await screen.findByText('You want to end the match. Still to answer: Luis.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'End it' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Play on' }));
    expect(server.of('table:keep')).toHaveLength(1);
  });

  it('lets asked players agree or play on, and shows spectators only the question', async () => {
    const vote = { by: 1, agreed: [1], waiting: [0] };
    await sitAt(tableView({ vote }));
    expect((await screen.findByText('Luis wants to end the match. Still to answer: you.')).closest('output')).not.toBeNull();
    expect(screen.getByRole('button', { name: 'Play on' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'End it' }));
    expect(server.of('table:discard')).toHaveLength(1);
    act(() => server.push('table', tableView({ vote, you: null })));
    expect(screen.getByText('Luis wants to end the match. Still to answer: Ana.')).toBeVisible();
    for (const name of ['End it', 'Play on']) expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  });

  it('warns a player left alone that the match ends at once, and reports its end', async () => {
    await sitAt(tableView({ seats: withSeat(1, { standIn: 'left' }) }));
    openPopover('More options');
    await user.click(await screen.findByRole('button', { name: 'End the match', hidden: true }));
    const dialog = within(await screen.findByRole('dialog', { name: 'End the match?' }));
    expect(dialog.getByText('Nobody else is playing here any more. The match will end now, for good.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'End the match' }));
    act(() => server.push('gone', { table: TABLE, why: 'closed' }));
    expect(screen.getByRole('heading', { name: 'The match has been ended' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to the start page' })).toBeVisible();
  });

  it('lets the host mute players and spectators, and unmute them', async () => {
    for (const name of ['table:mute', 'table:unmute'] as const) server.answers[name] = () => ({ ok: true }) as never;
    const leo = { speaker: 'leoleoleole', name: 'Leo' };
    await sitAt(tableView({ watchers: 1, namedWatchers: [leo] }));
    await user.click(screen.getByRole('tab', { name: 'People' }));
    await user.click(screen.getByRole('button', { name: 'Mute Luis', hidden: true }));
    await user.click(screen.getByRole('button', { name: 'Mute Leo', hidden: true }));
    expect(server.of('table:mute').map(({ data }) => data)).toEqual([
      { table: TABLE, seat: 1 },
      { table: TABLE, speaker: leo.speaker },
    ]);
    const muted = [{ ...leo, seat: null }];
    act(() => server.push('table', tableView({ watchers: 1, namedWatchers: [leo], muted })));
    await user.click(screen.getByRole('button', { name: 'Let Leo speak again', hidden: true }));
    expect(server.of('table:unmute')[0]?.data).toEqual({ table: TABLE, speaker: leo.speaker });
  });

  it('shows everybody who is muted, and the muted person beside the chat field', async () => {
    const muted = [{ speaker: 'luisluislui', seat: 1, name: 'Luis' }];
    await sitAt(tableView({ muted, speaker: 'anaanaanaan' }));
    await user.click(screen.getByRole('tab', { name: 'Chat' }));
    expect(screen.getByText('Muted by the host: Luis.')).toBeVisible();
    act(() => server.push('table', tableView({ muted, speaker: 'luisluislui', you: 1 })));
    expect(screen.getByText(/^The host has muted you:/)).toBeVisible();
    expect(screen.queryByText(/Luis\.$/)).not.toBeInTheDocument();
  });

  it('reports that the host has removed the reader from the seat', async () => {
    await sitAt(tableView());
    act(() => server.push('table', tableView({ you: null, seats: withSeat(0, { standIn: 'removed' }) })));
    expect(screen.getByText(/^The host has removed you\./)).toBeVisible();
    expect(screen.queryByText(/on another device/)).not.toBeInTheDocument();
  });

  it('shows at each seat why the server plays for it', async () => {
    await sitAt(tableView({ seats: withSeat(1, { standIn: 'left' }) }));
    expect(within(screen.getByRole('list', { name: 'Players' })).getByText('has left, a bot plays')).toBeVisible();
    await user.click(screen.getByRole('tab', { name: 'People' }));
    const people = within(screen.getByRole('tabpanel', { name: 'People' }));
    expect(people.getByText('has left, a bot plays')).toBeVisible();
    act(() => server.push('table', tableView({ seats: withSeat(1, { standIn: 'removed' }) })));
    expect(people.getByText('removed, a bot plays')).toBeVisible();
  });

  it('lets the host remove a player, after an explanation', async () => {
    await sitAt(tableView({ seats: withSeat(0, { host: true }) }));
    await user.click(screen.getByRole('tab', { name: 'People' }));
    await user.click(screen.getByRole('button', { name: 'Remove Luis from the match', hidden: true }));
    const dialog = within(screen.getByRole('dialog', { name: 'Remove Luis from the match?' }));
    expect(dialog.getByText(/Luis cannot come back/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Remove Luis from the match' }));
    expect(server.of('table:remove')[0]?.data).toEqual({ table: TABLE, seat: 1 });
  });

  it('offers a guest no such command', async () => {
    await sitAt(tableView({ seats: withSeat(1, { host: true }) }));
    await user.click(screen.getByRole('tab', { name: 'People' }));
    expect(screen.queryByRole('button', { name: /^Remove /, hidden: true })).not.toBeInTheDocument();
  });

  it('reports the lost seat even at a table without spectators', async () => {
    await sitAt(tableView({ watchable: false }));
    act(() => server.push('gone', { table: TABLE, why: 'watchingNotAllowed' }));
    expect(screen.getByText(/^You are now playing this match on another device/)).toBeVisible();
  });

  it('does not report a lost seat to a person who never had one', async () => {
    await sitAt(tableView({ you: null }));
    expect(screen.queryByText(/You are now playing/)).not.toBeInTheDocument();
  });

  it("shows the game's pictures in the log, with words for screen readers", async () => {
    await sitAt(tableView());
    const log = within(screen.getByRole('log', { name: 'Log of the match' }));
    expect(log.getByText('Luis knocks on the table.')).toBeInTheDocument();
    expect(log.getByText('(table)').closest('[aria-hidden=true]')).toHaveTextContent('Luis knocks on the (table).');
  });

  it('keeps moves while the connection is lost, says so, and sends them when it is back', async () => {
    await sitAt(tableView());
    act(() => server.drop());
    await user.click(screen.getByRole('button', { name: 'knock' }));
    await user.click(screen.getByRole('button', { name: 'knock' }));
    expect(server.of('match:move')).toHaveLength(0);
    expect(await screen.findByText('Connection lost, trying again…', {}, { timeout: 3000 })).toBeVisible();
    await act(async () => {
      server.welcome();
      await Promise.resolve();
    });
    await vi.waitFor(() => expect(server.of('match:move')).toHaveLength(1));
  });
});

it('asks the reader to reload an outdated page', async () => {
  renderPage(<TablePage id={TABLE} />, server);
  act(() => server.welcome(null, 999));
  expect(await screen.findByRole('button', { name: 'Reload' })).toBeVisible();
});

describe('a bot', () => {
  const withBot = tableView({ seats: withSeat(1, { name: 'Tecla', bot: { character: 'tecla', level: 'strong' } }) });

  it('is marked wherever its name is shown: players, log, points and people', async () => {
    await sitAt(withBot);
    const strip = screen.getByRole('list', { name: 'Players' });
    expect(within(strip).getByText('Tecla').closest('li')).toHaveTextContent('bot');
    expect(within(strip).getByText('Ana').closest('li')).not.toHaveTextContent('bot');
    expect(screen.getByRole('log', { name: 'Log of the match' })).toHaveTextContent('bot: Tecla knocks on the table.');
    await user.click(screen.getByRole('tab', { name: 'Scores' }));
    expect(
      within(screen.getByRole('tabpanel', { name: 'Scores' }))
        .getByText('Tecla')
        .closest('summary'),
    ).toHaveTextContent('bot');
    await user.click(screen.getByRole('tab', { name: 'People' }));
    expect(
      within(screen.getByRole('tabpanel', { name: 'People' }))
        .getByText('Tecla')
        .closest('li'),
    ).toHaveTextContent('bot · hard to beat');
  });

  it('is said to think less while the server is busy, until the reader has read it', async () => {
    await sitAt({ ...withBot, hurried: true });
    const said = 'The server is busy: bots think less than their level.';
    expect(screen.getByText(said)).toBeVisible();
    await user.click(within(screen.getByText(said).parentElement as HTMLElement).getByRole('button'));
    expect(screen.queryByText(said)).toBeNull();
  });

  it('is marked in the final score', async () => {
    await sitAt({ ...withBot, status: 'finished' }, { ctx: toyCtx('0', { winners: ['0'] }) });
    const count = await screen.findByRole('region', { name: 'Final scores' });
    expect(within(count).getByText('Tecla').closest('th')).toHaveTextContent('bot');
  });

  it('thinks and plays under its name', async () => {
    await sitAt(withBot, { ctx: toyCtx('1') });
    expect(screen.getByText('Tecla is thinking', { selector: 'p' })).toBeVisible();
    moves(6);
    moves(7);
    expect(screen.getByText('Tecla plays', { selector: 'p' })).toBeVisible();
  });
});

/** Luis knocks, which leads to this version. */
function moves(version: number) {
  act(() => server.push('update', TABLE, version, [{ ctx: { turn: version } }, [version, 0, ['knocked', '1']]]));
}

describe('a seat with a stand-in', () => {
  const away = tableView({ seats: withSeat(1, { standIn: 'away' }) });

  // Freezes the time, so that no move counts as shown long enough.
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
  afterEach(() => void vi.useRealTimers());

  it('thinks, which is announced once', async () => {
    await sitAt(away, { ctx: toyCtx('1') });
    expect(screen.getByText('A bot is thinking for Luis', { selector: 'p' })).toBeVisible();
    const announced = announcements();
    await vi.waitFor(() => expect(announced).toContain('A bot is thinking for Luis'), 10_000);
    expect(announced.filter((text) => text === 'A bot is thinking for Luis')).toHaveLength(1);
  });

  it('is played back move by move, until its reader skips to the end', async () => {
    await sitAt(away, { ctx: toyCtx('1') });
    moves(6);
    moves(7);
    moves(8);
    expect(screen.getByText('A bot plays for Luis')).toBeVisible();
    expect(await screen.findAllByText('Luis knocks on the table.')).not.toHaveLength(4);
    await user.click(screen.getByRole('button', { name: 'Skip to my turn' }));
    expect(screen.getByText('A bot is thinking for Luis', { selector: 'p' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Skip to my turn' })).not.toBeInTheDocument();
  });

  it('is skipped by Escape, too', async () => {
    await sitAt(away, { ctx: toyCtx('1') });
    moves(6);
    moves(7);
    await user.keyboard('{Escape}');
    expect(screen.getByText('A bot is thinking for Luis', { selector: 'p' })).toBeVisible();
  });

  it("blocks the reader's answer until all its moves are shown", async () => {
    await sitAt(away, { ctx: toyCtx('1') });
    moves(6);
    act(() => server.push('update', TABLE, 7, [{ ctx: { currentPlayer: '0' } }, [7, 0, ['knocked', '1']]]));
    await user.click(screen.getByRole('button', { name: 'knock' }));
    expect(server.of('match:move')).toHaveLength(0);
    expect(screen.getByText('Knock on the table')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'knock' }));
    expect(server.of('match:move')[0]?.data).toMatchObject({ version: 7 });
  });
});

const finalScores = async () => within(await screen.findByRole('region', { name: 'Final scores' }));
const rows = (final: Pick<typeof screen, 'getAllByRole'>) =>
  final.getAllByRole('row').map((row) => [...row.children].map(({ textContent }) => textContent));

describe('a finished match', () => {
  const finished = tableView({ status: 'finished' });
  const over = { ctx: toyCtx('0', { winners: ['0'] }) };

  /** Ana makes the last move in front of the reader, and the log names the winner. */
  async function end() {
    await sitAt(tableView());
    act(() => {
      server.push('update', TABLE, 6, [{ ctx: [over.ctx] }, [2, 0, ['knocked', '0'], ['knocked', '1']]]);
      server.push('table', finished);
    });
    return finalScores();
  }

  it('is one table of sources and players, and offers a rematch', async () => {
    server.answers['table:rematch'] = () => ({ ok: true, table: 'kjihgfedcba' }) as never;
    await sitAt(finished, over);
    const final = await finalScores();
    expect(rows(final)).toEqual([
      ['Points for', 'AAna', 'LLuis'],
      ['Knocks', '7', '2'],
      ['Total', '7', '2'],
      ['Place', '1st place', '2nd place'],
    ]);
    expect(final.getByText('You won!')).toBeVisible();
    await user.click(final.getByRole('button', { name: 'Play again with the same people' }));
    expect(server.of('table:rematch')).toHaveLength(1);
  });

  it('names the winner where several people look at the page in turn', async () => {
    await sitAt(finished, over, { tabs, shared: true });
    expect((await finalScores()).getByText('Ana wins!')).toBeVisible();
    expect(screen.queryByText('You won!')).not.toBeInTheDocument();
  });

  it('is counted at the top of the page if it ends while open, then names the winner, announced once', async () => {
    const top = vi.spyOn(globalThis, 'scrollTo').mockImplementation(() => undefined);
    const final = await end();
    const announced = announcements();
    expect(final.getByRole('heading', { name: 'Final scores' })).toHaveFocus();
    expect(top).toHaveBeenCalledWith({ top: 0 });
    expect(screen.getByText('The points are counted.')).toBeVisible();
    expect(screen.queryByText('You won!')).not.toBeInTheDocument();
    expect(rows(final).at(-1)).toEqual(['Total', '0', '0']);
    expect(screen.getByRole('button', { name: 'knock' })).toHaveAttribute('data-over', 'false');
    expect(screen.getByRole('button', { name: 'knock' }).closest('[data-counting]')).toHaveAttribute('data-counting', 'true');
    await user.click(screen.getByRole('button', { name: 'Log, chat, scores and people' }));
    await user.click(screen.getByRole('tab', { name: 'Scores' }));
    expect(within(screen.getByRole('tabpanel', { name: 'Scores' })).queryByText('7')).not.toBeInTheDocument();
    expect(within(screen.getByRole('log', { name: 'Log of the match' })).getAllByRole('listitem')).toHaveLength(2);
    expect(final.queryByRole('button', { name: /Play again/ })).not.toBeInTheDocument();

    await vi.waitFor(() => expect(final.getByText('You won!')).toBeVisible(), 5000);
    expect(rows(final).slice(-2)).toEqual([
      ['Total', '7', '2'],
      ['Place', '1st place', '2nd place'],
    ]);
    expect(screen.getByRole('button', { name: 'knock' })).toHaveAttribute('data-over', 'true');
    expect(within(screen.getByRole('log', { name: 'Log of the match' })).getAllByRole('listitem')).toHaveLength(3);
    await vi.waitFor(() => expect(announced.filter((text) => text?.startsWith('Final'))).toHaveLength(1));
    expect(announced).toContain('Final scores: Ana, 7 points and Luis, 2 points.');
    top.mockRestore();
  });

  it.each([
    ['the button', async () => user.click(screen.getByRole('button', { name: 'Show the result now' }))],
    ['a tap on the table', async () => user.click(screen.getByRole('table', { name: 'Final scores' }))],
    ['Escape', async () => user.keyboard('{Escape}')],
    ['the space bar', async () => user.keyboard(' ')],
  ])('skips the rest of the count after %s', async (_how, skip) => {
    const final = await end();
    expect(final.queryByText('You won!')).not.toBeInTheDocument();
    await skip();
    expect(final.getByText('You won!')).toBeVisible();
    expect(final.queryByRole('button', { name: 'Show the result now' })).not.toBeInTheDocument();
  });

  it('is shared as a picture drawn on the device, or saved where sharing is unavailable', async () => {
    const draw = vi.spyOn(resultPicture, 'resultPicture').mockResolvedValue(new Blob(['png']));
    URL.createObjectURL = () => 'blob:picture';
    const saved: string[] = [];
    const press = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    await sitAt(finished, over);
    const share = await (await finalScores()).findByRole('button', { name: 'Share as a picture' });
    await user.click(share);
    expect(await screen.findByText('The picture is saved.')).toBeVisible();
    expect(saved).toEqual(['sobremesa-patzcuaro.png']);
    expect(draw.mock.calls[0]?.[0]).toMatchObject({
      title: 'Pátzcuaro',
      places: [
        { name: 'Ana', total: 7 },
        { name: 'Luis', total: 2 },
      ],
    });
    expect(draw.mock.calls[0]?.[0].date).not.toBe('');
    const sheet = vi.fn<() => Promise<void>>(() => Promise.resolve());
    Object.assign(navigator, { canShare: () => true, share: sheet });
    await user.click(share);
    expect(sheet).toHaveBeenCalledOnce();
    expect(saved).toHaveLength(1);
    Object.assign(navigator, { canShare: () => false });
    press.mockRestore();
  });

  it('lists the opponents that the rules play among the players', async () => {
    await sitAt(finished, { ctx: toyCtx('0', { winners: [] }), G: { clock: true } });
    const final = await finalScores();
    expect(rows(final).slice(0, 3)).toEqual([
      ['Points for', 'AAna', 'LLuis', 'Tthe clock'],
      ['Knocks', '7', '2', '–'],
      ['Total', '7', '2', '12'],
    ]);
    expect(screen.queryByText('You won!')).not.toBeInTheDocument();
  });

  it('stays open without a winner and with a rematch when its players have agreed to end it', async () => {
    await sitAt({ ...finished, ended: true });
    expect(screen.getByText('The match has been ended.')).toBeVisible();
    const stand = within(await screen.findByRole('region', { name: 'How it stood' }));
    expect(stand.getByText('The match ended early. Nobody wins.')).toBeVisible();
    expect(stand.getByRole('row', { name: 'Knocks 7 2' })).toBeVisible();
    expect(stand.queryByText('1st place')).not.toBeInTheDocument();
    expect(await stand.findByRole('button', { name: 'Play again with the same people' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'knock' })).toHaveAttribute('data-asked', 'false');
  });

  it('offers no rematch to a spectator', async () => {
    await sitAt({ ...finished, you: null }, over);
    await finalScores();
    expect(screen.getByText('The table rests, thanks to Ana.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Play again/ })).not.toBeInTheDocument();
  });
});
