import { once } from 'node:events';
import type { IncomingMessage, Server as HttpServer, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { limits, NAMESPACE } from '@sobremesa/protocol';
import { Server, type Socket } from 'socket.io';
import type { Config } from '../config.ts';
import { clientAddress, networkOf } from '../http/client-address.ts';
import { headersOfAll } from '../http/headers.ts';
import { isOwnHost } from '../http/host.ts';
import { isAllowedOrigin } from '../http/origin.ts';
import type { Logger } from '../log.ts';
import type { Meter } from '../metrics/meter.ts';
import type { Notices } from '../notices/index.ts';
import type { Standing } from '../metrics/metrics.ts';
import { Counter, type RateLimits } from '../rates.ts';
import type { Nodes } from '../nodes/nodes.ts';
import type { Tables } from '../tables/index.ts';
import { Connections } from './connections.ts';
import { writeWhole } from './frames.ts';
import { Guard, guardedWebSockets, type Connection } from './guard.ts';
import { sparingParser } from '../page/encoded.ts';
import type { Blocks } from '../admin/blocks.ts';
import { openGateway, type Gateway } from '../page/gateway.ts';
import { openBgio } from '../bgio/socket.ts';

/** Connections of one address at a time: a club behind one router, but not a machine that opens them all. */
const CONNECTIONS_PER_ADDRESS = 200;

/** Of all addresses: fewer than the HTTP server takes, so that it can still say how it is. */
const CONNECTIONS = 5000;

/** A ping is sent at least so often, in milliseconds; sooner by up to as much as is said below. */
const PING_EVERY = 25_000;
const PING_EARLIER = 5000;

/** How long a stopping server waits for what it has said to be sent, in milliseconds. */
const FLUSH_WITHIN = 1000;

type Requested = Connection & { readonly request: IncomingMessage };

interface SocketOptions {
  config: Config;
  log: Logger;
  tables: Tables;
  games: readonly string[];
  build: string | null;
  rates: RateLimits;
  meter: Meter;
  /** Null where nobody is told anything while away. */
  notices: Notices | null;
  blocks: Blocks;
  /** The other servers behind the same address; null when there are none. */
  nodes: Nodes | null;
}

export interface Sockets {
  /** Open connections, and the bytes that wait to be read by all of them. */
  readonly standing: Pick<Standing, 'sockets' | 'queued'>;
  /** From where people are connected, by their ids. */
  readonly whereabouts: Gateway['whereabouts'];
  /** Ends the connections of those addresses for which this holds. */
  cut(isMeant: (address: string) => boolean): void;
  /** From now on nobody new connects, and the pages know that the server is about to stop. */
  announceClosing(): void;
  /** Sends what is waiting to be sent, then ends all connections. The clients will try to connect again. */
  close(): Promise<void>;
}

/** Puts our own namespace and one for each game's stock clients on the server. */
export function createSockets(
  server: HttpServer,
  { config, log, tables, games, build, rates, meter, notices, blocks, nodes }: SocketOptions,
): Sockets {
  const { packets } = rates.rates;
  const connections = new Connections<Connection>({
    perAddress: CONNECTIONS_PER_ADDRESS,
    inAll: CONNECTIONS,
    packets: () => new Counter(packets),
    rememberMs: rates.longestMs,
  });
  const addressOf = (request: IncomingMessage) => networkOf(clientAddress(request, config.trustProxy));
  /** By the ids of their connections. */
  const guards = new Map<string, { connection: Requested; guard: Guard }>();
  let closing = false;
  if (nodes !== null) nodes.addresses = () => connections.counts;

  const io = new Server(server, {
    // By polling, the requests of one connection would come to different servers.
    transports: nodes === null ? ['polling', 'websocket'] : ['websocket'],
    serveClient: false,
    maxHttpBufferSize: limits.frameBytes,
    // A move is a small frame, which compression makes dearer and hardly smaller; snapshots are deflated by themselves.
    perMessageDeflate: false,
    wsEngine: guardedWebSockets((request) => guards.get(sessionOf(request))?.guard),
    // `endForeignUpgrades` does so at once, where engine.io leaves the connection half open.
    destroyUpgrade: false,
    parser: sparingParser,
    cors: { origin: [...config.allowedOrigins] },
    allowRequest: (request, decide) => {
      const address = addressOf(request);
      if (closing) decide('shuttingDown', false);
      else if (!isOwnHost(request, config)) decide('otherHost', false);
      else if (!isAllowedOrigin(request, config)) decide('badOrigin', false);
      else if (blocks.until(address) !== null) decide('blocked', false);
      else if (connections.isFull(address, nodes?.remote.connections(address))) decide('rateLimited', false);
      else {
        rates.take('connect', address).then(
          () => decide(null, true),
          () => decide('rateLimited', false),
        );
      }
    },
  });
  io.engine.use((_request: IncomingMessage, response: ServerResponse, next: () => void) => {
    for (const [name, value] of Object.entries(headersOfAll)) response.setHeader(name, value);
    next();
  });
  io.engine.use((request: IncomingMessage, response: ServerResponse, next: () => void) => {
    // engine.io would read all that is posted to a connection that waits for its last poll, and count nothing.
    if (request.method !== 'POST' || guards.get(sessionOf(request))?.guard.isOpen !== false) next();
    else response.writeHead(400, { Connection: 'close' }).end();
  });
  endForeignUpgrades(server, io.path());
  // Those who have come at the same moment, as after a restart, are not all pinged at the same moment.
  Object.defineProperty(io.engine.opts, 'pingInterval', { get: () => PING_EVERY - Math.random() * PING_EARLIER });
  io.engine.on('connection', (connection: Requested) => {
    const { sid } = connection.transport;
    const address = addressOf(connection.request);
    const line = connections.add(connection, address);
    writeWhole(connection);
    const guard = new Guard(connection, {
      packets: line.packets,
      onCut: (why) => log.warn({ why, ...(log.isLevelEnabled('debug') ? { address } : {}) }, 'a connection was cut'),
      onGone: () => {
        guards.delete(sid);
        connections.delete(connection);
      },
    });
    guards.set(sid, { connection, guard });
  });

  const lineOf = (socket: Socket) => connections.lineOf(socket.conn);
  const shared = { log, tables, rates, meter, addressOf, lineOf };
  const gateway = openGateway(io.of(NAMESPACE), { ...shared, notices, games, build });
  for (const game of games) openBgio(io.of(`/${game}`), { ...shared, game });

  return {
    get standing() {
      const queued = [...guards.values()].reduce((sum, { guard }) => sum + guard.queued, 0);
      return { sockets: guards.size, queued };
    },
    get whereabouts() {
      return gateway.whereabouts;
    },
    cut(isMeant) {
      for (const { connection } of guards.values()) if (isMeant(addressOf(connection.request))) connection.close(true);
    },
    announceClosing() {
      closing = true;
      gateway.announceClosing();
    },
    async close() {
      // io.close() would throw away what is still waiting to be sent, the answers to the last moves among it.
      const all = [...guards.values()];
      const ends = all.map(async ({ connection }) => {
        if (connection.readyState === 'closed') return;
        const end = once(connection, 'close');
        connection.close();
        await end;
      });
      await Promise.race([Promise.all(ends), delay(FLUSH_WITHIN, undefined, { ref: false })]);
      // A client that is gone without a word would be waited for, and for much longer than a stop may take.
      const cut = setTimeout(() => all.forEach(({ guard }) => guard.end()), FLUSH_WITHIN);
      await io.close();
      clearTimeout(cut);
    },
  };
}

/** The id of the connection to which a request belongs; empty for a new one. engine.io has read the query by then. */
function sessionOf(request: IncomingMessage & { _query?: Readonly<Record<string, string>> }): string {
  return request._query?.['sid'] ?? '';
}

/** Ends connections that want to become WebSockets at any path but socket.io's. */
function endForeignUpgrades(server: HttpServer, path: string): void {
  server.on('upgrade', (request: IncomingMessage, socket: Duplex) => {
    if (request.url?.startsWith(`${path}/`)) return;
    socket.on('error', () => undefined);
    socket.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\nContent-Length: 0\r\n\r\n', () => socket.destroy());
  });
}
