import type { Bus, BusSubscriber } from '../../src/nodes/bus.ts';

/**
 * A bus within one process. A test can hold a server's messages, cut it off, or drop its incoming
 * messages.
 */
export class MemoryNet {
  readonly #ends: MemoryBus[] = [];
  readonly #held = new Set<string>();

  end(): MemoryBus {
    const bus = new MemoryBus(this);
    this.#ends.push(bus);
    return bus;
  }

  say(channel: string, text: string): void {
    for (const end of this.#ends) end.take(channel, text);
  }

  hold(name: string): (() => void) | null {
    if (this.#held.has(name)) return null;
    this.#held.add(name);
    return () => void this.#held.delete(name);
  }
}

export class MemoryBus implements Bus {
  /** If set, gets the messages instead of the subscribers. */
  intercept: ((channel: string, text: string) => void) | null = null;
  /** Neither sends nor receives messages. */
  isUp = true;
  /** Loses incoming messages without noticing. */
  isDeaf = false;
  readonly #net: MemoryNet;
  readonly #channels = new Set<string>();
  readonly #subscribers = new Set<BusSubscriber>();

  constructor(net: MemoryNet) {
    this.#net = net;
  }

  cut(isUp: boolean): void {
    this.isUp = isUp;
    for (const { change } of this.#subscribers) change();
  }

  subscribe(subscriber: BusSubscriber): () => void {
    this.#subscribers.add(subscriber);
    return () => void this.#subscribers.delete(subscriber);
  }

  /** Passes a message to the subscribers. */
  receive(text: string): void {
    for (const { message } of this.#subscribers) message(text);
  }

  publish(channel: string, text: string): void {
    if (this.isUp) this.#net.say(channel, text);
  }

  take(channel: string, text: string): void {
    if (!this.isUp || this.isDeaf || !this.#channels.has(channel)) return;
    setImmediate(() => (this.intercept === null ? this.receive(text) : this.intercept(channel, text)));
  }

  async join(channel: string): Promise<void> {
    this.#channels.add(channel);
  }

  leave(channel: string): void {
    this.#channels.delete(channel);
  }

  async hold(name: string): Promise<(() => Promise<void>) | null> {
    const letGo = this.#net.hold(name);
    return letGo === null ? null : async () => letGo();
  }

  async close(): Promise<void> {
    this.isUp = false;
  }
}
