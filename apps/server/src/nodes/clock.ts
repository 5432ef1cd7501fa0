import { alarm, type Clock } from '../clock.ts';

/** The time of the storage is asked for so often, in milliseconds. */
const EVERY = 10_000;
/** Of so many answers that one counts which was on its way for the shortest time. */
const KEPT = 6;
/** A timer that comes so much too late tells that the process stood still. */
const STOOD_STILL = 2000;

/** The machine's clock, as far as this one needs it. */
interface Machine {
  /** Milliseconds that only ever grow, from wherever. */
  now(): number;
}

interface Measured {
  /** What is to be added to the machine's clock. */
  offset: number;
  /** For how long its answer can have been on its way. */
  took: number;
}

/**
 * The time of the storage that several servers share, so that they agree on it whatever their own clocks say. Between two looks
 * it goes on with the machine's clock, and it never goes back.
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

  /** @param ask the time of the storage. @throws whatever that throws */
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

  /** Looks what time it is there. */
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
      // What was measured before says nothing any more: a machine that slept has lost its time.
      if (performance.now() - due > STOOD_STILL) this.#measured = this.#measured.slice(-1);
      this.measure()
        .catch(() => undefined)
        .finally(() => this.#again());
    }, EVERY).unref();
  }
}
