import { deviceKey, type Me, type QuietHours } from '@sobremesa/protocol';
import type { Clock } from '../clock.ts';
import { hashSecret, matchesHash, randomToken } from '../secrets.ts';
import type { Storage } from '../storage/storage.ts';
import type { User } from './user.ts';

export type { User } from './user.ts';

const ID_BYTES = 12;
const SECRET_BYTES = 32;
/** Being seen is written down no more often than this. */
const SEEN_EVERY_MS = 60 * 60 * 1000;

/**
 * The people of this server. A key is `<id>.<secret>`; it is told once, and only the secret's hash
 * is kept.
 */
export class Users {
  readonly #storage: Storage;
  readonly #clock: Clock;
  /** The names of all who were seen since the start, or sit at a table that was. */
  readonly #names = new Map<string, string>();

  constructor(storage: Storage, clock: Clock) {
    this.#storage = storage;
    this.#clock = clock;
  }

  /** A new person; the key is told this once. */
  async register(name: string): Promise<{ person: Me; key: string }> {
    const id = randomToken(ID_BYTES);
    const secret = randomToken(SECRET_BYTES);
    await this.#storage.addUser({ id, name, secretHash: hashSecret(secret), seenAt: this.#clock.now() });
    this.#names.set(id, name);
    return { person: { id, name }, key: `${id}.${secret}` };
  }

  /** The person whose key this is; null for anything else. */
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

  /** When this person is not to be called; null for never. */
  async quietOf(id: string): Promise<QuietHours | null> {
    return (await this.#storage.user(id))?.quiet ?? null;
  }

  async setQuiet({ id }: User, quiet: QuietHours | null): Promise<void> {
    await this.#storage.setQuiet(id, quiet);
  }

  /** They were here until now. */
  async left({ id }: User): Promise<void> {
    await this.#storage.seeUser(id, this.#clock.now());
  }

  /**
   * When they came or left last, in milliseconds since 1970; a longer stay may count from its
   * beginning.
   */
  async seenAt(id: string): Promise<number> {
    return (await this.#storage.user(id))?.seenAt ?? 0;
  }

  /** Takes in names that came with a table. */
  learn(names: Readonly<Record<string, string>>): void {
    for (const [id, name] of Object.entries(names)) this.#names.set(id, name);
  }

  /**
   * The same of people who are with another server, which may not have heard yet that somebody took
   * another name.
   */
  meet(names: Readonly<Record<string, string>>): void {
    for (const [id, name] of Object.entries(names)) if (!this.#names.has(id)) this.#names.set(id, name);
  }

  /** What the person with this id is called now. */
  nameOf(id: string): string {
    return this.#names.get(id) ?? '';
  }
}
