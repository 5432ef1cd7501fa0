import { RateLimiterMemory, RateLimiterRedis, type RateLimiterAbstract } from 'rate-limiter-flexible';
import type { RedisBus } from './nodes/redis.ts';
import { RefusedError } from './refused.ts';

/** So many points within so many seconds. */
export interface Rate {
  points: number;
  seconds: number;
}

/**
 * What is counted for one connection, for one person, and for one address, behind which a whole
 * family may sit.
 */
export interface Rates {
  /**
   * Everything that arrives on one connection, whether an answer is wanted or not. Who sends more
   * is cut off.
   */
  packets: Rate;
  /** Everything that is asked for on one connection. */
  socket: Rate;
  /** What one person says in chats. */
  say: Rate;
  /** How often one person sees again how a match went: its moves are made again for that. */
  since: Rate;
  /**
   * Requests of one person that write a line to a table's log without a move, such as standing up
   * and returning.
   */
  act: Rate;
  /** As `say` and `since`, for all people of one address. */
  sayHere: Rate;
  sinceHere: Rate;
  /** Everything that one address asks for, on sockets and over HTTP. */
  address: Rate;
  /** New sockets of one address, pages that connect again included. */
  connect: Rate;
  /** New people and new names of one address. */
  identify: Rate;
  /** New tables of one address. */
  open: Rate;
  /** Addresses of e-mail that one address wants to be written to. */
  mail: Rate;
  /** Browsers that one address adds or gives up. */
  push: Rate;
  /**
   * Channels that one address has tables tell something, and how often it tries whether that
   * arrives.
   */
  hook: Rate;
  /** Attempts of one address to take a seat over with a link. */
  claim: Rate;
  /** Attempts of one address to come in as the operator. */
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

/** Counts what happens too often to be counted by a promise. */
export class Counter {
  readonly #rate: Rate;
  #since = -Infinity;
  #taken = 0;

  constructor(rate: Rate) {
    this.#rate = rate;
  }

  /** @returns whether it is one of the points that there are. */
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

/** What is counted by each server for itself, whoever else there is: connections are not shared. */
const own: ReadonlySet<string> = new Set<keyof Rates>(['packets', 'socket']);

/** Counts requests, and refuses those that are too many. */
export class RateLimits {
  readonly rates: Rates;
  readonly #limiters: ReadonlyMap<string, RateLimiterAbstract>;

  /**
   * @param shared a Redis in which several servers count together; while it is away each counts for
   *   itself. Null counts in memory.
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
