import { entered, FakeServer, snapshot, TABLE, tableView } from '@sobremesa/client/testing';
import type { NotificationsView, TableView } from '@sobremesa/protocol';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderPage } from '../../test/render.tsx';
import { toyCtx } from '../../test/toyGame.tsx';
import TablePage from '../table/TablePage.tsx';
import { notificationsTexts } from './texts.ts';

const user = userEvent.setup();
const text = 'You do not have to wait here: we can notify you when it is your turn again.';
const days = { kind: 'days', hours: 24 } as const;

let server: FakeServer;
let view: NotificationsView;
beforeEach(() => {
  server = new FakeServer();
  view = { offers: { push: 'KEY', mail: true }, channels: [], turnedOff: [] };
  server.answers['notices:get'] = () => ({ ok: true, view }) as never;
  server.answers['me:quiet'] = () => ({ ok: true, quiet: null }) as never;
  localStorage.setItem('sobremesa.knows.patzcuaro', 'yes');
});

/** Ana has the turn, and loses it with her move. */
async function moves(changes: Partial<TableView>) {
  const state = { G: {}, ctx: toyCtx('0'), undo: false, window: null };
  const match = snapshot(5, { state, playerID: '0', fields: {} });
  server.answers['table:enter'] = () => entered(match, tableView(changes));
  renderPage(<TablePage id={TABLE} />, server, `/t/${TABLE}`);
  await act(async () => {
    server.welcome();
    await Promise.resolve();
  });
  await screen.findByRole('button', { name: 'knock' });
  // Lazy parts are usually loaded before a move. React may render them a third of a second later.
  await act(async () => {
    await Promise.all([import('./AfterMove.tsx'), notificationsTexts('en')]);
    await new Promise((rendered) => setTimeout(rendered, 400));
  });
  expect(server.of('notices:get')).toEqual([]);
  await updated(6, '1');
}

async function updated(version: number, currentPlayer: string) {
  await act(async () => {
    server.push('update', TABLE, version, [{ ctx: { currentPlayer } }]);
    await Promise.resolve();
  });
}

it('is offered in a correspondence match, and opens the notifications dialog', async () => {
  await moves({ pace: days });
  expect(await screen.findByText(text)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Notify me when it is my turn' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Notifications and quiet hours' }));
  view.channels.push({ id: 'c3', kind: 'mail', confirmed: true, label: 'a…@example.org' });
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  await vi.waitFor(() => expect(screen.queryByText(text)).not.toBeInTheDocument());
});

it('is not offered again on this device after it was declined', async () => {
  await moves({ pace: days });
  const offer = (await screen.findByText(text)).parentElement!;
  await user.click(within(offer).getByRole('button', { name: 'Close' }));
  expect(screen.queryByText(text)).not.toBeInTheDocument();
  await updated(7, '0');
  await updated(8, '1');
  expect(screen.queryByText(text)).not.toBeInTheDocument();
});

it('is not offered in a live match', async () => {
  await moves({});
  expect(server.of('notices:get')).toEqual([]);
});

it('is not offered to a user who has a channel', async () => {
  view.channels.push({ id: 'c3', kind: 'mail', confirmed: true, label: 'a…@example.org' });
  await moves({ pace: days });
  await vi.waitFor(() => expect(server.of('notices:get')).toHaveLength(1));
  expect(screen.queryByText(text)).not.toBeInTheDocument();
});
