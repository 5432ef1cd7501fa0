import { once } from 'node:events';
import { createServer, connect, type AddressInfo, type Server as TcpServer, type Socket } from 'node:net';

/** The line between a page and the server, which can be disturbed in either direction and cut. */
export class Line {
  readonly url: string;
  readonly #listener: TcpServer;
  readonly #open = new Set<Socket>();
  /** The server's words do not arrive at the page. */
  deaf = false;
  /** The page's words do not arrive at the server. */
  mute = false;
  #cut = false;

  private constructor(listener: TcpServer, target: URL) {
    this.#listener = listener;
    this.url = `http://127.0.0.1:${(listener.address() as AddressInfo).port}`;
    listener.on('connection', (page) => {
      if (this.#cut) page.destroy();
      else this.#join(page, connect(Number(target.port), target.hostname));
    });
  }

  static async to(server: string): Promise<Line> {
    const listener = createServer().listen(0, '127.0.0.1');
    await once(listener, 'listening');
    return new Line(listener, new URL(server));
  }

  /** Ends all that is open and lets nothing through until `mend`. */
  cut(): void {
    this.#cut = true;
    for (const socket of this.#open) socket.destroy();
  }

  mend(): void {
    this.#cut = false;
    this.deaf = false;
    this.mute = false;
  }

  async end(): Promise<void> {
    this.cut();
    this.#listener.close();
    await once(this.#listener, 'close');
  }

  #join(page: Socket, server: Socket): void {
    page.on('data', (bytes) => this.mute || server.write(bytes));
    server.on('data', (bytes) => this.deaf || page.write(bytes));
    for (const [socket, other] of [
      [page, server],
      [server, page],
    ] as const) {
      this.#open.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        this.#open.delete(socket);
        other.destroy();
      });
    }
  }
}
