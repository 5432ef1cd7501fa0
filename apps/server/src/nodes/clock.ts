import { alarm, type Clock } from '../clock.ts';

/** Interval between measurements, in milliseconds. */
const EVERY = 10_000;
/** Number of measurements kept; the one with the shortest round trip counts. */
const KEPT = 6;
/** If a timer is this late, the process was suspended. In milliseconds. */
const STOOD_STILL = 2000;

/** A monotonic clock of the machine. */
interface Machine {
  /** Milliseconds since an arbitrary moment. */
  now(): number;
}

interface Measured {
  /** Added to the machine's clock. */
  offset: number;
  /** The round trip of the answer. */
  took: number;
}

/**
 * The time of the shared storage, so that all servers agree whatever their own clocks show. Between
 * two measurements it follows the machine's clock. It never goes back.
 */
export class SharedClock implements Clock {
  readonly after = alarm;
  readonly #ask: () => Promise<number>;
  readonly #machine: Machine;
  #measured: Measured[] = [];
  #last = 0;
  #timer: NodeJS.Timeout | undefined;

  private constructor(ask: () => Promise<number>, machine: Machine) {
    this.#ask = ask;
    this.#machine = machine;
  }

  /** @param ask returns the time of the storage; its errors are passed on */
  static async open(ask: () => Promise<number>, machine: Machine = performance): Promise<SharedClock> {
    const clock = new SharedClock(ask, machine);
    for (let i = 0; i < 3; i++) await clock.measure();
    clock.#again();
    return clock;
  }

  now(): number {
    const [first] = this.#measured;
    const best = this.#measured.reduce((one, other) => (other.took < one.took ? other : one), first as Measured);
    this.#last = Math.max(this.#last, Math.round(this.#machine.now() + best.offset));
    return this.#last;
  }

  async measure(): Promise<void> {
    const before = this.#machine.now();
    const there = await this.#ask();
    const after = this.#machine.now();
    this.#measured = [...this.#measured, { offset: there - (before + after) / 2, took: after - before }].slice(-KEPT);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #again(): void {
    const due = performance.now() + EVERY;
    this.#timer = setTimeout(() => {
      // Earlier measurements are useless after the machine slept.
      if (performance.now() - due > STOOD_STILL) this.#measured = this.#measured.slice(-1);
      this.measure()
        .catch(() => undefined)
        .finally(() => this.#again());
    }, EVERY).unref();
  }
}
