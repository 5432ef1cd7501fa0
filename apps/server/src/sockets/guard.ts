import type { EventEmitter } from 'node:events';
import { WebSocketServer, type ServerOptions, type WebSocket } from 'ws';
import type { Counter } from '../rates.ts';

/** What may wait to be read by one connection, in bytes: some dozens of snapshots, which nobody falls behind who reads. */
const QUEUED = 512 * 1024;

/** What we need of an engine.io socket, over which all namespaces of one client go. */
export interface Connection extends EventEmitter {
  readonly transport: Transport;
  /** Closes after all that waits is sent, or at once. */
  close(discard?: boolean): void;
}

interface Transport {
  readonly name: string;
  /** That of a WebSocket. */
  readonly socket?: WebSocket;
}

/** Why a connection was cut. */
export type CutWhy = 'packets' | 'queued';

/** WebSockets that leave it to the guard to answer pings; by themselves they answer any number of them to whoever reads none. */
export class GuardedWebSockets extends WebSocketServer {
  constructor(options: ServerOptions) {
    super({ ...options, autoPong: false });
  }
}

/** Cuts a connection that sends too much, or that does not read what it is sent. */
export class Guard {
  readonly #connection: Connection;
  readonly #packets: Counter;
  readonly #onCut: (why: CutWhy) => void;
  readonly #watched = new WeakSet<WebSocket>();
  /** Bytes that engine.io has not yet given to the transport. */
  #waiting = 0;
  #isCut = false;

  constructor(connection: Connection, packets: Counter, onCut: (why: CutWhy) => void) {
    this.#connection = connection;
    this.#packets = packets;
    this.#onCut = onCut;
    connection.on('packet', () => this.#take());
    connection.on('packetCreate', ({ data }: { data?: string | Uint8Array }) => {
      this.#waiting += data?.length ?? 0;
      if (this.queued > QUEUED) this.#cut('queued');
    });
    connection.on('flush', () => {
      this.#waiting = 0;
    });
    // Emitted for each probe on a WebSocket that polling may go over to. engine.io is in the middle of it.
    connection.on('upgrading', (transport: Transport) => {
      this.#watch(transport);
      setImmediate(() => this.#take(transport.socket));
    });
    this.#watch(connection.transport);
  }

  /** What this connection has not been read of, in bytes, apart from what the system holds of it. */
  get queued(): number {
    return this.#waiting + (this.#connection.transport.socket?.bufferedAmount ?? 0);
  }

  /** Ends what is left of it when it was closed and the other side says nothing to that. */
  end(): void {
    this.#connection.transport.socket?.terminate();
  }

  #watch({ socket }: Transport): void {
    if (socket === undefined || this.#watched.has(socket)) return;
    this.#watched.add(socket);
    socket.on('ping', (data: Buffer) => {
      if (this.#take(socket)) socket.pong(data);
    });
    socket.on('pong', () => this.#take(socket));
  }

  #take(socket?: WebSocket): boolean {
    if (this.#isCut) socket?.terminate();
    else if (!this.#packets.take()) this.#cut('packets', socket);
    return !this.#isCut;
  }

  #cut(why: CutWhy, socket?: WebSocket): void {
    if (this.#isCut) return;
    this.#isCut = true;
    // Who does not read would not read a farewell either.
    socket?.terminate();
    this.#connection.transport.socket?.terminate();
    this.#connection.close(true);
    this.#onCut(why);
  }
}
