import { createServer, type RequestListener, type Server } from 'node:http';

/** What connections may take. Durations are in milliseconds. */
interface Bounds {
  /** From the first byte to the end of the headers, and of the whole request. */
  headersMs: number;
  requestMs: number;
  /** How long a connection may wait for its next request: longer than a proxy keeps its own, which would run into the end. */
  idleMs: number;
  /** How long nothing may go either way while something is asked for. Polling waits for half of it at most. */
  silentMs: number;
  /** How often the first two are looked at. */
  checkEveryMs: number;
  /** Open at a time, WebSockets included. */
  connections: number;
}

const usual: Bounds = {
  headersMs: 15_000,
  requestMs: 30_000,
  idleMs: 75_000,
  silentMs: 60_000,
  checkEveryMs: 5000,
  connections: 6000,
};

/** An HTTP server that lets no client keep its connections for nothing. */
export function createBoundedServer(listener: RequestListener, bounds: Partial<Bounds> = {}): Server {
  const { headersMs, requestMs, idleMs, silentMs, checkEveryMs, connections } = { ...usual, ...bounds };
  const server = createServer(
    {
      headersTimeout: headersMs,
      requestTimeout: requestMs,
      keepAliveTimeout: idleMs,
      connectionsCheckingInterval: checkEveryMs,
    },
    listener,
  );
  server.setTimeout(silentMs);
  server.maxConnections = connections;
  return server;
}
