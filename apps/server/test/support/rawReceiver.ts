import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';

/** A receiver with any behaviour on each connection, which tracks its open connections. */
export class RawReceiver {
  readonly #server = createServer((socket) => {
    this.accepted += 1;
    this.#open.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => this.#open.delete(socket));
    // A connection whose input nobody reads never notices that the other side has closed it.
    socket.resume();
    this.#behave(socket);
  });
  readonly #open = new Set<Socket>();
  readonly #behave: (socket: Socket) => void;
  /** Connections so far. */
  accepted = 0;

  private constructor(behave: (socket: Socket) => void) {
    this.#behave = behave;
  }

  /** @param behave called with each new connection */
  static async start(behave: (socket: Socket) => void): Promise<RawReceiver> {
    const receiver = new RawReceiver(behave);
    receiver.#server.listen(0, '127.0.0.1');
    await once(receiver.#server, 'listening');
    return receiver;
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  /** Connections that neither side has closed. */
  get open(): number {
    return this.#open.size;
  }

  async [Symbol.asyncDispose]() {
    for (const socket of this.#open) socket.destroy();
    this.#server.close();
    await once(this.#server, 'close');
  }
}

/** Sends `part` every few milliseconds for as long as the connection is open. */
export function repeat(socket: Socket, part: string, ms: number): void {
  const timer = setInterval(() => socket.write(part), ms);
  socket.on('close', () => clearInterval(timer));
}

/** Calls `answer` once the request's headers have arrived. */
export function onRequest(socket: Socket, answer: () => void): void {
  let received = '';
  const listen = (chunk: Buffer) => {
    received += chunk.toString('latin1');
    if (!received.includes('\r\n\r\n')) return;
    socket.off('data', listen);
    // Without a listener the socket would pause.
    socket.resume();
    answer();
  };
  socket.on('data', listen);
}
