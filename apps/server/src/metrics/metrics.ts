import type { ErrorCode } from '@sobremesa/protocol';
import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client';
import type { Loaded, Meter, BotFailure } from './meter.ts';

/** In seconds. A move takes milliseconds; a slow disk may need a second. */
const buckets = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5];

/**
 * In seconds. A bot's search takes up to a third of a second, and others may be queued before it.
 */
const thoughtBuckets = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 15];

/**
 * The metrics that Prometheus scrapes. Labels have few values, all chosen by us; none identifies a
 * table or a person.
 */
export class Metrics implements Meter {
  /** Also used for the gauges of `gauges.ts`. */
  readonly registry = new Registry();
  readonly #commits: Histogram;
  readonly #conflicts: Counter;
  readonly #loads: Counter<'why'>;
  readonly #answers: Histogram;
  readonly #moves: Counter;
  readonly #refusals: Counter<'code'>;
  readonly #searchTimes: Histogram;
  readonly #misses: Counter<'why'>;
  readonly #shortened: Counter;

  constructor() {
    const registers = [this.registry];
    collectDefaultMetrics({ register: this.registry });
    this.#conflicts = new Counter({
      name: 'sobremesa_conflicts_total',
      help: 'Changes computed again because another writer was faster.',
      registers,
    });
    this.#loads = new Counter({
      name: 'sobremesa_table_loads_total',
      help: 'Tables loaded from the storage, by reason: for the first time, or again.',
      labelNames: ['why'],
      registers,
    });
    this.#moves = new Counter({ name: 'sobremesa_moves_total', help: 'Stored moves.', registers });
    this.#refusals = new Counter({
      name: 'sobremesa_refusals_total',
      help: 'Refused requests, by code.',
      labelNames: ['code'],
      registers,
    });
    this.#searchTimes = new Histogram({
      name: 'sobremesa_thought_seconds',
      help: "Time to a bot's move, including the wait for a thread.",
      buckets: thoughtBuckets,
      registers,
    });
    this.#shortened = new Counter({
      name: 'sobremesa_shortened_thoughts_total',
      help: 'Moves of bots with less thinking than their level stands for, because the server was busy.',
      registers,
    });
    this.#misses = new Counter({
      name: 'sobremesa_missed_thoughts_total',
      help: 'Fallback moves played because a bot returned no legal move in time, by reason.',
      labelNames: ['why'],
      registers,
    });
    this.#commits = new Histogram({ name: 'sobremesa_commit_seconds', help: 'Time to store a change.', buckets, registers });
    this.#answers = new Histogram({
      name: 'sobremesa_move_seconds',
      help: 'Time from the request for a move to its answer.',
      buckets,
      registers,
    });
  }

  get contentType(): string {
    return this.registry.contentType;
  }

  committed(ms: number): void {
    this.#commits.observe(ms / 1000);
  }

  moved(): void {
    this.#moves.inc();
  }

  conflicted(): void {
    this.#conflicts.inc();
  }

  loaded(why: Loaded): void {
    this.#loads.inc({ why });
  }

  answered(ms: number): void {
    this.#answers.observe(ms / 1000);
  }

  refused(code: ErrorCode): void {
    this.#refusals.inc({ code });
  }

  thought(ms: number): void {
    this.#searchTimes.observe(ms / 1000);
  }

  shortened(): void {
    this.#shortened.inc();
  }

  missed(why: BotFailure): void {
    this.#misses.inc({ why });
  }

  /** All metrics in Prometheus' text format. */
  text(): Promise<string> {
    return this.registry.metrics();
  }
}
