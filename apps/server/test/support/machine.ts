import type { Clock } from '../../src/clock.ts';
import type { ManualClock } from '../manual-clock.ts';

/** The clock of one server, which can stop as in a power cut: no pending timer fires any more. */
export class Machine implements Clock {
  readonly #hand: ManualClock;
  readonly #cancels: (() => void)[] = [];
  #isCut = false;

  constructor(hand: ManualClock) {
    this.#hand = hand;
  }

  now(): number {
    return this.#hand.now();
  }

  after(ms: number, fire: () => void): () => void {
    if (this.#isCut) return () => undefined;
    const cancel = this.#hand.after(ms, fire);
    this.#cancels.push(cancel);
    return cancel;
  }

  cut(): void {
    this.#isCut = true;
    for (const cancel of this.#cancels) cancel();
  }
}
