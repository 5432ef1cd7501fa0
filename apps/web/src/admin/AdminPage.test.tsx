import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AdminFailedDelivery, AdminPerson, AdminServer, AdminTable } from '@sobremesa/protocol';
import { FakeServer } from '@sobremesa/client/testing';
import { afterEach, expect, it, vi } from 'vitest';
import { renderPage } from '../../test/render.tsx';
import { MoreTexts } from '../i18n/MoreTexts.tsx';
import AdminPage from './AdminPage.tsx';
import { adminTexts } from './texts.ts';

afterEach(() => vi.unstubAllGlobals());

const server: AdminServer = {
  version: '0.1.0',
  startedAt: 0,
  now: 0,
  live: { sockets: 2, present: 1, moves: 3 },
  stored: { open: 0, running: 1, finished: 0, people: 1, groups: 2, moves: 12 },
  database: 4096,
  files: { backups: { count: 0, bytes: 0, newest: null }, free: 5e9 },
  kept: [{ variable: 'OPEN_TABLE_HOURS', value: 2 }],
};
const table: AdminTable = {
  id: 'AAAAAAAAAAA',
  logged: '#reflogged',
  game: 'prado',
  status: 'running',
  seats: [
    { seat: 0, state: 'taken', name: 'Ana', host: true, present: true, standIn: null, bot: null },
    {
      seat: 1,
      state: 'taken',
      name: 'Lupe',
      host: false,
      present: true,
      standIn: null,
      bot: { character: 'lupe', level: 'easy' },
    },
  ],
  watchers: 0,
  activeAt: 0,
  moves: 12,
  bytes: 2048,
};
const person: AdminPerson = { id: 'abcdefgh', name: 'Ana', seenAt: 0, addresses: ['203.0.113.1'], tables: [table.id] };

const failed: AdminFailedDelivery = { at: 0, channel: 'hook', outcome: 'retrying', reason: 'HTTP 503' };

const refused = (status: number, code: string) => Response.json({ error: { code } }, { status });

/** A server with one running table and the code `right`. Records its requests. */
function serverWith({ isIn }: { isIn: boolean }) {
  const asked: string[] = [];
  let entered = isIn;
  let tables = [table];
  const answer = (method: string, path: string, body: string): Response => {
    if (path === '/session' && method === 'POST') {
      entered = body.includes('right');
      return entered ? new Response(null, { status: 204 }) : refused(401, 'wrongCode');
    }
    if (!entered) return refused(401, 'unauthorized');
    if (path === '/session') entered = false;
    if (path === '/backups') return Response.json({ path: '/data/backups/one.db', tables: 1, people: 1, bytes: 4096 });
    if (path === '/mails') return Response.json({ reason: body.includes('away') ? 'EENVELOPE 550 RCPT TO' : null });
    if (path === '/notifications') return Response.json({ mail: true, failed: [failed] });
    if (path === '/server') return Response.json(server);
    if (path.startsWith('/tables?')) {
      const items = path.includes('running') ? tables : [];
      return Response.json({ items, total: items.length });
    }
    if (path.startsWith('/people?')) return Response.json({ items: [person], total: 1 });
    if (path.startsWith('/blocks?') && method === 'GET') return Response.json({ items: [], total: 0 });
    if (path === '/blocks') return refused(409, 'ownAddress');
    if (path.endsWith('/link')) return Response.json({ token: 'token', expires: 0, name: 'Ana' });
    if (path.endsWith('/end')) tables = [];
    return new Response(null, { status: 204 });
  };
  vi.stubGlobal('fetch', (url: string, { method = 'GET', body = '' }: { method?: string; body?: string } = {}) => {
    const path = url.replace(/^.*\/admin\/api/, '');
    if (method !== 'GET') asked.push(`${method} ${path} ${body}`.trim());
    return Promise.resolve(answer(method, path, body));
  });
  return asked;
}

async function open(isIn: boolean) {
  const asked = serverWith({ isIn });
  await act(async () => {
    renderPage(
      <MoreTexts part="admin" texts={adminTexts}>
        <AdminPage />
      </MoreTexts>,
      new FakeServer(),
    );
    await Promise.resolve();
  });
  return asked;
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('asks for the code, rejects a wrong one, signs in and out', async () => {
  const asked = await open(false);
  const field = await screen.findByLabelText('Code');
  await userEvent.type(field, 'wrong{Enter}');
  expect(await screen.findByText('That is not the code.', { selector: 'p' })).toBeVisible();
  await userEvent.clear(field);
  await userEvent.type(field, 'right');
  await press('Sign in');
  expect(await screen.findByText(/2 connections, 1 person at a table, 3 moves in the last minute/)).toBeVisible();
  await press('Sign out');
  expect(await screen.findByLabelText('Code')).toBeVisible();
  expect(asked.at(-1)).toBe('DELETE /session');
});

it('ends a match after a confirmation', async () => {
  const asked = await open(true);
  expect(await screen.findByText(/in the server log: #reflogged/)).toBeTruthy();
  await userEvent.click(await screen.findByRole('button', { name: 'End the match at table AAAAAAAAAAA' }));
  const dialog = screen.getByRole('dialog', { name: 'End the match' });
  expect(asked).toEqual([]);
  await userEvent.click(within(dialog).getByRole('button', { name: 'End the match' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'End the match at table AAAAAAAAAAA' })).toBeNull());
  expect(asked).toEqual(['POST /tables/AAAAAAAAAAA/end']);
});

it('creates a link to a lost seat, after a warning that the table is notified', async () => {
  const asked = await open(true);
  await userEvent.click(await screen.findByRole('button', { name: 'New link to Ana’s seat at table AAAAAAAAAAA' }));
  expect(screen.getByText(/log will say that you made it/)).toBeVisible();
  expect(asked).toEqual([]);
  await press('Make the link');
  expect(await screen.findByLabelText('Send it to that person only')).toHaveValue('http://localhost:3000/take/token#Ana');
});

it('names bots, whose seats have no link', async () => {
  await open(true);
  expect(await screen.findByText('Lupe (bot)')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^New link to Lupe/ })).toBeNull();
});

it('fills an address into the form on a press, and shows why the server rejects it', async () => {
  const asked = await open(true);
  await userEvent.click(await screen.findByRole('button', { name: 'Block 203.0.113.1' }));
  expect(screen.getByRole('heading', { name: 'Blocked addresses' })).toHaveFocus();
  await press('Block');
  expect(asked).toEqual(['POST /blocks {"address":"203.0.113.1","hours":24}']);
  expect(await screen.findByText(/lock yourself out/, { selector: 'p' })).toBeVisible();
});

it('shows the free space in gigabytes, and no size of no backups', async () => {
  await open(true);
  expect(await screen.findByText('4.7 GB')).toBeVisible();
  expect(screen.getByText('none')).toBeVisible();
});

it('makes a backup on request, and shows its path', async () => {
  const asked = await open(true);
  await userEvent.click(await screen.findByRole('button', { name: 'Back up now' }));
  expect(await screen.findByText('/data/backups/one.db')).toBeVisible();
  expect(asked).toEqual(['POST /backups']);
});

it('lists failed notifications, and sends a test mail', async () => {
  const asked = await open(true);
  const part = within(await screen.findByRole('region', { name: 'Notifications' }));
  expect(part.getByText(/to a webhook, will be tried again/)).toBeVisible();
  expect(part.getByText('HTTP 503')).toBeVisible();
  const field = part.getByLabelText('Send a test e-mail to');
  await userEvent.type(field, 'away@example.org{Enter}');
  expect(await part.findByText('The mail server did not take it: EENVELOPE 550 RCPT TO')).toBeVisible();
  await userEvent.clear(field);
  await userEvent.type(field, 'ana@example.org{Enter}');
  expect(await part.findByText('The mail server took the e-mail to ana@example.org.')).toBeVisible();
  expect(asked).toEqual([
    'POST /mails {"address":"away@example.org","language":"en"}',
    'POST /mails {"address":"ana@example.org","language":"en"}',
  ]);
});

it('shows the beginning of their ids for people with the same name', async () => {
  await open(true);
  expect(await screen.findByRole('heading', { name: 'Ana abcdef' })).toBeVisible();
});
