import type { ErrorCode } from '@sobremesa/protocol';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Loaded, Meter, Missed } from './meter.ts';

/** How things stand at this moment. */
export interface Standing {
  sockets: number;
  /** What waits to be read by all of them, in bytes. */
  queued: number;
  /** Tables in memory. */
  live: number;
  /** People who have a table open. */
  present: number;
  open: number;
  running: number;
  /** Bots that are thinking, and that wait for their turn to. */
  thinking: number;
  waiting: number;
}

/** How a server stands among others. */
export interface ClusterStanding {
  /** Whether what it writes to Redis comes back. */
  redisUp: boolean;
  /** How many servers it knows of, itself included. */
  servers: number;
  /** How many settings another server has otherwise. */
  differing: number;
}

/** What is looked up each time that somebody reads the metrics. */
export interface Sources {
  standing: () => Standing;
  isReady: () => Promise<boolean>;
  /** For how long the oldest notification or delivery has been due, in milliseconds. */
  outboxLag: () => Promise<number>;
  /** Null on a server that is alone. */
  cluster: () => ClusterStanding | null;
}

/** In seconds: a move takes milliseconds, a disk that is slow a second. */
const buckets = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5];

/** In seconds: a third of one is thought about a move, and others may be before it. */
const thoughtBuckets = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 15];

/** What Prometheus asks for. Labels have few values, all of them ours; nothing tells of a table or a person. */
export class Metrics implements Meter {
  readonly #registry = new Registry();
  readonly #commits: Histogram;
  readonly #conflicts: Counter;
  readonly #loads: Counter<'why'>;
  readonly #answers: Histogram;
  readonly #moves: Counter;
  readonly #refusals: Counter<'code'>;
  readonly #thoughts: Histogram;
  readonly #misses: Counter<'why'>;

  /** @param isShared whether other servers work on the same tables */
  constructor({ standing, isReady, outboxLag, cluster }: Sources, isShared: boolean) {
    const registers = [this.#registry];
    collectDefaultMetrics({ register: this.#registry });
    const gauge = (name: string, help: string, value: (now: Standing) => number) =>
      new Gauge({
        name: `sobremesa_${name}`,
        help,
        registers,
        collect() {
          this.set(value(standing()));
        },
      });
    gauge('sockets', 'Open connections.', (now) => now.sockets);
    gauge('queued_bytes', 'Bytes queued for all connections.', (now) => now.queued);
    gauge('live_tables', 'Tables in memory.', (now) => now.live);
    gauge('open_tables', 'Tables that wait for their match to begin.', (now) => now.open);
    gauge('running_tables', 'Tables at which a match is played.', (now) => now.running);
    gauge('people_present', 'People with a name who have a table open.', (now) => now.present);
    gauge('bots_thinking', 'Bots that are thinking about a move.', (now) => now.thinking);
    gauge('bots_waiting', 'Bots that wait for their turn to think.', (now) => now.waiting);
    /** What cannot be found out has no value. */
    const lookedUp = (name: string, help: string, value: () => Promise<number | undefined>) =>
      new Gauge({
        name: `sobremesa_${name}`,
        help,
        registers,
        async collect() {
          const found = await value().catch(() => undefined);
          if (found === undefined) this.remove();
          else this.set(found);
        },
      });
    lookedUp('ready', 'Whether a change can be made now, as in /readyz.', async () => Number(await isReady()));
    lookedUp('outbox_lag_seconds', 'For how long the oldest notification or delivery has been due.', async () => {
      return (await outboxLag()) / 1000;
    });
    if (isShared) {
      lookedUp('redis_up', 'Whether what this server writes to Redis comes back.', async () => {
        const now = cluster();
        return now === null ? undefined : Number(now.redisUp);
      });
      lookedUp('servers', 'Servers that this one knows of, itself included.', async () => cluster()?.servers);
      lookedUp('settings_differing', 'Settings that another server has otherwise.', async () => cluster()?.differing);
    }
    this.#conflicts = new Counter({
      name: 'sobremesa_conflicts_total',
      help: 'Changes that were worked out again, since another writer was first.',
      registers,
    });
    this.#loads = new Counter({
      name: 'sobremesa_table_loads_total',
      help: 'Tables that were read from the storage, by why: for the first time, or again.',
      labelNames: ['why'],
      registers,
    });
    this.#moves = new Counter({ name: 'sobremesa_moves_total', help: 'Moves that were stored.', registers });
    this.#refusals = new Counter({
      name: 'sobremesa_refusals_total',
      help: 'Requests that were refused, by code.',
      labelNames: ['code'],
      registers,
    });
    this.#thoughts = new Histogram({
      name: 'sobremesa_thought_seconds',
      help: "Time to a bot's move, including the wait for a thread.",
      buckets: thoughtBuckets,
      registers,
    });
    this.#misses = new Counter({
      name: 'sobremesa_missed_thoughts_total',
      help: 'Moves made by the fallback because a bot had none, by reason.',
      labelNames: ['why'],
      registers,
    });
    this.#commits = new Histogram({ name: 'sobremesa_commit_seconds', help: 'How long storing takes.', buckets, registers });
    this.#answers = new Histogram({
      name: 'sobremesa_move_seconds',
      help: 'How long it takes from a request for a move to its answer.',
      buckets,
      registers,
    });
  }

  get contentType(): string {
    return this.#registry.contentType;
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
    this.#thoughts.observe(ms / 1000);
  }

  missed(why: Missed): void {
    this.#misses.inc({ why });
  }

  /** All of it in Prometheus' text format. */
  text(): Promise<string> {
    return this.#registry.metrics();
  }
}
