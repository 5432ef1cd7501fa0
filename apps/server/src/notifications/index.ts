import type { NotificationKind, NotificationLanguage, NotificationsView } from '@sobremesa/protocol';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Nodes } from '../nodes/nodes.ts';
import type { Devices } from '../users/devices.ts';
import type { User } from '../users/users.ts';
import { loudFrom } from '../users/quiet.ts';
import { RefusedError } from '../refused.ts';
import { randomIndex, randomToken } from '../secrets.ts';
import type { Storage, TableRecord, TableWrite } from '../storage/storage.ts';
import type { Log } from '../log.ts';
import type { NotificationOutbox } from '../tables/index.ts';
import type { Planned } from '../tables/rules/change.ts';
import type { Live } from '../tables/rules/live.ts';
import { nameInLog } from '../tables/rules/logName.ts';
import type { NameOf } from '../tables/rules/names.ts';
import {
  allowanceKeysOfVisit,
  chatter,
  codesPerAsker,
  codesPerNetwork,
  codesPerTarget,
  domainOf,
  mailsPerHour,
  mailsPerUser,
  mailsPerTarget,
  normalizedAddress,
  triesPerCode,
} from './allowances.ts';
import { Channels } from './channels.ts';
import { codeMark, newCode } from './codes.ts';
import { FailedDeliveries } from './failedDeliveries.ts';
import { Keys } from './keys.ts';
import { mailSender, sendTestMail } from './mailSender.ts';
import {
  deliveryTo,
  NotificationWorker,
  workerSettings,
  type DeviceTokens,
  type Senders,
  type WorkerSettings,
} from './notificationWorker.ts';
import { OutboundHttp } from './outboundHttp.ts';
import { pushSender } from './pushSender.ts';
import { notificationsOf, rematchNotifications } from './triggers.ts';
import { Webhooks } from './webhooks.ts';
import { webhookSender } from './webhookSender.ts';

const second = 1000;
const minute = 60 * second;
/** How long a code in an e-mail is valid, and at most how long a link in a notification. */
const CODE_MS = 15 * minute;
const LINK_MS = 48 * 60 * minute;
/** A code is looked up and sent after a random delay of up to this. */
const CODE_DELAY_MS = second;
const REQUEST_BYTES = 16;
/** Timeout of a webhook's test, for which the page waits. */
const TEST_DEADLINE = 5 * second;

export interface NotificationsParts {
  config: Config;
  storage: Storage;
  clock: Clock;
  log: Log;
  /** The other servers on the same database; null for a single server. */
  nodes: Nodes | null;
  settings?: Partial<WorkerSettings>;
  /** Replaces the senders in tests. */
  senders?: Senders;
}

/** The worker's queries about tables. */
export interface TableQueries {
  /** Whether this person has this table open somewhere. */
  isHere: (table: string, person: string) => boolean;
  /** A stored table with the outages added to its clock. */
  givenBack: (table: TableRecord) => TableRecord;
  devices: Devices;
}

/** Notifies people who are away, and webhooks, of events at tables. */
export class Notifications implements NotificationOutbox {
  readonly channels: Channels;
  /** Null without a public address: messages to webhooks contain links. */
  readonly webhooks: Webhooks | null;
  readonly failedDeliveries = new FailedDeliveries();
  readonly #parts: NotificationsParts;
  readonly #keys: Keys;
  readonly #http: OutboundHttp;
  readonly #dueSubscribers = new Set<(at: number) => void>();

  private constructor(parts: NotificationsParts, keys: Keys, http: OutboundHttp, channels: Channels) {
    this.#parts = parts;
    this.#keys = keys;
    this.#http = http;
    this.channels = channels;
    const { storage, clock, config } = parts;
    const testHttp = new OutboundHttp(config.notificationsInside, TEST_DEADLINE);
    const links = { linkTo: this.#linkTo, stopAt: this.#stopAt };
    this.webhooks = this.#address === null ? null : new Webhooks({ storage, clock, keys, channels, http: testHttp, ...links });
  }

  /** Null when several servers share a database, but no secret. */
  static async open(parts: NotificationsParts): Promise<Notifications | null> {
    const { config, storage, clock, nodes, log } = parts;
    if (nodes !== null && config.notificationsKey === undefined) {
      log.warn({}, 'notifications are off on this server: NOTICES_KEY is not set; set the same key on all servers');
      return null;
    }
    const keys = Keys.load(config.dataDir, config.notificationsKey ?? null);
    const http = new OutboundHttp(config.notificationsInside);
    const channels = await Channels.open({ storage, clock, keys, http, nodes });
    return new Notifications(parts, keys, http, channels);
  }

  /** The kinds of channels that this server offers. */
  get offers(): NotificationsView['offers'] {
    const { offline, mail } = this.#parts.config;
    return { push: offline ? this.#keys.vapid.publicKey : null, mail: mail !== undefined };
  }

  /** The notification settings of this person, for the page. */
  async of(user: User): Promise<NotificationsView> {
    const [channels, stored] = await Promise.all([this.channels.of(user), this.#parts.storage.user(user.id)]);
    return { offers: this.offers, channels, turnedOff: [...(stored?.turnedOff ?? [])] };
  }

  /** Sets the kinds of notification that this user does not get. */
  async turnOff({ id }: User, kinds: readonly NotificationKind[]): Promise<void> {
    await this.#parts.storage.setTurnedOff(id, [...new Set(kinds)]);
  }

  /**
   * Adds an e-mail address, and sends a confirmation mail unless this person has confirmed it
   * before.
   *
   * @param device the device that asks: until it is confirmed, the address ends with it
   * @throws RefusedError `notOffered`, or `mailedEnough` after too many confirmation mails to this
   *   address or its domain, for this person, or of this installation
   */
  async addAddress(user: User, address: string, language: string, device: string | null): Promise<void> {
    const { config, clock, storage } = this.#parts;
    if (config.mail === undefined) throw new RefusedError('notOffered');
    const now = clock.now();
    if (!(await this.channels.hasConfirmed(user, address))) await this.#takeMail(user, address, now);
    const { id, confirmed } = await this.channels.addAddress(user, address, language, device);
    if (confirmed) return;
    await storage.dispatch({ taken: [], deferred: [], deliveries: [deliveryTo(id, { kind: 'confirm' }, now)] });
    this.#due(now);
  }

  /**
   * Sends a test mail at once, for the operator. Resolves to the reason why the mail server did not
   * take it; null if it did.
   *
   * @throws RefusedError `notOffered` without a mail server
   */
  async testMail(address: string, language: NotificationLanguage): Promise<string | null> {
    const { mail } = this.#parts.config;
    if (mail === undefined || this.#address === null) throw new RefusedError('notOffered');
    return sendTestMail({ ...mail, address: this.#address }, address, language);
  }

  /** Takes a confirmation mail from its allowances. */
  async #takeMail(user: User, address: string, at: number): Promise<void> {
    const { perHour, perDomain } = this.#parts.config.confirmations;
    const again = await this.#parts.storage.take(
      { key: `mails to ${this.#marked('mail target', normalizedAddress(address))}`, at, ...mailsPerTarget },
      { key: `mails for ${user.id}`, at, ...mailsPerUser },
      { key: `mails to domain ${this.#marked('mail domain', domainOf(address))}`, at, ...mailsPerHour(perDomain) },
      { key: 'mails', at, ...mailsPerHour(perHour) },
    );
    if (again !== null) throw new RefusedError('mailedEnough', { again });
  }

  /**
   * Sends a code to each user who has confirmed this address. Neither the response nor its time
   * reveals whether there is one: the work for users comes after it. Requests of others do not
   * affect a code: each request has its own attempts, and all codes stay valid.
   *
   * @param network the network from which the request comes
   * @returns the token that the code needs
   * @throws RefusedError `notOffered`, or `mailedEnough` after too many requests from this network,
   *   or for this address
   */
  async sendCode(address: string, network: string): Promise<{ request: string }> {
    const { config, clock, storage, log } = this.#parts;
    if (config.mail === undefined) throw new RefusedError('notOffered');
    const at = clock.now();
    const [to, from] = [this.#marked('mail address', address.toLowerCase()), this.#marked('network', network)];
    const again = await storage.take(
      { key: `codes to ${to} from ${from}`, at, ...codesPerAsker },
      { key: `codes from ${from}`, at, ...codesPerNetwork },
      { key: `codes to ${to}`, at, ...codesPerTarget },
    );
    if (again !== null) throw new RefusedError('mailedEnough', { again });
    const request = this.#keys.sign('code', randomToken(REQUEST_BYTES));
    // Neither this answer nor one to a request right behind it waits for the lookup.
    clock.after(randomIndex(CODE_DELAY_MS), () => {
      this.#enqueueCodes(address, request).catch((err: unknown) => log.warn({ err }, 'failed to send a code'));
    });
    return { request };
  }

  async #enqueueCodes(address: string, request: string): Promise<void> {
    const { storage, config, clock, log } = this.#parts;
    const channels = await storage.channelsAt(this.channels.addressMark(address));
    // Requests may be carried out in another order than they came, and a limit's time only rises.
    const at = clock.now();
    const body = { kind: 'code', request: this.#marked('code request', request) } as const;
    const deliveries = channels.map(({ id }) => deliveryTo(id, body, at));
    if (deliveries.length === 0) return;
    // Only sent codes count, so that nobody can use the limit up with addresses that belong to
    // nobody.
    const again = await storage.take({ key: 'codes', at, ...mailsPerHour(config.confirmations.perHour) });
    if (again !== null) {
      log.warn({}, 'did not send a code: CONFIRMATIONS_PER_HOUR is reached');
      return;
    }
    await storage.dispatch({ taken: [], deferred: [], deliveries });
    this.#due(at);
  }

  /**
   * The hash of a code that was typed for this address. Counts as an attempt of its request.
   *
   * @throws RefusedError `badCode` for an invalid code or request, and after too many attempts
   */
  async tryCode({ address, request, code }: { address: string; request: string; code: string }): Promise<Uint8Array> {
    const { clock, storage } = this.#parts;
    if (this.#keys.verify('code', request) === null) throw new RefusedError('badCode');
    const mark = this.#marked('code request', request);
    const again = await storage.take({ key: `code tries ${mark}`, at: clock.now(), ...triesPerCode });
    const hash = codeMark(this.#keys, { address, request: mark }, code);
    if (again !== null || hash === null) throw new RefusedError('badCode');
    return hash;
  }

  #marked(purpose: string, text: string): string {
    return Buffer.from(this.#keys.mark(purpose, text)).toString('base64url');
  }

  /** Links and codes that add a device, for the worker's messages. */
  #tokens(devices: Devices): DeviceTokens {
    const { clock } = this.#parts;
    return {
      forLink: async ({ person, ...link }) => {
        return (await devices.mayLink(person))
          ? devices.notificationLink({ ...link, person, expiresAt: clock.now() + LINK_MS })
          : null;
      },
      forCode: async ({ address, request, ...to }) => {
        const code = newCode();
        const hash = codeMark(this.#keys, { address, request }, code);
        const name = hash && (await devices.addCode({ ...to, hash, expiresAt: clock.now() + CODE_MS }));
        return name === null ? null : { code, name };
      },
    };
  }

  enqueue(before: Live, planned: Planned, writes: readonly TableWrite[], nameOf: NameOf): readonly TableWrite[] {
    const now = this.#parts.clock.now();
    const afterMs = this.#parts.config.notificationsAfter * second;
    return writes.map((write) => {
      const table = write === planned.write ? planned.after.table : write.table;
      if (table === undefined || !this.#hasRecipient(table)) return write;
      const triggered =
        write === planned.write
          ? notificationsOf(before, planned, nameOf, afterMs, now)
          : rematchNotifications(table, afterMs, now);
      const notices = triggered.filter(({ person }) => this.channels.mayHave(person ?? table.id));
      return notices.length === 0 ? write : { ...write, notices };
    });
  }

  stored(writes: readonly TableWrite[]): void {
    for (const { notices = [] } of writes) for (const { dueAt } of notices) this.#due(dueAt);
    for (const { table } of writes) {
      const next = table?.rematch ?? null;
      const isNew = next !== null && writes.some(({ id }) => id === next);
      if (table === undefined || !isNew || !this.channels.mayHave(table.id)) continue;
      const { log } = this.#parts;
      void this.webhooks?.copy(table.id, next).catch((err: unknown) => {
        log.warn({ err, table: nameInLog(table) }, 'failed to copy webhooks to the rematch');
      });
    }
  }

  visited(table: TableRecord, person: string): void {
    const isNotified = this.channels.mayHave(person) || this.channels.mayHave(table.id);
    const isPartOfIt = table.host === person || table.seats.some((seat) => seat.person === person);
    if (!isNotified || !isPartOfIt) return;
    const { storage, log } = this.#parts;
    const keys = allowanceKeysOfVisit(table, person);
    Promise.all([storage.releaseAllowances(keys), storage.dropNotifications(table.id, person, chatter)]).catch((err: unknown) => {
      log.warn({ err, table: nameInLog(table) }, 'failed to release allowances of a visitor');
    });
  }

  /**
   * Starts a worker that sends due notifications. @returns stops it, after the deliveries in
   * progress
   */
  startWorker({ isHere, givenBack, devices }: TableQueries): () => Promise<void> {
    const { storage, clock, log, nodes, settings, senders } = this.#parts;
    const worker = new NotificationWorker({
      storage,
      clock,
      log,
      keys: this.#keys,
      senders: senders ?? this.#senders(),
      settings: { ...workerSettings, ...settings },
      isShared: nodes !== null,
      isHere,
      givenBack,
      tokens: this.#tokens(devices),
      failures: this.failedDeliveries,
      loudFrom: async (person, at) => loudFrom((await storage.user(person))?.quiet ?? null, at),
      isWanted: async (person, kind) => (await storage.user(person))?.turnedOff.includes(kind) !== true,
    });
    const schedule = (at: number) => worker.schedule(at);
    this.#dueSubscribers.add(schedule);
    worker.start();
    return async () => {
      this.#dueSubscribers.delete(schedule);
      await worker.stop();
    };
  }

  /** Notifies subscribers that a notification is due at this time. */
  #due(at: number): void {
    for (const schedule of this.#dueSubscribers) schedule(at);
  }

  #senders(): Senders {
    const http = this.#http;
    const stopToken = (channel: string) => this.#keys.sign('stop', channel);
    const push = pushSender({ http, vapid: this.#keys.vapid, subject: vapidSubject(this.#parts.config), stopToken });
    const { mail } = this.#parts.config;
    const address = this.#address;
    if (address === null) return { push, mail: null, hook: null };
    const confirmToken = (channel: string) => this.#keys.sign('confirm', channel);
    return {
      push,
      mail: mail === undefined ? null : mailSender({ ...mail, address, confirmToken, stopToken, log: this.#parts.log }),
      hook: webhookSender({ http, linkTo: this.#linkTo, stopAt: this.#stopAt }),
    };
  }

  /** The server's public address without a trailing slash; null if it is not configured. */
  get #address(): string | null {
    return this.#parts.config.publicUrl?.href.replace(/\/$/, '') ?? null;
  }

  readonly #linkTo = (table: string): string => `${this.#address}/t/${table}`;
  readonly #stopAt = (channel: string): string => `${this.#address}/notices/stop/${this.#keys.sign('stop', channel)}`;

  /**
   * Whether anybody at the table may have a channel. Most tables have none, and their moves skip
   * all further work.
   */
  #hasRecipient({ id, seats }: TableRecord): boolean {
    return this.channels.mayHave(id) || seats.some(({ person }) => person !== null && this.channels.mayHave(person));
  }
}

/** The contact for push services (RFC 8292). */
function vapidSubject({ publicUrl }: Config): string {
  return publicUrl?.protocol === 'https:' ? publicUrl.origin : 'mailto:host@sobremesa.invalid';
}
