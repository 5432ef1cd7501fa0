import { createServer, ServerResponse, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { allowanceOf } from '../allowance.ts';
import { isLoopback, networkOf } from '../addresses/clientAddress.ts';

/** Limits on connections. Durations are in milliseconds. */
interface Bounds {
  /**
   * Time from the connection to its first byte. Browsers open some connections in advance, and
   * replace those that close.
   */
  firstByteMs: number;
  /** Time from the first byte to the end of the headers, and of the whole request. */
  headersMs: number;
  requestMs: number;
  /**
   * Time for which the rest of a request is read after its response: long enough for the client to
   * notice the response.
   */
  lateMs: number;
  /**
   * Time for which an idle connection is kept. It must exceed a proxy's own limit, or the proxy
   * would send requests on closing connections.
   */
  idleMs: number;
  /**
   * Time without traffic in either direction during a request. Long polling waits for at most half
   * of it.
   */
  silentMs: number;
  /** How often the limits on headers and requests are checked. */
  checkEveryMs: number;
  /** Maximum number of open connections, WebSockets included. */
  connections: number;
  /**
   * Maximum number of connections per address. It allows a club behind one router, with a WebSocket
   * and some idle connections per page, but no machine that opens them all. Null behind a proxy,
   * where all connections have the proxy's address.
   */
  perAddress: number | null;
  addressOf: (socket: Socket) => string;
}

const usual: Bounds = {
  firstByteMs: 5000,
  headersMs: 15_000,
  requestMs: 30_000,
  lateMs: 1000,
  idleMs: 75_000,
  silentMs: 60_000,
  checkEveryMs: 5000,
  connections: 6000,
  perAddress: 600,
  addressOf: (socket) => socket.remoteAddress ?? '',
};

/** Additional connections for the machine itself, so that its health checks always get through. */
const RESERVED = 100;

/**
 * An HTTP server with limits, so that no client can hold idle connections and no address can take
 * them all.
 */
export function createBoundedServer(listener: RequestListener, bounds: Partial<Bounds> = {}): Server {
  const all = { ...usual, ...bounds };
  const server = createServer(
    {
      headersTimeout: all.headersMs,
      requestTimeout: all.requestMs,
      keepAliveTimeout: all.idleMs,
      connectionsCheckingInterval: all.checkEveryMs,
      ServerResponse: responsesThatEnd(all.lateMs),
    },
    oneAtATime(listener),
  );
  server.setTimeout(all.silentMs);
  server.maxConnections = all.connections + RESERVED;
  boundConnections(server, all);
  return server;
}

/** Closes connections beyond the limits as soon as the system has accepted them. */
function boundConnections(server: Server, { connections, perAddress, addressOf, firstByteMs }: Bounds): void {
  const held = new Map<string, number>();
  let open = 0;

  const isRefused = (address: string) => {
    if (isLoopback(address)) return false;
    const free = connections - open;
    return free <= 0 || (perAddress !== null && (held.get(networkOf(address)) ?? 0) >= allowanceOf(perAddress, free));
  };

  // Runs before Node's own listener, which would read from the socket.
  server.prependListener('connection', (socket: Socket) => {
    const address = addressOf(socket);
    if (isRefused(address)) {
      socket.resetAndDestroy();
      return;
    }
    const network = networkOf(address);
    open += 1;
    held.set(network, (held.get(network) ?? 0) + 1);
    let unused: NodeJS.Timeout | undefined = setTimeout(() => {
      unused = undefined;
      if (socket.bytesRead === 0) socket.destroy();
    }, firstByteMs).unref();
    socket.on('close', () => {
      clearTimeout(unused);
      open -= 1;
      const left = (held.get(network) ?? 1) - 1;
      if (left > 0) held.set(network, left);
      else held.delete(network);
    });
  });
}

/** Maximum number of pipelined requests that wait on one connection. */
const PIPELINED = 8;

/**
 * Handles the requests of one connection one after another, and closes a connection that pipelines
 * too many (RFC 9112, section 9.3.2). Node would call the listener for all of them at once. A
 * response queued behind another one never learns that its connection has closed, so the file that
 * it has opened would leak.
 */
function oneAtATime(listener: RequestListener): RequestListener {
  const queues = new WeakMap<Socket, (() => void)[]>();
  return (request, response) => {
    const { socket } = request;
    const serve = () => {
      response.once('close', () => {
        const next = queues.get(socket)?.shift();
        if (next === undefined) queues.delete(socket);
        else if (!socket.destroyed) next();
      });
      listener(request, response);
    };
    const queue = queues.get(socket);
    if (queue === undefined) {
      queues.set(socket, []);
      serve();
    } else if (queue.length < PIPELINED) queue.push(serve);
    else socket.destroy();
  };
}

/**
 * Responses after which the rest of the request is read only briefly. Node would read all of it, up
 * to `requestTimeout`.
 */
function responsesThatEnd(lateMs: number) {
  return class<Request extends IncomingMessage = IncomingMessage> extends ServerResponse<Request> {
    constructor(request: Request) {
      super(request);
      this.once('finish', () => {
        if (request.complete) return;
        setTimeout(() => {
          if (!request.complete) request.socket.destroy();
        }, lateMs).unref();
      });
    }
  };
}
