import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeServer, TABLE, tableSummary } from '@sobremesa/client/testing';
import { visibleDefaults } from '@sobremesa/protocol';
import { openPopover } from '../../test/popover.ts';
import { renderPage } from '../../test/render.tsx';
import { games } from '../games/index.ts';
import type { GameManifest } from '../games/manifest.ts';
import { savedMatch } from '../local/page/saved.ts';
import { LobbyPage } from './LobbyPage.tsx';

vi.mock('../games/index.ts', async (actual) => {
  const { games } = await actual<{ games: Readonly<Record<string, GameManifest>> }>();
  return { games: { ...games, patzcuaro: (await import('../../test/toyGame.tsx')).toyGame } };
});

let server: FakeServer;
const user = userEvent.setup();
beforeEach(() => {
  server = new FakeServer();
  server.answers['lobby:enter'] = () => ({ ok: true, tables: [], more: 0, now: 0 }) as never;
  server.answers.identify = ({ name }) =>
    ({ ok: true, person: { id: 'p1', name }, key: `${'a'.repeat(16)}.${'b'.repeat(43)}` }) as never;
  server.answers['table:open'] = () => ({ ok: true, table: TABLE }) as never;
});

async function arrive(me: { id: string; name: string } | null) {
  const page = renderPage(<LobbyPage />, server);
  await act(async () => {
    server.welcome(me);
    await Promise.resolve();
  });
  return page;
}

describe('groups', () => {
  it('a visitor without a name is asked for one in the form of a new group', async () => {
    server.answers['group:create'] = () => ({ ok: true, group: 'group______' }) as never;
    const { visited } = await arrive(null);
    await user.click(screen.getByRole('button', { name: 'New group for regular evenings' }));
    const form = within(await screen.findByRole('dialog', { name: 'New group' }, { timeout: 20_000 }));
    await user.type(form.getByRole('textbox', { name: 'What is your name?' }), 'Ana');
    await user.type(form.getByRole('textbox', { name: 'Name of the group' }), 'The Thursdays{Enter}');
    expect(server.of('identify')[0]?.data).toMatchObject({ name: 'Ana' });
    expect(server.of('group:create')[0]?.data).toEqual({ name: 'The Thursdays' });
    expect(visited.at(-1)).toBe('/group/group______');
  });

  it('a table of a group says that its name is that of a group', async () => {
    const group = { id: 'group______', name: 'The Thursdays' };
    server.answers['lobby:enter'] = () => ({ ok: true, tables: [tableSummary({ group })], more: 0, now: 0 }) as never;
    await arrive({ id: 'p1', name: 'Ana' });
    expect(await screen.findByText('Group: The Thursdays')).toBeVisible();
  });
});

describe('opening a table', () => {
  it('asks a new visitor for a name, reports a missing one, and opens the table with the chosen settings', async () => {
    const { visited } = await arrive(null);
    // The game loads when the form opens.
    await act(async () => {
      screen.getByRole('button', { name: 'Open a table' }).click();
      await Promise.resolve();
    });
    const form = within(await screen.findByRole('dialog', { name: 'Open a table' }));
    await user.click(await form.findByRole('radio', { name: '3' }));
    expect(form.getByText('Standard')).toBeVisible();
    await user.click(form.getByText('House rules'));
    await user.click(form.getByRole('radio', { name: 'Loud' }));
    expect(form.getByText('Loudness: Loud')).toBeVisible();
    await user.click(form.getByRole('radio', { name: 'still learning' }));
    expect(form.queryByRole('radio', { name: 'Over several days · 3 days per turn' })).toBeNull();
    await user.click(await form.findByRole('button', { name: 'More paces', expanded: false }));
    expect(form.getByRole('button', { name: 'Fewer paces', expanded: true })).toHaveFocus();
    await user.click(form.getByRole('radio', { name: 'Over several days · 3 days per turn' }));
    expect(form.queryByRole('button', { name: 'Fewer paces' })).toBeNull();
    await user.click(form.getByRole('radio', { name: 'Over several days · 1 day per turn' }));
    await user.click(form.getByRole('radio', { name: 'The others decide whether to carry on without them' }));
    await user.click(form.getByRole('checkbox', { name: 'Show on the start page' }));
    await user.click(form.getByRole('checkbox', { name: 'Moves can be undone' }));
    await user.click(form.getByRole('button', { name: 'Open the table' }));
    expect(form.getByRole('textbox', { name: 'What is your name?' })).toBeInvalid();
    expect(form.getByRole('textbox', { name: 'What is your name?' })).toHaveFocus();
    expect(server.of('table:open')).toHaveLength(0);

    await user.type(form.getByRole('textbox', { name: 'What is your name?' }), 'Ana{Enter}');
    await vi.waitFor(() => expect(visited?.at(-1)).toBe(`/t/${TABLE}`));
    expect(asked().map(({ name }) => name)).toEqual(['identify', 'table:open']);
    expect(server.of('table:open')[0]?.data).toEqual({
      game: 'patzcuaro',
      seats: 3,
      ...visibleDefaults,
      options: { loud: true },
      listed: false,
      undo: false,
      standInLevel: 'easy',
      pace: { kind: 'days', hours: 24 },
      timeout: 'vote',
    });
  });

  it('asks for the name before the rest, and proposes the last number of seats', async () => {
    localStorage.setItem('sobremesa.seats.patzcuaro', '2');
    await arrive(null);
    await user.click(screen.getByRole('button', { name: 'Open a table' }));
    const seats = await screen.findByRole('radio', { name: '2' });
    expect(seats).toBeChecked();
    const name = screen.getByRole('textbox', { name: 'What is your name?' });
    expect(name.compareDocumentPosition(seats)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await user.click(screen.getByRole('radio', { name: '4' }));
    await user.type(name, 'Ana{Enter}');
    await vi.waitFor(() => expect(localStorage.getItem('sobremesa.seats.patzcuaro')).toBe('4'));
  });

  it('does not ask a known user for a name', async () => {
    await arrive({ id: 'p1', name: 'Ana' });
    expect(screen.getByRole('heading', { name: 'Hello, Ana' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Open a table' }));
    expect(await screen.findByRole('button', { name: 'Open the table' })).toBeVisible();
    expect(screen.queryByRole('textbox', { name: 'What is your name?' })).not.toBeInTheDocument();
  });

  it('opens a table for one of the reader’s groups, which is not listed', async () => {
    const groups = [{ id: 'group______', name: 'The Thursdays', members: 3, tables: 0, lastPlayedAt: null }];
    server.answers['groups:list'] = () => ({ ok: true, groups }) as never;
    await arrive({ id: 'p1', name: 'Ana' });
    expect(await screen.findByRole('region', { name: 'Your groups' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Open a table' }));
    await user.click(await screen.findByRole('radio', { name: 'The Thursdays' }));
    expect(screen.queryByRole('checkbox', { name: 'Show on the start page' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Open the table' }));
    expect(server.of('table:open')[0]?.data).toMatchObject({ group: 'group______', listed: false });
    expect(localStorage.getItem('sobremesa.group.group______')).toContain('"game":"patzcuaro"');
  });

  it('shows why the server rejects it', async () => {
    server.answers['table:open'] = () => ({ ok: false, error: { code: 'tooManyTables' } });
    await arrive({ id: 'p1', name: 'Ana' });
    await user.click(screen.getByRole('button', { name: 'Open a table' }));
    await user.click(await screen.findByRole('button', { name: 'Open the table' }));
    expect(await screen.findByText(/at too many tables/)).toBeVisible();
  });
});

/** The page's requests, except those that fill the lobby. */
function asked() {
  return server.sent.filter(({ name }) => !/^(?:lobby|groups):/.test(name)).map(({ name, data }) => ({ name, data }));
}

describe('playing now', () => {
  beforeEach(() => {
    server.answers['table:start'] = () => ({ ok: true });
  });

  it('takes one press and no name: opens a hidden table with bots and hints, and starts it', async () => {
    const { visited } = await arrive(null);
    await user.click(screen.getByRole('button', { name: 'Play now Pátzcuaro' }));
    await vi.waitFor(() => expect(visited?.at(-1)).toBe(`/t/${TABLE}`));
    const bots = ['easy', 'easy', 'easy'];
    expect(asked()).toEqual([
      { name: 'identify', data: { name: 'Guest' } },
      { name: 'table:open', data: { game: 'patzcuaro', seats: 4, listed: false, hints: true, bots } },
      { name: 'table:start', data: { table: TABLE } },
    ]);
  });

  it('plays on this device if the server does not answer', async () => {
    const { visited } = await arrive(null);
    act(() => server.drop());
    await user.click(screen.getByRole('button', { name: 'Play now Pátzcuaro' }));
    await vi.waitFor(() => expect(visited?.at(-1)).toBe('/here/patzcuaro'));
    expect(asked()).toEqual([]);
    expect(savedMatch('patzcuaro')).toMatchObject({ people: ['Guest'], match: null });
    expect(savedMatch('patzcuaro')?.bots).toHaveLength(3);
    expect(screen.getByText('The server is not answering. You are playing on this device.')).toBeInTheDocument();
  });

  it('waits briefly for a connection in progress', async () => {
    const { visited } = renderPage(<LobbyPage />, server);
    await user.click(screen.getByRole('button', { name: 'Play now Prado' }));
    expect(visited?.at(-1)).toBe('/');
    await vi.waitFor(() => expect(visited?.at(-1)).toBe('/here/prado'), { timeout: 10_000 });
  });

  it("uses the last number and level of bots, limited by the game's seats", async () => {
    await arrive({ id: 'p1', name: 'Ana' });
    openPopover('Play now: against 3 bots, level “still learning”');
    await user.click(await screen.findByRole('radio', { name: 'hard to beat', hidden: true }));
    await user.click(screen.getByRole('radio', { name: '0', hidden: true }));
    expect(localStorage.getItem('sobremesa.level')).toBe('strong');
    expect(await screen.findByText(/^Thinks ahead/u)).toBeInTheDocument();
    expect(localStorage.getItem('sobremesa.bots')).toBe('0');
    expect(screen.getByText('Play now: without bots')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Play now Pátzcuaro' }));
    await vi.waitFor(() => expect(server.of('table:start')).toHaveLength(1));
    expect(server.of('identify')).toHaveLength(0);
    expect(server.of('table:open')[0]?.data).toMatchObject({ seats: 2, bots: ['strong'] });
  });

  it('shows why the server rejects it', async () => {
    server.answers['table:open'] = () => ({ ok: false, error: { code: 'serverFull' } });
    await arrive({ id: 'p1', name: 'Ana' });
    await user.click(screen.getByRole('button', { name: 'Play now Pátzcuaro' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(/server is full/);
    expect(server.of('table:start')).toHaveLength(0);
  });
});

const box = (name: string) => within(screen.getByRole('heading', { name }).closest('li') as HTMLElement);
const boxNames = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

describe('the shelf', () => {
  it('shows all games before the server has answered, and then those that the server has', async () => {
    renderPage(<LobbyPage />, server);
    expect(boxNames()).toEqual(Object.values(games).map(({ texts }) => texts.en.name));
    await act(async () => {
      server.welcome(null);
      await Promise.resolve();
    });
    expect(boxNames()).toEqual(['Pátzcuaro']);
  });

  it('links to everything that a game offers', async () => {
    await arrive(null);
    const links = box('Pátzcuaro').getAllByRole('link');
    expect(links.map((link) => [link.getAttribute('href'), link.textContent])).toEqual([
      ['/about/patzcuaro', 'Pátzcuaro'],
      ['/learn/patzcuaro', 'Learn'],
      ['/rules/patzcuaro', 'Rules'],
    ]);
    expect(box('Pátzcuaro').getByRole('link', { name: 'Rules Pátzcuaro' })).toBeVisible();
  });

  it('opens the form for the chosen game', async () => {
    renderPage(<LobbyPage />, server);
    await user.click(screen.getByRole('button', { name: 'New table Pátzcuaro' }));
    await act(async () => {
      server.welcome(null);
      await Promise.resolve();
    });
    expect(await screen.findByText(/Knock on the table/, { selector: 'form *' })).toBeVisible();
  });

  it("counts the people at the game's tables, without bots", async () => {
    await arrive(null);
    expect(screen.queryByText(/playing$/)).not.toBeInTheDocument();
    act(() => server.push('lobby', { changed: [tableSummary()], gone: [], more: 0 }));
    expect(box('Pátzcuaro').getByText('2 playing')).toBeVisible();
    act(() => server.push('lobby', { changed: [tableSummary({ status: 'finished' })], gone: [], more: 0 }));
    expect(screen.queryByText(/playing$/)).not.toBeInTheDocument();
  });
});

describe('the lobby', () => {
  it('shows tables that the server pushes, and removes closed ones', async () => {
    await arrive(null);
    expect(screen.getByText(/no open tables/)).toBeVisible();
    act(() =>
      server.push('lobby', { changed: [tableSummary({ status: 'open', you: null, yourTurn: false })], gone: [], more: 0 }),
    );
    const list = within(screen.getByRole('region', { name: 'Open tables' }));
    expect(await list.findByRole('link', { name: 'Pátzcuaro' })).toHaveAttribute('href', `/t/${TABLE}`);
    expect(list.getByText('Ana and Luis')).toBeVisible();
    act(() => server.push('lobby', { changed: [], gone: [TABLE], more: 0 }));
    expect(screen.getByText(/no open tables/)).toBeVisible();
  });

  it('shows the number of tables that are not listed', async () => {
    await arrive(null);
    expect(screen.queryByText(/not shown/)).not.toBeInTheDocument();
    act(() => server.push('lobby', { changed: [], gone: [], more: 12 }));
    expect(screen.getByText(/^12 more tables are not shown/)).toBeVisible();
  });

  it('marks tables that wait for the reader, on the page and in the tab', async () => {
    await arrive({ id: 'p1', name: 'Ana' });
    act(() => server.push('lobby', { changed: [tableSummary()], gone: [], more: 0 }));
    expect(await within(screen.getByRole('region', { name: 'Your tables' })).findByText('Your turn')).toBeVisible();
    expect(document.title).toBe('● Sobremesa');
  });

  it('accepts a code, and reports an invalid one', async () => {
    const { visited } = await arrive(null);
    await user.type(screen.getByRole('textbox', { name: /send you a link/ }), 'hello{Enter}');
    expect(screen.getByText(/does not look like a link/)).toBeVisible();
    await user.clear(screen.getByRole('textbox', { name: /send you a link/ }));
    await user.type(screen.getByRole('textbox', { name: /send you a link/ }), `${TABLE}{Enter}`);
    expect(visited?.at(-1)).toBe(`/t/${TABLE}`);
  });
});

const HOUR = 3_600_000;
/** How far the device's clock is ahead of the server's. */
const BEHIND = 5 * HOUR;

const rowOf = async (changes: Partial<ReturnType<typeof tableSummary>>) => {
  server.answers['lobby:enter'] = () =>
    ({ ok: true, tables: [tableSummary(changes)], more: 0, now: Date.now() + BEHIND }) as never;
  await arrive({ id: 'p1', name: 'Ana' });
  return within(await screen.findByRole('region', { name: 'Your tables' })).findByRole('listitem');
};

const days = { kind: 'days', hours: 24 } as const;
const clockOf = (...dues: (number | null)[]) =>
  dues.map((dueAt) => ({
    left: 0,
    runs: dueAt !== null,
    dueAt: dueAt === null ? null : Date.now() + BEHIND + dueAt,
    out: false,
    lost: false,
    without: [],
    holiday: null,
    holidays: 7,
  }));

describe("the reader's own tables", () => {
  it('show whom they wait for, and the number of unread items', async () => {
    const row = await rowOf({ yourTurn: false, waitsFor: [1], news: { lines: 3, messages: 1 } });
    expect(row).toHaveTextContent('Waiting for Luis');
    expect(row).toHaveTextContent('3 updates · 1 message');
  });

  it("show the time control, and how long they wait for the reader, whatever the device's clock says", async () => {
    const row = await rowOf({ pace: days, clock: clockOf(9.5 * HOUR, null) });
    await vi.waitFor(() => expect(row).toHaveTextContent('Your turnYou have 9 h left'));
    expect(row).toHaveTextContent('Over several days · 1 day per turn');
  });

  it('say just after a turn has begun what their pace says', async () => {
    const row = await rowOf({ pace: { kind: 'days', hours: 12 }, clock: clockOf(12 * HOUR - 5000, null) });
    await vi.waitFor(() => expect(row).toHaveTextContent('You have 12 h left'));
    expect(row).toHaveTextContent('Over several days · 12 h per turn');
  });

  it('count no time on a holiday', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: Date.UTC(2026, 4, 1, 12) });
    const [own, other] = clockOf(57 * HOUR, null);
    const holiday = Date.now() + BEHIND + 48 * HOUR;
    const row = await rowOf({ pace: days, clock: [{ ...own!, holiday }, other!] });
    const text = 'Your clock is stopped until 3 May: you have 9 h left';
    await vi.waitFor(() => expect(row).toHaveTextContent(text));
    act(() => void vi.advanceTimersByTime(47 * HOUR));
    expect(row).toHaveTextContent(text);
    act(() => void vi.advanceTimersByTime(3 * HOUR));
    expect(row).toHaveTextContent('You have 7 h left');
    vi.useRealTimers();
  });

  it('show how long they wait for another player, in minutes during the last hour', async () => {
    const row = await rowOf({ pace: days, yourTurn: false, waitsFor: [1], clock: clockOf(null, HOUR / 2 + 9000) });
    await vi.waitFor(() => expect(row).toHaveTextContent('Waiting for Luis30 min left'));
  });

  it("show that the reader's time is out", async () => {
    const [own, other] = clockOf(null, null);
    const row = await rowOf({ pace: days, clock: [{ ...own!, out: true }, other!] });
    await vi.waitFor(() => expect(row).toHaveTextContent('You are out of time'));
  });

  it('update the remaining time every minute', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
    const row = await rowOf({ pace: days, clock: clockOf(HOUR / 2 + 1000, null) });
    await vi.waitFor(() => expect(row).toHaveTextContent('You have 30 min left'));
    act(() => void vi.advanceTimersByTime(HOUR / 2 - 30_000));
    expect(row).toHaveTextContent('You have less than a minute left');
    vi.useRealTimers();
  });

  it("show that it is the reader's turn, and no news if there are none", async () => {
    const row = await rowOf({ news: { lines: 0, messages: 0 } });
    expect(row).toHaveTextContent('Your turn');
    expect(row).not.toHaveTextContent(/update|message|Waiting/);
  });
});
