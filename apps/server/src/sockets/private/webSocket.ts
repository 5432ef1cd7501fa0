import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocket, WebSocketServer, type ServerOptions } from 'ws';

/** How long the client of a closed WebSocket may take to read the rest, in milliseconds. */
const CLOSE_WITHIN = 1000;

/** Bytes that it may still send in that time, since they may be in transit. */
const DISCARDED = 64 * 1024;

/** Frames per message. Every frame costs time, but ws reports whole messages only. */
const FRAGMENTS = 64;

/** Decides about the frames of a WebSocket. */
export interface FrameGuard {
  /** Called for each message, ping and pong. Returns whether to answer. */
  takeFrame(): boolean;
  /** Gets each counted text before engine.io does. Returns whether it has taken it. */
  takeText(text: Buffer): boolean;
  /** The WebSocket is closed. */
  lose(webSocket: GuardedWebSocket): void;
}

/**
 * A WebSocket that counts every frame, and parses nothing after it was closed. ws itself continues
 * to parse until the client answers the closing handshake, for up to 30 s.
 *
 * This takes the TCP connection away from ws. An option of ws that stops parsing on `close()` would
 * replace it; `closeTimeout` only shortens the time.
 */
export class GuardedWebSocket extends WebSocket {
  /** Null until the end of the handshake. Any frame before that is an offence. */
  guard: FrameGuard | null = null;
  /** The TCP connection. */
  tcp: Duplex | null = null;
  #end: NodeJS.Timeout | null = null;

  /**
   * ws emits each event once, to all listeners. Here the guard gets it before them, without a
   * listener of its own for each connection.
   */
  override emit(event: string | symbol, ...args: unknown[]): boolean {
    if (event === 'message') {
      if (this.#takeFrame() && args[1] === false && this.guard?.takeText(args[0] as Buffer) === true) return true;
    } else if (event === 'ping') {
      if (this.#takeFrame()) this.pong(args[0]);
    } else if (event === 'pong') {
      this.#takeFrame();
    } else if (event === 'close') {
      clearTimeout(this.#end ?? undefined);
      this.guard?.lose(this);
    }
    return super.emit(event, ...args);
  }

  /**
   * Sends a whole frame that was made beforehand. ws does not know of it: it keeps no state between
   * frames, as long as it compresses none.
   */
  sendFrame(frame: Buffer): void {
    if (this.readyState === WebSocket.OPEN) this.tcp?.write(frame);
  }

  override close(code?: number, data?: string | Buffer): void {
    super.close(code, data);
    this.#stopReading();
    this.tcp?.end();
  }

  /** Parses nothing from now on; the client has a moment to read queued messages. */
  #stopReading(): void {
    if (this.readyState === WebSocket.CLOSED || this.#end !== null) return;
    this.#end = setTimeout(() => this.terminate(), CLOSE_WITHIN).unref();
    let discarded = 0;
    // ws would parse the rest of a paused connection when it is destroyed, and would not notice
    // that the client has gone.
    this.tcp?.removeAllListeners('data').on('data', (data: Buffer) => {
      discarded += data.length;
      if (discarded > DISCARDED) this.terminate();
    });
    this.tcp?.resume();
  }

  #takeFrame(): boolean {
    if (this.guard !== null) return this.guard.takeFrame();
    this.terminate();
    return false;
  }
}

/**
 * The class of engine.io's `wsEngine`. It leaves pings to the guard: ws itself answers any number
 * of them, whether the client reads the answers or not.
 *
 * @param onOpen called with each WebSocket and the request that it was opened with, before
 *   engine.io gets them
 */
export function guardedWebSockets(onOpen: (webSocket: GuardedWebSocket, request: IncomingMessage) => void) {
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
        webSocket.tcp = tcp;
        onOpen(webSocket, request);
        callback(webSocket, request);
      });
    }
  };
}
