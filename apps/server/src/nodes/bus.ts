/**
 * By which the servers behind one address tell each other what they do. It may lose what is said, and nothing is kept there: what
 * is true stands in the storage alone.
 */
export interface Bus {
  /** Whether what is said arrives, as far as is known. */
  readonly isUp: boolean;
  /** Called with everything that is said on the channels that were joined, by this server too; of one server in its order. */
  onMessage: (channel: string, text: string) => void;
  /** Called when it goes down, and when it is up again; everything that was said meanwhile is lost. */
  onChange: () => void;
  /** Said to all who have joined the channel. Lost while the bus is down. */
  publish(channel: string, text: string): void;
  /** Resolves when everything that is said from now on arrives; while the bus is down at once, and joined it is when that is up. */
  join(channel: string): Promise<void>;
  leave(channel: string): void;
  /**
   * Holds this name alone until it is let go. The hold is renewed meanwhile; it ends by itself this many milliseconds after its
   * server died.
   *
   * @returns the way to let it go; null when somebody else holds it
   */
  hold(name: string, ms: number): Promise<(() => Promise<void>) | null>;
  close(): Promise<void>;
}
