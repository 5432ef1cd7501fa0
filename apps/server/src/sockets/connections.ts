import { allowanceOf } from '../allowance.ts';
import type { Counter } from '../rates.ts';

/** The counters of one connection. The next connection on the same line continues them. */
export interface Line {
  readonly id: string;
  readonly packets: Counter;
}

interface Address {
  lines: Line[];
  busy: Set<Line>;
  /** Pending while the address has no connection. */
  forget?: NodeJS.Timeout;
}

/**
 * The open connections of each address. Each takes the lowest free line, so a client that
 * reconnects gets its former line with its counters.
 */
export class Connections<C extends object> {
  readonly #addresses = new Map<string, Address>();
  readonly #open = new Map<C, string>();
  /** Also holds lines of closed connections, as long as they are referenced. */
  readonly #lines = new WeakMap<C, Line>();
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
    const held = (this.#addresses.get(address)?.busy.size ?? 0) + onOtherServers;
    return held >= allowanceOf(perAddress, inAll - this.#open.size);
  }

  /** The number of connections of each address. */
  get counts(): Record<string, number> {
    const busy = [...this.#addresses].map(([address, at]) => [address, at.busy.size] as const);
    return Object.fromEntries(busy.filter(([, size]) => size > 0));
  }

  add(connection: C, address: string): Line {
    const at = this.#addresses.get(address) ?? { lines: [], busy: new Set() };
    this.#addresses.set(address, at);
    clearTimeout(at.forget);
    let line = at.lines.find((each) => !at.busy.has(each));
    if (line === undefined) {
      line = { id: `${address} ${at.lines.length}`, packets: this.#options.packets() };
      at.lines.push(line);
    }
    at.busy.add(line);
    this.#open.set(connection, address);
    this.#lines.set(connection, line);
    return line;
  }

  delete(connection: C): void {
    const address = this.#open.get(connection);
    const at = address === undefined ? undefined : this.#addresses.get(address);
    if (address === undefined || at === undefined) return;
    this.#open.delete(connection);
    at.busy.delete(this.lineOf(connection));
    if (at.busy.size > 0) return;
    at.forget = setTimeout(() => this.#addresses.delete(address), this.#options.rememberMs).unref();
  }

  /** Stays the same when the client leaves and re-enters a namespace. */
  lineOf(connection: C): Line {
    const line = this.#lines.get(connection);
    if (line === undefined) throw new Error('a connection that was never added');
    return line;
  }
}

interface ConnectionsOptions {
  /** Maximum number of concurrent connections per address. */
  perAddress: number;
  inAll: number;
  /** Creates a counter for the packets of a line. */
  packets: () => Counter;
  /**
   * How long the lines of an address are kept after its last connection: the longest period of a
   * rate.
   */
  rememberMs: number;
}
