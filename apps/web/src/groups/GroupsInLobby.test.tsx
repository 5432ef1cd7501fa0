import { FakeServer, tableView } from '@sobremesa/client/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { GroupSummary } from '@sobremesa/protocol';
import { beforeEach, expect, it } from 'vitest';
import { ANA, GROUP, groupMatch, LUIS, person, seat } from '../../test/groupMatches.ts';
import { renderSlowPage } from '../../test/render.tsx';
import GroupAfterMatch from './GroupAfterMatch.tsx';
import GroupChoice from './GroupChoice.tsx';
import GroupsInLobby from './GroupsInLobby.tsx';
import NewGroup from './NewGroup.tsx';

const user = userEvent.setup();
beforeEach(() => localStorage.clear());
const thursdays: GroupSummary = {
  id: GROUP,
  name: 'The Thursdays',
  members: 3,
  tables: 1,
  lastPlayedAt: Date.now() - 3 * 24 * 60 * 60_000,
};

/** The settings that this device keeps for the group's next table. */
const kept = () => JSON.parse(localStorage.getItem(`sobremesa.group.${GROUP}`) ?? 'null') as unknown;

async function arrive(groups: readonly GroupSummary[], page = <GroupsInLobby onCreate={() => undefined} />) {
  const server = new FakeServer();
  server.answers['groups:list'] = () => ({ ok: true, groups }) as never;
  server.answers['table:open'] = () => ({ ok: true, table: 'abcdefghijk' }) as never;
  server.answers['group:create'] = () => ({ ok: true, group: GROUP }) as never;
  const { visited } = await renderSlowPage(page, server);
  await act(async () => {
    server.welcome();
    await Promise.resolve();
  });
  return { server, visited };
}

it('lists the groups, and opens the next table of one with a press', async () => {
  const { server, visited } = await arrive([thursdays]);
  const list = within(await screen.findByRole('region', { name: 'Your groups' }));
  expect(list.getByRole('link', { name: 'The Thursdays' })).toHaveAttribute('href', `/group/${GROUP}`);
  expect(list.getByText('3 people · 1 open table · last match 3 days ago')).toBeVisible();
  const last = groupMatch('2026-05-01T20:00Z', [seat(person(ANA), 3, true), seat(person(LUIS), 2)]);
  server.answers['group:matches'] = () => ({ ok: true, matches: [last], more: true }) as never;
  await user.click(list.getByRole('button', { name: 'Play again with The Thursdays' }));
  expect(server.of('group:matches')[0]?.data).toEqual({ group: GROUP, limit: 1 });
  expect(server.of('table:open')[0]?.data).toMatchObject({ game: 'prado', seats: 2, group: GROUP });
  expect(visited?.at(-1)).toBe('/t/abcdefghijk');
});

it('reports why a table could not be opened', async () => {
  const { server } = await arrive([thursdays]);
  server.answers['group:matches'] = () => ({ ok: false, error: { code: 'rateLimited' } });
  await user.click(await screen.findByRole('button', { name: 'Play again with The Thursdays' }));
  expect(await screen.findByText(/too fast/, { selector: 'li p' })).toBeVisible();
});

it('creates a group', async () => {
  const { server, visited } = await arrive([], <NewGroup onClose={() => undefined} />);
  const form = within(await screen.findByRole('dialog', { name: 'New group' }));
  await user.click(form.getByRole('button', { name: 'Create the group' }));
  expect(form.getByRole('textbox')).toHaveFocus();
  expect(form.getByText('Type a name for the group.')).toBeVisible();
  await user.type(form.getByRole('textbox', { name: 'Name of the group' }), 'The Thursdays{Enter}');
  expect(server.of('group:create')[0]?.data).toEqual({ name: 'The Thursdays' });
  expect(visited?.at(-1)).toBe(`/group/${GROUP}`);
});

it('offers the groups for a new table, and nothing to readers without groups', async () => {
  const chosen: (string | null)[] = [];
  await arrive([thursdays], <GroupChoice group={null} onChange={(group) => chosen.push(group)} />);
  await user.click(await screen.findByRole('radio', { name: 'The Thursdays' }));
  expect(chosen).toEqual([GROUP]);
});

it('makes a group of a table’s people with a press, named after them', async () => {
  const { server, visited } = await arrive(
    [],
    <GroupAfterMatch view={tableView({ undo: false })} people={['Ana', 'Luis', 'Eva']} />,
  );
  await user.click(await screen.findByRole('button', { name: 'Make a group of this table' }));
  expect(server.of('group:create')[0]?.data).toEqual({ name: 'Ana, Luis and Eva', table: 'abcdefghijk' });
  expect(visited?.at(-1)).toBe(`/group/${GROUP}`);
  expect(kept()).toMatchObject({ game: 'patzcuaro', settings: { undo: false } });
});

it('names a group after the reader if the names do not fit', async () => {
  const people = ['Maximiliana de la Fuente', 'Bartolomé de las Casas X'];
  const { server } = await arrive([], <GroupAfterMatch view={tableView()} people={people} />);
  await user.click(await screen.findByRole('button', { name: 'Make a group of this table' }));
  expect(server.of('group:create')[0]?.data).toEqual({ name: 'Ana’s group', table: 'abcdefghijk' });
});

it('leads from a group’s table to the group, and keeps its settings for the next table', async () => {
  await arrive(
    [],
    <GroupAfterMatch view={tableView({ hints: true, group: { id: GROUP, name: 'The Thursdays' } })} people={[]} />,
  );
  expect(await screen.findByRole('link', { name: 'Go to the group: The Thursdays' })).toHaveAttribute('href', `/group/${GROUP}`);
  expect(kept()).toMatchObject({ game: 'patzcuaro', settings: { hints: true } });
});
