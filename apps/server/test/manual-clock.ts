import { setImmediate as turn } from 'node:timers/promises';
import type { Clock } from '../src/clock.ts';

/** A clock that stands still until a test advances it. */
export class ManualClock implements Clock {
  /**
   * Whether an operation is in progress that needs more than a few turns of the event loop, such as
   * one in another thread. No time passes until it is done.
   */
  isBusy = (): boolean => false;
  #now: number;
  #next = 0;
  readonly #alarms = new Map<number, { at: number; fire: () => void }>();

  constructor(now = Date.UTC(2026, 0, 1, 12, 0, 30)) {
    this.#now = now;
  }

  now(): number {
    return this.#now;
  }

  after(ms: number, fire: () => void): () => void {
    const id = this.#next++;
    this.#alarms.set(id, { at: this.#now + Math.max(ms, 0), fire });
    return () => void this.#alarms.delete(id);
  }

  /**
   * Advances the time by `ms`. Every timer fires in order, after the effects of the one before are
   * done.
   */
  async advance(ms: number): Promise<void> {
    const until = this.#now + ms;
    await this.settle();
    for (;;) {
      const due = [...this.#alarms].filter(([, { at }]) => at <= until).toSorted(([, a], [, b]) => a.at - b.at)[0];
      if (due === undefined) break;
      this.#alarms.delete(due[0]);
      this.#now = Math.max(this.#now, due[1].at);
      due[1].fire();
      await this.settle();
    }
    this.#now = until;
  }

  /**
   * Waits for operations that run in the background. In these tests they all end within a few turns
   * of the event loop.
   */
  async settle(): Promise<void> {
    do for (let i = 0; i < 12; i++) await turn();
    while (this.isBusy());
  }
}
