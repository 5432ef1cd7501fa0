import type { EventEmitter } from 'node:events';
import type { Counter } from '../rates.ts';
import type { FrameGuard, GuardedWebSocket } from './private/webSocket.ts';

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

/** Receives the events of all guards. */
export interface GuardEvents {
  cut(guard: Guard, why: CutWhy): void;
  /** The connection is closed, and all its WebSockets are gone. */
  gone(guard: Guard): void;
}

/** Shared by all guards without a WebSocket. */
const noWebSockets: readonly GuardedWebSocket[] = [];

/**
 * Cuts a connection that sends too much, or that does not read, and watches it until its last
 * WebSocket is gone.
 */
export class Guard implements FrameGuard {
  readonly connection: Connection;
  /** The id of the connection. */
  readonly sid: string;
  readonly #packets: Counter;
  readonly #events: GuardEvents;
  /**
   * Each upgrade from polling opens one. engine.io keeps the first one that sends a probe and
   * closes the others.
   */
  #webSockets = noWebSockets;
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

  constructor(connection: Connection, packets: Counter, events: GuardEvents) {
    this.connection = connection;
    this.sid = connection.transport.sid;
    this.#packets = packets;
    this.#events = events;
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
    connection.on('close', () => this.#checkGone());
  }

  /** Bytes queued for the connection, without the operating system's buffers. */
  get queued(): number {
    let queued = this.#waiting;
    for (const { bufferedAmount } of this.#webSockets) queued += bufferedAmount;
    return queued;
  }

  /** Whether packets are still processed. */
  get isOpen(): boolean {
    return this.connection.readyState === 'open';
  }

  get #isUpgraded(): boolean {
    return this.connection.transport.name === 'websocket';
  }

  /** Counts the frames of a WebSocket of this connection. */
  watch(webSocket: GuardedWebSocket): void {
    this.#webSockets = this.#webSockets.concat(webSocket);
    webSocket.guard = this;
  }

  lose(webSocket: GuardedWebSocket): void {
    this.#webSockets = this.#webSockets.filter((each) => each !== webSocket);
    this.#checkGone();
  }

  takeFrame(): boolean {
    // While the connection polls, no client reads answers on a WebSocket.
    return this.#take() && this.#isUpgraded;
  }

  takeText(text: Buffer): boolean {
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

  /**
   * Sends a frame past engine.io. @returns false if earlier messages are waiting there, or if the
   * connection is no open WebSocket
   */
  sendFrame(frame: Buffer): boolean {
    const only = this.#webSockets.length === 1 ? this.#webSockets[0] : undefined;
    if (only === undefined || this.#waiting > 0 || !this.isOpen || !this.#isUpgraded) return false;
    only.sendFrame(frame);
    if (this.queued > QUEUED) this.#cut('queued');
    return true;
  }

  /** Closes the remaining WebSockets of a closed connection. */
  end(): void {
    for (const webSocket of this.#webSockets) webSocket.terminate();
  }

  #take(): boolean {
    if (!this.#packets.take()) this.#cut('packets');
    return !this.#isCut;
  }

  #cut(why: CutWhy): void {
    // A client that does not read would not read a close frame either.
    this.end();
    if (this.#isCut) return;
    this.#isCut = true;
    this.connection.close(true);
    this.#events.cut(this, why);
  }

  #checkGone(): void {
    if (this.connection.readyState === 'closed' && this.#webSockets.length === 0) this.#events.gone(this);
  }
}
