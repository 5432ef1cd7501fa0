import { once } from 'node:events';
import { createServer, connect, type AddressInfo, type Server, type Socket } from 'node:net';
import { listening } from './listening.ts';

/**
 * A TCP proxy in front of a server, which can drop bytes in either direction and cut connections.
 */
export class FaultProxy {
  readonly url: string;
  /** Whether bytes from the server do not arrive at the client. */
  dropsToClient = false;
  /** Whether bytes from the client do not arrive at the server. */
  dropsToServer = false;
  readonly #listener: Server;
  readonly #sockets = new Set<Socket>();
  #isCut = false;

  private constructor(listener: Server, target: URL) {
    this.#listener = listener;
    this.url = `http://127.0.0.1:${(listener.address() as AddressInfo).port}`;
    listener.on('connection', (client) => {
      if (this.#isCut) client.destroy();
      else this.#join(client, connect(Number(target.port), target.hostname));
    });
  }

  static async to(server: string): Promise<FaultProxy> {
    return new FaultProxy(await listening(createServer()), new URL(server));
  }

  /** Closes all connections and accepts none until `mend`. */
  cut(): void {
    this.#isCut = true;
    for (const socket of this.#sockets) socket.destroy();
  }

  /** Drops all bytes in both directions; neither end is notified. */
  freeze(): void {
    this.dropsToClient = true;
    this.dropsToServer = true;
  }

  mend(): void {
    this.#isCut = false;
    this.dropsToClient = false;
    this.dropsToServer = false;
  }

  async close(): Promise<void> {
    this.cut();
    this.#listener.close();
    await once(this.#listener, 'close');
  }

  #join(client: Socket, server: Socket): void {
    client.on('data', (bytes) => this.dropsToServer || server.write(bytes));
    server.on('data', (bytes) => this.dropsToClient || client.write(bytes));
    for (const [socket, other] of [
      [client, server],
      [server, client],
    ] as const) {
      this.#sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        this.#sockets.delete(socket);
        // A frozen connection does not pass on its end, either.
        if (!this.dropsToServer || !this.dropsToClient || this.#isCut) other.destroy();
      });
    }
  }
}
