import { entered, FakeServer, snapshot, TABLE, tableView } from '@sobremesa/client/testing';
import type { LogEntry, MatchHistory, MatchState, TableView } from '@sobremesa/protocol';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderPage } from '../../../test/render.tsx';
import { toyCtx } from '../../../test/toyGame.tsx';
import houseEn from '../../i18n/messages/en.ts';
import { LookBackPage, type LookBackProps } from '../../table/play/lookBack.ts';
import { HouseContext, type House } from '../../table/play/house.ts';
import { tabs } from '../../table/side/panel.ts';
import TablePage from '../../table/TablePage.tsx';
import en from '../messages/en.ts';
import LookBack from './LookBack.tsx';

const BUSY = { timeout: 20_000 };
const user = userEvent.setup();
let server: FakeServer;
beforeEach(() => {
  localStorage.setItem('sobremesa.knows.patzcuaro', 'yes');
  server = new FakeServer();
});

const fields = { knocked: ['player'] };
const knocked = (seq: number, player: string): LogEntry => {
  return { seq, at: 0, kind: 'game', event: { type: 'knocked', player } as { type: string } };
};
const stateWith = (knocks: number, next: string): MatchState => ({ G: { knocks }, ctx: toyCtx(next), undo: false, window: null });

/** Ana and Luis have knocked in turn, and it is Luis' turn. */
const history: MatchHistory = {
  start: snapshot(0, { state: stateWith(0, '0'), playerID: '0', log: [], fields }),
  deltas: [
    { G: { knocks: 1 }, ctx: [toyCtx('1')] },
    { G: { knocks: 2 }, ctx: [toyCtx('0')] },
    { G: { knocks: 3 }, ctx: [toyCtx('1')] },
  ],
  log: [{ seq: 0, at: 0, kind: 'table', event: { type: 'started' } }, knocked(1, '0'), knocked(2, '1'), knocked(3, '0')],
  versions: [0, 1, 2, 3],
};

const lookBackPage = (props: LookBackProps) => <LookBack {...props} />;

async function sitAt(view: TableView = tableView(), house: House = { tabs }) {
  const playerID = view.you === null ? null : String(view.you);
  server.answers['table:enter'] = () =>
    entered(snapshot(3, { state: stateWith(3, '1'), playerID, log: history.log, fields }), view);
  server.answers['match:history'] = () => {
    return { ok: true, history: JSON.stringify({ ...history, start: { ...history.start, playerID } }) };
  };
  renderPage(
    <LookBackPage value={lookBackPage}>
      <HouseContext value={house}>
        <TablePage id={TABLE} />
      </HouseContext>
    </LookBackPage>,
    server,
    `/t/${TABLE}`,
  );
  await act(async () => {
    server.welcome();
    await Promise.resolve();
  });
  await screen.findByRole('button', { name: 'knock' }, BUSY);
  await user.click(screen.getByRole('button', { name: houseEn.table.panel.toggle }));
}

const opener = () => screen.queryByRole('button', { name: houseEn.table.log.lookBack });
const slider = () => screen.findByLabelText<HTMLInputElement>(en.move, {}, BUSY);
const place = async () => {
  const { value, max } = await slider();
  return `${value} of ${max}`;
};
const press = (key: string) => act(async () => void fireEvent.keyDown(document.body, { key }));
const back = () => screen.getByRole('button', { name: en.lookBack.back });

async function lookBack() {
  await user.click(opener()!);
  await slider();
}

describe('a look back', () => {
  it("shows the reader's own view by keys and by lines of the log, without a move to make", async () => {
    await sitAt();
    await lookBack();
    expect(await place()).toBe('3 of 3');
    await press('Home');
    expect(await place()).toBe('0 of 3');
    expect(screen.getByRole('button', { name: 'knock' })).toHaveAttribute('data-asked', 'false');
    await user.click(screen.getByRole('button', { name: en.openSide }));
    const log = screen.getByRole('complementary', { name: en.side });
    await user.click(within(log).getAllByRole('button', { name: /knocks? on the table/ })[1]!);
    expect(await place()).toBe('2 of 3');
    expect(screen.queryByLabelText(en.view)).toBeNull();
    expect(screen.queryByRole('button', { name: en.playOn.open })).toBeNull();
    expect(screen.queryByRole('tab')).toBeNull();
  });

  it('adds what arrives meanwhile, and calls the reader when it is their turn', async () => {
    await sitAt();
    await lookBack();
    await press('ArrowLeft');
    expect(screen.getByText(en.lookBack.past)).toBeVisible();
    act(() => server.push('log', { table: TABLE, lines: [4, 0, { table: { type: 'left', seat: 1 } }] }));
    expect(await place()).toBe('2 of 3');
    act(() => server.push('update', TABLE, 4, [{ G: { knocks: 4 }, ctx: [toyCtx('0')] }, [5, 0, ['knocked', '1']]]));
    expect(await place()).toBe('2 of 4');
    expect(screen.getAllByText(en.lookBack.turn)).toHaveLength(2);
    await waitFor(() => expect(document.title).toBe('● Your turn · Pátzcuaro'));
    expect(server.of('match:history')).toHaveLength(1);
    await user.click(back());
    expect(await screen.findByRole('button', { name: 'knock' })).toHaveAttribute('data-asked', 'true');
    expect(server.of('table:enter')).toHaveLength(1);
  });

  it('loads again if a move in between is missing', async () => {
    await sitAt();
    await lookBack();
    const deltas = [...history.deltas, { G: { knocks: 4 } }, { G: { knocks: 5 } }];
    const log = [...history.log, knocked(4, '1'), knocked(5, '1')];
    server.answers['match:history'] = () => {
      return { ok: true, history: JSON.stringify({ ...history, deltas, log, versions: [0, 1, 2, 3, 4, 5] }) };
    };
    const newest = snapshot(5, { state: stateWith(5, '1'), playerID: '0', log, fields });
    act(() => server.push('snapshot', { table: TABLE, match: newest }));
    await vi.waitFor(async () => expect(await place()).toBe('3 of 5'));
    expect(server.of('match:history')).toHaveLength(2);
  });

  it('reports the end of the match', async () => {
    await sitAt();
    await lookBack();
    act(() => server.push('table', tableView({ status: 'finished', ended: true })));
    expect(screen.getAllByText(en.lookBack.over).length).toBeGreaterThan(0);
  });

  it('says why the match cannot be shown, and leads back', async () => {
    await sitAt();
    server.answers['match:history'] = () => ({ ok: true, history: null });
    await user.click(opener()!);
    expect(await screen.findByText(en.problems.otherRules, {}, BUSY)).toBeVisible();
    await user.click(back());
    expect(await screen.findByRole('button', { name: 'knock' })).toBeVisible();
  });

  it('is offered to spectators, too', async () => {
    await sitAt(tableView({ you: null }));
    await lookBack();
    expect(await place()).toBe('3 of 3');
  });

  it.each([
    ['of a finished match', tableView({ status: 'finished', ended: true }), { tabs }],
    ['on a device that its players share', tableView(), { tabs, shared: true }],
  ])('is not offered %s', async (_, view, house) => {
    await sitAt(view, house);
    expect(screen.getByRole('tabpanel')).toBeVisible();
    expect(opener()).toBeNull();
  });
});
