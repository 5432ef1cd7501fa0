import type { LogEntry } from '@sobremesa/protocol';

/**
 * How far the server's clock is ahead of this device's, learned from what it says with a time, as
 * each line of the log: it is as old as the way it took and as it lay there, so the youngest tells
 * it best.
 */
export class ServerClock {
  #ahead = -Infinity;

  /**
   * Learns from entries that have just arrived. @param now this device's time in milliseconds since
   * 1970
   */
  observe(log: readonly Pick<LogEntry, 'at'>[], now = Date.now()): void {
    for (const { at } of log) this.#ahead = Math.max(this.#ahead, at - now);
  }

  /**
   * A moment of the server's clock as one of this device's; the very same while nothing is known.
   */
  toLocal(at: number): number {
    return Number.isFinite(this.#ahead) ? at - this.#ahead : at;
  }
}
