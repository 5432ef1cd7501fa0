import type { LogEntry } from '@sobremesa/protocol';

/**
 * How far the server's clock is ahead of this device's, learned from the log: an entry is as old as the way it took and as
 * it lay there, so the youngest one tells it best.
 */
export class ServerClock {
  #ahead = -Infinity;

  /** Learns from entries that have just arrived. @param now this device's time in milliseconds since 1970 */
  observe(log: readonly LogEntry[], now = Date.now()): void {
    for (const { at } of log) this.#ahead = Math.max(this.#ahead, at - now);
  }

  /** A moment of the server's clock as one of this device's; the very same while nothing is known. */
  toLocal(at: number): number {
    return Number.isFinite(this.#ahead) ? at - this.#ahead : at;
  }
}
