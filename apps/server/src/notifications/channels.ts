import type { NotificationsView } from '@sobremesa/protocol';
import type { Clock } from '../clock.ts';
import type { Nodes } from '../nodes/nodes.ts';
import { unlessSignedOut } from '../users/device.ts';
import type { User } from '../users/users.ts';
import { RefusedError } from '../refused.ts';
import { randomToken } from '../secrets.ts';
import type { ChannelRecord, Storage } from '../storage/storage.ts';
import { browsersPerUser } from './allowances.ts';
import type { Keys } from './keys.ts';
import type { OutboundHttp } from './outboundHttp.ts';
import type { Subscription } from './push.ts';

const ID_BYTES = 12;
/** The most browsers of one person. Adding another one removes the oldest. */
const MOST_BROWSERS = 10;

export interface ChannelsParts {
  storage: Storage;
  clock: Clock;
  keys: Keys;
  http: OutboundHttp;
  nodes: Nodes | null;
}

/**
 * The notification channels of people and tables. Their targets are stored sealed and never shown
 * again.
 */
export class Channels {
  readonly #parts: ChannelsParts;
  #owners: ReadonlySet<string> = new Set();

  private constructor(parts: ChannelsParts) {
    this.#parts = parts;
    const refresh = () => void this.refresh().catch(() => undefined);
    // A message about a channel is lost while its sender or this server cannot reach Redis.
    parts.nodes?.subscribe({ channels: refresh, ask: refresh, recovered: refresh });
  }

  static async open(parts: ChannelsParts): Promise<Channels> {
    const channels = new Channels(parts);
    await channels.#fillAddresses();
    await channels.refresh();
    return channels;
  }

  /** Whether this person or table may have a confirmed channel. */
  mayHave(owner: string): boolean {
    return this.#owners.has(owner);
  }

  /** Reloads the owners of channels. */
  async refresh(): Promise<void> {
    this.#owners = new Set(await this.#parts.storage.channelOwners());
  }

  /** The channels of a person, as the page shows them. */
  async of({ id }: User): Promise<NotificationsView['channels']> {
    const channels = await this.#parts.storage.channelsOf(id);
    return channels.map((channel) => ({
      id: channel.id,
      kind: channel.kind,
      confirmed: channel.confirmed,
      label: this.#labelOf(channel),
    }));
  }

  /**
   * @param device the device that the browser belongs to: the channel ends with it
   * @throws RefusedError `badAddress`, or `rateLimited` after too many browsers in a day
   */
  async addBrowser(
    { id: person }: User,
    subscription: Subscription,
    label: string,
    language: string,
    device: string | null,
  ): Promise<{ channel: string }> {
    const { storage, http, keys, clock } = this.#parts;
    if (!http.allows(subscription.endpoint)) throw new RefusedError('badAddress');
    if ((await storage.take({ key: `browsers of ${person}`, at: clock.now(), ...browsersPerUser })) !== null) {
      throw new RefusedError('rateLimited');
    }
    const mark = keys.mark('push', subscription.endpoint);
    const added = await this.add(
      { kind: 'push', person, table: null, mark, language, confirmed: true, device, address: null },
      { ...subscription, label },
    );
    const browsers = (await storage.channelsOf(person)).filter(({ kind }) => kind === 'push');
    for (const old of browsers.slice(0, Math.max(browsers.length - MOST_BROWSERS, 0))) await storage.dropChannel(old.id);
    return { channel: added.id };
  }

  /** Whether this person has confirmed an address. */
  async hasAddress({ id }: User): Promise<boolean> {
    return (await this.#parts.storage.channelsOf(id)).some(({ kind, confirmed }) => kind === 'mail' && confirmed);
  }

  /** Whether this person has confirmed this address. */
  async hasConfirmed({ id: person }: User, address: string): Promise<boolean> {
    const mark = Buffer.from(this.#mailMark(person, address));
    const channels = await this.#parts.storage.channelsOf(person);
    return channels.some((channel) => channel.confirmed && mark.equals(channel.mark));
  }

  /**
   * Adds an e-mail address, unconfirmed unless this person has confirmed it before.
   *
   * @param device the device that asks: an unconfirmed address is removed with it
   */
  async addAddress({ id: person }: User, address: string, language: string, device: string | null): Promise<ChannelRecord> {
    const mark = this.#mailMark(person, address);
    const label = `${address.slice(0, 1)}…${address.slice(address.indexOf('@'))}`;
    const of = { kind: 'mail', person, table: null, device, address: this.addressMark(address) } as const;
    return this.add({ ...of, mark, language, confirmed: false }, { address, label });
  }

  /**
   * Confirms the channel of a link.
   *
   * @throws RefusedError `unknownChannel` when the token is invalid or too old
   */
  async confirm(token: string): Promise<void> {
    const id = this.#parts.keys.verify('confirm', token);
    if (id === null || !(await this.#parts.storage.confirmChannel(id))) throw new RefusedError('unknownChannel');
    await this.#changed();
  }

  /** @throws RefusedError `unknownChannel` when this person has no such channel */
  async drop({ id: person }: User, channel: string): Promise<void> {
    const { storage } = this.#parts;
    if ((await storage.channel(channel))?.person !== person) throw new RefusedError('unknownChannel');
    await this.remove(channel);
  }

  /**
   * Removes the channel of a link.
   *
   * @throws RefusedError `unknownChannel` when the token is invalid
   */
  async stop(token: string): Promise<void> {
    const id = this.#parts.keys.verify('stop', token);
    if (id === null) throw new RefusedError('unknownChannel');
    // Succeeds also when the channel has been removed before.
    await this.remove(id);
  }

  /**
   * Adds a channel, or gives the channel with the same mark a new target.
   *
   * @throws RefusedError `notIdentified` if its device has been signed out meanwhile
   */
  async add(channel: Omit<ChannelRecord, 'id' | 'sealed' | 'createdAt'>, target: object): Promise<ChannelRecord> {
    const { storage, clock, keys } = this.#parts;
    const sealed = keys.seal(JSON.stringify(target), channel.mark);
    const record = { ...channel, id: randomToken(ID_BYTES), sealed, createdAt: clock.now() };
    const adding = storage.addChannel(record);
    const added = await (record.device === null ? adding : unlessSignedOut(adding));
    await this.#changed();
    return added;
  }

  /** Removes a channel and its pending deliveries. */
  async remove(id: string): Promise<void> {
    await this.#parts.storage.dropChannel(id);
    await this.#changed();
  }

  /** Channels of an earlier release have no hash of their address alone. */
  async #fillAddresses(): Promise<void> {
    const { storage, keys } = this.#parts;
    for (const { id, sealed, mark } of await storage.channelsWithoutAddress()) {
      const target = keys.unseal(sealed, mark);
      if (target === null) continue;
      await storage.setChannelAddress(id, this.addressMark((JSON.parse(target) as { address: string }).address));
    }
  }

  /** A keyed hash of an e-mail address, by which its channels are found. */
  addressMark(address: string): Uint8Array {
    return this.#parts.keys.mark('mail address', address.toLowerCase());
  }

  #mailMark(person: string, address: string): Uint8Array {
    return this.#parts.keys.mark('mail', person, address.toLowerCase());
  }

  async #changed(): Promise<void> {
    await this.refresh();
    this.#parts.nodes?.broadcast({ type: 'channels' });
  }

  /** Shows enough for its owner to recognize it. */
  #labelOf({ sealed, mark }: ChannelRecord): string {
    const target = this.#parts.keys.unseal(sealed, mark);
    return target === null ? '' : ((JSON.parse(target) as { label?: string }).label ?? '');
  }
}
