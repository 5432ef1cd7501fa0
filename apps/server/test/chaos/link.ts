import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { pipeline } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * A way by which connections of this machine come to one port of it, or to one after the other, and
 * which can be disturbed.
 */
export class Link {
  readonly #server: Server;
  readonly #ends = new Set<Socket>();
  #isCut = false;
  /** Resolved while what is sent goes on. */
  #open: Promise<void> = Promise.resolve();
  #release: () => void = () => undefined;
  #delay = 0;

  private constructor(target: () => number | null) {
    this.#server = createServer((near) => this.#join(near, target()));
  }

  /** @param target asked for each new connection; null turns it away */
  static async open(target: () => number | null): Promise<Link> {
    const link = new Link(target);
    link.#server.listen(0, '127.0.0.1');
    await once(link.#server, 'listening');
    return link;
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  /** Ends all connections, and lets none come. */
  cut(): void {
    this.#isCut = true;
    for (const end of this.#ends) end.destroy();
  }

  /** What is sent is kept, and neither side is told. */
  hold(): void {
    this.#release();
    this.#open = new Promise((resolve) => (this.#release = resolve));
  }

  /** Every piece takes so many milliseconds longer. */
  slow(ms: number): void {
    this.#delay = ms;
  }

  mend(): void {
    this.#isCut = false;
    this.#delay = 0;
    this.#release();
  }

  close(): void {
    this.cut();
    this.#server.close();
  }

  #join(near: Socket, port: number | null): void {
    if (this.#isCut || port === null) {
      near.destroy();
      return;
    }
    const far = connect({ port, host: '127.0.0.1', noDelay: true });
    near.setNoDelay();
    for (const end of [near, far]) {
      this.#ends.add(end);
      end.on('close', () => this.#ends.delete(end));
    }
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      pipeline(from, (pieces: AsyncIterable<Buffer>) => this.#carry(pieces), to).catch(() => {
        from.destroy();
        to.destroy();
      });
    }
  }

  async *#carry(pieces: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const piece of pieces) {
      if (this.#delay > 0) await sleep(this.#delay);
      await this.#open;
      yield piece;
    }
  }
}
