import { allowanceOf } from '../allowance.ts';
import type { Counter } from '../rates.ts';

/** The counters of one connection. The next connection on the same line continues them. */
export interface Line {
  readonly id: string;
  /** The address by which its client is counted. */
  readonly address: string;
  readonly packets: Counter;
}

interface HeldLine extends Line {
  isBusy: boolean;
}

interface Address {
  lines: HeldLine[];
  /** Number of busy lines. */
  busy: number;
  /** Pending while the address has no connection. */
  forget?: NodeJS.Timeout;
}

/**
 * The open connections of each address. Each takes the lowest free line, so a client that
 * reconnects gets its former line with its counters.
 */
export class Connections<C extends object> {
  readonly #addresses = new Map<string, Address>();
  readonly #open = new Set<C>();
  /** Also holds lines of closed connections, as long as they are referenced. */
  readonly #lines = new WeakMap<C, HeldLine>();
  readonly #options: ConnectionsOptions;

  constructor(options: ConnectionsOptions) {
    this.#options = options;
  }

  /**
   * Whether this address has reached its limit. @param onOtherServers its connections to other
   * servers
   */
  isFull(address: string, onOtherServers = 0): boolean {
    const { perAddress, inAll } = this.#options;
    const held = (this.#addresses.get(address)?.busy ?? 0) + onOtherServers;
    return held >= allowanceOf(perAddress, inAll - this.#open.size);
  }

  /** The number of connections of each address. */
  get counts(): Record<string, number> {
    const busy = [...this.#addresses].map(([address, at]) => [address, at.busy] as const);
    return Object.fromEntries(busy.filter(([, size]) => size > 0));
  }

  add(connection: C, address: string): Line {
    const at = this.#addresses.get(address) ?? this.#addAddress(address);
    clearTimeout(at.forget);
    let line = at.lines.find(({ isBusy }) => !isBusy);
    if (line === undefined) {
      line = this.#newLine(address, at.lines.length);
      at.lines.push(line);
    }
    line.isBusy = true;
    at.busy += 1;
    this.#open.add(connection);
    this.#lines.set(connection, line);
    return line;
  }

  delete(connection: C): void {
    const line = this.#lines.get(connection);
    const at = line === undefined ? undefined : this.#addresses.get(line.address);
    if (line === undefined || at === undefined || !this.#open.delete(connection)) return;
    line.isBusy = false;
    at.busy -= 1;
    if (at.busy > 0) return;
    at.forget = setTimeout(() => this.#addresses.delete(line.address), this.#options.rememberMs).unref();
  }

  /** Stays the same when the client leaves and re-enters a namespace. */
  lineOf(connection: C): Line {
    const line = this.#lines.get(connection);
    if (line === undefined) throw new Error('a connection that was never added');
    return line;
  }

  #addAddress(address: string): Address {
    // Most addresses have one line, and a list that is not empty at first has no room to spare.
    const at: Address = { lines: [this.#newLine(address, 0)], busy: 0 };
    this.#addresses.set(address, at);
    return at;
  }

  #newLine(address: string, number: number): HeldLine {
    return { id: `${address} ${number}`, address, packets: this.#options.packets(), isBusy: false };
  }
}

interface ConnectionsOptions {
  /** Maximum number of concurrent connections per address. */
  perAddress: number;
  inAll: number;
  /** Creates a counter for the packets of a line. */
  packets: () => Counter;
  /**
   * How long the lines of an address are kept after its last connection: the period of their
   * counters.
   */
  rememberMs: number;
}
