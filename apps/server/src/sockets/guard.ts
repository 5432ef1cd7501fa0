import type { EventEmitter } from 'node:events';
import type { Counter } from '../rates.ts';
import type { GuardedWebSocket } from './private/webSocket.ts';

/**
 * Maximum number of bytes queued for one connection: some dozens of snapshots. A client that reads
 * its messages is never that far behind.
 */
const QUEUED = 512 * 1024;

/** The parts of an engine.io socket in use. It carries all namespaces of one client. */
export interface Connection extends EventEmitter {
  readonly readyState: string;
  readonly transport: Transport;
  /** Closes after all queued messages are sent, or at once. */
  close(discard?: boolean): void;
}

interface Transport {
  readonly name: string;
  /** The id of the connection. */
  readonly sid: string;
}

/** Why a connection was cut. */
export type CutWhy = 'packets' | 'queued';

interface GuardParts {
  packets: Counter;
  onCut: (why: CutWhy) => void;
  /** Called once, when the connection is closed and all its WebSockets are gone. */
  onGone: () => void;
}

/**
 * Cuts a connection that sends too much, or that does not read, and watches it until its last
 * WebSocket is gone.
 */
export class Guard {
  readonly #connection: Connection;
  readonly #parts: GuardParts;
  /**
   * Each upgrade from polling opens one. engine.io keeps the first one that sends a probe and
   * closes the others.
   */
  readonly #webSockets = new Set<GuardedWebSocket>();
  /** The only WebSocket; null if there is none, or another one beside it. */
  #only: GuardedWebSocket | null = null;
  /**
   * Gets each text of an upgraded connection before engine.io does. Returns whether it has taken
   * it.
   */
  onText: ((text: string) => boolean) | null = null;
  /** Whether socket.io has yet to hand on a message that came earlier. */
  #isBehind = false;
  /** Bytes that engine.io has not passed to the transport yet. */
  #waiting = 0;
  #isCut = false;

  constructor(connection: Connection, parts: GuardParts) {
    this.#connection = connection;
    this.#parts = parts;
    connection.on('packet', () => {
      // Packets of a WebSocket are counted as frames instead.
      if (!this.#isUpgraded) this.#take();
    });
    connection.on('packetCreate', ({ data }: { data?: string | Uint8Array }) => {
      this.#waiting += data?.length ?? 0;
      if (this.queued > QUEUED) this.#cut('queued');
    });
    connection.on('flush', () => {
      this.#waiting = 0;
    });
    connection.once('close', () => this.#checkGone());
  }

  /** Bytes queued for the connection, without the operating system's buffers. */
  get queued(): number {
    if (this.#only !== null) return this.#waiting + this.#only.bufferedAmount;
    let queued = this.#waiting;
    for (const { bufferedAmount } of this.#webSockets) queued += bufferedAmount;
    return queued;
  }

  /** Whether packets are still processed. */
  get isOpen(): boolean {
    return this.#connection.readyState === 'open';
  }

  get #isUpgraded(): boolean {
    return this.#connection.transport.name === 'websocket';
  }

  /** Counts the frames of a WebSocket of this connection. */
  watch(webSocket: GuardedWebSocket): void {
    this.#webSockets.add(webSocket);
    this.#setOnly();
    // While the connection polls, no client reads answers on a WebSocket.
    webSocket.onFrame = () => this.#take() && this.#isUpgraded;
    webSocket.onText = (text) => this.#takeText(text);
    webSocket.once('close', () => {
      this.#webSockets.delete(webSocket);
      this.#setOnly();
      this.#checkGone();
    });
  }

  /**
   * Sends a frame past engine.io. @returns false if earlier messages are waiting there, or if the
   * connection is no open WebSocket
   */
  sendFrame(frame: Buffer): boolean {
    if (this.#only === null || this.#waiting > 0 || !this.isOpen || !this.#isUpgraded) return false;
    this.#only.sendFrame(frame);
    if (this.queued > QUEUED) this.#cut('queued');
    return true;
  }

  /** Closes the remaining WebSockets of a closed connection. */
  end(): void {
    for (const webSocket of this.#webSockets) webSocket.terminate();
  }

  #setOnly(): void {
    const [only = null, another] = this.#webSockets;
    this.#only = another === undefined ? only : null;
  }

  #takeText(text: Buffer): boolean {
    if (this.onText === null || !this.isOpen) return false;
    if (!this.#isBehind && this.onText(text.toString())) return true;
    if (!this.#isBehind) {
      // socket.io hands messages on after some turns of `nextTick`. No later one may overtake them.
      this.#isBehind = true;
      setImmediate(() => {
        this.#isBehind = false;
      });
    }
    return false;
  }

  #take(): boolean {
    if (!this.#parts.packets.take()) this.#cut('packets');
    return !this.#isCut;
  }

  #cut(why: CutWhy): void {
    // A client that does not read would not read a close frame either.
    this.end();
    if (this.#isCut) return;
    this.#isCut = true;
    this.#connection.close(true);
    this.#parts.onCut(why);
  }

  #checkGone(): void {
    if (this.#connection.readyState === 'closed' && this.#webSockets.size === 0) this.#parts.onGone();
  }
}
