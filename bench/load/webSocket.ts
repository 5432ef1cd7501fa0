import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { performance } from 'node:perf_hooks';

export interface WebSocketOptions {
  /** `http://host:port` */
  url: string;
  path: string;
  headers: Readonly<Record<string, string>>;
  /** The socket is ready to send. */
  onOpen?(): void;
  /** Called with a frame's payload, which is valid only during the call. */
  onFrame(payload: Buffer, binary: boolean, at: number): void;
  onClose(why: string): void;
}

/** All sockets read into the same buffer. Data is processed before the next socket reads. */
const arrivals = Buffer.allocUnsafeSlow(256 * 1024);

const TEXT = 0x81;
const LONG = 126;
const LONGER = 127;
const MASK = Buffer.from([0x5a, 0x0f, 0xc3, 0x96]);

/**
 * A minimal WebSocket client (RFC 6455), since it shares the machine with the measured server. It
 * expects each message in one frame and ignores the answer to its own close frame.
 */
export class WebSocketClient {
  /** Number of bytes received so far, frame headers included. */
  bytes = 0;
  readonly #options: WebSocketOptions;
  readonly #socket: Socket;
  /** The received part of an incomplete frame, or of the handshake. */
  #rest: Buffer | null = null;
  #open = false;

  constructor(options: WebSocketOptions) {
    this.#options = options;
    const { hostname, port } = new URL(options.url);
    this.#socket = connect({
      host: hostname,
      port: Number(port),
      noDelay: true,
      onread: { buffer: arrivals, callback: (length, buffer) => this.#read(buffer as Buffer, length) },
    });
    this.#socket.on('connect', () => this.#handshake());
    this.#socket.on('error', ({ message }) => options.onClose(message));
    this.#socket.on('end', () => options.onClose('the server closed the connection'));
  }

  send(text: string): void {
    const length = Buffer.byteLength(text);
    const header = length < LONG ? 2 : 4;
    const frame = Buffer.allocUnsafe(header + MASK.length + length);
    frame[0] = TEXT;
    if (header === 2) {
      frame[1] = 0x80 | length;
    } else {
      frame[1] = 0x80 | LONG;
      frame.writeUInt16BE(length, 2);
    }
    MASK.copy(frame, header);
    const start = header + MASK.length;
    frame.write(text, start);
    for (let i = 0; i < length; i++) frame[start + i] = (frame[start + i] as number) ^ (MASK[i & 3] as number);
    this.#socket.write(frame);
  }

  close(): void {
    this.#socket.destroy();
  }

  #handshake(): void {
    const { url, path, headers } = this.#options;
    const all = {
      Host: new URL(url).host,
      Connection: 'Upgrade',
      Upgrade: 'websocket',
      'Sec-WebSocket-Version': '13',
      'Sec-WebSocket-Key': randomBytes(16).toString('base64'),
      ...headers,
    };
    const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
    this.#socket.write(`GET ${path} HTTP/1.1\r\n${lines.join('')}\r\n`);
  }

  #read(buffer: Buffer, length: number): boolean {
    const at = performance.now();
    this.bytes += length;
    const arrived = buffer.subarray(0, length);
    const data = this.#rest === null ? arrived : Buffer.concat([this.#rest, arrived]);
    let taken = 0;
    if (!this.#open) {
      const end = data.indexOf('\r\n\r\n');
      if (end !== -1) {
        const status = data.toString('latin1', 0, data.indexOf('\r\n'));
        if (!status.includes(' 101 ')) {
          this.#options.onClose(`the server answered ${status}`);
          return false;
        }
        this.#open = true;
        this.#options.onOpen?.();
        taken = end + 4;
      }
    }
    if (this.#open) taken = this.#frames(data, taken, at);
    this.#rest = taken === data.length ? null : Buffer.from(data.subarray(taken));
    return true;
  }

  /** Passes on each complete frame from `start` on. Returns the offset of the remainder. */
  #frames(data: Buffer, start: number, at: number): number {
    let from = start;
    while (from + 2 <= data.length) {
      const short = (data[from + 1] as number) & 0x7f;
      const header = short < LONG ? 2 : short === LONG ? 4 : 10;
      if (from + header > data.length) break;
      const length =
        short < LONG ? short : short === LONGER ? Number(data.readBigUInt64BE(from + 2)) : data.readUInt16BE(from + 2);
      const end = from + header + length;
      if (end > data.length) break;
      const opcode = (data[from] as number) & 0x0f;
      if (opcode === 8) this.#options.onClose('the server closed the connection');
      else if (opcode <= 2) this.#options.onFrame(data.subarray(from + header, end), opcode === 2, at);
      from = end;
    }
    return from;
  }
}
