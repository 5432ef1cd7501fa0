import { RateLimiterMemory, RateLimiterRedis, type RateLimiterAbstract, type RateLimiterRes } from 'rate-limiter-flexible';
import type { RedisBus } from './nodes/redis.ts';
import { RefusedError } from './refused.ts';

/** A limit of `points` per `seconds`. */
export interface Rate {
  points: number;
  seconds: number;
}

/** The rate limits per connection, per person, and per address, which a whole family may share. */
export interface Rates {
  /**
   * All packets of a connection, with or without an answer. A connection that exceeds this is cut.
   */
  packets: Rate;
  /** All requests on one connection. */
  socket: Rate;
  /** Chat messages of one person. */
  say: Rate;
  /** Recaps, histories and documents of matches for one person, which replay moves. */
  since: Rate;
  /**
   * Requests of one person that write a line to a table's log without a move, such as standing up
   * and returning.
   */
  act: Rate;
  /** Like `say` and `since`, for all people of one address. */
  sayHere: Rate;
  sinceHere: Rate;
  /** Lists of comments, for all people of one address. */
  comments: Rate;
  /** All requests of one address, on sockets and over HTTP. */
  address: Rate;
  /** New sockets of one address, reconnects included. */
  connect: Rate;
  /** New people and new names of one address. */
  identify: Rate;
  /** New tables of one address. */
  open: Rate;
  /** E-mail addresses that one address adds. */
  mail: Rate;
  /** Push subscriptions that one address adds or removes. */
  push: Rate;
  /** Webhooks that one address adds or tests. */
  hook: Rate;
  /** Attempts of one address to add a device or take over a seat: links, codes and passkeys. */
  claim: Rate;
  /** Login attempts of one address as the operator. */
  admin: Rate;
}

export const defaultRates: Rates = {
  packets: { points: 400, seconds: 10 },
  socket: { points: 80, seconds: 10 },
  say: { points: 8, seconds: 10 },
  since: { points: 20, seconds: 60 },
  act: { points: 30, seconds: 60 },
  sayHere: { points: 40, seconds: 10 },
  sinceHere: { points: 60, seconds: 60 },
  comments: { points: 120, seconds: 60 },
  address: { points: 600, seconds: 10 },
  connect: { points: 120, seconds: 10 },
  identify: { points: 30, seconds: 60 },
  open: { points: 20, seconds: 60 },
  mail: { points: 6, seconds: 3600 },
  push: { points: 30, seconds: 600 },
  hook: { points: 12, seconds: 600 },
  claim: { points: 20, seconds: 60 },
  admin: { points: 5, seconds: 60 },
};

/** Counts in memory, in periods that begin with their first event. */
export class Counter {
  readonly #rate: Rate;
  #since = -Infinity;
  #taken = 0;

  constructor(rate: Rate) {
    this.#rate = rate;
  }

  /** @returns whether a point was left */
  take(now = performance.now()): boolean {
    if (this.isOver(now)) {
      this.#since = now;
      this.#taken = 0;
    }
    this.#taken += 1;
    return this.#taken <= this.#rate.points;
  }

  /** Whether its period is over, so that a new counter would count the same. */
  isOver(now: number): boolean {
    return now - this.#since >= this.#rate.seconds * 1000;
  }
}

/**
 * A map that removes the values whose period is over. A timer does it, since nobody may come any
 * more.
 */
class SweptMap<Value> extends Map<string, Value> {
  readonly #seconds: number;
  readonly #isOver: (value: Value, now: number) => boolean;
  /** Pending while there are values. */
  #sweeping: NodeJS.Timeout | null = null;

  /** @param seconds the longest period of a value */
  constructor(seconds: number, isOver: (value: Value, now: number) => boolean) {
    super();
    this.#seconds = seconds;
    this.#isOver = isOver;
  }

  override set(key: string, value: Value): this {
    this.#sweepLater();
    return super.set(key, value);
  }

  #sweepLater(): void {
    if (this.#sweeping !== null) return;
    this.#sweeping = setTimeout(() => {
      this.#sweeping = null;
      const now = performance.now();
      for (const [key, value] of this) if (this.#isOver(value, now)) this.delete(key);
      if (this.size > 0) this.#sweepLater();
    }, this.#seconds * 1000).unref();
  }
}

/** Counts in memory by key. */
export class Counters {
  readonly #rate: Rate;
  readonly #counters: SweptMap<Counter>;

  constructor(rate: Rate) {
    this.#rate = rate;
    this.#counters = new SweptMap(rate.seconds, (counter, now) => counter.isOver(now));
  }

  /** @returns whether `key` had a point left */
  take(key: string): boolean {
    const now = performance.now();
    let counter = this.#counters.get(key);
    if (counter === undefined) {
      counter = new Counter(this.#rate);
      this.#counters.set(key, counter);
    }
    return counter.take(now);
  }

  /** Number of keys in memory. */
  get size(): number {
    return this.#counters.size;
  }
}

/**
 * Counts that all servers share. A server takes points in blocks, and then counts alone until a
 * block is used up or its period is over. So few requests wait for Redis; in return, a key loses at
 * most the rest of a block per server.
 */
export class SharedCounters {
  readonly #limiter: Pick<RateLimiterAbstract, 'consume' | 'duration'>;
  readonly #block: number;
  readonly #blocks: SweptMap<{ left: number; until: number }>;
  readonly #pending = new Map<string, Promise<void>>();

  /** @param block points that are taken at a time */
  constructor(limiter: Pick<RateLimiterAbstract, 'consume' | 'duration'>, block: number) {
    this.#limiter = limiter;
    this.#block = block;
    this.#blocks = new SweptMap(limiter.duration, ({ until }, now) => until <= now);
  }

  /**
   * @returns null if this server counts alone
   * @throws RefusedError `rateLimited`: the promise rejects with it
   */
  take(key: string): Promise<void> | null {
    return this.#takeOwn(key) ? null : this.#takeShared(key);
  }

  #takeOwn(key: string): boolean {
    const block = this.#blocks.get(key);
    if (block === undefined || block.left === 0 || block.until <= performance.now()) return false;
    block.left -= 1;
    return true;
  }

  /** Requests that arrive at once share blocks. */
  async #takeShared(key: string): Promise<void> {
    do {
      let pending = this.#pending.get(key);
      if (pending === undefined) {
        pending = this.#takeBlock(key).finally(() => this.#pending.delete(key));
        this.#pending.set(key, pending);
      }
      await pending;
    } while (!this.#takeOwn(key));
  }

  async #takeBlock(key: string): Promise<void> {
    const { msBeforeNext } = await consumed(this.#limiter, key, this.#block);
    this.#blocks.set(key, { left: this.#block, until: performance.now() + Math.max(1, msBeforeNext) });
  }
}

/**
 * Limits that a server takes from Redis in blocks, with the number of blocks: every request counts
 * for them.
 */
const inBlocks: Readonly<Partial<Record<string, number>>> = { address: 30 } satisfies Partial<Record<keyof Rates, number>>;

/** Limits that each server counts for itself, since connections belong to one server. */
const own: ReadonlySet<string> = new Set<keyof Rates>(['packets', 'socket']);

/** Counts requests, and rejects those beyond the limits. */
export class RateLimits {
  readonly rates: Rates;
  readonly #counters: ReadonlyMap<string, Counters>;
  readonly #shared: ReadonlyMap<string, { take: (key: string) => Promise<void> | null }>;

  /**
   * @param shared a Redis with the counts of all servers. While it is unreachable, each server
   *   counts alone. Null counts in memory.
   */
  constructor(rates: Rates, shared: Pick<RedisBus, 'client' | 'prefix'> | null = null) {
    this.rates = rates;
    const all: readonly (readonly [string, Rate])[] = Object.entries(rates);
    this.#counters = new Map(all.map(([name, rate]) => [name, new Counters(rate)]));
    const limiterOf = (name: string, { points, seconds }: Rate, { client, prefix }: Pick<RedisBus, 'client' | 'prefix'>) => {
      const options = { points, duration: seconds };
      const limiter = new RateLimiterRedis({
        ...options,
        keyPrefix: `${prefix}rate:${name}`,
        storeClient: client,
        useRedisPackage: true,
        insuranceLimiter: new RateLimiterMemory({ ...options, keyPrefix: name }),
      });
      const blocks = inBlocks[name];
      if (blocks !== undefined) return new SharedCounters(limiter, Math.max(1, Math.floor(points / blocks)));
      return { take: async (key: string) => void (await consumed(limiter, key)) };
    };
    this.#shared = new Map(
      shared === null ? [] : all.filter(([name]) => !own.has(name)).map(([name, rate]) => [name, limiterOf(name, rate, shared)]),
    );
  }

  /** @throws RefusedError `rateLimited` when `key` has used up its points. */
  async take(name: keyof Rates, key: string): Promise<void> {
    await this.takeNow(name, key);
  }

  /**
   * The same, without a promise where this server counts alone: every request counts twice.
   *
   * @returns null if the count is complete
   * @throws RefusedError `rateLimited`, or the promise rejects with it
   */
  takeNow(name: keyof Rates, key: string): Promise<void> | null {
    const shared = this.#shared.get(name);
    if (shared !== undefined) return shared.take(key);
    if (this.#counters.get(name)?.take(key) === false) throw new RefusedError('rateLimited');
    return null;
  }
}

/** @throws RefusedError `rateLimited` */
async function consumed(limiter: Pick<RateLimiterAbstract, 'consume'>, key: string, points = 1): Promise<RateLimiterRes> {
  try {
    return await limiter.consume(key, points);
  } catch {
    throw new RefusedError('rateLimited');
  }
}
