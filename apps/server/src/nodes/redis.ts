import { createClient } from '@redis/client';
import type { Logger } from '../log.ts';
import { randomToken } from '../secrets.ts';
import type { Bus, BusSubscriber } from './bus.ts';

/** Longest pause before a reconnect, and longest wait for a subscription; in milliseconds. */
const RETRY_WITHIN = 500;
const JOIN_WITHIN = 1000;
const TOKEN_BYTES = 12;

/** Releases a lock if the caller still holds it. */
const RELEASE = "if redis.call('get', KEYS[1]) == ARGV[1] then return redis.call('del', KEYS[1]) else return 0 end";

/** Renews a lock if the caller still holds it. */
const RENEW = "if redis.call('get', KEYS[1]) == ARGV[1] then return redis.call('pexpire', KEYS[1], ARGV[2]) else return 0 end";
/** Renewals of a lock within its lifetime. */
const RENEWALS = 3;

export type RedisClient = ReturnType<typeof createClient>;

/** Redis is unreachable at the start. The message is one line for the operator. */
class RedisUnavailableError extends Error {
  override readonly name = 'RedisUnavailableError';
}

/** A bus over Redis publish and subscribe: one connection to listen, one for everything else. */
export class RedisBus implements Bus {
  /** For the counters of rate limits. */
  readonly client: RedisClient;
  /**
   * Prefix of every key and channel, so that other installations and programs may share the Redis.
   */
  readonly prefix: string;
  readonly #listener: RedisClient;
  readonly #subscribers = new Set<BusSubscriber>();
  #wasUp = true;
  #closed = false;

  private constructor(client: RedisClient, listener: RedisClient, installation: string, log: Logger) {
    this.client = client;
    this.prefix = `sobremesa:${installation}:`;
    this.#listener = listener;
    for (const each of [client, listener]) {
      each.on('error', (err: Error) => log.debug({ err }, 'Redis'));
      for (const event of ['ready', 'end', 'reconnecting']) each.on(event, () => this.#updateStatus());
    }
  }

  /**
   * @param installation the id that all servers on one database share
   * @throws RedisUnavailableError
   */
  static async open(url: string, installation: string, log: Logger): Promise<RedisBus> {
    let started = false;
    const reconnectStrategy = (retries: number, cause: Error) => (started ? Math.min(retries * 50, RETRY_WITHIN) : cause);
    const client: RedisClient = createClient({ url, disableOfflineQueue: true, socket: { reconnectStrategy } });
    const listener: RedisClient = createClient({ url, socket: { reconnectStrategy } });
    const bus = new RedisBus(client, listener, installation, log);
    try {
      await Promise.all([client.connect(), listener.connect()]);
    } catch (error) {
      for (const each of [client, listener]) each.destroy();
      throw new RedisUnavailableError(`Redis at ${new URL(url).host} cannot be reached: ${(error as Error).message}`);
    }
    started = true;
    return bus;
  }

  get isUp(): boolean {
    return !this.#closed && this.client.isReady && this.#listener.isReady;
  }

  subscribe(subscriber: BusSubscriber): () => void {
    this.#subscribers.add(subscriber);
    return () => void this.#subscribers.delete(subscriber);
  }

  publish(channel: string, text: string): void {
    if (this.client.isReady) this.client.publish(this.prefix + channel, text).catch(() => undefined);
  }

  async join(channel: string): Promise<void> {
    const joined = this.#listener.subscribe(this.prefix + channel, this.#receive).catch(() => undefined);
    if (!this.isUp) return;
    let timer: NodeJS.Timeout | undefined;
    await Promise.race([joined, new Promise<void>((resolve) => (timer = setTimeout(resolve, JOIN_WITHIN).unref()))]);
    clearTimeout(timer);
  }

  leave(channel: string): void {
    this.#listener.unsubscribe(this.prefix + channel, this.#receive).catch(() => undefined);
  }

  async hold(name: string, ms: number): Promise<(() => Promise<void>) | null> {
    const key = `${this.prefix}hold:${name}`;
    const token = randomToken(TOKEN_BYTES);
    const held = await this.client.set(key, token, { condition: 'NX', expiration: { type: 'PX', value: ms } });
    if (held === null) return null;
    const renewing = setInterval(() => {
      if (this.#closed) clearInterval(renewing);
      else this.client.eval(RENEW, { keys: [key], arguments: [token, String(ms)] }).catch(() => undefined);
    }, ms / RENEWALS).unref();
    return async () => {
      clearInterval(renewing);
      await this.client.eval(RELEASE, { keys: [key], arguments: [token] }).catch(() => undefined);
    };
  }

  async close(): Promise<void> {
    this.#closed = true;
    await Promise.all([this.client, this.#listener].map((each) => each.close().catch(() => each.destroy())));
  }

  readonly #receive = (text: string): void => {
    for (const { message } of this.#subscribers) message(text);
  };

  #updateStatus(): void {
    if (this.isUp === this.#wasUp || this.#closed) return;
    this.#wasUp = this.isUp;
    for (const { change } of this.#subscribers) change();
  }
}
