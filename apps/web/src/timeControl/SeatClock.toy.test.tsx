import type { SeatClock, TableView } from '@sobremesa/protocol';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeServer, snapshot, TABLE, tableView } from '@sobremesa/client/testing';
import { openPopover } from '../../test/popover.ts';
import { renderPage } from '../../test/render.tsx';
import { toyCtx } from '../../test/toyGame.tsx';
import { SeatsStrip } from '../table/play/PlayLayout.tsx';
import TablePage from '../table/TablePage.tsx';

await SeatsStrip.preload();

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** How far the device's clock is ahead of the server's. */
const BEHIND = 3 * 60 * MINUTE;

let server: FakeServer;
const user = userEvent.setup();
beforeEach(() => {
  server = new FakeServer();
  localStorage.setItem('sobremesa.knows.patzcuaro', 'yes');
});
afterEach(() => vi.useRealTimers());

const stands: SeatClock = {
  left: 5 * MINUTE,
  runs: false,
  dueAt: null,
  out: false,
  lost: false,
  without: [],
  holiday: null,
  holidays: 7,
};
const clockOf = (own: Partial<SeatClock>, other: Partial<SeatClock> = {}): SeatClock[] => [
  { ...stands, ...own },
  { ...stands, ...other },
];
const calm = { kind: 'live', clock: { bank: 600, increment: 20 } } as const;
const days = { kind: 'days', hours: 72 } as const;

async function at(view: Partial<TableView>) {
  const state = { G: {}, ctx: toyCtx('0'), undo: false, window: null };
  const match = snapshot(5, { state, playerID: '0', fields: { turn: ['player'] } });
  server.answers['table:enter'] = () =>
    ({ ok: true, view: tableView(view), chat: [], match, seen: null, now: Date.now() + BEHIND }) as never;
  renderPage(<TablePage id={TABLE} />, server, `/t/${TABLE}`);
  await act(async () => {
    server.welcome();
    await Promise.resolve();
  });
  const strip = within(await screen.findByRole('list', { name: 'Players' }, { timeout: 10_000 }));
  if (view.clock != null) await strip.findAllByRole('timer', { hidden: true }, { timeout: 10_000 });
  return strip;
}

const spoken = () => screen.queryAllByText(/^You have \d+ seconds? left\.$/);

describe('the clocks of a table', () => {
  it("show the time left by the server's clock, whatever the device's clock says", async () => {
    const dueAt = Date.now() + BEHIND + 90_000;
    const clocks = await at({ pace: calm, clock: clockOf({ runs: true, dueAt }) });
    const [own, other] = clocks.getAllByRole('timer');
    await vi.waitFor(() => expect(own?.textContent).toMatch(/^1:(30|2\d)$/));
    expect(own?.parentElement).toHaveAttribute('data-soon', 'false');
    expect(other).toHaveTextContent('5:00');
  });

  it('warn when little time is left, and show when there is none', async () => {
    const dueAt = Date.now() + BEHIND + 30_000;
    const clocks = await at({ pace: calm, clock: clockOf({ runs: true, dueAt }, { out: true, left: 0 }) });
    const [own, other] = clocks.getAllByRole('timer');
    expect(own?.parentElement).toHaveAttribute('data-soon', 'true');
    expect(other).toHaveTextContent('time is up');
  });

  it('show the last ten seconds of anybody by more than a colour, and announce one’s own once', async () => {
    const clocks = await at({ pace: calm, clock: clockOf({}) });
    const dueAt = Date.now() + BEHIND + 9000;
    const clock = clockOf({ runs: true, dueAt }, { runs: true, dueAt: dueAt + 60_000 });
    act(() => server.push('table', tableView({ pace: calm, clock })));
    const [own, other] = clocks.getAllByRole('timer');
    await vi.waitFor(() => expect(own?.parentElement).toHaveAttribute('data-last', 'true'));
    expect(other?.parentElement).toHaveAttribute('data-last', 'false');
    expect(spoken()).toHaveLength(1);
    const [text] = spoken().map(({ textContent }) => textContent);
    await vi.waitFor(() => expect(own).toHaveTextContent('0:05'), 9000);
    expect(spoken().map(({ textContent }) => textContent)).toEqual([text]);
  });

  it('stop on a holiday, with the time that was left', async () => {
    const holiday = Date.now() + BEHIND + DAY;
    const clocks = await at({ pace: days, clock: clockOf({ runs: true, dueAt: holiday + 7 * 60 * MINUTE, holiday }) });
    const [own] = clocks.getAllByRole('timer');
    expect(own).toHaveTextContent('7 h');
    expect(own?.parentElement).toHaveAttribute('data-runs', 'false');
    expect(own?.parentElement).toHaveTextContent(/off until \d/);
  });

  it('show their setting when a turn has just begun', async () => {
    const dueAt = Date.now() + BEHIND + 12 * 60 * MINUTE - 5000;
    const clocks = await at({ pace: { kind: 'days', hours: 12 }, clock: clockOf({ runs: true, dueAt }) });
    expect(clocks.getAllByRole('timer')[0]).toHaveTextContent('12 h');
  });

  it('show days in words, and players on holiday', async () => {
    const dueAt = Date.now() + BEHIND + 2.5 * DAY;
    const clocks = await at({ pace: days, clock: clockOf({ runs: true, dueAt }, { holiday: Date.now() + BEHIND + DAY }) });
    expect(clocks.getAllByRole('timer')[0]).toHaveTextContent('2 days');
    expect(clocks.getByText(/^off until /)).toBeVisible();
  });

  it('show a proposal, which each asked player can accept or reject', async () => {
    server.answers['table:consent'] = () => ({ ok: true }) as never;
    const wish = { by: 1, wish: { pace: days }, agreed: [1], waiting: [0], until: 0 };
    await at({ pace: calm, clock: clockOf({}), wish });
    expect(screen.getByText(/Luis proposes a different pace: Over several days · 3 days per turn\./)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'I agree' }));
    expect(server.of('table:consent')[0]?.data).toEqual({ table: TABLE, wish: { pace: days }, agrees: true });
    await user.click(screen.getByRole('button', { name: 'No, thanks' }));
    expect(server.of('table:consent')[1]?.data).toEqual({ table: TABLE, wish: { pace: days }, agrees: false });
  });

  it('let only its maker withdraw a proposal to resume', async () => {
    const wish = { by: 1, wish: { pause: false }, agreed: [1], waiting: [0], until: Date.UTC(2026, 0, 2, 12, 30) };
    await at({ pace: calm, clock: clockOf({}), paused: true, wish });
    expect(
      screen.getByText(
        /Luis proposes resuming\. The match continues once everyone agrees, or on Friday at 12:30\. Still to answer: you\./,
      ),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: 'I agree' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'No, thanks' })).toBeNull();
  });

  it('address the player who proposes, and give only the time of a day that is today', async () => {
    const wish = { by: 0, wish: { pause: false }, agreed: [0], waiting: [1], until: Date.now() };
    await at({ pace: calm, clock: clockOf({}), paused: true, wish });
    expect(screen.getByText(/^You propose resuming\. The match continues once everyone agrees, or at \d+:\d\d\./)).toBeVisible();
  });

  it('name the players without whom the others may continue', async () => {
    server.answers['table:goOn'] = () => ({ ok: true }) as never;
    await at({ pace: calm, timeout: 'vote', clock: clockOf({}, { out: true, left: 0 }) });
    await user.click(screen.getByRole('button', { name: 'Carry on without Luis' }));
    expect(server.of('table:goOn')[0]?.data).toEqual({ table: TABLE, seat: 1 });
  });

  it.each<[string, Partial<SeatClock>[], Partial<TableView['seats'][number]>]>([
    ['You have run out of time: a bot finishes this turn. You play again in your next one.', [{ out: true, lost: true }, {}], {}],
    [
      'You have run out of time: a bot finishes this turn. Take your seat back now to play from your next turn on.',
      [{ out: true, lost: true }, {}],
      { standIn: 'away' },
    ],
    ['Luis has run out of time: a bot finishes this turn.', [{}, { out: true, lost: true }], {}],
  ])('name players who have lost a turn: %s', async (text, [own = {}, other], seat) => {
    const { seats } = tableView();
    const view = { pace: calm, clock: clockOf(own, other), seats: [{ ...seats[0]!, ...seat }, ...seats.slice(1)] };
    await at(view);
    expect(screen.getByText(text)).toBeVisible();
    expect(screen.queryAllByText(/finishes this turn/)).toHaveLength(1);
  });

  it('offer no vote on a turn that is already lost', async () => {
    await at({ pace: calm, timeout: 'vote', clock: clockOf({}, { out: true, lost: true }) });
    expect(screen.queryByRole('button', { name: 'Go on without Luis' })).not.toBeInTheDocument();
  });

  it('show a pause, and offer to resume', async () => {
    server.answers['table:pause'] = () => ({ ok: true }) as never;
    await at({ pace: calm, clock: clockOf({}), paused: true });
    await user.click(screen.getByRole('button', { name: 'Propose resuming' }));
    expect(server.of('table:pause')[0]?.data).toEqual({ table: TABLE, pause: false });
  });
});

describe('a player', () => {
  it('takes days of holiday, and proposes another time control', async () => {
    server.answers['table:holiday'] = () => ({ ok: true }) as never;
    server.answers['table:pace'] = () => ({ ok: true }) as never;
    await at({ pace: days, clock: clockOf({ holidays: 2 }) });
    const open = async () => {
      openPopover('More options');
      await user.click(await screen.findByRole('button', { name: 'Pace, pauses and days off', hidden: true }));
      return within(await screen.findByRole('dialog', { name: 'Pace and days off' }));
    };
    const dialog = await open();
    expect(dialog.queryByRole('button', { name: 'Take 3 days off' })).not.toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Take 2 days off' }));
    expect(server.of('table:holiday')[0]?.data).toEqual({ table: TABLE, days: 2 });
    const again = await open();
    await user.click(again.getByRole('radio', { name: 'In one sitting · 10 min + 20 s' }));
    await user.click(again.getByRole('button', { name: 'Propose this pace' }));
    expect(server.of('table:pace')[0]?.data).toEqual({ table: TABLE, pace: calm });
  });
});
