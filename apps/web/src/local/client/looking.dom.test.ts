import { TableSession } from '@sobremesa/client';
import { isActive, type ViewCtx } from '@sobremesa/games/kit';
import { expect, it, vi } from 'vitest';
import { localConnection } from './connection.ts';
import { localView } from './session.ts';
import type { FromTable } from '../host/table.ts';
import { hostInTest } from './testing.ts';

const deal = { seats: 3, options: {}, seed: '9f'.padStart(64, '0') };
const view = { ...localView('patzcuaro', ['Ana', 'Luis'], [{ character: 'ines', level: 'easy' }], {}), you: null };

/** A table of two people and a bot, with all messages that it has sent. */
function opened() {
  const asked = vi.fn<(people: readonly number[] | null) => void>();
  const said: FromTable[] = [];
  const local = localConnection(
    { view, deal, script: [] },
    () => undefined,
    (hear) => hostInTest((message) => (said.push(message), hear(message))),
    asked,
  );
  local.open();
  return { local, asked, said };
}

/** Views the table from a seat until `away` is called. */
async function look({ local }: ReturnType<typeof opened>, seat: number) {
  local.look(seat);
  const session = new TableSession(local.connection, view.id);
  const leave = session.start();
  await vi.waitUntil(() => session.store.getState().match !== null);
  const match = () => session.store.getState().match!;
  const away = () => {
    leave();
    local.look(null);
  };
  return {
    session,
    match,
    away,
    hands: () => (match().state.G as { players: { hand: unknown }[] }).players.map(({ hand }) => hand),
  };
}

it('shows each of the people on one device their own hand, and none while nobody looks', async () => {
  const table = opened();
  await vi.waitUntil(() => table.asked.mock.lastCall !== undefined);
  expect(JSON.stringify(table.said)).not.toContain('"hand"');
  const ana = await look(table, 0);
  expect(ana.match().playerID).toBe('0');
  expect(ana.hands().map((hand) => hand !== null)).toEqual([true, false, false]);
  ana.away();
  const luis = await look(table, 1);
  expect(luis.match().playerID).toBe('1');
  expect(luis.hands().map((hand) => hand !== null)).toEqual([false, true, false]);
});

it('reports whose turn it is, and lets bots play while nobody looks', async () => {
  const table = opened();
  await vi.waitUntil(() => (table.asked.mock.lastCall?.[0]?.length ?? 0) === 1);
  const [first = 0] = table.asked.mock.lastCall![0]!;
  const one = await look(table, first);
  await expect(one.session.play('travel', [1, 'flip'])).resolves.toBeNull();
  const before = one.session.store.getState().log.length;
  one.away();
  const other = await look(table, 1 - first);
  expect(other.session.store.getState().log.length).toBeGreaterThanOrEqual(before);
  const mayMove = isActive(other.match().state.ctx as ViewCtx, String(1 - first));
  expect(mayMove).toBe(table.asked.mock.lastCall![0]!.includes(1 - first));
  other.away();
  table.local.look(null);
  await vi.waitUntil(() => (table.asked.mock.lastCall?.[0]?.length ?? 0) > 0);
});

it('ignores requests while nobody looks', async () => {
  const { local } = opened();
  for (const name of ['match:move', 'match:undo'] as const) {
    const data = { table: view.id, version: 0, request: 'AAAAAAAAAAA', move: 'travel', args: [1, 'flip'] };
    await expect(local.connection.request(name, data as never)).resolves.toMatchObject({ error: { code: 'notSeated' } });
  }
});
