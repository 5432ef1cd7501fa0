import { limits, type AddedDevice, type DeviceView, type ErrorCode, type Me } from '@sobremesa/protocol';
import type { Clock } from '../clock.ts';
import type { Log } from '../log.ts';
import type { Nodes } from '../nodes/nodes.ts';
import { RefusedError } from '../refused.ts';
import { hashSecret, randomToken } from '../secrets.ts';
import { ConflictError } from '../storage/errors.ts';
import type { DevicePermit, DeviceRecord, DeviceTokenRecord, PasskeyUse, Storage } from '../storage/storage.ts';
import { DeviceCheck } from './deviceCheck.ts';
import { addedView, newDevice, secretKey, unlessSignedOut } from './device.ts';
import type { User } from './user.ts';

const TOKEN_BYTES = 16;
const MINUTE = 60_000;
/** How long a link that adds a device is valid. */
const LINK_MS = 10 * MINUTE;
/** Most open links of one user. Another one replaces the oldest. */
const OPEN_LINKS = 3;
/** The same for links in notifications. Each message has one. */
const OPEN_NOTIFICATION_LINKS = 60;
/** The same for codes. The limits allow fewer than this in a day. */
const OPEN_CODES = 40;

/** Events of devices, for the doors that hold their connections. */
export interface DevicesSubscriber {
  /** The device has been signed out: its connections end. `person`: its user, if known. */
  signedOut(device: string, person?: string): void;
  /** The user has a new device or passkey. */
  added?(person: string, device: AddedDevice): void;
  /** The user has removed a passkey. */
  passkeyDropped?(person: string, passkey: string): void;
  /** The devices that are connected here. */
  connected(): readonly string[];
}

interface DevicesParts {
  storage: Storage;
  clock: Clock;
  log: Log;
  /** Null for a single server. */
  nodes: Nodes | null;
}

/** The user and the validity of a notification's link that adds a device. */
interface NotificationLink {
  person: string;
  table: string;
  /** Of the match, if the link ends with the next move; 0 before the start. */
  version: number | null;
  expiresAt: number;
  /** The channel that gets it, with which it ends. */
  channel: string;
}

/** A code that is sent to a user. */
type Code = Pick<DeviceTokenRecord, 'hash' | 'person' | 'expiresAt'> & Pick<NotificationLink, 'channel'>;

/** The user of a token, which the page shows before the token is used. */
export interface TokenOwner {
  person: Me;
  token: DeviceTokenRecord;
}

/** A new device of a user, with its key. */
interface Claimed {
  person: Me;
  key: string;
  device: string;
}

/** The devices of users: how they are listed, added and signed out. */
export class Devices {
  readonly #parts: DevicesParts;
  readonly #subscribers = new Set<DevicesSubscriber>();
  readonly #check: DeviceCheck | null;
  #newest = 0;

  constructor(parts: DevicesParts) {
    this.#parts = parts;
    parts.nodes?.subscribe({
      signedOut: ({ device, person }) => this.#signedOut(device, person),
      deviceAdded: ({ person, device }) => this.#each((subscriber) => subscriber.added?.(person, device)),
      passkeyDropped: ({ person, passkey }) => this.#each((subscriber) => subscriber.passkeyDropped?.(person, passkey)),
    });
    const { nodes } = parts;
    const connected = () => new Set([...this.#subscribers].flatMap((subscriber) => subscriber.connected()));
    this.#check = nodes && new DeviceCheck({ ...parts, nodes, connected, signedOut: (device) => this.#signedOut(device) });
  }

  async stop(): Promise<void> {
    await this.#check?.stop();
  }

  subscribe(subscriber: DevicesSubscriber): void {
    this.#subscribers.add(subscriber);
  }

  /** @param here the device that asks */
  async of({ id }: User, here: string | null): Promise<DeviceView[]> {
    const devices = await this.#parts.storage.devicesOf(id);
    return devices.map((device) => Object.assign(addedView(device), { seenAt: device.seenAt, here: device.id === here }));
  }

  /** Whether this user still has this device. */
  async has(person: string, device: string): Promise<boolean> {
    return (await this.#parts.storage.devicesOf(person)).some(({ id }) => id === device);
  }

  /** Whether links in the user's notifications may add a device. */
  async mayLink(person: string): Promise<boolean> {
    return (await this.#parts.storage.user(person))?.links === true;
  }

  /** Turns links in notifications on or off. Off revokes the sent ones. */
  async setLinks({ id }: User, isOn: boolean): Promise<void> {
    await this.#parts.storage.setLinks(id, isOn);
    if (!isOn) await this.#parts.storage.dropDeviceTokens(id, ['notice']);
  }

  /**
   * A one-time secret that adds a device to this user.
   *
   * @param device the device that asks, with which the secret ends
   * @throws RefusedError `notIdentified` if that device has been signed out meanwhile
   */
  async link({ id: person }: User, device: string): Promise<{ token: string; expires: number }> {
    const expires = this.#parts.clock.now() + LINK_MS;
    const link = { person, way: 'link', table: null, version: null, expiresAt: expires, device, channel: null } as const;
    return { token: await unlessSignedOut(this.#addToken(link, OPEN_LINKS)), expires };
  }

  /**
   * A one-time secret for a link in a notification.
   *
   * @throws ConflictError if the channel of the notification is gone
   */
  notificationLink(link: NotificationLink): Promise<string> {
    return this.#addToken({ ...link, way: 'notice', device: null }, OPEN_NOTIFICATION_LINKS);
  }

  /**
   * Stores the hash of a code for this user, beside the others. @returns the user's name; null if
   * there is no such user
   *
   * @throws ConflictError if the channel of the code is gone
   */
  async addCode({ person, ...code }: Code): Promise<string | null> {
    const { storage } = this.#parts;
    const user = await storage.user(person);
    if (user === null) return null;
    await storage.addDeviceToken({ ...code, person, way: 'mail', table: null, version: null, device: null }, OPEN_CODES);
    return user.name;
  }

  /** @throws RefusedError `badDeviceLink` for an unknown, used or expired token */
  async ownerOf(token: string): Promise<TokenOwner> {
    return this.#ownerOfHash(hashSecret(token));
  }

  async #ownerOfHash(hash: Uint8Array): Promise<TokenOwner> {
    const { storage, clock } = this.#parts;
    const token = await storage.deviceToken(hash);
    const owner = token === null ? null : await storage.user(token.person);
    const isValid = token !== null && owner !== null && token.expiresAt > clock.now() && (await this.#isCurrent(token));
    if (!isValid) throw new RefusedError('badDeviceLink');
    return { person: { id: owner.id, name: owner.name }, token };
  }

  /**
   * Uses a token up: the device belongs to the token's user from now on. Only this answer contains
   * its key.
   *
   * @throws RefusedError `badDeviceLink` or `tooManyDevices`
   */
  claim({ person, token }: TokenOwner, name: string): Promise<Claimed> {
    return this.#claim(person, token.way, name, { token: token.hash });
  }

  /** The same for a code. @throws RefusedError `badCode` or `tooManyDevices` */
  claimByCode(hash: Uint8Array, name: string): Promise<Claimed> {
    return insteadOfBadLink(
      'badCode',
      this.#ownerOfHash(hash).then((owner) => this.claim(owner, name)),
    );
  }

  /**
   * The same for a passkey whose answer has been verified.
   *
   * @throws RefusedError `badPasskey` or `tooManyDevices`
   */
  claimByPasskey(person: Me, passkey: PasskeyUse, name: string): Promise<Claimed> {
    return insteadOfBadLink('badPasskey', this.#claim(person, 'passkey', name, { passkey }));
  }

  /**
   * Signs a device out, and ends all open links of the user. A device that signs itself out ends
   * only its own.
   *
   * @param by the device that asks. If it has been signed out itself, nothing is
   * @throws RefusedError `unknownDevice` if the user has no such device, or `notIdentified`
   */
  async drop(user: User, by: string, device: string): Promise<void> {
    if (!(await this.#drop(user, by, device))) throw new RefusedError('unknownDevice');
  }

  /** The same for all devices but the one that asks. */
  async dropOthers(user: User, by: string): Promise<void> {
    await this.#drop(user, by, null);
  }

  /**
   * The reader of a device has seen the news of another one or of a passkey, and of those that were
   * added before it.
   *
   * @throws RefusedError `unknownDevice` unless it is one of the user that was added later: a
   *   device cannot vouch for itself
   */
  async checked({ id: person }: User, by: string, device: string): Promise<void> {
    const { storage } = this.#parts;
    const all = [...(await storage.devicesOf(person)), ...(await storage.passkeysOf(person))];
    const [own, known] = [by, device].map((id) => all.find((each) => each.id === id));
    if (own === undefined || known === undefined || known.addedAt <= own.addedAt) throw new RefusedError('unknownDevice');
    await storage.checkDevice(by, known.addedAt);
  }

  /**
   * The time of a new device or passkey. No two that a user adds here have the same, even at the
   * same moment: a reader who knows one knows those before it.
   *
   * @param known the devices and passkeys of the user
   */
  timeAfter(known: readonly { addedAt: number }[]): number {
    this.#newest = Math.max(this.#parts.clock.now(), this.#newest + 1);
    return Math.max(this.#newest, ...known.map(({ addedAt }) => addedAt + 1));
  }

  /** Announces a new device or passkey to the user's devices. */
  announce(person: string, added: AddedDevice): void {
    this.#parts.nodes?.broadcast({ type: 'deviceAdded', person, device: added });
    this.#each((subscriber) => subscriber.added?.(person, added));
  }

  /** Removes a passkey from the news on the user's devices. */
  announceDropped(person: string, passkey: string): void {
    this.#parts.nodes?.broadcast({ type: 'passkeyDropped', person, passkey });
    this.#each((subscriber) => subscriber.passkeyDropped?.(person, passkey));
  }

  async #drop({ id: person }: User, by: string, device: string | null): Promise<boolean> {
    const { storage } = this.#parts;
    const dropping = device === by ? storage.dropOwnDevice(person, by).then(() => [by]) : storage.dropDevices(person, by, device);
    const dropped = await unlessSignedOut(dropping);
    for (const each of dropped) {
      this.#parts.nodes?.broadcast({ type: 'signedOut', device: each, person });
      this.#signedOut(each, person);
    }
    return dropped.length > 0;
  }

  #signedOut(device: string, person?: string): void {
    this.#each((subscriber) => subscriber.signedOut(device, person));
  }

  async #claim(person: Me, way: DeviceRecord['way'], name: string, permit: DevicePermit): Promise<Claimed> {
    const { device, secret } = newDevice(person.id, name, way, this.#parts.clock.now());
    await this.#add(device, permit);
    return { person, key: secretKey(person.id, secret), device: device.id };
  }

  async #add(fresh: DeviceRecord, permit: DevicePermit): Promise<void> {
    const { storage } = this.#parts;
    const [others, passkeys] = await Promise.all([storage.devicesOf(fresh.person), storage.passkeysOf(fresh.person)]);
    if (others.length >= limits.devices) throw new RefusedError('tooManyDevices');
    const addedAt = this.timeAfter([...others, ...passkeys]);
    const device = { ...fresh, addedAt, seenAt: addedAt, checkedAt: addedAt };
    try {
      await storage.addDevice(device, permit);
    } catch (error) {
      if (error instanceof ConflictError) throw new RefusedError('badDeviceLink');
      throw error;
    }
    this.announce(device.person, addedView(device));
  }

  async #addToken(token: Omit<DeviceTokenRecord, 'hash'>, kept: number): Promise<string> {
    const secret = randomToken(TOKEN_BYTES);
    await this.#parts.storage.addDeviceToken({ ...token, hash: hashSecret(secret) }, kept);
    return secret;
  }

  /**
   * A link in a notification ends with the user's next move, and, if the match waited for them,
   * with their turn.
   */
  async #isCurrent({ person, table, version, way }: DeviceTokenRecord): Promise<boolean> {
    if (way !== 'notice' || table === null) return true;
    const { storage } = this.#parts;
    const head = await storage.head(table);
    const seat = head?.table.seats.findIndex((there) => there.person === person) ?? -1;
    if (head === null || seat === -1) return false;
    if (version === null || head.table.status === 'open') return true;
    if (head.table.status !== 'running') return false;
    const moves = await storage.moves(table, version);
    const wasAsked = moves.some((move) => move.version === version && move.asked.includes(seat));
    if (wasAsked && !head.asked.includes(seat)) return false;
    return moves.every((move) => move.version <= version || move.seat !== seat);
  }

  #each(tell: (subscriber: DevicesSubscriber) => void): void {
    for (const subscriber of this.#subscribers) tell(subscriber);
  }
}

/** The same refusals, with another code for a permit that is not valid. */
async function insteadOfBadLink<T>(code: ErrorCode, claiming: Promise<T>): Promise<T> {
  try {
    return await claiming;
  } catch (error) {
    if (error instanceof RefusedError && error.refusal.code === 'badDeviceLink') throw new RefusedError(code);
    throw error;
  }
}
