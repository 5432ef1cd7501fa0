import { expect, it, vi } from 'vitest';
import { quietLog } from '../../test/harness.ts';
import { ManualClock } from '../../test/manual-clock.ts';
import { MemoryNet } from '../../test/support/memory-bus.ts';
import { Nodes } from '../nodes/nodes.ts';
import { openSqlite } from '../storage/index.ts';
import { Blocks } from '../addresses/blocks.ts';
import { Sessions } from './sessions.ts';
import { SessionStore } from './sessionStore.ts';

/** The admin parts of two servers on one storage, and a function that adds a third server. */
async function two() {
  const clock = new ManualClock(Date.now());
  const storage = await openSqlite(':memory:');
  const net = new MemoryNet();
  const add = async () => {
    const store = new SessionStore();
    const bus = net.end();
    const nodes = await Nodes.join({ bus, clock, log: quietLog(), sessions: () => store.all });
    const cut = vi.fn<() => void>();
    const blocks = await Blocks.open({ storage, clock, nodes, cut });
    return { bus, sessions: new Sessions({ clock, store, nodes }), store, blocks, cut };
  };
  return { one: await add(), other: await add(), add };
}

it("a block on one server applies to all servers and closes the address's connections", async () => {
  const { one, other } = await two();
  await one.blocks.add('192.0.2.1', 1, '192.0.2.9');
  await vi.waitFor(() => expect(other.blocks.until('192.0.2.1')).not.toBeNull());
  expect(other.cut).toHaveBeenCalled();
  await other.blocks.lift('192.0.2.1');
  await vi.waitFor(() => expect(one.blocks.until('192.0.2.1')).toBeNull());
});

it.each(['one', 'other'] as const)('a block holds on all servers also if Redis was out of reach of %s of them', async (away) => {
  const servers = await two();
  const { one, other } = servers;
  servers[away].bus.cut(false);
  await one.blocks.add('192.0.2.1', 1, '192.0.2.9');
  servers[away].bus.cut(true);
  await vi.waitFor(() => expect(other.blocks.until('192.0.2.1')).not.toBeNull());
  expect(other.cut).toHaveBeenCalled();
  servers[away].bus.cut(false);
  await one.blocks.lift('192.0.2.1');
  servers[away].bus.cut(true);
  await vi.waitFor(() => expect(other.blocks.until('192.0.2.1')).toBeNull());
});

it.each(['one', 'other'] as const)('a session ends on all servers also if Redis was out of reach of %s of them', async (away) => {
  const servers = await two();
  const { one, other } = servers;
  const token = one.sessions.open('code');
  await vi.waitFor(() => expect(other.sessions.holds(token, 'code')).toBe(true));
  servers[away].bus.cut(false);
  one.sessions.close(token);
  expect(other.sessions.holds(token, 'code')).toBe(true);
  servers[away].bus.cut(true);
  await vi.waitFor(() => expect(other.sessions.holds(token, 'code')).toBe(false));
});

it('a session is valid on all servers, also on one that starts later, and ends on all of them', async () => {
  const { one, other, add } = await two();
  const token = one.sessions.open('code');
  await vi.waitFor(() => expect(other.sessions.holds(token, 'code')).toBe(true));
  const later = await add();
  await vi.waitFor(() => expect(later.sessions.holds(token, 'code')).toBe(true));
  const [[key, session] = []] = Object.entries(one.store.all);
  other.sessions.close(token);
  await vi.waitFor(() => expect([one, later].map(({ sessions }) => sessions.holds(token, 'code'))).toEqual([false, false]));
  one.store.learn(String(key), session ?? null);
  expect(one.sessions.holds(token, 'code')).toBe(false);
});
