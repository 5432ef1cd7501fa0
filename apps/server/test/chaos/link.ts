import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { pipeline } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';

/** A TCP proxy to one port of this machine, or to several in turn, that can disturb connections. */
export class Link {
  readonly #server: Server;
  readonly #ends = new Set<Socket>();
  #isCut = false;
  /** Resolves when data may be forwarded. */
  #open: Promise<void> = Promise.resolve();
  #release: () => void = () => undefined;
  #delay = 0;

  private constructor(target: () => number | null) {
    this.#server = createServer((near) => this.#join(near, target()));
  }

  /** @param target called for each new connection; null refuses it */
  static async open(target: () => number | null): Promise<Link> {
    const link = new Link(target);
    link.#server.listen(0, '127.0.0.1');
    await once(link.#server, 'listening');
    return link;
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  /** Closes all connections and refuses new ones. */
  cut(): void {
    this.#isCut = true;
    for (const end of this.#ends) end.destroy();
  }

  /** Holds back data without notifying either side. */
  hold(): void {
    this.#release();
    this.#open = new Promise((resolve) => (this.#release = resolve));
  }

  /** Delays each chunk by this many milliseconds. */
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
