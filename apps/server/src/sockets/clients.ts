import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import type { Socket } from 'socket.io';
import type { Logger } from '../log.ts';
import type { Standing } from '../metrics/gauges.ts';
import { Counter, type Rates } from '../rates.ts';
import { Connections, type Line } from './connections.ts';
import { Guard, type Connection, type CutWhy, type GuardEvents } from './guard.ts';
import type { GuardedWebSocket } from './private/webSocket.ts';

/**
 * Connections per address: enough for a club behind one router, too few for one machine to take
 * all.
 */
const CONNECTIONS_PER_ADDRESS = 200;

/**
 * Connections of all addresses: fewer than the HTTP server takes, so that health checks still get
 * an answer.
 */
const CONNECTIONS = 5000;

/** How long a stopping server waits until queued messages are sent, in milliseconds. */
const FLUSH_WITHIN = 1000;

/** A connection with the request that opened it; null once `Clients` has read that. */
export type RequestedConnection = Connection & { request: IncomingMessage | null };

interface ClientsParts {
  rates: Rates;
  log: Logger;
  /** The address by which a client is counted. */
  addressOf: (request: IncomingMessage) => string;
}

/**
 * The open connections, each with its guard. Code that counts or closes connections needs only this
 * class.
 */
export class Clients implements GuardEvents {
  readonly #log: Logger;
  readonly #addressOf: ClientsParts['addressOf'];
  readonly #connections: Connections<Connection>;
  /** By the ids of their connections. */
  readonly #open = new Map<string, Guard>();
  /** By the requests that opened them. */
  readonly #webSockets = new WeakMap<IncomingMessage, GuardedWebSocket>();

  constructor({ rates, log, addressOf }: ClientsParts) {
    this.#log = log;
    this.#addressOf = addressOf;
    this.#connections = new Connections({
      perAddress: CONNECTIONS_PER_ADDRESS,
      inAll: CONNECTIONS,
      packets: () => new Counter(rates.packets),
      rememberMs: rates.packets.seconds * 1000,
    });
  }

  /** The number of connections per address. */
  get counts(): Record<string, number> {
    return this.#connections.counts;
  }

  /** The number of connections, and the bytes queued for all of them. */
  get standing(): Pick<Standing, 'sockets' | 'queued'> {
    const queued = [...this.#open.values()].reduce((sum, guard) => sum + guard.queued, 0);
    return { sockets: this.#open.size, queued };
  }

  /**
   * Whether this address may open no further connection. @param onOtherServers its connections to
   * other servers
   */
  isFull(address: string, onOtherServers = 0): boolean {
    return this.#connections.isFull(address, onOtherServers);
  }

  /** Counts and guards a new connection until it is gone. */
  add(connection: RequestedConnection): void {
    const { request } = connection;
    if (request === null) throw new Error('a connection that was added before');
    const address = this.#addressOf(request);
    // engine.io would keep it as long as the connection, with all its headers.
    connection.request = null;
    const guard = new Guard(connection, this.#connections.add(connection, address).packets, this);
    this.#open.set(guard.sid, guard);
    const webSocket = this.#webSockets.get(request);
    if (webSocket !== undefined) guard.watch(webSocket);
  }

  /**
   * Guards a WebSocket before it is used. @param sid the connection that it belongs to; empty if it
   * opens one
   */
  watch(webSocket: GuardedWebSocket, request: IncomingMessage, sid: string): void {
    if (sid === '') this.#webSockets.set(request, webSocket);
    else this.guardOf(sid)?.watch(webSocket);
  }

  cut({ connection }: Guard, why: CutWhy): void {
    const { address } = this.#connections.lineOf(connection);
    this.#log.warn({ why, ...(this.#log.isLevelEnabled('debug') ? { address } : {}) }, 'a connection was cut');
  }

  gone({ sid, connection }: Guard): void {
    this.#open.delete(sid);
    this.#connections.delete(connection);
  }

  /** @param sid the id of a connection */
  guardOf(sid: string): Guard | undefined {
    return this.#open.get(sid);
  }

  guardOfSocket({ conn }: Socket): Guard | undefined {
    return this.guardOf(conn.transport.sid);
  }

  lineOf(socket: Socket): Line {
    return this.#connections.lineOf(socket.conn);
  }

  /** Closes the connections of some addresses. */
  cutAddresses(isMeant: (address: string) => boolean): void {
    for (const { connection } of this.#open.values()) {
      if (isMeant(this.#connections.lineOf(connection).address)) connection.close(true);
    }
  }

  /**
   * Closes all connections once their queued messages are sent, but waits for that at most
   * `FLUSH_WITHIN`.
   *
   * @param rest closes all the rest of the transport
   */
  async close(rest: () => Promise<void>): Promise<void> {
    const all = [...this.#open.values()];
    const ends = all.map(async ({ connection }) => {
      if (connection.readyState === 'closed') return;
      const end = once(connection, 'close');
      connection.close();
      await end;
    });
    await Promise.race([Promise.all(ends), delay(FLUSH_WITHIN, undefined, { ref: false })]);
    // A client that has vanished would hold the transport open for much longer than a stop may
    // take.
    const cut = setTimeout(() => all.forEach((guard) => guard.end()), FLUSH_WITHIN);
    await rest();
    clearTimeout(cut);
  }
}
