import type { Clock } from '../clock.ts';
import { ConflictError, CorruptRecordError } from '../storage/errors.ts';
import type {
  ChannelRecord,
  DeliveryRecord,
  Dispatch,
  NotificationRecord,
  Storage,
  TableHead,
  TableRecord,
  Take,
} from '../storage/storage.ts';
import type { Log } from '../log.ts';
import { randomToken } from '../secrets.ts';
import { allowanceKeyOf, refusalsPerChannel, unanswered } from './allowances.ts';
import type { FailedDeliveries } from './failedDeliveries.ts';
import type { CodeTarget } from './codes.ts';
import { DeliverySlots, destinationOf, type SlotLimits } from './deliverySlots.ts';
import type { Keys } from './keys.ts';
import type { NotificationLine } from './messages/index.ts';
import { isAboutWaiting, isAsked, isStillTrue, lineOf } from './relevance.ts';
import { reminderAt } from './reminder.ts';
import type { MessageContent, Outcome, Sender } from './sender.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

/** Durations are in milliseconds. */
export interface WorkerSettings {
  /** Notifications for the same person that are due within this time are sent together. */
  groupMs: number;
  /**
   * The pause after the first failure. It doubles with each further one, up to `longestRetryMs`.
   */
  retryMs: number;
  longestRetryMs: number;
  /** A delivery that still fails after this time is dropped. */
  giveUpMs: number;
  /** How often to poll for notifications that other servers have stored or left. */
  pollMs: number;
  /**
   * How long a stop waits for deliveries in progress before it aborts them, and again for the
   * aborts.
   */
  graceMs: number;
  slots: SlotLimits;
}

export const workerSettings: WorkerSettings = {
  groupMs: minute,
  retryMs: minute,
  longestRetryMs: 2 * 60 * minute,
  giveUpMs: day,
  pollMs: 30_000,
  graceMs: 2000,
  slots: { total: 16, perKind: 8, perReceiver: 2, perOwner: 2 },
};

/** The shortest pause between two runs, so that the worker never spins. In milliseconds. */
const SHORTEST_PAUSE = 1000;
const ID_BYTES = 12;

/** The sender of each kind of channel; null when it is not configured. */
export type Senders = Readonly<Record<ChannelRecord['kind'], Sender | null>>;

export interface NotificationWorkerParts {
  storage: Storage;
  clock: Clock;
  log: Log;
  keys: Keys;
  senders: Senders;
  settings: WorkerSettings;
  /** Whether other servers write to the same storage. */
  isShared: boolean;
  /** Whether this person has this table open somewhere. */
  isHere: (table: string, person: string) => boolean;
  /** A stored table with the outages added to its clock. */
  givenBack: (table: TableRecord) => TableRecord;
  /** The first moment at or after `at` outside this person's quiet hours. */
  loudFrom: (person: string, at: number) => Promise<number>;
  /** Whether this person has not turned this kind off. */
  isWanted: (person: string, kind: NotificationRecord['kind']) => Promise<boolean>;
  tokens: DeviceTokens;
  failures: FailedDeliveries;
}

/** Creates links and codes that add a device, when they are sent. Only hashes are stored. */
export interface DeviceTokens {
  /**
   * A token for a link to this table; null if the user wants none.
   *
   * @param link.version of the match, 0 before the start, if the link ends with the next move
   */
  forLink: (link: { person: string; table: string; version: number | null; channel: string }) => Promise<string | null>;
  /** A code for the user of this channel; null if there is no such user. */
  forCode: (to: { person: string; channel: string } & CodeTarget) => Promise<{ code: string; name: string } | null>;
}

/** The stored body of a delivery. */
type Body = { kind: 'notices'; notices: NotificationRecord[] } | { kind: 'confirm' } | { kind: 'code'; request: string };

/**
 * Sends due notifications from the storage, if they are still true and the person is still away.
 * Notifications for one person become one message to each of their channels. A delivery is claimed
 * before it is sent: of several servers one sends it, and after a crash it is not sent twice.
 * Deliveries run side by side within limits, so receivers that do not respond delay no deliveries
 * to others, nor those of other users.
 */
export class NotificationWorker {
  readonly #parts: NotificationWorkerParts;
  readonly #slots: DeliverySlots;
  readonly #sending = new Set<Promise<void>>();
  readonly #stopping = new AbortController();
  /** Whether a due delivery waits for a slot. */
  #isWaiting = false;
  #cancel: (() => void) | null = null;
  #nextRun = Infinity;
  #running: Promise<void> = Promise.resolve();
  #isStopped = false;

  constructor(parts: NotificationWorkerParts) {
    this.#parts = parts;
    this.#slots = new DeliverySlots(parts.settings.slots);
  }

  start(): void {
    this.schedule(this.#parts.clock.now());
  }

  /** Runs at this moment, unless an earlier run is scheduled. */
  schedule(at: number): void {
    if (this.#isStopped || at >= this.#nextRun) return;
    const { clock } = this.#parts;
    this.#cancel?.();
    this.#nextRun = at;
    this.#cancel = clock.after(at - clock.now(), () => {
      this.#nextRun = Infinity;
      this.#running = this.#running.then(() => this.#run());
    });
  }

  /**
   * Waits for deliveries in progress, then aborts them. The next server sends the remaining
   * notifications.
   */
  async stop(): Promise<void> {
    this.#isStopped = true;
    this.#cancel?.();
    await this.#waitFor(this.#running);
    await this.#waitFor(Promise.all(this.#sending));
    this.#stopping.abort();
    await this.#waitFor(Promise.all(this.#sending));
  }

  /** Waits for this, but not longer than the grace. */
  async #waitFor(work: Promise<unknown>): Promise<void> {
    const { clock, settings } = this.#parts;
    await new Promise<void>((resolve) => {
      const cancel = clock.after(settings.graceMs, resolve);
      void work.finally(() => {
        cancel();
        resolve();
      });
    });
  }

  async #run(): Promise<void> {
    const { storage, clock, settings, isShared, log } = this.#parts;
    if (this.#isStopped) return;
    let next: number | null = null;
    try {
      await this.#dispatchDue(clock.now());
      await this.#sendDue(clock.now());
      next = await storage.nextDue();
    } catch (err) {
      log.warn({ err }, 'failed to read due notifications: storage unavailable, retrying');
      next = clock.now() + settings.pollMs;
    }
    const earliest = clock.now() + SHORTEST_PAUSE;
    const latest = isShared ? clock.now() + settings.pollMs : Infinity;
    const at = Math.min(Math.max(next ?? Infinity, earliest), latest);
    if (at < Infinity) this.schedule(at);
  }

  /** Turns due notifications into one delivery per channel of each person, and of each table. */
  async #dispatchDue(now: number): Promise<void> {
    const { storage, settings } = this.#parts;
    const all = await storage.notificationsUntil(now + settings.groupMs);
    const owners = new Set(all.filter(({ dueAt }) => dueAt <= now).map(ownerOf));
    for (const owner of owners) {
      if (this.#isStopped) return;
      const notices = all.filter((notice) => ownerOf(notice) === owner);
      await this.#dispatch(owner, notices, now).catch(ignoreConflict);
    }
  }

  async #dispatch(owner: string, notices: readonly NotificationRecord[], now: number): Promise<void> {
    const { storage } = this.#parts;
    const loud = await this.#loudFrom(notices, now);
    if (loud > now) {
      const deferred = notices.map((notice) => ({ notice, dueAt: Math.max(loud, notice.dueAt) }));
      await storage.dispatch({ taken: [], deferred, deliveries: [] });
      return;
    }
    const channels = (await storage.channelsOf(owner)).filter(({ confirmed }) => confirmed);
    const early = await this.#early(notices, now);
    const others = notices.filter((notice) => !early.some((deferred) => deferred.notice === notice));
    const { held, takes } = channels.length === 0 ? { held: [], takes: [] } : await this.#allowed(others, now);
    const taken = others.filter((notice) => !held.some((deferred) => deferred.notice === notice));
    const body: Body = { kind: 'notices', notices: taken };
    const deliveries = taken.length === 0 ? [] : channels.map(({ id }) => deliveryTo(id, body, now));
    // If another server has taken one of them, this is a conflict and writes nothing. The next run
    // reads again.
    await storage.dispatch({ taken, deferred: [...early, ...held], deliveries, takes });
  }

  /**
   * The allowances that these notifications use, and those notifications that must wait for an
   * allowance.
   */
  async #allowed(notices: readonly NotificationRecord[], now: number): Promise<{ held: Dispatch['deferred']; takes: Take[] }> {
    const { storage } = this.#parts;
    const allowed = new Map<string, number>();
    const held: { notice: NotificationRecord; dueAt: number }[] = [];
    for (const notice of notices) {
      const key = allowanceKeyOf(notice);
      // A notification that will not be sent takes nothing.
      if (key === null || (await this.#headIfRelevant(notice)) === null) continue;
      const at = allowed.get(key) ?? (await storage.allowedAt([key], now));
      allowed.set(key, at);
      if (at > now) held.push({ notice, dueAt: at });
    }
    const takes = [...allowed].flatMap(([key, at]) => (at > now ? [] : [{ key, at: now, ...unanswered }]));
    return { held, takes };
  }

  /** Reminders that are too early, since the clock was put back by an outage. */
  async #early(notices: readonly NotificationRecord[], now: number): Promise<Dispatch['deferred']> {
    const { settings, givenBack } = this.#parts;
    const early: { notice: NotificationRecord; dueAt: number }[] = [];
    for (const notice of notices) {
      const subject = notice.person ?? notice.about[0];
      if (notice.kind !== 'soon' || subject === undefined) continue;
      const head = await this.#head(notice.table);
      const dueAt = head === null ? null : reminderAt(givenBack(head.table), subject);
      if (dueAt !== null && dueAt > now + settings.groupMs) early.push({ notice, dueAt });
    }
    return early;
  }

  /** Starts as many due deliveries as there are slots for. */
  async #sendDue(now: number): Promise<void> {
    const { storage, keys } = this.#parts;
    this.#isWaiting = false;
    // Channels without a free slot. The storage skips them, so that a long queue for one hides no
    // other.
    const waiting = new Set<string>();
    for (;;) {
      const due = await storage.deliveriesUntil(now, [...waiting]);
      if (due.length === 0) return;
      for (const delivery of due) {
        if (this.#isStopped) return;
        if (waiting.has(delivery.channel)) continue;
        const channel = await storage.channel(delivery.channel);
        // The channel was removed, and this delivery with it.
        if (channel === null) continue;
        const target = keys.unseal(channel.sealed, channel.mark);
        const destination = destinationOf(channel.kind, target, await this.#userOf(channel));
        if (this.#slots.hasRoom(destination)) {
          this.#track(this.#slots.take(destination), this.#send(delivery, channel, target, now));
          continue;
        }
        this.#isWaiting = true;
        if (this.#slots.isFull) return;
        waiting.add(delivery.channel);
      }
    }
  }

  /** The user whose channel it is. Webhooks belong to tables, and so to their hosts. */
  async #userOf({ id, person, table }: ChannelRecord): Promise<string> {
    if (person !== null || table === null) return person ?? id;
    return (await this.#head(table))?.table.host ?? table;
  }

  /** Frees the slot when a delivery ends, and starts waiting ones. */
  #track(free: () => void, sending: Promise<void>): void {
    const { clock, log } = this.#parts;
    const tracked = sending
      .catch(ignoreConflict)
      .catch((err: unknown) => log.warn({ err }, 'failed to store delivery outcome'))
      .finally(() => {
        free();
        this.#sending.delete(tracked);
        if (this.#isWaiting) this.schedule(clock.now());
      });
    this.#sending.add(tracked);
  }

  async #send(delivery: DeliveryRecord, channel: ChannelRecord, target: string | null, now: number): Promise<void> {
    const { storage, senders, log, settings, failures } = this.#parts;
    const { id, tries } = delivery;
    await storage.claimDelivery(id, now);
    const send = senders[channel.kind];
    if (send === null) {
      await storage.endDelivery(id);
      return;
    }
    const body = JSON.parse(delivery.body) as Body;
    const loud = body.kind === 'notices' ? await this.#loudFrom(body.notices, now) : now;
    if (loud > now) {
      await this.#defer(id, tries, loud);
      return;
    }
    const content = target === null ? null : await this.#contentOf(body, channel, target);
    const { signal } = this.#stopping;
    const outcome: Outcome =
      target === null
        ? 'gone'
        : content === null
          ? 'done'
          : await send({ id, channel, target, content, now, signal }).catch(refused);
    if (typeof outcome === 'object' && signal.aborted) {
      await this.#defer(id, tries, now);
      return;
    }
    if (typeof outcome === 'object') {
      const dueAt = now + Math.max(Math.min(settings.retryMs * 2 ** tries, settings.longestRetryMs), outcome.after);
      const isHopeless = dueAt - delivery.madeAt > settings.giveUpMs;
      log.debug({ channel: channel.kind, tries, isHopeless }, 'failed to send notification');
      const { reason = null } = outcome;
      failures.add({ at: now, channel: channel.kind, outcome: isHopeless ? 'givenUp' : 'retrying', reason });
      await (isHopeless ? storage.endDelivery(id) : this.#defer(id, tries + 1, dueAt));
      return;
    }
    if (outcome === 'refused') {
      log.warn({ channel: channel.kind }, 'failed to send notification: receiver refused it');
      failures.add({ at: now, channel: channel.kind, outcome: 'refused', reason: null });
    }
    const isGone = outcome === 'gone' || (outcome === 'refused' && (await this.#hasRefusedEnough(channel, now)));
    await (isGone ? storage.dropChannel(channel.id) : storage.endDelivery(id));
  }

  /**
   * Whether to remove this browser or webhook. A mail server may refuse because of wrong settings.
   */
  async #hasRefusedEnough({ id, kind }: ChannelRecord, at: number): Promise<boolean> {
    if (kind === 'mail') return false;
    return (await this.#parts.storage.take({ key: `refusals of ${id}`, at, ...refusalsPerChannel })) !== null;
  }

  async #defer(id: string, tries: number, dueAt: number): Promise<void> {
    await this.#parts.storage.deferDelivery(id, tries, dueAt);
    this.schedule(dueAt);
  }

  /** Null when none of it is relevant any more. */
  async #contentOf(body: Body, { id: channel, person }: ChannelRecord, target: string): Promise<MessageContent | null> {
    const { tokens } = this.#parts;
    if (body.kind === 'confirm') return { kind: 'confirm' };
    if (body.kind === 'code') {
      const { address } = JSON.parse(target) as { address: string };
      const made = person === null ? null : await tokens.forCode({ person, channel, address, request: body.request });
      return made && { kind: 'code', ...made };
    }
    const lines = await this.#linesOf(body.notices);
    if (lines.length === 0) return null;
    // Everybody who reads a webhook's channel would get these links.
    if (person === null) return { kind: 'notifications', lines, waiting: 0, token: null };
    const [table, ...others] = new Set(lines.map((line) => line.table));
    const isOver = table !== undefined && (await this.#head(table))?.table.status === 'finished';
    const version = isOver ? null : Math.max(...body.notices.map((notice) => notice.version));
    const token = table === undefined || others.length > 0 ? null : await tokens.forLink({ person, table, version, channel });
    return { kind: 'notifications', lines, waiting: await this.#waitingFor(person), token };
  }

  /** The relevant notifications as lines. Several that one table waits for somebody are merged. */
  async #linesOf(notices: readonly NotificationRecord[]): Promise<NotificationLine[]> {
    const relevant: { notice: NotificationRecord; head: TableHead }[] = [];
    for (const notice of notices) {
      const { kind, table, about } = notice;
      const head = await this.#headIfRelevant(notice);
      if (head === null) continue;
      const isSame = (other: NotificationRecord) => isAboutWaiting(notice) && other.kind === kind && other.table === table;
      const same = relevant.find((each) => isSame(each.notice));
      if (same === undefined) relevant.push({ notice, head });
      else same.notice = { ...same.notice, about: [...same.notice.about, ...about] };
    }
    return relevant.map(({ notice, head }) => lineOf(notice, head));
  }

  /**
   * The table of a notification. Null when the notification is no longer true, its recipient has
   * turned its kind off, or its subject is present.
   */
  async #headIfRelevant(notice: NotificationRecord): Promise<TableHead | null> {
    const { table, person, about, kind } = notice;
    if (person !== null && !(await this.#parts.isWanted(person, kind))) return null;
    // A webhook gets the names of people for whom the table waits only while they are away.
    const subject = person ?? (isAboutWaiting(notice) ? about[0] : undefined);
    if (subject !== undefined && this.#parts.isHere(table, subject)) return null;
    const head = await this.#head(table);
    return head !== null && isStillTrue(notice, head) ? head : null;
  }

  async #waitingFor(person: string): Promise<number> {
    const { storage } = this.#parts;
    const heads = await Promise.all((await storage.tablesOf(person)).map((table) => this.#head(table)));
    return heads.filter((head) => head !== null && isAsked(head, person)).length;
  }

  /** Null also for a corrupt table, which must not block other notifications. */
  async #head(table: string): Promise<TableHead | null> {
    try {
      return await this.#parts.storage.head(table);
    } catch (error) {
      if (!(error instanceof CorruptRecordError)) throw error;
      return null;
    }
  }

  async #loudFrom([notice]: readonly NotificationRecord[], now: number): Promise<number> {
    const person = notice?.person ?? null;
    return person === null ? now : this.#parts.loudFrom(person, now);
  }
}

/** A new delivery, due now. */
export function deliveryTo(channel: string, body: Body, now: number): DeliveryRecord {
  return { id: randomToken(ID_BYTES), channel, body: JSON.stringify(body), tries: 0, dueAt: now, madeAt: now };
}

function ownerOf({ person, table }: NotificationRecord): string {
  return person ?? table;
}

/** A sender that throws would throw again on a retry. */
function refused(): Outcome {
  return 'refused';
}

/** Ignores a conflict: another server has written, and the next run reads again. */
function ignoreConflict(error: unknown): void {
  if (!(error instanceof ConflictError)) throw error;
}
