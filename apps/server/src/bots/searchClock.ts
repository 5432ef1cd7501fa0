import { openSync, readSync } from 'node:fs';
import { performance } from 'node:perf_hooks';

/**
 * CPU time of the calling thread, in milliseconds. Linux counts it per thread, up to a few
 * milliseconds late; elsewhere this is wall time. `process.threadCpuUsage` needs Node 23.9.
 *
 * @param file for tests
 */
export function threadClock(file = '/proc/thread-self/schedstat'): () => number {
  if (process.platform !== 'linux') return wallClock;
  const buffer = Buffer.alloc(128);
  let descriptor: number;
  try {
    descriptor = openSync(file, 'r');
  } catch {
    return wallClock;
  }
  return () => Number(buffer.toString('latin1', 0, readSync(descriptor, buffer, 0, buffer.length, 0)).split(' ')[0]) / 1e6;
}

function wallClock(): number {
  return performance.now();
}

/** The clock of one search, bounded by CPU time and by wall time. */
export class SearchClock {
  readonly #cpu: () => number;
  readonly #wall: () => number;
  readonly #cpuStart: number;
  readonly #wallStart: number;
  readonly #ms: number;
  readonly #wallMs: number;

  /**
   * @param ms the CPU time of the whole search
   * @param wallMs its longest duration
   */
  constructor(cpu: () => number, wall: () => number, ms: number, wallMs: number) {
    this.#cpu = cpu;
    this.#wall = wall;
    this.#cpuStart = cpu();
    this.#wallStart = wall();
    this.#ms = ms;
    this.#wallMs = wallMs;
  }

  /**
   * Milliseconds of the budget that are used up: CPU time, or the used share of the longest
   * duration if that is larger. So a search with less time still goes through all its rounds.
   */
  readonly now = (): number => {
    return Math.max(this.#cpu() - this.#cpuStart, ((this.#wall() - this.#wallStart) * this.#ms) / this.#wallMs);
  };

  /** Whether the duration ended the search before it had its CPU time. */
  get isShortened(): boolean {
    return this.#wall() - this.#wallStart >= this.#wallMs && this.#cpu() - this.#cpuStart < this.#ms;
  }
}
