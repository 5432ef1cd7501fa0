import type { TableView } from '@sobremesa/protocol';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { entered, FakeServer, TABLE, tableView } from '@sobremesa/client/testing';
import { renderPage } from '../../test/render.tsx';
import TablePage from './TablePage.tsx';

// Lazy parts are usually loaded before a press.
await import('./InShort.tsx');

let server: FakeServer;
const user = userEvent.setup();
beforeEach(() => {
  server = new FakeServer();
});

const ana = { seat: 0, state: 'taken', name: 'Ana', host: true, present: true, standIn: null, bot: null } as const;
const free = { seat: 1, state: 'free', name: null, host: false, present: false, standIn: null, bot: null } as const;
const open = (changes: Partial<TableView> = {}) => tableView({ status: 'open', seats: [ana, free], you: null, ...changes });

async function arrive(view: TableView, me: { id: string; name: string } | null) {
  server.answers['table:enter'] = () => entered(null, view);
  renderPage(<TablePage id={TABLE} />, server, `/t/${TABLE}`);
  await act(async () => {
    server.welcome(me);
    await Promise.resolve();
  });
  await screen.findByRole('heading', { name: 'Pátzcuaro' });
}

describe('arriving by a link', () => {
  it('offers the game in three lines', async () => {
    await arrive(open(), null);
    await user.click(screen.getByRole('button', { name: 'How to play' }));
    expect(await screen.findByRole('dialog', { name: 'Pátzcuaro in three lines' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Got it' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('takes a name and one press', async () => {
    server.answers.identify = ({ name }) =>
      ({ ok: true, person: { id: 'p2', name }, key: `${'a'.repeat(16)}.${'b'.repeat(43)}` }) as never;
    server.answers['table:sit'] = () => ({ ok: true, seat: 1 }) as never;
    await arrive(open(), null);
    expect(screen.getByRole('heading', { name: 'Ana is waiting for you' })).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: 'What is your name?' }), 'Luis{Enter}');
    await vi.waitFor(() => expect(server.of('table:sit')).toHaveLength(1));
    expect(server.of('identify')[0]?.data).toEqual({ name: 'Luis' });
  });

  it('says that players at a group’s table become members, except to members', async () => {
    const notice = /^This match counts for a group/;
    await arrive(open({ joinsGroup: true }), null);
    expect(screen.getByText(notice)).toBeVisible();
    const group = { id: 'group______', name: 'The Thursdays' };
    await act(async () => server.push('table', open({ joinsGroup: true, group })));
    expect(screen.queryByText(notice)).not.toBeInTheDocument();
  });

  it('shows the name to be used, and lets the reader change it first', async () => {
    server.answers.identify = ({ name }) => ({ ok: true, person: { id: 'p2', name } }) as never;
    server.answers['table:sit'] = () => ({ ok: true, seat: 1 }) as never;
    await arrive(open(), { id: 'p2', name: 'Luis' });
    expect(screen.getByText('You sit down as Luis.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Change name' }));
    const field = screen.getByRole('textbox', { name: 'What is your name?' });
    expect(field).toHaveFocus();
    expect(field).toHaveValue('Luis');
    await user.clear(field);
    await user.click(screen.getByRole('button', { name: 'Sit down' }));
    expect(field).toBeInvalid();
    expect(server.of('table:sit')).toHaveLength(0);
    await user.type(field, 'Lucho{Enter}');
    await vi.waitFor(() => expect(server.of('table:sit')).toHaveLength(1));
    expect(server.of('identify').map(({ data }) => data)).toEqual([{ name: 'Lucho' }]);
  });

  it('too late announces it, and shows it beside the button', async () => {
    server.answers['table:sit'] = () => ({ ok: false, error: { code: 'tableFull' } });
    await arrive(open(), { id: 'p2', name: 'Luis' });
    await user.click(screen.getByRole('button', { name: 'Sit down' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('There is no free seat left.');
    expect(screen.getAllByText('There is no free seat left.')).toHaveLength(2);
  });

  it('at a table full of spectators still lets the visitor take a seat', async () => {
    let isSeated = false;
    server.answers['table:sit'] = () => {
      isSeated = true;
      return { ok: true, seat: 1 } as never;
    };
    server.answers['table:enter'] = () => {
      return isSeated ? entered(null, open({ you: 1 })) : { ok: false, error: { code: 'tooManySpectators' } };
    };
    renderPage(<TablePage id={TABLE} />, server, `/t/${TABLE}`);
    await act(async () => {
      server.welcome({ id: 'p2', name: 'Luis' });
      await Promise.resolve();
    });
    expect(await screen.findByRole('heading', { name: 'There is no room left to watch' })).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'There is no room left to watch' })).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Sit down to play' }));
    expect(await screen.findByRole('heading', { name: 'Pátzcuaro' })).toBeVisible();
    expect(server.of('table:enter')).toHaveLength(3);
  });

  it('shows that moves cannot be undone, if the table is set so', async () => {
    await arrive(open({ you: 1, seats: [ana, { ...ana, seat: 1, name: 'Eva', host: false }] }), { id: 'p2', name: 'Eva' });
    expect(screen.queryByText(/cannot be undone/)).not.toBeInTheDocument();
    act(() => server.push('table', open({ you: 1, undo: false })));
    expect(screen.getByText(/Moves cannot be undone/)).toBeVisible();
  });

  it('at a full table lets the visitor watch', async () => {
    await arrive(open({ seats: [ana, { ...ana, seat: 1, name: 'Eva', host: false }] }), null);
    expect(screen.getByText(/you can stay and watch/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Sit down' })).not.toBeInTheDocument();
  });
});

/** The page's headings, from the top. */
const order = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

describe('the host', () => {
  it('sees why the match cannot start yet, and sends nothing', async () => {
    await arrive(open({ you: 0 }), { id: 'p1', name: 'Ana' });
    const start = screen.getByRole('button', { name: 'Start the match' });
    expect(start).toHaveAttribute('aria-disabled', 'true');
    expect(start).toHaveAccessibleDescription('It takes at least 2 to play.');
    await user.click(start);
    expect(server.of('table:start')).toHaveLength(0);
  });

  it('sees the link first until there are enough players, and the start button first after that', async () => {
    await arrive(open({ you: 0, seats: [ana, free, { ...free, seat: 2 }] }), { id: 'p1', name: 'Ana' });
    expect(order()).toEqual(['Invite the others', 'Waiting for one more person', 'Chat']);
    act(() =>
      server.push('table', open({ you: 0, seats: [ana, { ...ana, seat: 1, name: 'Eva', host: false }, { ...free, seat: 2 }] })),
    );
    expect(order()).toEqual(['You can start', 'Invite the others', 'Chat']);
  });

  it('who sits alone sees the link first, even if the game can be played alone', async () => {
    await arrive(open({ you: 0, minPlayers: 1 }), { id: 'p1', name: 'Ana' });
    expect(order()).toEqual(['Invite the others', 'You can start', 'Chat']);
    act(() => server.push('table', open({ you: 0, minPlayers: 1, seats: [ana, { ...free, state: 'closed' }] })));
    expect(order()).toEqual(['You can start', 'Chat']);
  });

  it('sees that empty seats are left out, while there are any', async () => {
    const leftOut = 'Seats that are still free will be left out.';
    const eva = { ...ana, seat: 1, name: 'Eva', host: false };
    await arrive(open({ you: 0, seats: [ana, eva, { ...free, seat: 2, state: 'reserved', name: 'Luis' }] }), {
      id: 'p1',
      name: 'Ana',
    });
    expect(screen.getByText(leftOut)).toBeVisible();
    act(() => server.push('table', open({ you: 0, seats: [ana, eva] })));
    expect(screen.getByRole('heading', { name: 'You can start' })).toBeVisible();
    expect(screen.queryByText(leftOut)).not.toBeInTheDocument();
  });

  it('can readmit a person whom they removed', async () => {
    server.answers['table:admit'] = () => ({ ok: true });
    const barred = [{ speaker: 'luisluislui', name: 'Luis' }];
    await arrive(open({ you: 0, barred }), { id: 'p1', name: 'Ana' });
    await user.click(screen.getByRole('button', { name: 'Let Luis sit down again' }));
    expect(server.of('table:admit')[0]?.data).toEqual({ table: TABLE, speaker: 'luisluislui' });
    act(() => server.push('table', open({ you: 0 })));
    expect(screen.queryByRole('button', { name: /sit down again/ })).not.toBeInTheDocument();
  });

  it('shares the link through the device if possible', async () => {
    const share = vi.fn<Navigator['share']>(() => Promise.resolve());
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator) as Navigator, { share }));
    await arrive(open({ you: 0 }), { id: 'p1', name: 'Ana' });
    await user.click(screen.getByRole('button', { name: 'Share' }));
    expect(share).toHaveBeenCalledWith({
      title: 'A Pátzcuaro table on Sobremesa',
      url: expect.stringContaining(`/t/${TABLE}`),
    });
    vi.unstubAllGlobals();
  });

  it('starts the match when there are enough players', async () => {
    await arrive(open({ you: 0, seats: [ana, { ...ana, seat: 1, name: 'Eva', host: false }] }), { id: 'p1', name: 'Ana' });
    await user.click(screen.getByRole('button', { name: 'Start the match' }));
    expect(server.of('table:start')[0]?.data).toEqual({ table: TABLE });
  });

  it('must confirm that the table is cancelled', async () => {
    await arrive(open({ you: 0 }), { id: 'p1', name: 'Ana' });
    await user.click(screen.getByRole('button', { name: 'Cancel this table' }));
    expect(await screen.findByRole('dialog', { name: 'Cancel this table?' })).toBeVisible();
    expect(server.of('table:discard')).toHaveLength(0);
  });

  it('gets arrivals announced', async () => {
    await arrive(open({ you: 0 }), { id: 'p1', name: 'Ana' });
    act(() => server.push('table', open({ you: 0, seats: [ana, { ...ana, seat: 1, name: 'Eva', host: false }] })));
    expect(await screen.findByText('Eva sat down.')).toBeInTheDocument();
  });
});

describe('a bot', () => {
  const tecla = {
    ...ana,
    seat: 1,
    name: 'Tecla',
    host: false,
    bot: { character: 'tecla', level: 'sound' },
  } as const satisfies TableView['seats'][number];

  it('is seated by the host on a free chair, with a level', async () => {
    await arrive(open({ you: 0 }), { id: 'p1', name: 'Ana' });
    await user.click(screen.getByRole('button', { name: 'Add a bot' }));
    await user.click(screen.getByText('Add a bot: hard to beat'));
    expect(server.of('table:bot').map(({ data }) => data)).toEqual([
      { table: TABLE, seat: 1, level: 'sound' },
      { table: TABLE, seat: 1, level: 'strong' },
    ]);
  });

  it('is marked, with its level and character, and can be changed or removed', async () => {
    await arrive(open({ you: 0, seats: [ana, tecla] }), { id: 'p1', name: 'Ana' });
    const bots = screen.getByRole('region', { name: 'The bots at this table' });
    expect(within(bots).getByRole('listitem')).toHaveTextContent(
      /^Tecla bot · knows the game · a bit of everythingAn owl, all eyes/,
    );
    expect(screen.getByText('bot · knows the game')).toBeVisible();
    server.answers['table:bot'] = () => ({ ok: true });
    await user.click(screen.getByText('Change its level: still learning'));
    await user.click(screen.getByText('Remove Tecla'));
    expect(server.of('table:bot').map(({ data }) => data['level'])).toEqual(['easy', null]);
  });

  it('counts towards the minimum number of players', async () => {
    await arrive(open({ you: 0, seats: [ana, tecla] }), { id: 'p1', name: 'Ana' });
    expect(screen.getByRole('button', { name: 'Start the match' })).not.toHaveAttribute('aria-disabled', 'true');
  });

  it('gives up its chair to a person who joins', async () => {
    server.answers['table:sit'] = () => ({ ok: true, seat: 1 }) as never;
    await arrive(open({ seats: [ana, tecla] }), { id: 'p2', name: 'Luis' });
    expect(screen.getByRole('heading', { name: 'Ana is waiting for you' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Sit down' }));
    expect(server.of('table:sit')).toHaveLength(1);
  });

  it('is announced as a bot when it arrives', async () => {
    await arrive(open({ you: 0 }), { id: 'p1', name: 'Ana' });
    act(() => server.push('table', open({ you: 0, seats: [ana, tecla] })));
    expect(await screen.findByText('Tecla (bot) sat down.')).toBeInTheDocument();
  });
});

it('a cancelled table is reported as such', async () => {
  await arrive(open(), null);
  act(() => server.push('gone', { table: TABLE, why: 'discarded' }));
  expect(screen.getByText(/has cancelled it/)).toBeVisible();
});
