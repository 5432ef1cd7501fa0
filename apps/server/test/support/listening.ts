import { once } from 'node:events';
import type { Server } from 'node:net';

/** The server, once it listens on a free port of 127.0.0.1. */
export async function listening<S extends Server>(server: S): Promise<S> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}
