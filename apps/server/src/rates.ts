import { RateLimiterMemory } from 'rate-limiter-flexible';
import { RefusedError } from './refused.ts';

/** So many points within so many seconds. */
export interface Rate {
  points: number;
  seconds: number;
}

/** What is counted for one socket, and what for one address, behind which a whole family may sit. */
export interface Rates {
  /** Everything that one socket asks for. */
  socket: Rate;
  /** What one socket says in chats. */
  say: Rate;
  /** Everything that one address asks for, on sockets and over HTTP. */
  address: Rate;
  /** New sockets of one address, pages that connect again included. */
  connect: Rate;
  /** New people and new names of one address. */
  identify: Rate;
  /** New tables of one address. */
  open: Rate;
  /** Attempts of one address to take a seat over with a link. */
  claim: Rate;
}

export const defaultRates: Rates = {
  socket: { points: 80, seconds: 10 },
  say: { points: 8, seconds: 10 },
  address: { points: 600, seconds: 10 },
  connect: { points: 120, seconds: 10 },
  identify: { points: 30, seconds: 60 },
  open: { points: 20, seconds: 60 },
  claim: { points: 20, seconds: 60 },
};

/** Counts requests in memory and refuses those that are too many. */
export class RateLimits {
  readonly #limiters: ReadonlyMap<string, RateLimiterMemory>;

  constructor(rates: Rates) {
    this.#limiters = new Map(
      Object.entries(rates).map(([name, { points, seconds }]: [string, Rate]) => [
        name,
        new RateLimiterMemory({ keyPrefix: name, points, duration: seconds }),
      ]),
    );
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
