import type { ErrorCode } from '@sobremesa/protocol';
import type { Clock } from '../clock.ts';
import type { Loaded, Meter, BotFailure } from '../metrics/meter.ts';

const SECOND = 1000;
const SECONDS = 60;

/** Counts the moves of the last minute, and forwards every call. */
export class MoveMeter implements Meter {
  readonly #clock: Clock;
  readonly #next: Meter;
  /** A ring of 60 seconds: each with its time and its moves. */
  readonly #ring = Array.from({ length: SECONDS }, () => ({ second: -1, moves: 0 }));

  constructor(clock: Clock, next: Meter) {
    this.#clock = clock;
    this.#next = next;
  }

  get lastMinute(): number {
    const now = this.#second;
    return this.#ring.reduce((sum, { second, moves }) => (second > now - SECONDS ? sum + moves : sum), 0);
  }

  moved(): void {
    const second = this.#second;
    const slot = this.#ring[second % SECONDS];
    if (slot?.second === second) slot.moves += 1;
    else this.#ring[second % SECONDS] = { second, moves: 1 };
    this.#next.moved();
  }

  committed(ms: number): void {
    this.#next.committed(ms);
  }

  conflicted(): void {
    this.#next.conflicted();
  }

  loaded(why: Loaded): void {
    this.#next.loaded(why);
  }

  answered(ms: number): void {
    this.#next.answered(ms);
  }

  refused(code: ErrorCode): void {
    this.#next.refused(code);
  }

  thought(ms: number): void {
    this.#next.thought(ms);
  }

  shortened(): void {
    this.#next.shortened();
  }

  missed(why: BotFailure): void {
    this.#next.missed(why);
  }

  get #second(): number {
    return Math.floor(this.#clock.now() / SECOND);
  }
}
