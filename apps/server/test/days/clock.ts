import { alarm, type Clock } from '../../src/clock.ts';

interface Alarm {
  at: number;
  fire: () => void;
  cancel: () => void;
}

/**
 * The machine's time, which can be advanced. Timers that become due fire at once, the earliest
 * first.
 */
export class MovableClock implements Clock {
  readonly #alarms = new Set<Alarm>();
  #ahead = 0;

  now(): number {
    return Date.now() + this.#ahead;
  }

  after(ms: number, fire: () => void): () => void {
    const set: Alarm = { at: this.now() + Math.max(ms, 0), fire, cancel: () => undefined };
    this.#alarms.add(set);
    this.#arm(set);
    return () => {
      set.cancel();
      this.#alarms.delete(set);
    };
  }

  forward(ms: number): void {
    this.#ahead += ms;
    for (const set of [...this.#alarms].toSorted((a, b) => a.at - b.at)) {
      set.cancel();
      this.#arm(set);
    }
  }

  #arm(set: Alarm): void {
    set.cancel = alarm(set.at - this.now(), () => {
      this.#alarms.delete(set);
      set.fire();
    });
  }
}
