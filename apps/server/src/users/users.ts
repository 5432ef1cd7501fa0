import { deviceKey, type Me, type QuietHours } from '@sobremesa/protocol';
import type { Clock } from '../clock.ts';
import { hashSecret, matchesHash, randomToken } from '../secrets.ts';
import type { Storage } from '../storage/storage.ts';
import type { User } from './user.ts';

export type { User } from './user.ts';

const ID_BYTES = 12;
const SECRET_BYTES = 32;
/** The shortest time between two writes of `seenAt`. */
const SEEN_EVERY_MS = 60 * 60 * 1000;

/**
 * The users of this server. A key is `<id>.<secret>`. The server sends it once, and stores only the
 * hash of the secret.
 */
export class Users {
  readonly #storage: Storage;
  readonly #clock: Clock;
  /**
   * The names of users that this server has seen, and of players at the tables that it has loaded.
   */
  readonly #names = new Map<string, string>();

  constructor(storage: Storage, clock: Clock) {
    this.#storage = storage;
    this.#clock = clock;
  }

  /** Adds a user. Only this answer contains the key. */
  async register(name: string): Promise<{ person: Me; key: string }> {
    const id = randomToken(ID_BYTES);
    const secret = randomToken(SECRET_BYTES);
    await this.#storage.addUser({ id, name, secretHash: hashSecret(secret), seenAt: this.#clock.now() });
    this.#names.set(id, name);
    return { person: { id, name }, key: `${id}.${secret}` };
  }

  /** The user with this key; null for an unknown or invalid one. */
  async authenticate(key: string): Promise<Me | null> {
    if (!deviceKey.safeParse(key).success) return null;
    const [id = '', secret = ''] = key.split('.');
    const record = await this.#storage.user(id);
    if (record === null || !matchesHash(secret, record.secretHash)) return null;
    const now = this.#clock.now();
    if (now - record.seenAt >= SEEN_EVERY_MS) await this.#storage.seeUser(id, now);
    this.#names.set(id, record.name);
    return { id, name: record.name };
  }

  async rename({ id }: User, name: string): Promise<Me> {
    await this.#storage.renameUser(id, name);
    this.#names.set(id, name);
    return { id, name };
  }

  /** The user's quiet hours; null for none. */
  async quietOf(id: string): Promise<QuietHours | null> {
    return (await this.#storage.user(id))?.quiet ?? null;
  }

  async setQuiet({ id }: User, quiet: QuietHours | null): Promise<void> {
    await this.#storage.setQuiet(id, quiet);
  }

  /** Stores that the user was present until now. */
  async left({ id }: User): Promise<void> {
    await this.#storage.seeUser(id, this.#clock.now());
  }

  /**
   * The user's last arrival or departure, in milliseconds since 1970. During a long visit it may be
   * the arrival.
   */
  async seenAt(id: string): Promise<number> {
    return (await this.#storage.user(id))?.seenAt ?? 0;
  }

  /** Stores names that were loaded with a table. */
  learn(names: Readonly<Record<string, string>>): void {
    for (const [id, name] of Object.entries(names)) this.#names.set(id, name);
  }

  /** Stores names from another server, which may not know a new name yet: known names stay. */
  meet(names: Readonly<Record<string, string>>): void {
    for (const [id, name] of Object.entries(names)) if (!this.#names.has(id)) this.#names.set(id, name);
  }

  /** The current name of this user. */
  nameOf(id: string): string {
    return this.#names.get(id) ?? '';
  }
}
