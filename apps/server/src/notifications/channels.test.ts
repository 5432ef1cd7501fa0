import { expect, it, vi } from 'vitest';
import { quietLog } from '../../test/harness.ts';
import { ManualClock } from '../../test/manual-clock.ts';
import { MemoryNet } from '../../test/support/memory-bus.ts';
import { Nodes } from '../nodes/nodes.ts';
import { openSqlite } from '../storage/index.ts';
import { Channels } from './channels.ts';
import { Keys } from './keys.ts';
import { OutboundHttp } from './outboundHttp.ts';

it.each(['sender', 'receiver'] as const)(
  'a new channel is known to all servers, also if its %s could not reach Redis',
  async (away) => {
    const clock = new ManualClock();
    const storage = await openSqlite(':memory:');
    const net = new MemoryNet();
    const add = async () => {
      const bus = net.end();
      const nodes = await Nodes.join({ bus, clock, log: quietLog() });
      const keys = new Keys('a secret of the host');
      return { bus, channels: await Channels.open({ storage, clock, keys, http: new OutboundHttp(false), nodes }) };
    };
    const servers = { sender: await add(), receiver: await add() };
    await storage.addUser({ id: 'ana', name: 'Ana', secretHash: new Uint8Array(32), seenAt: 0 });
    servers[away].bus.cut(false);
    const mark = new Uint8Array(32);
    const of = { kind: 'mail', person: 'ana', table: null, language: 'en', confirmed: true, device: null } as const;
    await servers.sender.channels.add({ ...of, mark, address: mark }, { address: 'ana@example.org' });
    servers[away].bus.cut(true);
    await vi.waitFor(() => expect(servers.receiver.channels.mayHave('ana')).toBe(true));
  },
);
