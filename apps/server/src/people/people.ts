import { deviceKey, type Me } from '@sobremesa/protocol';
import type { Clock } from '../clock.ts';
import { hashSecret, matchesHash, randomToken } from '../secrets.ts';
import type { Storage } from '../storage/storage.ts';

const ID_BYTES = 12;
const SECRET_BYTES = 32;
/** Being seen is written down no more often than this. */
const SEEN_EVERY_MS = 60 * 60 * 1000;

/** The people of this server. A key is `<id>.<secret>`; it is told once, and only the secret's hash is kept. */
export class People {
  readonly #storage: Storage;
  readonly #clock: Clock;

  constructor(storage: Storage, clock: Clock) {
    this.#storage = storage;
    this.#clock = clock;
  }

  async register(name: string): Promise<{ person: Me; key: string }> {
    const id = randomToken(ID_BYTES);
    const secret = randomToken(SECRET_BYTES);
    await this.#storage.addPerson({ id, name, secretHash: hashSecret(secret), seenAt: this.#clock.now() });
    return { person: { id, name }, key: `${id}.${secret}` };
  }

  /** The person whose key this is; null for anything else. */
  async authenticate(key: string): Promise<Me | null> {
    if (!deviceKey.safeParse(key).success) return null;
    const [id = '', secret = ''] = key.split('.');
    const record = await this.#storage.person(id);
    if (record === null || !matchesHash(secret, record.secretHash)) return null;
    const now = this.#clock.now();
    if (now - record.seenAt >= SEEN_EVERY_MS) await this.#storage.seePerson(id, now);
    return { id, name: record.name };
  }

  async rename({ id }: Me, name: string): Promise<Me> {
    await this.#storage.renamePerson(id, name);
    return { id, name };
  }
}
