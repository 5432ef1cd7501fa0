import { createServer, ServerResponse, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { allowanceOf } from '../allowance.ts';
import { isLoopback, networkOf } from '../addresses/clientAddress.ts';

/** What connections may take. Durations are in milliseconds. */
interface Bounds {
  /**
   * From the connection to its first byte. Browsers open some in advance, and open others when
   * these have ended.
   */
  firstByteMs: number;
  /** From the first byte to the end of the headers, and of the whole request. */
  headersMs: number;
  requestMs: number;
  /**
   * For how long the rest of a request is read after its answer: long enough for its client to
   * notice that.
   */
  lateMs: number;
  /**
   * How long a connection may wait for its next request: longer than a proxy keeps its own, which
   * would run into the end.
   */
  idleMs: number;
  /**
   * How long nothing may go either way while something is asked for. Polling waits for half of it
   * at most.
   */
  silentMs: number;
  /** How often the limits on headers and requests are checked. */
  checkEveryMs: number;
  /** Open at a time, WebSockets included. */
  connections: number;
  /**
   * Those of one address: a club behind one router with a WebSocket and some idle connections for
   * each page, but not a machine that opens them all. Null behind a proxy, where all have the
   * proxy's address.
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

/**
 * Connections of the machine itself beyond the bound, so that its health checks always get through.
 */
const RESERVED = 100;

/**
 * An HTTP server that lets no client keep its connections for nothing, and no address take them
 * all.
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

/** Ends connections that are too many as soon as they are accepted. */
function boundConnections(server: Server, { connections, perAddress, addressOf, firstByteMs }: Bounds): void {
  const held = new Map<string, number>();
  let open = 0;

  const isRefused = (address: string) => {
    if (isLoopback(address)) return false;
    const free = connections - open;
    return free <= 0 || (perAddress !== null && (held.get(networkOf(address)) ?? 0) >= allowanceOf(perAddress, free));
  };

  // Before Node's own listener, which would read from it.
  server.prependListener('connection', (socket: Socket) => {
    const address = addressOf(socket);
    if (isRefused(address)) {
      socket.resetAndDestroy();
      return;
    }
    const network = networkOf(address);
    open += 1;
    held.set(network, (held.get(network) ?? 0) + 1);
    const unused = setTimeout(() => {
      if (socket.bytesRead === 0) socket.destroy();
    }, firstByteMs).unref();
    socket.once('close', () => {
      clearTimeout(unused);
      open -= 1;
      const left = (held.get(network) ?? 1) - 1;
      if (left > 0) held.set(network, left);
      else held.delete(network);
    });
  });
}

/** Requests that may wait on one connection for the answer to an earlier one. */
const PIPELINED = 8;

/**
 * Handles the requests of one connection one after the other, and closes a connection that sends
 * many without waiting for answers (pipelining, RFC 9112, section 9.3.2). Node would call the
 * listener for all of them at once, and a response that waits behind another one never learns that
 * its connection has closed: the file that it has opened would stay open for ever.
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
 * Responses after which the rest of a request is not read for long. Node would read it all, up to
 * the end of `requestTimeout`.
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
