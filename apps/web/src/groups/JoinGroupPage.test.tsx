import { FakeServer } from '@sobremesa/client/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { GROUP } from '../../test/groupMatches.ts';
import { renderSlowPage } from '../../test/render.tsx';
import JoinGroupPage from './JoinGroupPage.tsx';

const TOKEN = 'abcdefghijklmnopqrstuv';
const user = userEvent.setup();

async function arrive(server: FakeServer, token = TOKEN, me: { id: string; name: string } | null = null) {
  const page = await renderSlowPage(<JoinGroupPage token={token} />, server);
  await act(async () => {
    server.welcome(me);
    await Promise.resolve();
  });
  return page;
}

function serverWith(yours: boolean) {
  const server = new FakeServer();
  server.answers['group:peek'] = () => ({ ok: true, id: GROUP, name: 'The Thursdays', members: 3, yours }) as never;
  server.answers['group:join'] = () => ({ ok: true, group: GROUP }) as never;
  server.answers.identify = ({ name }) => ({ ok: true, person: { id: 'p1', name } }) as never;
  return server;
}

it('shows the group of a link, asks a new visitor for a name, and joins', async () => {
  localStorage.clear();
  const server = serverWith(false);
  const { visited } = await arrive(server);
  expect(await screen.findByRole('heading', { name: 'You are invited to “The Thursdays”' })).toBeVisible();
  expect(screen.getByText(/^3 people are in the group/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Join the group' }));
  expect(screen.getByRole('textbox', { name: 'What is your name?' })).toBeInvalid();
  await user.type(screen.getByRole('textbox'), 'Eva{Enter}');
  expect(server.of('group:join')[0]?.data).toEqual({ token: TOKEN });
  expect(visited).toEqual([`/group/${GROUP}`]);
});

it('leads members to the group', async () => {
  await arrive(serverWith(true), TOKEN, { id: 'p1', name: 'Ana' });
  expect(await screen.findByRole('link', { name: 'Go to the group' })).toHaveAttribute('href', `/group/${GROUP}`);
});

it('reports why it could not join', async () => {
  const server = serverWith(false);
  server.answers['group:join'] = () => ({ ok: false, error: { code: 'groupFull' } });
  await arrive(server, TOKEN, { id: 'p1', name: 'Ana' });
  await user.click(await screen.findByRole('button', { name: 'Join the group' }));
  expect(await screen.findByText('That group has no room for anyone else.', { selector: 'p' })).toBeVisible();
});

it.each([
  ['was replaced', TOKEN],
  ['is incomplete', 'short'],
])('says so when a link %s', async (_, token) => {
  const server = new FakeServer();
  server.answers['group:peek'] = () => ({ ok: false, error: { code: 'badGroupLink' } });
  await arrive(server, token);
  expect(await screen.findByRole('heading', { name: 'This link is no longer valid' })).toHaveFocus();
});
