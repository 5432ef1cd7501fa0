import { Connection, identityInMemory, type ClientSocket } from '@sobremesa/client';

const noSocket = {
  connected: false,
  active: true,
  on: () => undefined,
  off: () => undefined,
  connect: () => undefined,
  disconnect: () => undefined,
};

/** A connection for a page without a server. It never connects, and rejects every request. */
export function unconnected(): Connection {
  return new Connection(noSocket as unknown as ClientSocket, { identity: identityInMemory() });
}
