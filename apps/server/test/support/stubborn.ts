import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { otherAddress } from './raw.ts';

/** The opcodes of RFC 6455. */
export const opcodes = { continuation: 0, text: 1, binary: 2, close: 8, ping: 9 } as const;

/**
 * A client on a bare TCP socket that sends arbitrary bytes and never answers a closing handshake.
 */
export class Stubborn {
  readonly socket: Socket;
  /** All bytes received from the server. */
  received = Buffer.alloc(0);

  private constructor(port: number) {
    this.socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
    this.socket.on('data', (data) => (this.received = Buffer.concat([this.received, data])));
    this.socket.on('error', () => undefined);
  }

  static async at({ port }: { port: number }): Promise<Stubborn> {
    const client = new Stubborn(port);
    await once(client.socket, 'connect');
    return client;
  }

  /** Connects with an engine.io WebSocket. @param query such as `&sid=…` */
  static async upgraded(server: { port: number }, query = ''): Promise<Stubborn> {
    const client = await Stubborn.at(server);
    client.upgrade(`/socket.io/?EIO=4&transport=websocket${query}`);
    await client.receives('101 Switching Protocols');
    return client;
  }

  upgrade(path: string): void {
    const headers = ['Host: 127.0.0.1', 'Connection: Upgrade', 'Upgrade: websocket', `X-Forwarded-For: ${otherAddress}`];
    const webSocket = ['Sec-WebSocket-Version: 13', 'Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg=='];
    this.socket.write(`GET ${path} HTTP/1.1\r\n${[...headers, ...webSocket].join('\r\n')}\r\n\r\n`);
  }

  text(...texts: string[]): void {
    this.socket.write(Buffer.concat(texts.map((text) => frame(opcodes.text, Buffer.from(text)))));
  }

  async receives(text: string): Promise<void> {
    while (!this.received.includes(text)) await once(this.socket, 'data');
  }

  /** Resolves when the server has sent a close frame, or has ended the connection. */
  async receivesClose(): Promise<void> {
    while (!this.socket.readableEnded && !this.socket.destroyed && !this.#opcodes().includes(opcodes.close)) {
      await Promise.race(['data', 'end', 'close'].map((event) => new Promise((resolve) => this.socket.once(event, resolve))));
    }
  }

  /** Sends without end; resolves to whether the server soon destroys the connection. */
  async isEndedUnderFloodOf(bytes: Buffer): Promise<boolean> {
    const end = Date.now() + 8000;
    while (!this.socket.destroyed) {
      if (Date.now() > end) return false;
      if (this.socket.writableLength < 1_000_000) this.socket.write(bytes);
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    return true;
  }

  /** The opcodes of all complete frames. */
  #opcodes(): number[] {
    const opcodes = [];
    let rest = this.received.subarray(this.received.indexOf('\r\n\r\n') + 4);
    while (rest.length > 4) {
      const [opcode = 0, short = 0] = rest;
      opcodes.push(opcode & 15);
      rest = rest.subarray(short === 126 ? 4 + rest.readUInt16BE(2) : 2 + short);
    }
    // A close frame without a code has two bytes.
    return rest.length >= 2 ? [...opcodes, (rest[0] ?? 0) & 15] : opcodes;
  }

  terminate(): void {
    this.socket.destroy();
  }
}

/** A masked frame; its mask is zero. */
export function frame(opcode: number, payload: Buffer = Buffer.alloc(0), isLast = true): Buffer {
  const length = payload.length < 126 ? [0x80 | payload.length] : [0x80 | 126, payload.length >> 8, payload.length & 255];
  return Buffer.concat([Buffer.from([(isLast ? 0x80 : 0) | opcode, ...length, 0, 0, 0, 0]), payload]);
}
