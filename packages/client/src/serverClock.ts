import type { LogEntry } from '@sobremesa/protocol';

/**
 * The offset of the server's clock to this device's, estimated from times in messages, such as log
 * lines. Each is older by its transit and waiting time, so the newest gives the best estimate.
 */
export class ServerClock {
  #ahead = -Infinity;

  /**
   * Updates the estimate from new entries.
   *
   * @param now this device's time in milliseconds since 1970
   */
  observe(log: readonly Pick<LogEntry, 'at'>[], now = Date.now()): void {
    for (const { at } of log) this.#ahead = Math.max(this.#ahead, at - now);
  }

  /**
   * Converts a time of the server's clock to this device's; unchanged until there is an estimate.
   */
  toLocal(at: number): number {
    return Number.isFinite(this.#ahead) ? at - this.#ahead : at;
  }
}
