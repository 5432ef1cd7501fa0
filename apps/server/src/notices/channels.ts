import type { NoticesView } from '@sobremesa/protocol';
import type { Clock } from '../clock.ts';
import type { Nodes } from '../nodes/nodes.ts';
import type { Person } from '../people/people.ts';
import { RefusedError } from '../refused.ts';
import { randomToken } from '../secrets.ts';
import type { ChannelRecord, Storage } from '../storage/storage.ts';
import { browsersPerPerson } from './allowances.ts';
import type { Keys } from './keys.ts';
import type { Subscription } from './push.ts';
import type { Reach } from './reach.ts';

const ID_BYTES = 12;
/** Devices of one person. The one that was added first gives way. */
const DEVICES = 10;

export interface ChannelsParts {
  storage: Storage;
  clock: Clock;
  keys: Keys;
  reach: Reach;
  nodes: Nodes | null;
}

/** By what people, and tables, want to be told. What leads to them is sealed, and never shown again. */
export class Channels {
  readonly #parts: ChannelsParts;
  #owners: ReadonlySet<string> = new Set();

  private constructor(parts: ChannelsParts) {
    this.#parts = parts;
    parts.nodes?.listen({ channels: () => void this.renew().catch(() => undefined) });
  }

  static async open(parts: ChannelsParts): Promise<Channels> {
    const channels = new Channels(parts);
    await channels.renew();
    return channels;
  }

  /** Whether this person, or this table, may have one. */
  mayHave(owner: string): boolean {
    return this.#owners.has(owner);
  }

  /** Looks again who has one, as after another server has said so. */
  async renew(): Promise<void> {
    this.#owners = new Set(await this.#parts.storage.channelOwners());
  }

  /** A person's, as they are shown to them. */
  async of({ id }: Person): Promise<NoticesView['channels']> {
    const channels = await this.#parts.storage.channelsOf(id);
    return channels.map((channel) => ({
      id: channel.id,
      kind: channel.kind,
      confirmed: channel.confirmed,
      label: this.#labelOf(channel),
    }));
  }

  /** @throws RefusedError `badAddress`, or `rateLimited` when this person has added too many today */
  async addBrowser(
    { id: person }: Person,
    subscription: Subscription,
    label: string,
    language: string,
  ): Promise<{ channel: string }> {
    const { storage, reach, keys, clock } = this.#parts;
    if (!reach.allows(subscription.endpoint)) throw new RefusedError('badAddress');
    if ((await storage.take({ key: `browsers of ${person}`, at: clock.now(), ...browsersPerPerson })) !== null) {
      throw new RefusedError('rateLimited');
    }
    const mark = keys.mark('push', subscription.endpoint);
    const added = await this.add(
      { kind: 'push', person, table: null, mark, language, confirmed: true },
      { ...subscription, label },
    );
    const devices = (await storage.channelsOf(person)).filter(({ kind }) => kind === 'push');
    for (const old of devices.slice(0, Math.max(devices.length - DEVICES, 0))) await storage.dropChannel(old.id);
    return { channel: added.id };
  }

  /** Whether this address is confirmed as this person's. */
  async hasConfirmed({ id: person }: Person, address: string): Promise<boolean> {
    const mark = Buffer.from(this.#mailMark(person, address));
    const channels = await this.#parts.storage.channelsOf(person);
    return channels.some((channel) => channel.confirmed && mark.equals(channel.mark));
  }

  /** An address of this person's, which is yet to be confirmed if it was not before. */
  async addAddress({ id: person }: Person, address: string, language: string): Promise<ChannelRecord> {
    const mark = this.#mailMark(person, address);
    const label = `${address.slice(0, 1)}…${address.slice(address.indexOf('@'))}`;
    return this.add({ kind: 'mail', person, table: null, mark, language, confirmed: false }, { address, label });
  }

  /** Its owner has followed the link. @throws RefusedError `unknownChannel` when the link is none of ours, or too old */
  async confirm(token: string): Promise<void> {
    const id = this.#parts.keys.signed('confirm', token);
    if (id === null || !(await this.#parts.storage.confirmChannel(id))) throw new RefusedError('unknownChannel');
    await this.#changed();
  }

  /** @throws RefusedError `unknownChannel` when this person has none of this id */
  async drop({ id: person }: Person, channel: string): Promise<void> {
    const { storage } = this.#parts;
    if ((await storage.channel(channel))?.person !== person) throw new RefusedError('unknownChannel');
    await this.forget(channel);
  }

  /** Gives up the channel that a link in a notice is about. @throws RefusedError `unknownChannel` when the link is none of ours */
  async stop(token: string): Promise<void> {
    const id = this.#parts.keys.signed('stop', token);
    if (id === null) throw new RefusedError('unknownChannel');
    // Whoever presses twice has what they want.
    await this.forget(id);
  }

  /** One that leads to `target`, or what there is at the same mark with another one. */
  async add(about: Omit<ChannelRecord, 'id' | 'sealed' | 'createdAt'>, target: object): Promise<ChannelRecord> {
    const { storage, clock, keys } = this.#parts;
    const sealed = keys.seal(JSON.stringify(target), about.mark);
    const added = await storage.addChannel({ ...about, id: randomToken(ID_BYTES), sealed, createdAt: clock.now() });
    await this.#changed();
    return added;
  }

  /** With all that is on its way there. */
  async forget(id: string): Promise<void> {
    await this.#parts.storage.dropChannel(id);
    await this.#changed();
  }

  #mailMark(person: string, address: string): Uint8Array {
    return this.#parts.keys.mark('mail', person, address.toLowerCase());
  }

  async #changed(): Promise<void> {
    await this.renew();
    this.#parts.nodes?.broadcast({ type: 'channels' });
  }

  /** So much that its owner knows it again. */
  #labelOf({ sealed, mark }: ChannelRecord): string {
    const target = this.#parts.keys.open(sealed, mark);
    return target === null ? '' : ((JSON.parse(target) as { label?: string }).label ?? '');
  }
}
