import { RateLimiterMemory, RateLimiterRedis, type RateLimiterAbstract } from 'rate-limiter-flexible';
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
  /** Recaps of one person, which replay moves. */
  since: Rate;
  /**
   * Requests of one person that write a line to a table's log without a move, such as standing up
   * and returning.
   */
  act: Rate;
  /** Like `say` and `since`, for all people of one address. */
  sayHere: Rate;
  sinceHere: Rate;
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

/** Counts in memory, for events that are too frequent for a promise each. */
export class Counter {
  readonly #rate: Rate;
  #since = -Infinity;
  #taken = 0;

  constructor(rate: Rate) {
    this.#rate = rate;
  }

  /** @returns whether a point was left */
  take(): boolean {
    const now = performance.now();
    if (now - this.#since >= this.#rate.seconds * 1000) {
      this.#since = now;
      this.#taken = 0;
    }
    this.#taken += 1;
    return this.#taken <= this.#rate.points;
  }
}

/** The longest period of any rate, in milliseconds. */
export function longestMs(rates: Rates): number {
  return Math.max(...Object.values(rates).map(({ seconds }: Rate) => seconds * 1000));
}

/** Limits that each server counts for itself, since connections belong to one server. */
const own: ReadonlySet<string> = new Set<keyof Rates>(['packets', 'socket']);

/** Counts requests, and rejects those beyond the limits. */
export class RateLimits {
  readonly rates: Rates;
  readonly #limiters: ReadonlyMap<string, RateLimiterAbstract>;

  /**
   * @param shared a Redis with the counts of all servers. While it is unreachable, each server
   *   counts alone. Null counts in memory.
   */
  constructor(rates: Rates, shared: Pick<RedisBus, 'client' | 'prefix'> | null = null) {
    this.rates = rates;
    const limiterOf = (name: string, { points, seconds }: Rate): RateLimiterAbstract => {
      const options = { keyPrefix: name, points, duration: seconds };
      const inMemory = new RateLimiterMemory(options);
      if (shared === null || own.has(name)) return inMemory;
      const keyPrefix = `${shared.prefix}rate:${name}`;
      return new RateLimiterRedis({
        ...options,
        keyPrefix,
        storeClient: shared.client,
        useRedisPackage: true,
        insuranceLimiter: inMemory,
      });
    };
    this.#limiters = new Map(Object.entries(rates).map(([name, rate]: [string, Rate]) => [name, limiterOf(name, rate)]));
  }

  /** @throws RefusedError `rateLimited` when `key` has used up its points. */
  async take(name: keyof Rates, key: string): Promise<void> {
    try {
      await this.#limiters.get(name)?.consume(key);
    } catch {
      throw new RefusedError('rateLimited');
    }
  }
}
