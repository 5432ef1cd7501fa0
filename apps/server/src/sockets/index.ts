import type { IncomingMessage, Server as HttpServer, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { limits } from '@sobremesa/protocol';
import { Server, type Namespace, type Socket } from 'socket.io';
import type { Blocks } from '../addresses/blocks.ts';
import type { Config } from '../config.ts';
import { headersOfAll } from '../http/headers.ts';
import { isOwnHost } from '../http/host.ts';
import { isAllowedOrigin, isCrossSite } from '../http/origin.ts';
import type { Nodes } from '../nodes/nodes.ts';
import type { RateLimits } from '../rates.ts';
import type { Clients, RequestedConnection } from './clients.ts';
import { preEncodedParser } from './private/encoded.ts';
import { guardedWebSockets } from './private/webSocket.ts';
import { WithoutRooms } from './withoutRooms.ts';

interface SocketsParts {
  config: Config;
  rates: RateLimits;
  blocks: Blocks;
  clients: Clients;
  /** The other servers behind the same address; null if this server runs alone. */
  nodes: Nodes | null;
  /** The address by which a client is counted. */
  addressOf: (request: IncomingMessage) => string;
}

/**
 * The transport of socket.io: admission, limits and guards of connections. It does not depend on
 * the doors.
 */
export class Sockets {
  readonly #parts: SocketsParts;
  readonly #io: Server;
  #isClosing = false;

  constructor(parts: SocketsParts) {
    this.#parts = parts;
    const { config, clients, nodes } = parts;
    this.#io = new Server({
      // With polling, the requests of one connection would reach different servers.
      transports: nodes === null ? ['polling', 'websocket'] : ['websocket'],
      serveClient: false,
      maxHttpBufferSize: limits.frameBytes,
      // A move is a small frame: compression costs time and saves little. Snapshots are deflated
      // one by one.
      perMessageDeflate: false,
      wsEngine: guardedWebSockets((webSocket, request) => clients.watch(webSocket, request, connectionIdOf(request))),
      // `endForeignUpgrades` closes these at once, where engine.io would leave the connection half
      // open.
      destroyUpgrade: false,
      parser: preEncodedParser,
      adapter: WithoutRooms,
      cors: { origin: [...config.allowedOrigins] },
      allowRequest: (request, decide) => void this.#refusal(request).then((code) => decide(code, code === null)),
    });
  }

  /** A namespace, for the door that handles its sockets. */
  namespace(name: string): Namespace {
    const namespace = this.#io.of(name);
    namespace.use(enterOnce(name));
    return namespace;
  }

  /**
   * Starts to serve connections of this HTTP server. Its request listener must already be in place.
   */
  attach(server: HttpServer): void {
    const { clients } = this.#parts;
    this.#io.attach(server);
    const { engine } = this.#io;
    engine.use((_request: IncomingMessage, response: ServerResponse, next: () => void) => {
      for (const [name, value] of Object.entries(headersOfAll)) response.setHeader(name, value);
      next();
    });
    engine.use((request: IncomingMessage, response: ServerResponse, next: () => void) => {
      // engine.io would read all data posted to a closing connection, without counting it.
      if (request.method !== 'POST' || clients.guardOf(connectionIdOf(request))?.isOpen !== false) next();
      else response.writeHead(400, { Connection: 'close' }).end();
    });
    endForeignUpgrades(server, this.#io.path());
    engine.on('connection', (connection: RequestedConnection) => clients.add(connection));
  }

  /** Refuses new connections from now on. */
  refuseNew(): void {
    this.#isClosing = true;
  }

  /**
   * Closes all connections once their queued messages are sent. The clients will try to connect
   * again.
   */
  async close(): Promise<void> {
    // `io.close()` alone would discard queued messages, such as the answers to the last moves.
    await this.#parts.clients.close(() => this.#io.close());
  }

  async #refusal(request: IncomingMessage): Promise<string | null> {
    const { config, rates, blocks, clients, nodes, addressOf } = this.#parts;
    const address = addressOf(request);
    if (this.#isClosing) return 'shuttingDown';
    if (!isOwnHost(request, config)) return 'otherHost';
    if (isCrossSite(request) || !isAllowedOrigin(request, config)) return 'badOrigin';
    if (blocks.until(address) !== null) return 'blocked';
    if (clients.isFull(address, nodes?.remote.connections(address))) return 'rateLimited';
    return rates.take('connect', address).then(
      () => null,
      () => 'rateLimited',
    );
  }
}

/**
 * Closes a connection that enters a namespace it is already in. socket.io notices that only once
 * the first socket is ready, and makes a socket of each CONNECT that arrives before.
 */
function enterOnce(name: string) {
  const inside = new WeakSet<object>();
  return (socket: Socket, next: (error?: Error) => void) => {
    const connection = socket.conn;
    if (inside.has(connection)) {
      connection.close(true);
      next(new Error(`already in ${name}`));
      return;
    }
    inside.add(connection);
    socket.on('disconnect', () => inside.delete(connection));
    next();
  };
}

/** The id of a request's connection; empty if the request opens one. */
function connectionIdOf(request: IncomingMessage): string {
  const { searchParams } = new URL(request.url ?? '', 'http://server');
  // engine.io takes the last one, too.
  return searchParams.getAll('sid').at(-1) ?? '';
}

/** Ends upgrades to WebSockets at any path other than socket.io's. */
function endForeignUpgrades(server: HttpServer, path: string): void {
  server.on('upgrade', (request: IncomingMessage, socket: Duplex) => {
    if (request.url?.startsWith(`${path}/`)) return;
    socket.on('error', () => undefined);
    socket.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\nContent-Length: 0\r\n\r\n', () => socket.destroy());
  });
}
