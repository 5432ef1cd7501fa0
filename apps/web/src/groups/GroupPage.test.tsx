import { FakeServer, tableSummary } from '@sobremesa/client/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { GroupMatch } from '@sobremesa/protocol';
import { beforeEach, expect, it, vi } from 'vitest';
import {
  ANA,
  bot,
  EVA,
  forgotten,
  GROUP,
  groupMatch,
  groupView,
  LUIS,
  memberView,
  person,
  seat,
} from '../../test/groupMatches.ts';
import { renderSlowPage } from '../../test/render.tsx';
import * as files from '../lib/saveFile.ts';
import GroupPage from './GroupPage.tsx';

const user = userEvent.setup();
let server: FakeServer;
let matches: GroupMatch[];
let tables: ReturnType<typeof tableSummary>[];

const first = groupMatch('2026-05-01T20:00Z', [seat(person(ANA), 30, true), seat(person(LUIS), 21)]);
const second = groupMatch('2026-05-01T21:30Z', [seat(person(ANA), 18), seat(person(LUIS), 24, true), seat(bot, 12)]);

beforeEach(() => {
  localStorage.clear();
  server = new FakeServer();
  matches = [second, first];
  tables = [];
  server.answers['group:get'] = () => ({ ok: true, group: groupView() }) as never;
  server.answers['group:matches'] = () => ({ ok: true, matches, more: false }) as never;
  server.answers['lobby:enter'] = () => ({ ok: true, tables, more: 0, now: 0 }) as never;
  server.answers['table:open'] = () => ({ ok: true, table: 'abcdefghijk' }) as never;
});

async function arrive() {
  const page = await renderSlowPage(<GroupPage id={GROUP} />, server);
  await act(async () => {
    server.welcome();
    await Promise.resolve();
  });
  await screen.findByRole('heading', { name: 'The Thursdays' });
  return page;
}

const region = (name: string | RegExp) => within(screen.getByRole('region', { name }));
const cells = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

it('shows the score of the last evening, with the winner of each match in words', async () => {
  await arrive();
  const evening = region('The last evening, 1 May 2026');
  const [names, wins, one, two] = evening.getAllByRole('row');
  expect(
    within(names!)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Matches', 'Ana', 'Luis', 'Bots']);
  expect(cells(wins!)).toEqual(['1', '1', '0']);
  expect(cells(one!)).toEqual(['won 30', '21', '']);
  expect(cells(two!)).toEqual(['18', 'won 24', '12']);
  expect(within(two!).getByRole('link')).toHaveAttribute('href', `/replay/${second.table}?group=${GROUP}`);
});

it('calls the score tonight’s for an evening that is not over', async () => {
  const now = new Date().toISOString();
  matches = [groupMatch(now, [seat(person(ANA), 30, true), seat(person(LUIS), 21)])];
  await arrive();
  expect(screen.getByRole('region', { name: 'Tonight’s score' })).toBeVisible();
});

it('lists the matches by date with former members and early ends, and leads to their replays', async () => {
  const early = groupMatch('2026-04-01T20:00Z', [seat(person(ANA), 3), seat(forgotten, 4)], {
    ending: 'agreement',
    replay: false,
  });
  matches = [second, first, early];
  await arrive();
  const results = region('Matches');
  expect(results.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Friday, 1 May 2026',
    'Wednesday, 1 April 2026',
  ]);
  expect(results.getByText('a former member')).toBeVisible();
  expect(results.getByText(/Ended early/)).toBeVisible();
  const replays = results.getAllByRole('link', { name: /^Watch the match/ });
  expect(replays.map((link) => link.getAttribute('href'))).toEqual([
    `/replay/${second.table}?group=${GROUP}`,
    `/replay/${first.table}?group=${GROUP}`,
  ]);
});

it('shows who won how often, averages, records and the year', async () => {
  const before = groupMatch('2025-07-01T20:00Z', [seat(person(EVA), 50, true), seat(person(LUIS), 10)], { game: 'museum' });
  matches = [second, first, before];
  await arrive();
  const prado = within(screen.getByRole('article', { name: 'Prado' }));
  const rows = prado.getAllByRole('row').slice(1);
  expect(rows.map(cells)).toEqual([
    ['1 of 2', '24'],
    ['1 of 2', '22.5'],
  ]);
  expect(prado.getByText('Most points').parentElement).toHaveTextContent('Most points30 pointsAna1 May 2026');
  expect(within(screen.getByRole('article', { name: 'Museum' })).getByText('Clearest win').parentElement).toHaveTextContent(
    'by 40 points',
  );

  const year = region('The year 2026');
  const may = year.getByRole('row', { name: /^May/ });
  expect(cells(may)).toEqual(['2', '2']);
  await user.selectOptions(year.getByRole('combobox', { name: 'Year' }), '2025');
  expect(region('The year 2025').getByText(/Eva won more than anybody else: 1 match\./)).toBeVisible();
});

it('reads all pages of matches, and those that finish while the page is open', async () => {
  server.answers['group:matches'] = ({ before }) =>
    ({ ok: true, matches: before === undefined ? [second] : [first], more: before === undefined }) as never;
  tables = [tableSummary({ group: { id: GROUP, name: 'The Thursdays' }, you: null })];
  await arrive();
  expect(await screen.findByText('2 people · 2 matches')).toBeVisible();
  expect(server.of('group:matches').map(({ data }) => data['before'])).toEqual([undefined, second.finishedAt]);
  expect(region('The group’s tables').getAllByRole('listitem')).toHaveLength(1);
  expect(region('The group’s tables').queryByText('The Thursdays')).toBeNull();

  const third = groupMatch('2026-05-01T23:00Z', [seat(person(ANA), 40, true), seat(person(LUIS), 24)]);
  server.answers['group:matches'] = () => ({ ok: true, matches: [third, second], more: true }) as never;
  await act(async () => {
    server.push('lobby', { changed: [], gone: [tables[0]!.id], more: 0 });
    await Promise.resolve();
  });
  expect(await screen.findByText('2 people · 3 matches')).toBeVisible();
  expect(server.of('group:matches')).toHaveLength(3);
});

it('reports matches that could not be loaded, and tries again', async () => {
  server.answers['group:matches'] = () => ({ ok: false, error: { code: 'unavailable' } });
  await arrive();
  expect(screen.getByText('Not all matches could be read.')).toBeVisible();
  server.answers['group:matches'] = () => ({ ok: true, matches, more: false }) as never;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('2 people · 2 matches')).toBeVisible();
});

it('opens the next table with the game, options, seats and bots of the last match', async () => {
  matches = [{ ...second, options: { hand: 'strict' } }, first];
  localStorage.setItem(`sobremesa.group.${GROUP}`, JSON.stringify({ game: 'prado', settings: { undo: false, gone: true } }));
  const { visited } = await arrive();
  await user.click(screen.getByRole('button', { name: 'Play Prado again' }));
  expect(server.of('table:open')[0]?.data).toEqual({
    game: 'prado',
    seats: 3,
    undo: false,
    options: { hand: 'strict' },
    bots: ['sound'],
    listed: false,
    group: GROUP,
  });
  expect(visited?.at(-1)).toBe('/t/abcdefghijk');
});

it('renames the group, and reports a name that is not allowed', async () => {
  server.answers['group:rename'] = () => ({ ok: true });
  await arrive();
  await user.click(screen.getByRole('button', { name: 'Rename' }));
  const field = screen.getByRole('textbox', { name: 'Name of the group' });
  expect(field).toHaveFocus();
  await user.clear(field);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(field).toBeInvalid();
  expect(field).toHaveFocus();
  await user.type(field, 'M'.repeat(41));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(field).toHaveAccessibleDescription('That name has more than 40 characters, or one that is not allowed.');
  await user.clear(field);
  await user.type(field, ' The  Fridays ');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(server.of('group:rename')[0]?.data).toEqual({ group: GROUP, name: 'The Fridays' });
  expect(await screen.findByText('The group is now called The Fridays.')).toBeInTheDocument();
});

it('keeps the name of the group after Escape', async () => {
  await arrive();
  await user.click(screen.getByRole('button', { name: 'Rename' }));
  await user.type(screen.getByRole('textbox', { name: 'Name of the group' }), ' and Fridays{Escape}');
  expect(screen.queryByRole('textbox', { name: 'Name of the group' })).toBeNull();
  expect(screen.getByRole('heading', { name: 'The Thursdays' })).toHaveFocus();
  expect(server.of('group:rename')).toEqual([]);
});

it('leaves the group, with or without the name in its results', async () => {
  server.answers['group:leave'] = () => ({ ok: true });
  const { visited } = await arrive();
  await user.click(screen.getByRole('button', { name: 'Leave the group' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Leave “The Thursdays”?' }));
  expect(dialog.getByRole('button', { name: 'Leave' })).toBeVisible();
  await user.click(dialog.getByRole('radio', { name: 'Remove it' }));
  expect(dialog.getByText(/This cannot be undone/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Leave and remove my name' }));
  expect(server.of('group:leave')[0]?.data).toEqual({ group: GROUP, forget: true });
  expect(visited?.at(-1)).toBe('/');
});

it('lets only the host remove members, with a question', async () => {
  server.answers['group:remove'] = () => ({ ok: true });
  await arrive();
  await user.click(screen.getByRole('button', { name: 'Remove Luis from the group' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Remove' }));
  expect(server.of('group:remove')[0]?.data).toEqual({ group: GROUP, member: LUIS });
});

it('offers no removal to other members', async () => {
  const members = [memberView(ANA, { host: true }), memberView(LUIS, { you: true })];
  server.answers['group:get'] = () => ({ ok: true, group: groupView({ members }) }) as never;
  await arrive();
  expect(screen.getByText(/you · since/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /Remove/ })).toBeNull();
});

it('replaces the link after a question', async () => {
  server.answers['group:renew'] = () => ({ ok: true, token: 'b'.repeat(22) }) as never;
  await arrive();
  expect(screen.getByRole('textbox', { name: 'The group’s link' })).toHaveDisplayValue(/\/join-group\/abcdefghijklmnopqrstuv$/);
  server.answers['group:get'] = () => ({ ok: true, group: groupView({ token: 'b'.repeat(22) }) }) as never;
  await user.click(screen.getByRole('button', { name: 'Replace the link' }));
  await user.click(screen.getByRole('button', { name: 'Replace it' }));
  expect(await screen.findByDisplayValue(/\/join-group\/b{22}$/)).toBeVisible();
});

it('downloads the results', async () => {
  const saved = vi.spyOn(files, 'saveFile').mockReturnValue();
  await arrive();
  await user.click(screen.getByRole('button', { name: 'Download CSV' }));
  await user.click(screen.getByRole('button', { name: 'Download JSON' }));
  expect(saved.mock.calls.map(([file]) => file.name)).toEqual(['sobremesa-the-thursdays.csv', 'sobremesa-the-thursdays.json']);
});

it('does not reveal to strangers whether the group exists', async () => {
  server.answers['group:get'] = () => ({ ok: false, error: { code: 'unknownGroup' } });
  await renderSlowPage(<GroupPage id={GROUP} />, server);
  await act(async () => {
    server.welcome(null);
    await Promise.resolve();
  });
  expect(await screen.findByRole('heading', { name: 'You cannot see this group' })).toHaveFocus();
});
