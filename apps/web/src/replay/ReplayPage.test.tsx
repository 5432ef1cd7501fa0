import { FakeServer, tableView } from '@sobremesa/client/testing';
import { games, type GameModule } from '@sobremesa/games';
import { withNames, type MatchDocument } from '@sobremesa/match/document';
import { randomMatch, written } from '@sobremesa/match/testing';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { renderSlowPage } from '../../test/render.tsx';
import { addBranch, branches, branchOf, MOST_BRANCHES } from '../local/page/branches.ts';
import story from '../story/messages/en.ts';
import { handOver } from './handedOver.ts';
import { serve } from './host/serve.ts';
import en from './messages/en.ts';
import type { ReaderHost } from './reader.ts';
import ReplayPage from './ReplayPage.tsx';

const BUSY = { timeout: 20_000 };
const user = userEvent.setup();
let text: string;

beforeAll(async () => {
  text = JSON.stringify(await written(randomMatch(games['patzcuaro'] as GameModule, 2, 1).finished));
});
beforeEach(() => {
  vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue([{}] as never);
  Element.prototype.scrollTo = () => undefined;
  window.scrollTo = () => undefined;
});
afterEach(() => {
  handOver(null);
  localStorage.clear();
  history.replaceState(null, '', '/');
});

/** Reads documents in the page. */
const inPage: ReaderHost = (hear) => {
  const answer = serve();
  return { tell: (message) => void Promise.resolve().then(() => hear(answer(message))), end: () => undefined };
};

function render(server = new FakeServer(), table?: string) {
  return renderSlowPage(<ReplayPage table={table} hostOf={inPage} />, server, '/replay');
}

async function open(table?: string): Promise<FakeServer> {
  const server = new FakeServer();
  await render(server, table);
  return server;
}

async function openTab(name: string): Promise<void> {
  await screen.findByLabelText(en.move, {}, BUSY);
  const toggle = screen.queryByLabelText(en.openSide);
  if (toggle !== null) await user.click(toggle);
  await user.click(screen.getByRole('tab', { name }));
}

const press = (key: string) => act(async () => void fireEvent.keyDown(document.body, { key }));
const slider = () => screen.findByLabelText(en.move, {}, BUSY);
const at = async () => Number(((await slider()) as HTMLInputElement).value);

it('shows a file that the reader chooses', async () => {
  await open();
  await user.upload(await screen.findByLabelText(en.choose), new File([text], 'match.json', { type: 'application/json' }));
  expect(await at()).toBe(0);
});

it('shows a file that is dropped on the page', async () => {
  await open();
  const page = (await screen.findByRole('main')).parentElement!;
  fireEvent.drop(page, { dataTransfer: { files: [new File([text], 'match.json')] } });
  expect(await at()).toBe(0);
});

it('says why a file is not shown, and shows another one', async () => {
  await open();
  const input = await screen.findByLabelText(en.choose);
  const damaged = text.replace('"Ana"', '"Eva"');
  await user.upload(input, new File([damaged], 'match.json', { type: 'application/json' }));
  expect((await screen.findAllByText(en.problems.damaged)).length).toBeGreaterThan(0);
  await user.upload(await screen.findByLabelText(en.choose), new File([text], 'match.json', { type: 'application/json' }));
  expect(await at()).toBe(0);
});

it('stops reading a match when the reader cancels', async () => {
  handOver(text);
  const end = vi.fn<() => void>();
  await renderSlowPage(<ReplayPage table={undefined} hostOf={() => ({ tell: () => undefined, end })} />, new FakeServer());
  await user.click(await screen.findByRole('button', { name: en.cancel }, BUSY));
  expect(end).toHaveBeenCalled();
  expect(screen.getByLabelText(en.choose)).toBeVisible();
});

it('begins at the moment in the address, and moves by keys, buttons and the log', async () => {
  handOver(text);
  history.replaceState(null, '', '/replay?at=7&seat=1');
  await open();
  expect(await at()).toBe(7);
  expect(await screen.findByLabelText(en.view)).toHaveValue('1');
  await press('ArrowRight');
  expect(await at()).toBe(8);
  await press('ArrowLeft');
  await press('ArrowLeft');
  expect(await at()).toBe(6);
  await press('Home');
  expect(await at()).toBe(0);
  await press('ArrowLeft');
  expect(await at()).toBe(0);
  await press('End');
  const { max } = (await slider()) as HTMLInputElement;
  expect(await at()).toBe(Number(max));
  await waitFor(() => expect(location.search).toBe(`?at=${max}&seat=1`));
  await press('f');
  await waitFor(() => expect(screen.getByLabelText(en.view)).toHaveValue(''));
  await user.click(screen.getByRole('button', { name: en.turnBack }));
  expect(await at()).toBeLessThan(Number(max));
});

it('plays on from a moment: lists the branch, marks it on the slider, and deletes it', async () => {
  handOver(text);
  history.replaceState(null, '', '/replay?at=7&seat=1');
  const { visited } = await render();
  await openTab(en.tabs.branches);
  await user.click(within(screen.getByRole('tabpanel')).getByRole('button', { name: en.playOn.open }));
  const [luis, ana] = ['Luis', 'Ana'].map((name) => screen.getByLabelText(`Who plays for ${name}`));
  expect(luis).toHaveValue('hand');
  await user.selectOptions(ana!, 'strong');
  await user.click(screen.getByRole('button', { name: en.playOn.begin }));
  await waitFor(() => expect(branches()).toHaveLength(1));
  const [branch] = branches();
  expect(visited.at(-1)).toBe(`/here/patzcuaro?branch=${branch!.id}`);
  expect(branch).toMatchObject({
    at: 7,
    you: 1,
    table: null,
    seats: [{ bot: { level: 'strong' } }, { name: 'Luis', bot: null }],
  });
  const { course } = branchOf(branch!.id)!;
  const { seed, options } = JSON.parse(text) as { seed: string; options: object };
  expect(course).toMatchObject({ seed, options, match: null });
  cleanup();

  await render();
  await openTab(en.tabs.branches);
  const panel = screen.getByRole('tabpanel');
  expect(within(panel).getByRole('link', { name: /^Open the branch From move 7/ })).toHaveAttribute('href', visited.at(-1));
  expect(document.querySelectorAll('[data-kind=branch] > span')).toHaveLength(1);
  await user.click(within(panel).getByRole('button', { name: /^Delete the branch/ }));
  expect(branches()).toEqual([]);
  expect(branchOf(branch!.id)).toBeNull();
  expect(document.querySelectorAll('[data-kind=branch] > span')).toHaveLength(0);
});

it('offers no branch from a moment at which the match is over', async () => {
  handOver(text);
  history.replaceState(null, '', '/replay?at=9999');
  await render();
  const [button] = await screen.findAllByRole('button', { name: en.playOn.open }, BUSY);
  expect(button).toHaveAccessibleDescription(en.playOn.over);
});

it('starts no more branches than the device keeps', async () => {
  const seats = [{ name: 'Ana', bot: null }];
  const other = { game: 'patzcuaro', of: 'x', table: null, at: 0, seats, you: 0, state: { asked: [] } };
  const course = { options: {}, seed: '0'.repeat(64), before: { rules: 1, moves: [] }, match: null };
  for (let i = 0; i < MOST_BRANCHES; i++) addBranch({ ...other, id: String(i) }, course);
  handOver(text);
  await render();
  const [button] = await screen.findAllByRole('button', { name: en.playOn.open }, BUSY);
  await user.click(button!);
  await user.click(screen.getByRole('button', { name: en.playOn.begin }));
  expect(screen.getAllByText(/already has 30 branches/).length).toBeGreaterThan(0);
  expect(branches()).toHaveLength(MOST_BRANCHES);
});

it('loads the match of a table, and says why it cannot', async () => {
  const server = await open('AAAAAAAAAAA');
  server.answers['match:document'] = () => ({ ok: false, error: { code: 'notFinished' } });
  await act(async () => server.welcome());
  expect((await screen.findAllByText('The match is not over yet.')).length).toBeGreaterThan(0);
});

it('shows the match of a table', async () => {
  const server = await open('AAAAAAAAAAA');
  server.answers['match:document'] = () => ({ ok: true, document: text });
  await act(async () => server.welcome());
  expect(await at()).toBe(0);
  expect(screen.getByRole('button', { name: en.toTable })).toBeVisible();
});

it('shows a match that a group keeps, and leads back to the group', async () => {
  history.replaceState(null, '', '/replay/AAAAAAAAAAA?group=BBBBBBBBBBB&at=2');
  const server = await open('AAAAAAAAAAA');
  server.answers['group:document'] = () => ({ ok: true, document: text });
  await act(async () => server.welcome());
  expect(await at()).toBe(2);
  expect(server.of('group:document')[0]?.data).toEqual({ group: 'BBBBBBBBBBB', table: 'AAAAAAAAAAA' });
  expect(server.of('match:document')).toEqual([]);
  expect(screen.getByRole('button', { name: en.toGroup })).toBeVisible();
  await press('End');
  await waitFor(() => expect(location.search).toMatch(/^\?group=BBBBBBBBBBB&at=[1-9]\d+$/));
});

it('shows the match of a table to readers outside the group of the link', async () => {
  history.replaceState(null, '', '/replay/AAAAAAAAAAA?group=BBBBBBBBBBB&at=2');
  const server = await open('AAAAAAAAAAA');
  server.answers['group:document'] = () => ({ ok: false, error: { code: 'notIdentified' } });
  server.answers['match:document'] = () => ({ ok: true, document: text });
  await act(async () => server.welcome());
  expect(await at()).toBe(2);
  expect(screen.getByRole('button', { name: en.toTable })).toBeVisible();
  await press('End');
  await waitFor(() => expect(location.search).toMatch(/^\?at=[1-9]\d+$/));
});

it('reports to readers outside the group that the table of the link is gone', async () => {
  history.replaceState(null, '', '/replay/AAAAAAAAAAA?group=BBBBBBBBBBB&at=2');
  const server = await open('AAAAAAAAAAA');
  server.answers['group:document'] = () => ({ ok: false, error: { code: 'unknownGroup' } });
  server.answers['match:document'] = () => ({ ok: false, error: { code: 'unknownTable' } });
  await act(async () => server.welcome());
  expect(await screen.findByRole('heading', { name: en.gone.title })).toBeVisible();
  expect(screen.queryByText(en.about)).toBeNull();
  expect(screen.getByRole('link', { name: en.gone.group })).toHaveAttribute('href', '/group/BBBBBBBBBBB');
  expect(screen.getByRole('link', { name: en.gone.file })).toHaveAttribute('href', '/replay');
});

const AT = 'AAAAAAAAAAA';
const comment = (seq: number, moment: number, text: string) => {
  return { seq, at: 0, moment, seat: 1, speaker: 'speaker0001', name: 'Luis', text };
};

/** The replay of a finished table, with two comments. @param you the reader's seat */
async function openCommented(you: number | null): Promise<FakeServer> {
  const server = new FakeServer();
  server.answers['match:document'] = () => ({ ok: true, document: text });
  server.answers['match:comments'] = () => ({ ok: true, comments: [comment(4, 7, 'here'), comment(2, 2, 'there')] });
  const view = tableView({ id: AT, status: 'finished', you });
  server.answers['table:enter'] = () => ({ ok: true, view, chat: [], match: null, seen: null, now: 0 });
  await render(server, AT);
  await act(async () => server.welcome());
  await screen.findByLabelText(en.openSide, {}, BUSY);
  await click(en.openSide);
  return server;
}

/** Without the checks of `user.click`, which are slow beside a whole board. */
const click = (label: string) => act(async () => void fireEvent.click(screen.getByLabelText(label)));
const commentsHere = () => [...document.querySelectorAll('[aria-labelledby=replay-comments] li')];

it('shows the comments on each moment, marks them on the slider, and steps from one to the next', async () => {
  await openCommented(null);
  expect(await screen.findByText('2 comments')).toBeVisible();
  expect(document.querySelectorAll('[data-kind=comment] > span')).toHaveLength(2);
  expect(commentsHere()).toEqual([]);
  await click(en.comments.next);
  expect(await at()).toBe(2);
  expect(commentsHere()[0]).toHaveTextContent(/Luis.*there/);
  await click(en.comments.next);
  expect([await at(), commentsHere()[0]?.textContent]).toEqual([7, expect.stringContaining('here')]);
  await click(en.comments.previous);
  expect(await at()).toBe(2);
});

it('shows and announces a comment that arrives', async () => {
  const server = await openCommented(null);
  await screen.findByText('2 comments');
  await click(en.comments.next);
  const message = { ...comment(5, 2, 'new'), place: null, watchers: false, name: 'Luis' };
  await act(async () => server.push('chat', { table: AT, message }));
  expect(commentsHere().map((item) => item.textContent)).toEqual([expect.any(String), expect.stringContaining('new')]);
  // The next announcement replaces it.
  expect(await screen.findByText('Luis comments on move 2: new')).toHaveTextContent('new');
  expect(screen.queryByLabelText(/^Comment on/)).not.toBeInTheDocument();
});

it('shares the link to the shown moment and view, or copies it', async () => {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  history.replaceState(null, '', `/replay/${AT}?at=7&seat=1`);
  await openCommented(null);
  const link = `${location.origin}/replay/${AT}?at=7&seat=1`;
  await user.click(screen.getByLabelText(en.share.moment));
  expect(await screen.findByText(en.share.copied)).toBeVisible();
  expect(writeText).toHaveBeenCalledWith(link);
  const share = vi.fn<() => Promise<void>>().mockResolvedValue();
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { canShare: () => true, share }));
  await user.click(screen.getByLabelText(en.share.moment));
  expect(share).toHaveBeenCalledWith({ title: 'Pátzcuaro', url: link });
  expect(screen.queryByText(en.share.copied)).not.toBeInTheDocument();
  vi.unstubAllGlobals();
});

it('has no link to share for a match from a file', async () => {
  handOver(text);
  await open();
  await slider();
  expect(screen.queryByLabelText(en.share.moment)).not.toBeInTheDocument();
});

it('sends the comment of a player with the shown moment', async () => {
  const server = await openCommented(0);
  server.answers['table:say'] = () => ({ ok: true });
  await press('ArrowRight');
  const field = await screen.findByLabelText('Comment on move 1');
  await user.type(field, ' Good move {Enter}');
  expect(server.of('table:say').map(({ data }) => data)).toEqual([{ table: AT, text: 'Good move', moment: 1 }]);
  expect(field).toHaveValue('');
  expect(await at()).toBe(1);
});

it('shows the comments that a group keeps after its table is gone', async () => {
  history.replaceState(null, '', `/replay/${AT}?group=BBBBBBBBBBB&at=7`);
  const server = await open(AT);
  server.answers['group:document'] = () => ({ ok: true, document: text });
  server.answers['group:comments'] = () => ({ ok: true, comments: [comment(4, 7, 'here')] });
  server.answers['table:enter'] = () => ({ ok: false, error: { code: 'unknownTable' } });
  await act(async () => server.welcome());
  await user.click(await screen.findByLabelText(en.openSide, {}, BUSY));
  expect(await screen.findByText('here')).toBeVisible();
  expect(screen.queryByLabelText(/^Comment on/)).not.toBeInTheDocument();
  expect(server.of('match:comments')).toEqual([]);
});

it('does not show comments of a former member of the group, although the chat of the table still has them', async () => {
  history.replaceState(null, '', `/replay/${AT}?group=BBBBBBBBBBB&at=7`);
  const server = await open(AT);
  const forgotten = JSON.stringify(withNames(JSON.parse(text) as MatchDocument, ['Ana', null]));
  server.answers['group:document'] = () => ({ ok: true, document: forgotten });
  server.answers['group:comments'] = () => ({ ok: true, comments: [{ ...comment(3, 7, 'mine'), seat: 0 }] });
  const view = tableView({ id: AT, status: 'finished', you: 0 });
  const message = { ...comment(4, 7, 'theirs'), place: null, watchers: false, name: 'Luis' };
  server.answers['table:enter'] = () => ({ ok: true, view, chat: [message], match: null, seen: null, now: 0 });
  await act(async () => server.welcome());
  await user.click(await screen.findByLabelText(en.openSide, {}, BUSY));
  expect(await screen.findByText('mine')).toBeVisible();
  expect(screen.queryByText('theirs')).not.toBeInTheDocument();
  const ofMember = { ...comment(6, 7, 'of a member'), seat: 1 };
  server.answers['group:comments'] = () => ({ ok: true, comments: [{ ...comment(3, 7, 'mine'), seat: 0 }, ofMember] });
  for (const said of [comment(5, 7, 'theirs again'), ofMember])
    act(() => server.push('chat', { table: AT, message: { ...message, ...said } }));
  expect(await screen.findByText('of a member')).toBeVisible();
  // Waits for the announcement before it.
  expect(await screen.findByText('Luis comments on move 7: of a member')).toBeInTheDocument();
  expect(screen.queryByText(/theirs/)).not.toBeInTheDocument();
});

it('moves the focus to the button that opens a part when that part is closed', async () => {
  vi.stubGlobal(
    'Worker',
    class extends EventTarget {
      postMessage() {}
      terminate() {}
    },
  );
  handOver(text);
  await open();
  await openTab(en.tabs.hands);
  expect(screen.getByRole('tabpanel')).toHaveAttribute('tabindex', '0');
  await user.click(within(screen.getByRole('complementary')).getByRole('button', { name: en.closeSide }));
  expect(screen.getByRole('button', { name: en.openSide })).toHaveFocus();

  await user.click(screen.getByRole('button', { name: en.story }));
  await user.click(await screen.findByRole('button', { name: story.close }, BUSY));
  expect(screen.getByRole('button', { name: en.story })).toHaveFocus();
});
