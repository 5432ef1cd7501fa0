import type { NoticesView } from '@sobremesa/protocol';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Nodes } from '../nodes/nodes.ts';
import type { Person } from '../people/people.ts';
import { loudFrom } from '../people/quiet.ts';
import { RefusedError } from '../refused.ts';
import type { Storage, TableRecord, TableWrite } from '../storage/storage.ts';
import type { Log } from '../log.ts';
import type { NotificationOutbox } from '../tables/index.ts';
import type { Planned } from '../tables/rules/change.ts';
import type { Live } from '../tables/rules/live.ts';
import { nameInLog } from '../tables/rules/logName.ts';
import type { NameOf } from '../tables/rules/names.ts';
import { allowancesOfVisit, chatter, countedAs, mailsPerPerson, mailsPerTarget } from './allowances.ts';
import { Channels } from './channels.ts';
import { Hooks } from './hooks.ts';
import { hookSender } from './hookSender.ts';
import { Courier, courierSettings, deliveryTo, type CourierSettings, type Senders } from './courier.ts';
import { mailSender } from './mailSender.ts';
import { Keys } from './keys.ts';
import { occasionsOf, rematchOccasions } from './occasions.ts';
import { pushSender } from './pushSender.ts';
import { Reach } from './reach.ts';

const second = 1000;
/** Whoever tries a channel waits no longer for it. */
const TRIAL = 5 * second;

export interface NoticesParts {
  config: Config;
  storage: Storage;
  clock: Clock;
  log: Log;
  /** The other servers behind the same address; null when there are none. */
  nodes: Nodes | null;
  settings?: Partial<CourierSettings>;
  /** In place of those that send. */
  senders?: Senders;
}

/** What notices have to know of tables, and of those who may be told. */
export interface Whereabouts {
  /** Whether this person has this table open somewhere. */
  isHere: (table: string, person: string) => boolean;
  /** A table that was read, with the time on its clock in which no server was there. */
  givenBack: (table: TableRecord) => TableRecord;
}

/** Tells people who are away what happens at their tables. */
export class Notices implements NotificationOutbox {
  readonly channels: Channels;
  /** Null where nobody knows where the server is found: what a channel is told has a link in it. */
  readonly hooks: Hooks | null;
  readonly #parts: NoticesParts;
  readonly #keys: Keys;
  readonly #reach: Reach;
  #courier: Courier | null = null;

  private constructor(parts: NoticesParts, keys: Keys, reach: Reach, channels: Channels) {
    this.#parts = parts;
    this.#keys = keys;
    this.#reach = reach;
    this.channels = channels;
    const { storage, clock, config } = parts;
    const trying = new Reach(config.noticesInside, TRIAL);
    const hooks = new Hooks({ storage, clock, keys, channels, reach: trying, linkTo: this.#linkTo, stopAt: this.#stopAt });
    this.hooks = this.#address === null ? null : hooks;
  }

  /** Null where several servers share a database and have no secret in common. */
  static async open(parts: NoticesParts): Promise<Notices | null> {
    const { config, storage, clock, nodes, log } = parts;
    if (nodes !== null && config.noticesKey === undefined) {
      log.warn({}, 'notifications are off on this server: NOTICES_KEY is not set; set the same key on all servers');
      return null;
    }
    const keys = Keys.open(config.dataDir, config.noticesKey ?? null);
    const reach = new Reach(config.noticesInside);
    const channels = await Channels.open({ storage, clock, keys, reach, nodes });
    return new Notices(parts, keys, reach, channels);
  }

  /** By what people can be told here. */
  get offers(): NoticesView['offers'] {
    const { offline, mail } = this.#parts.config;
    return { push: offline ? this.#keys.vapid.publicKey : null, mail: mail !== undefined };
  }

  /** What this person has. */
  async of(person: Person): Promise<NoticesView> {
    return { offers: this.offers, channels: await this.channels.of(person) };
  }

  /**
   * This person wants e-mails at this address; the first asks whether it is theirs.
   *
   * @throws RefusedError `notOffered`, or `mailedEnough` when no more confirmation mails go to this address, or are sent for this person,
   * for now
   */
  async writeTo(person: Person, address: string, language: string): Promise<void> {
    const { config, clock, storage } = this.#parts;
    if (config.mail === undefined) throw new RefusedError('notOffered');
    const now = clock.now();
    if (!(await this.channels.hasConfirmed(person, address))) await this.#takeMail(person, address, now);
    const { id, confirmed } = await this.channels.addAddress(person, address, language);
    if (confirmed) return;
    await storage.dispatch({ taken: [], deferred: [], deliveries: [deliveryTo(id, { kind: 'confirm' }, now)] });
    this.#courier?.expect(now);
  }

  /** Counts a confirmation mail. Two at the same time are counted as two. */
  async #takeMail(person: Person, address: string, at: number): Promise<void> {
    const target = Buffer.from(this.#keys.mark('mail target', countedAs(address))).toString('base64url');
    const again = await this.#parts.storage.take(
      { key: `mails to ${target}`, at, ...mailsPerTarget },
      { key: `mails for ${person.id}`, at, ...mailsPerPerson },
    );
    if (again !== null) throw new RefusedError('mailedEnough', { again });
  }

  enqueue(before: Live, planned: Planned, writes: readonly TableWrite[], nameOf: NameOf): readonly TableWrite[] {
    const now = this.#parts.clock.now();
    const afterMs = this.#parts.config.noticesAfter * second;
    return writes.map((write) => {
      const table = write === planned.write ? planned.after.table : write.table;
      if (table === undefined || !this.#concerns(table)) return write;
      const all =
        write === planned.write ? occasionsOf(before, planned, nameOf, afterMs, now) : rematchOccasions(table, afterMs, now);
      const notices = all.filter(({ person }) => this.channels.mayHave(person ?? table.id));
      return notices.length === 0 ? write : { ...write, notices };
    });
  }

  stored(writes: readonly TableWrite[]): void {
    for (const { notices = [] } of writes) for (const { dueAt } of notices) this.#courier?.expect(dueAt);
    for (const { table } of writes) {
      const next = table?.rematch ?? null;
      const isFresh = next !== null && writes.some(({ id }) => id === next);
      if (table === undefined || !isFresh || !this.channels.mayHave(table.id)) continue;
      const { log } = this.#parts;
      void this.hooks?.carry(table.id, next).catch((err: unknown) => {
        log.warn({ err, table: nameInLog(table) }, 'failed to carry a webhook over to the rematch');
      });
    }
  }

  visited(table: TableRecord, person: string): void {
    const isNotified = this.channels.mayHave(person) || this.channels.mayHave(table.id);
    const isPartOfIt = table.host === person || table.seats.some((seat) => seat.person === person);
    if (!isNotified || !isPartOfIt) return;
    const { storage, log } = this.#parts;
    const keys = allowancesOfVisit(table, person);
    Promise.all([storage.releaseAllowances(keys), storage.dropNotices(table.id, person, chatter)]).catch((err: unknown) => {
      log.warn({ err, table: nameInLog(table) }, 'failed to release the allowances of a visitor');
    });
  }

  /** Begins to tell. */
  start({ isHere, givenBack }: Whereabouts): void {
    const { storage, clock, log, nodes, settings, senders } = this.#parts;
    this.#courier = new Courier({
      storage,
      clock,
      log,
      keys: this.#keys,
      senders: senders ?? this.#senders(),
      settings: { ...courierSettings, ...settings },
      isShared: nodes !== null,
      isHere,
      givenBack,
      loudFrom: async (person, at) => loudFrom((await storage.person(person))?.quiet ?? null, at),
    });
    this.#courier.start();
  }

  /** Waits for what is being sent. */
  async stop(): Promise<void> {
    await this.#courier?.stop();
  }

  #senders(): Senders {
    const stopToken = (channel: string) => this.#keys.sign('stop', channel);
    const push = pushSender({
      reach: this.#reach,
      vapid: this.#keys.vapid,
      subject: subjectOf(this.#parts.config),
      stopToken,
    });
    const { mail } = this.#parts.config;
    const address = this.#address;
    if (address === null) return { push, mail: null, hook: null };
    const confirmToken = (channel: string) => this.#keys.sign('confirm', channel);
    return {
      push,
      mail: mail === undefined ? null : mailSender({ ...mail, address, confirmToken, stopToken, log: this.#parts.log }),
      hook: hookSender({ reach: this.#reach, linkTo: this.#linkTo, stopAt: this.#stopAt }),
    };
  }

  /** Where the server is found, without a slash at its end; null when nobody knows. */
  get #address(): string | null {
    return this.#parts.config.publicUrl?.href.replace(/\/$/, '') ?? null;
  }

  readonly #linkTo = (table: string): string => `${this.#address}/t/${table}`;
  readonly #stopAt = (channel: string): string => `${this.#address}/notices/stop/${this.#keys.sign('stop', channel)}`;

  /** Whether anybody there may want to be told: at most tables nobody does, and a move costs nothing more. */
  #concerns({ id, seats }: TableRecord): boolean {
    return this.channels.mayHave(id) || seats.some(({ person }) => person !== null && this.channels.mayHave(person));
  }
}

/** To whom a push service may turn. */
function subjectOf({ publicUrl }: Config): string {
  return publicUrl?.protocol === 'https:' ? publicUrl.origin : 'mailto:host@sobremesa.invalid';
}
