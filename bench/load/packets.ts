import { inflateRawSync } from 'node:zlib';
import { WebSocketClient } from './webSocket.ts';

export interface PacketOptions {
  url: string;
  namespace: string;
  /** socket.io's `auth`. */
  auth: object;
  /** Further headers of the handshake. */
  headers: Readonly<Record<string, string>>;
}

const ATTACHMENT = '{"deflated":{"_placeholder":true,"num":0}}';

interface Settled {
  resolve: (answer: unknown) => void;
  reject: (error: Error) => void;
}

/**
 * The parts of engine.io's and socket.io's protocols (versions 4 and 5) that a benchmark's players
 * need.
 */
export abstract class PacketSocket {
  readonly #options: PacketOptions;
  readonly #socket: WebSocketClient;
  readonly #asked = new Map<number, Settled>();
  readonly #connected: Promise<void>;
  #greeting: Settled | null = null;
  #requests = 0;
  /** A packet whose attachment has not arrived yet. */
  #attaching = '';

  constructor(options: PacketOptions) {
    this.#options = options;
    this.#connected = new Promise<void>((resolve, reject) => {
      this.#greeting = { resolve: () => resolve(), reject };
    });
    this.#socket = new WebSocketClient({
      url: options.url,
      path: '/socket.io/?EIO=4&transport=websocket',
      headers: options.headers,
      onFrame: (payload, binary, at) => this.frame(payload, binary, at),
      onClose: (why) => this.#lost(why),
    });
  }

  get bytes(): number {
    return this.#socket.bytes;
  }

  /** Resolves when the namespace is entered. */
  connected(): Promise<void> {
    return this.#connected;
  }

  close(): void {
    this.#socket.close();
  }

  /**
   * Handles a received message. Implementations pass it on to `take`, unless they keep it for
   * later.
   */
  protected abstract frame(payload: Buffer, binary: boolean, at: number): void;
  /** `["name", …]` as JSON. */
  protected abstract event(json: string, at: number): void;
  /** The answer to the request with this number, if it was not awaited; a JSON array. */
  protected abstract answer(number: number, json: string, at: number): void;
  protected abstract failed(why: string): void;

  /** Whether a request awaits an answer. */
  protected get awaiting(): boolean {
    return this.#greeting !== null || this.#asked.size > 0;
  }

  /** @returns the number of the answer, if `acknowledged` */
  protected emit(args: readonly unknown[], acknowledged: boolean): number {
    const number = acknowledged ? this.#requests++ : -1;
    this.#socket.send(`42${this.#options.namespace},${acknowledged ? number : ''}${JSON.stringify(args)}`);
    return number;
  }

  /** Resolves to the first argument of the answer. */
  protected request(...args: readonly unknown[]): Promise<unknown> {
    const number = this.emit(args, true);
    return new Promise((resolve, reject) => this.#asked.set(number, { resolve, reject }));
  }

  protected take(payload: Buffer, binary: boolean, at: number): void {
    if (!binary) return this.#packet(payload.toString(), at);
    // Our server's only attachment is a deflated snapshot.
    this.#packet(
      this.#attaching.replace(ATTACHMENT, () => inflateRawSync(payload).toString()),
      at,
    );
    return undefined;
  }

  #packet(text: string, at: number): void {
    const { namespace, auth } = this.#options;
    if (text === '2') {
      this.#socket.send('3');
    } else if (text.startsWith('0')) {
      this.#socket.send(`40${namespace},${JSON.stringify(auth)}`);
    } else if (text.startsWith('42')) {
      this.event(text.slice(3 + namespace.length), at);
    } else if (text.startsWith('43')) {
      const json = text.indexOf('[');
      const number = Number(text.slice(3 + namespace.length, json));
      const asked = this.#asked.get(number);
      if (asked === undefined) {
        this.answer(number, text.slice(json), at);
      } else {
        this.#asked.delete(number);
        asked.resolve((JSON.parse(text.slice(json)) as unknown[])[0]);
      }
    } else if (text.startsWith('45') || text.startsWith('46')) {
      this.#attaching = `4${text.startsWith('45') ? 2 : 3}${text.slice(text.indexOf('-') + 1)}`;
    } else if (text.startsWith('40')) {
      this.#greeting?.resolve(undefined);
      this.#greeting = null;
    } else if (text.startsWith('44') || text.startsWith('41')) {
      this.#lost(text);
    }
  }

  #lost(why: string): void {
    const waiting = [...this.#asked.values(), ...(this.#greeting === null ? [] : [this.#greeting])];
    this.#asked.clear();
    this.#greeting = null;
    for (const { reject } of waiting) reject(new Error(why));
    if (waiting.length === 0) this.failed(why);
  }
}
