import { EventEmitter } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { expect, it, vi } from 'vitest';
import { createLog } from '../log.ts';
import { defaultRates } from '../rates.ts';
import { Clients, type RequestedConnection } from './clients.ts';

class FakeConnection extends EventEmitter {
  readonly readyState = 'open';
  readonly transport: { name: string; sid: string };
  readonly close = vi.fn<(discard?: boolean) => void>();
  request: IncomingMessage | null;

  constructor(sid: string) {
    super();
    this.transport = { name: 'websocket', sid };
    this.request = { url: sid } as IncomingMessage;
  }
}

it('keeps the address of a connection, and not the request that opened it', () => {
  const clients = new Clients({ rates: defaultRates, log: createLog('silent'), addressOf: ({ url = '' }) => url });
  const [one, other] = [new FakeConnection('one'), new FakeConnection('other')];
  for (const connection of [one, other] satisfies RequestedConnection[]) clients.add(connection);
  expect([one.request, other.request]).toEqual([null, null]);
  expect(clients.counts).toEqual({ one: 1, other: 1 });
  clients.cutAddresses((address) => address === 'one');
  expect(one.close).toHaveBeenCalledWith(true);
  expect(other.close).not.toHaveBeenCalled();
});
