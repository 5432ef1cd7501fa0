import { deviceKey, type AddedDevice, type Me, type QuietHours } from '@sobremesa/protocol';
import type { Clock } from '../clock.ts';
import { matchesHash, randomToken } from '../secrets.ts';
import type { DeviceRecord, Storage, UserRecord } from '../storage/storage.ts';
import { addedPasskey, addedView, newDevice, secretKey } from './device.ts';
import type { User } from './user.ts';

export type { User } from './user.ts';

const ID_BYTES = 12;
/** The shortest time between two writes of `seenAt`. */
const SEEN_EVERY_MS = 60 * 60 * 1000;

/** A device that has shown its key. */
export interface SignedIn {
  me: Me;
  device: string;
  /**
   * The user's other devices, and their passkeys, that were added since the user of this one last
   * read the news.
   */
  added: AddedDevice[];
}

/**
 * The users of this server. A key is `<id>.<secret>`, with a secret for each device. The server
 * sends it once, and stores only the hash of the secret.
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

  /** Adds a user with their first device. Only this answer contains its key. */
  async register(name: string, deviceName = ''): Promise<{ person: Me; key: string; device: string }> {
    const id = randomToken(ID_BYTES);
    const now = this.#clock.now();
    const { device, secret } = newDevice(id, deviceName, 'first', now);
    await this.#storage.addUser({ id, name, secretHash: device.secretHash, seenAt: now }, device);
    this.#names.set(id, name);
    return { person: { id, name }, key: secretKey(id, secret), device: device.id };
  }

  /** The user with this key; null for an unknown or invalid one. */
  async authenticate(key: string): Promise<Me | null> {
    const signedIn = await this.signIn(key);
    return signedIn === null || signedIn === 'signedOut' ? null : signedIn.me;
  }

  /**
   * The user and the device with this key. Null for an unknown or invalid one, `signedOut` if the
   * user has no device with this secret.
   *
   * @param deviceName as the device describes itself now
   */
  async signIn(key: string, deviceName?: string): Promise<SignedIn | 'signedOut' | null> {
    if (!deviceKey.safeParse(key).success) return null;
    const [id = '', secret = ''] = key.split('.');
    const record = await this.#storage.user(id);
    if (record === null) return null;
    const devices = await this.#devicesOf(record);
    // Compares all, so that the time does not reveal the position of the match.
    let device: DeviceRecord | undefined;
    for (const each of devices) if (matchesHash(secret, each.secretHash)) device = each;
    if (device === undefined) return 'signedOut';
    const now = this.#clock.now();
    if (now - record.seenAt >= SEEN_EVERY_MS) await this.#storage.seeUser(id, now);
    const name = deviceName ?? device.name;
    if (now - device.seenAt >= SEEN_EVERY_MS || name !== device.name) await this.#storage.seeDevice(device.id, name, now);
    this.#names.set(id, record.name);
    const passkeys = await this.#storage.passkeysOf(id);
    const news = [...devices.map(addedView), ...passkeys.map(addedPasskey)];
    const added = news
      .filter((each) => each.addedAt > device.checkedAt && (each.createdBy ?? each.id) !== device.id)
      .toSorted((a, b) => a.addedAt - b.addedAt);
    return { me: { id, name: record.name }, device: device.id, added };
  }

  /**
   * A user added by a server of the previous release has no device yet. The hash is all zeros if
   * the first device was signed out.
   */
  async #devicesOf({ id, secretHash, seenAt }: UserRecord): Promise<DeviceRecord[]> {
    const devices = await this.#storage.devicesOf(id);
    if (devices.length > 0 || secretHash.every((byte) => byte === 0)) return devices;
    const times = { addedAt: seenAt, seenAt, checkedAt: seenAt };
    const first: DeviceRecord = { id, person: id, secretHash, name: '', way: 'first', ...times };
    await this.#storage.addDevice(first);
    return [first];
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
