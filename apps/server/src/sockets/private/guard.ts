import type { EventEmitter } from 'node:events';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocket, WebSocketServer, type ServerOptions } from 'ws';
import type { Counter } from '../../rates.ts';

/** What may wait to be read by one connection, in bytes: some dozens of snapshots, which nobody falls behind who reads. */
const QUEUED = 512 * 1024;

/** How long a connection that the server closes may take to read the rest, in milliseconds. */
const CLOSE_WITHIN = 1000;

/** Bytes that it may still send meanwhile: what was on its way. */
const DISCARDED = 64 * 1024;

/** Frames of one message. Every frame costs time, and only whole messages are counted. */
const FRAGMENTS = 64;

/** What we need of an engine.io socket, over which all namespaces of one client go. */
export interface Connection extends EventEmitter {
  readonly readyState: string;
  readonly transport: Transport;
  /** Closes after all that waits is sent, or at once. */
  close(discard?: boolean): void;
}

interface Transport {
  readonly name: string;
  /** The id of the connection. */
  readonly sid: string;
  /** That of a WebSocket. */
  readonly socket?: GuardedWebSocket;
}

/** Why a connection was cut. */
export type CutWhy = 'packets' | 'queued';

/**
 * A WebSocket that has all its frames counted, and that reads no more once it is closed. A plain one parses on until its client has
 * answered the closing handshake, for up to 30 s.
 */
export class GuardedWebSocket extends WebSocket {
  /** Called for each message, ping and pong: whether it may be answered. Frames before the handshake is done break the protocol. */
  onFrame: () => boolean = () => {
    this.terminate();
    return false;
  };
  /** The TCP connection. */
  #tcp: Duplex | null = null;
  #end: NodeJS.Timeout | null = null;

  /** To be called before anybody else listens, so that a frame that ends the connection is not processed. */
  guard(tcp: Duplex): void {
    this.#tcp = tcp;
    this.on('message', () => this.onFrame());
    this.on('pong', () => this.onFrame());
    this.on('ping', (data: Buffer) => {
      if (this.onFrame()) this.pong(data);
    });
    this.once('close', () => clearTimeout(this.#end ?? undefined));
  }

  override close(code?: number, data?: string | Buffer): void {
    super.close(code, data);
    this.stopReading();
    this.#tcp?.end();
  }

  /** Parses nothing from here on; the WebSocket has a moment to send what waits. */
  stopReading(): void {
    if (this.readyState === WebSocket.CLOSED || this.#end !== null) return;
    this.#end = setTimeout(() => this.terminate(), CLOSE_WITHIN).unref();
    let discarded = 0;
    // A paused connection would have the rest parsed when it is destroyed, and would not notice that its client has gone.
    this.#tcp?.removeAllListeners('data').on('data', (data: Buffer) => {
      discarded += data.length;
      if (discarded > DISCARDED) this.terminate();
    });
    this.#tcp?.resume();
  }
}

/**
 * The server of WebSockets for engine.io. It leaves pings to the guard: by itself it answers any number of them, read or not.
 *
 * @param guardOf the guard of the connection that a request wants to go on with over a WebSocket; undefined for a new connection
 */
export function guardedWebSockets(guardOf: (request: IncomingMessage) => Guard | undefined) {
  return class extends WebSocketServer<typeof GuardedWebSocket> {
    constructor(options: ServerOptions<typeof GuardedWebSocket>) {
      super({ ...options, autoPong: false, maxFragments: FRAGMENTS, WebSocket: GuardedWebSocket });
    }

    override handleUpgrade(
      request: IncomingMessage,
      tcp: Duplex,
      head: Buffer,
      callback: (webSocket: GuardedWebSocket, request: IncomingMessage) => void,
    ): void {
      super.handleUpgrade(request, tcp, head, (webSocket) => {
        webSocket.guard(tcp);
        guardOf(request)?.watch(webSocket);
        callback(webSocket, request);
      });
    }
  };
}

interface GuardOptions {
  packets: Counter;
  onCut: (why: CutWhy) => void;
  /** Called once, when the connection is closed and all its WebSockets are gone. */
  onGone: () => void;
}

/** Cuts a connection that sends too much, or that does not read what it is sent, and watches it until its last socket is gone. */
export class Guard {
  readonly #connection: Connection;
  readonly #options: GuardOptions;
  readonly #webSockets = new Set<GuardedWebSocket>();
  /** Bytes that engine.io has not yet given to the transport. */
  #waiting = 0;
  #isCut = false;

  constructor(connection: Connection, options: GuardOptions) {
    this.#connection = connection;
    this.#options = options;
    connection.on('packet', () => {
      // Those of a WebSocket are counted as frames.
      if (connection.transport.socket === undefined) this.#take();
    });
    connection.on('packetCreate', ({ data }: { data?: string | Uint8Array }) => {
      this.#waiting += data?.length ?? 0;
      if (this.queued > QUEUED) this.#cut('queued');
    });
    connection.on('flush', () => {
      this.#waiting = 0;
    });
    connection.once('close', () => this.#checkGone());
    // engine.io emits nothing when it begins to close: it goes on reading until the client has read all that waits.
    const close = connection.close.bind(connection);
    connection.close = (discard) => {
      close(discard);
      for (const webSocket of this.#webSockets) webSocket.stopReading();
    };
    if (connection.transport.socket !== undefined) this.watch(connection.transport.socket);
  }

  /** Bytes that the connection has not read, apart from those that the system holds. */
  get queued(): number {
    return this.#waiting + (this.#connection.transport.socket?.bufferedAmount ?? 0);
  }

  /** Whether packets are still processed. */
  get isOpen(): boolean {
    return this.#connection.readyState === 'open';
  }

  /** Counts the frames of a WebSocket of this connection. */
  watch(webSocket: GuardedWebSocket): void {
    this.#webSockets.add(webSocket);
    // Nobody reads the answers on a WebSocket that has not taken the connection over.
    webSocket.onFrame = () => this.#take() && this.#connection.transport.socket === webSocket;
    webSocket.once('close', () => {
      this.#webSockets.delete(webSocket);
      this.#checkGone();
    });
  }

  /** Ends what is left of the connection after it was closed. */
  end(): void {
    for (const webSocket of this.#webSockets) webSocket.terminate();
  }

  #take(): boolean {
    if (!this.#options.packets.take()) this.#cut('packets');
    return !this.#isCut;
  }

  #cut(why: CutWhy): void {
    // A client that does not read would not read a farewell either.
    this.end();
    if (this.#isCut) return;
    this.#isCut = true;
    this.#connection.close(true);
    this.#options.onCut(why);
  }

  #checkGone(): void {
    if (this.#connection.readyState === 'closed' && this.#webSockets.size === 0) this.#options.onGone();
  }
}
