import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/**
 * The disturbance when data with a certain text is sent. `request`: the data is lost. `answer`:
 * only the answer is lost. `far`: the near end is closed, but the far end does not notice.
 */
type Cut = 'request' | 'answer' | 'far';

/**
 * The data that a held connection delays: everything from the request on, or from its answer on.
 * Both ends stay connected.
 */
type Held = 'request' | 'answer';

/** A proxy between a program and its database that breaks connections on command. */
export class Wire {
  /** The address of the database through this proxy. */
  readonly url: string;
  readonly #server: Server;
  readonly #ends = new Set<Socket>();
  #next: { text: string; cut: Cut } | null = null;
  #hold: { text: string; held: Held; nth: number } | null = null;
  #isDown = false;
  #onReceived: () => void = () => undefined;

  private constructor(url: string, server: Server) {
    this.url = url;
    this.#server = server;
  }

  static async to(target: string): Promise<Wire> {
    const { hostname, port } = new URL(target);
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const url = new URL(target);
    url.port = String((server.address() as AddressInfo).port);
    const wire = new Wire(url.href, server);
    server.on('connection', (near) => wire.#join(near, connect(Number(port), hostname)));
    return wire;
  }

  /** Breaks one connection. Resolves when it is broken. */
  cutAt(text: string, cut: Cut): Promise<void> {
    this.#next = { text, cut };
    return new Promise((resolve) => (this.#onReceived = resolve));
  }

  /** Holds one connection when a text is sent for the `nth` time. Resolves when it is held. */
  holdAt(text: string, held: Held, nth = 1): Promise<void> {
    this.#hold = { text, held, nth };
    return new Promise((resolve) => (this.#onReceived = resolve));
  }

  /** Closes all connections and refuses new ones. */
  down(): void {
    this.#isDown = true;
    for (const end of this.#ends) end.destroy();
  }

  up(): void {
    this.#isDown = false;
  }

  close(): void {
    this.down();
    this.#server.close();
  }

  #heldBy(data: Buffer): Held | null {
    const hold = this.#hold;
    if (hold === null || !data.includes(hold.text)) return null;
    hold.nth -= 1;
    if (hold.nth > 0) return null;
    this.#hold = null;
    return hold.held;
  }

  #join(near: Socket, far: Socket): void {
    for (const end of [near, far]) {
      this.#ends.add(end);
      end.on('error', () => undefined);
      end.on('close', () => this.#ends.delete(end));
    }
    if (this.#isDown) near.destroy();
    let loses = false;
    let isAlone = false;
    let held: Held | null = null;
    near.on('close', () => {
      if (!isAlone) far.destroy();
    });
    far.on('close', () => near.destroy());
    near.on('data', (data) => {
      if (held !== null) return;
      held = this.#heldBy(data);
      if (held !== null) {
        if (held === 'answer') far.write(data);
        else this.#onReceived();
        return;
      }
      const cut = this.#next !== null && data.includes(this.#next.text) ? this.#next.cut : null;
      if (cut !== 'request') far.write(data);
      if (cut === null) return;
      this.#next = null;
      loses = true;
      isAlone = cut === 'far';
      if (cut !== 'answer') near.destroy();
      if (cut !== 'answer') this.#onReceived();
    });
    far.on('data', (data) => {
      if (held !== null) {
        this.#onReceived();
        return;
      }
      if (!loses) {
        near.write(data);
        return;
      }
      near.destroy();
      this.#onReceived();
    });
  }
}
