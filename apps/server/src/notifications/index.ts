import type { NoticesView } from '@sobremesa/protocol';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Nodes } from '../nodes/nodes.ts';
import type { User } from '../users/users.ts';
import { loudFrom } from '../users/quiet.ts';
import { RefusedError } from '../refused.ts';
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
  domainOf,
  mailsPerHour,
  mailsPerUser,
  mailsPerTarget,
  normalizedAddress,
} from './allowances.ts';
import { Channels } from './channels.ts';
import { Keys } from './keys.ts';
import { mailSender } from './mailSender.ts';
import { deliveryTo, NotificationWorker, workerSettings, type Senders, type WorkerSettings } from './notificationWorker.ts';
import { OutboundHttp } from './outboundHttp.ts';
import { pushSender } from './pushSender.ts';
import { notificationsOf, rematchNotifications } from './triggers.ts';
import { Webhooks } from './webhooks.ts';
import { webhookSender } from './webhookSender.ts';

const second = 1000;
/** The deadline of a webhook's test, for which somebody waits at the page. */
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

/** What the worker asks of the tables. */
export interface TableQueries {
  /** Whether this person has this table open somewhere. */
  isHere: (table: string, person: string) => boolean;
  /** A stored table with the outages added to its clock. */
  givenBack: (table: TableRecord) => TableRecord;
}

/** Notifies people who are away, and webhooks, of events at tables. */
export class Notifications implements NotificationOutbox {
  readonly channels: Channels;
  /** Null without a public address: messages to webhooks contain links. */
  readonly webhooks: Webhooks | null;
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
    const testHttp = new OutboundHttp(config.noticesInside, TEST_DEADLINE);
    const links = { linkTo: this.#linkTo, stopAt: this.#stopAt };
    this.webhooks = this.#address === null ? null : new Webhooks({ storage, clock, keys, channels, http: testHttp, ...links });
  }

  /** Null when several servers share a database, but no secret. */
  static async open(parts: NotificationsParts): Promise<Notifications | null> {
    const { config, storage, clock, nodes, log } = parts;
    if (nodes !== null && config.noticesKey === undefined) {
      log.warn({}, 'notifications are off on this server: NOTICES_KEY is not set; set the same key on all servers');
      return null;
    }
    const keys = Keys.load(config.dataDir, config.noticesKey ?? null);
    const http = new OutboundHttp(config.noticesInside);
    const channels = await Channels.open({ storage, clock, keys, http, nodes });
    return new Notifications(parts, keys, http, channels);
  }

  /** The kinds of channels that this server offers. */
  get offers(): NoticesView['offers'] {
    const { offline, mail } = this.#parts.config;
    return { push: offline ? this.#keys.vapid.publicKey : null, mail: mail !== undefined };
  }

  /** What the page shows to this person. */
  async of(person: User): Promise<NoticesView> {
    return { offers: this.offers, channels: await this.channels.of(person) };
  }

  /**
   * Adds an e-mail address, and sends a confirmation mail unless this person has confirmed it
   * before.
   *
   * @throws RefusedError `notOffered`, or `mailedEnough` after too many confirmation mails to this
   *   address or its domain, for this person, or of this installation
   */
  async addAddress(person: User, address: string, language: string): Promise<void> {
    const { config, clock, storage } = this.#parts;
    if (config.mail === undefined) throw new RefusedError('notOffered');
    const now = clock.now();
    if (!(await this.channels.hasConfirmed(person, address))) await this.#takeMail(person, address, now);
    const { id, confirmed } = await this.channels.addAddress(person, address, language);
    if (confirmed) return;
    await storage.dispatch({ taken: [], deferred: [], deliveries: [deliveryTo(id, { kind: 'confirm' }, now)] });
    this.#due(now);
  }

  /** Counts a confirmation mail against its allowances. */
  async #takeMail(person: User, address: string, at: number): Promise<void> {
    const { perHour, perDomain } = this.#parts.config.confirmations;
    const marked = (purpose: string, text: string) => Buffer.from(this.#keys.mark(purpose, text)).toString('base64url');
    const again = await this.#parts.storage.take(
      { key: `mails to ${marked('mail target', normalizedAddress(address))}`, at, ...mailsPerTarget },
      { key: `mails for ${person.id}`, at, ...mailsPerUser },
      { key: `mails to domain ${marked('mail domain', domainOf(address))}`, at, ...mailsPerHour(perDomain) },
      { key: 'mails', at, ...mailsPerHour(perHour) },
    );
    if (again !== null) throw new RefusedError('mailedEnough', { again });
  }

  enqueue(before: Live, planned: Planned, writes: readonly TableWrite[], nameOf: NameOf): readonly TableWrite[] {
    const now = this.#parts.clock.now();
    const afterMs = this.#parts.config.noticesAfter * second;
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
    Promise.all([storage.releaseAllowances(keys), storage.dropNotices(table.id, person, chatter)]).catch((err: unknown) => {
      log.warn({ err, table: nameInLog(table) }, 'failed to release allowances of a visitor');
    });
  }

  /** Starts a worker that sends what is due. @returns stops it, after the deliveries in progress */
  startWorker({ isHere, givenBack }: TableQueries): () => Promise<void> {
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
      loudFrom: async (person, at) => loudFrom((await storage.user(person))?.quiet ?? null, at),
    });
    const schedule = (at: number) => worker.schedule(at);
    this.#dueSubscribers.add(schedule);
    worker.start();
    return async () => {
      this.#dueSubscribers.delete(schedule);
      await worker.stop();
    };
  }

  /** Something new is due at this moment. */
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

  /**
   * The public address of the server without a slash at the end; null when it is not configured.
   */
  get #address(): string | null {
    return this.#parts.config.publicUrl?.href.replace(/\/$/, '') ?? null;
  }

  readonly #linkTo = (table: string): string => `${this.#address}/t/${table}`;
  readonly #stopAt = (channel: string): string => `${this.#address}/notices/stop/${this.#keys.sign('stop', channel)}`;

  /**
   * Whether somebody at the table may have a channel. At most tables nobody has, and a move costs
   * nothing more.
   */
  #hasRecipient({ id, seats }: TableRecord): boolean {
    return this.channels.mayHave(id) || seats.some(({ person }) => person !== null && this.channels.mayHave(person));
  }
}

/** The contact that push services get (RFC 8292). */
function vapidSubject({ publicUrl }: Config): string {
  return publicUrl?.protocol === 'https:' ? publicUrl.origin : 'mailto:host@sobremesa.invalid';
}
