export interface BusSubscriber {
  /**
   * Called with each message on the joined channels, this server's own included; in order per
   * sender.
   */
  message: (text: string) => void;
  /** Called when the bus goes down and when it is up again. Messages in between are lost. */
  change: () => void;
}

/**
 * Publish and subscribe between the servers behind one address. It may lose messages and stores
 * none: only the storage is authoritative.
 */
export interface Bus {
  /** Whether messages arrive, as far as the bus knows. */
  readonly isUp: boolean;
  /** @returns ends the subscription */
  subscribe(subscriber: BusSubscriber): () => void;
  /** Lost while the bus is down. */
  publish(channel: string, text: string): void;
  /**
   * Resolves once the channel is joined, so that later messages arrive. While the bus is down it
   * resolves at once, and joins when the bus is up.
   */
  join(channel: string): Promise<void>;
  leave(channel: string): void;
  /**
   * Takes a lock. It is renewed until it is released, and expires this many milliseconds after its
   * server died.
   *
   * @returns releases the lock; null if another server holds it
   */
  hold(name: string, ms: number): Promise<(() => Promise<void>) | null>;
  close(): Promise<void>;
}
