import type { Clock } from '../clock.ts';
import { ConflictError, CorruptRecordError } from '../storage/errors.ts';
import type {
  ChannelRecord,
  DeliveryRecord,
  Dispatch,
  NoticeRecord,
  Storage,
  TableHead,
  TableRecord,
  Take,
} from '../storage/storage.ts';
import type { Log } from '../log.ts';
import { nameAt } from '../tables/rules/names.ts';
import { isPlayed } from '../tables/rules/table.ts';
import { randomToken } from '../secrets.ts';
import { allowanceOf, refusalsPerChannel, unanswered } from './allowances.ts';
import type { Keys } from './keys.ts';
import { Lanes, laneOf, type LaneBounds } from './lanes.ts';
import { runsOut, soonAt } from './reminder.ts';
import type { Message, Outcome, Sender } from './sender.ts';
import type { Line } from './words.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

/** Durations are in milliseconds. */
export interface CourierSettings {
  /** What is due so soon after something else for the same person goes with it. */
  togetherMs: number;
  /** After the first failure; after each further one twice as long, and never longer than `longestMs`. */
  againMs: number;
  longestMs: number;
  /** What could not be sent for so long is given up. */
  giveUpMs: number;
  /** How often it is looked for what other servers have written, or left undone. */
  lookMs: number;
  /** How long a stop waits for deliveries under way before it aborts them, and again for what that takes. */
  graceMs: number;
  lanes: LaneBounds;
}

export const courierSettings: CourierSettings = {
  togetherMs: minute,
  againMs: minute,
  longestMs: 2 * 60 * minute,
  giveUpMs: day,
  lookMs: 30_000,
  graceMs: 2000,
  lanes: { all: 16, perKind: 8, perReceiver: 2 },
};

/** What is not due yet is not looked for earlier than this, so that nothing turns in a circle. In milliseconds. */
const SOONEST = 1000;
const ID_BYTES = 12;

/** By what is sent, null for what is not configured. */
export type Senders = Readonly<Record<ChannelRecord['kind'], Sender | null>>;

export interface CourierParts {
  storage: Storage;
  clock: Clock;
  log: Log;
  keys: Keys;
  senders: Senders;
  settings: CourierSettings;
  /** Whether other servers write to the same storage. */
  isShared: boolean;
  /** Whether this person has this table open somewhere. */
  isHere: (table: string, person: string) => boolean;
  /** A table that was read, with the time on its clock in which no server was there. */
  givenBack: (table: TableRecord) => TableRecord;
  /** The next moment from `at` on at which this person may be told something. */
  loudFrom: (person: string, at: number) => Promise<number>;
}

type Body = { kind: 'notices'; notices: NoticeRecord[] } | { kind: 'confirm' };

/**
 * Notifies those who are away of what is due in the storage, if they are still away and it is still true. Notifications that are due for
 * one person become one message, which goes to each of their channels. A delivery is claimed before it is sent, so that one of several
 * servers sends it, and a server that dies while it sends leaves nothing to be sent twice. Deliveries run side by side within bounds: a
 * receiver that does not answer delays no other one, and nothing new waits for it.
 */
export class Courier {
  readonly #parts: CourierParts;
  readonly #lanes: Lanes;
  readonly #sending = new Set<Promise<void>>();
  readonly #stopping = new AbortController();
  /** Whether a delivery that is due waits for a lane. */
  #isWaiting = false;
  #cancel: (() => void) | null = null;
  #at = Infinity;
  #under: Promise<void> = Promise.resolve();
  #isStopped = false;

  constructor(parts: CourierParts) {
    this.#parts = parts;
    this.#lanes = new Lanes(parts.settings.lanes);
  }

  /** Goes on with what is there. */
  start(): void {
    this.expect(this.#parts.clock.now());
  }

  /** Something is due then. */
  expect(at: number): void {
    if (this.#isStopped || at >= this.#at) return;
    const { clock } = this.#parts;
    this.#cancel?.();
    this.#at = at;
    this.#cancel = clock.after(at - clock.now(), () => {
      this.#at = Infinity;
      this.#under = this.#under.then(() => this.#work());
    });
  }

  /** Waits a little for what is being sent, then aborts it. Deliveries that have not left are due again for the next server. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    this.#cancel?.();
    await this.#waitFor(this.#under);
    await this.#waitFor(Promise.all(this.#sending));
    this.#stopping.abort();
    await this.#waitFor(Promise.all(this.#sending));
  }

  /** Waits for this, but no longer than the grace. */
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

  async #work(): Promise<void> {
    const { storage, clock, settings, isShared, log } = this.#parts;
    if (this.#isStopped) return;
    let next: number | null = null;
    try {
      await this.#gather(clock.now());
      await this.#deliver(clock.now());
      next = await storage.nextDue();
    } catch (err) {
      log.warn({ err }, 'notifications are delayed: the storage is unavailable');
      next = clock.now() + settings.lookMs;
    }
    const soonest = clock.now() + SOONEST;
    const latest = isShared ? clock.now() + settings.lookMs : Infinity;
    const at = Math.min(Math.max(next ?? Infinity, soonest), latest);
    if (at < Infinity) this.expect(at);
  }

  /** Makes of what is due one message for each channel of each person, and of each table. */
  async #gather(now: number): Promise<void> {
    const { storage, settings } = this.#parts;
    const all = await storage.noticesUntil(now + settings.togetherMs);
    const owners = new Set(all.filter(({ dueAt }) => dueAt <= now).map(ownerOf));
    for (const owner of owners) {
      if (this.#isStopped) return;
      const notices = all.filter((notice) => ownerOf(notice) === owner);
      await this.#dispatch(owner, notices, now).catch(unlessChanged);
    }
  }

  async #dispatch(owner: string, notices: readonly NoticeRecord[], now: number): Promise<void> {
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
    // What another server has taken meanwhile makes this a conflict: nothing is written, and what there is then comes next.
    await storage.dispatch({ taken, deferred: [...early, ...held], deliveries, takes });
  }

  /** What these take from the allowances of their reader, and those that come too soon after others to which nobody has reacted. */
  async #allowed(notices: readonly NoticeRecord[], now: number): Promise<{ held: Dispatch['deferred']; takes: Take[] }> {
    const { storage } = this.#parts;
    const allowed = new Map<string, number>();
    const held: { notice: NoticeRecord; dueAt: number }[] = [];
    for (const notice of notices) {
      const key = allowanceOf(notice);
      // A notification that will not be sent takes nothing.
      if (key === null || (await this.#toldOf(notice)) === null) continue;
      const at = allowed.get(key) ?? (await storage.allowedAt([key], now));
      allowed.set(key, at);
      if (at > now) held.push({ notice, dueAt: at });
    }
    const takes = [...allowed].flatMap(([key, at]) => (at > now ? [] : [{ key, at: now, ...unanswered }]));
    return { held, takes };
  }

  /** Those of these that are about time of which more is left than was foreseen, since no server was there for a while. */
  async #early(notices: readonly NoticeRecord[], now: number): Promise<Dispatch['deferred']> {
    const { settings, givenBack } = this.#parts;
    const early: { notice: NoticeRecord; dueAt: number }[] = [];
    for (const notice of notices) {
      const whose = notice.person ?? notice.about[0];
      if (notice.kind !== 'soon' || whose === undefined) continue;
      const head = await this.#head(notice.table);
      const dueAt = head === null ? null : soonAt(givenBack(head.table), whose);
      if (dueAt !== null && dueAt > now + settings.togetherMs) early.push({ notice, dueAt });
    }
    return early;
  }

  /** Begins as many of the deliveries that are due as there are lanes for. */
  async #deliver(now: number): Promise<void> {
    const { storage, keys } = this.#parts;
    this.#isWaiting = false;
    // Channels whose lane is full; the storage passes over them, so that a long queue for one hides no other.
    const waiting = new Set<string>();
    for (;;) {
      const due = await storage.deliveriesUntil(now, [...waiting]);
      if (due.length === 0) return;
      for (const delivery of due) {
        if (this.#isStopped) return;
        if (waiting.has(delivery.channel)) continue;
        const channel = await storage.channel(delivery.channel);
        // The channel is gone, and this delivery with it.
        if (channel === null) continue;
        const target = keys.open(channel.sealed, channel.mark);
        const lane = laneOf(channel.kind, target);
        if (this.#lanes.hasRoom(lane)) {
          this.#begin(this.#lanes.enter(lane), this.#send(delivery, channel, target, now));
          continue;
        }
        this.#isWaiting = true;
        if (this.#lanes.isFull) return;
        waiting.add(delivery.channel);
      }
    }
  }

  /** Minds a delivery that is under way. What waits for its lane comes next. */
  #begin(leave: () => void, sending: Promise<void>): void {
    const { clock, log } = this.#parts;
    const watched = sending
      .catch(unlessChanged)
      .catch((err: unknown) => log.warn({ err }, 'failed to store the outcome of a delivery'))
      .finally(() => {
        leave();
        this.#sending.delete(watched);
        if (this.#isWaiting) this.expect(clock.now());
      });
    this.#sending.add(watched);
  }

  async #send(delivery: DeliveryRecord, channel: ChannelRecord, target: string | null, now: number): Promise<void> {
    const { storage, senders, log, settings } = this.#parts;
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
    const message = await this.#messageOf(body, channel.person);
    const { signal } = this.#stopping;
    const outcome: Outcome =
      message === null
        ? 'done'
        : target === null
          ? 'gone'
          : await send({ id, channel, target, message, now, signal }).catch(refused);
    if (typeof outcome === 'object' && signal.aborted) {
      await this.#defer(id, tries, now);
      return;
    }
    if (typeof outcome === 'object') {
      const dueAt = now + Math.max(Math.min(settings.againMs * 2 ** tries, settings.longestMs), outcome.after);
      const isHopeless = dueAt - delivery.madeAt > settings.giveUpMs;
      log.debug({ channel: channel.kind, tries, isHopeless }, 'failed to send a notification');
      await (isHopeless ? storage.endDelivery(id) : this.#defer(id, tries + 1, dueAt));
      return;
    }
    if (outcome === 'refused') log.warn({ channel: channel.kind }, 'receiver refused a notification');
    const isGone = outcome === 'gone' || (outcome === 'refused' && (await this.#hasRefusedEnough(channel, now)));
    await (isGone ? storage.dropChannel(channel.id) : storage.endDelivery(id));
  }

  /** Whether this browser or webhook is to be given up. What a mail server refuses may be the fault of the settings. */
  async #hasRefusedEnough({ id, kind }: ChannelRecord, at: number): Promise<boolean> {
    if (kind === 'mail') return false;
    return (await this.#parts.storage.take({ key: `refusals of ${id}`, at, ...refusalsPerChannel })) !== null;
  }

  async #defer(id: string, tries: number, dueAt: number): Promise<void> {
    await this.#parts.storage.deferDelivery(id, tries, dueAt);
    this.expect(dueAt);
  }

  /** Null when there is nothing to tell any more. */
  async #messageOf(body: Body, person: string | null): Promise<Message | null> {
    if (body.kind === 'confirm') return body;
    const lines = await this.#linesOf(body.notices);
    return lines.length === 0 ? null : { kind: 'notices', lines, waiting: person === null ? 0 : await this.#waitingFor(person) };
  }

  /** What of these is so still, and not seen by who is to be told. */
  async #linesOf(notices: readonly NoticeRecord[]): Promise<Line[]> {
    const told: { notice: NoticeRecord; head: TableHead }[] = [];
    for (const notice of notices) {
      const { kind, table, about } = notice;
      const head = await this.#toldOf(notice);
      if (head === null) continue;
      const isWaiting = isAboutWaiting(notice);
      const same = isWaiting ? told.find((each) => each.notice.kind === kind && each.notice.table === table) : undefined;
      if (same === undefined) told.push({ notice, head });
      else same.notice = { ...same.notice, about: [...same.notice.about, ...about] };
    }
    return told.map(({ notice, head }) => lineOf(notice, head));
  }

  /** The table of which this still is to be told; null when it is not true any more, or is seen already. */
  async #toldOf(notice: NoticeRecord): Promise<TableHead | null> {
    const { table, person, about } = notice;
    // A webhook is told whom the table waits for only if they are away, as they themselves are.
    const whom = person ?? (isAboutWaiting(notice) ? about[0] : undefined);
    if (whom !== undefined && this.#parts.isHere(table, whom)) return null;
    const head = await this.#head(table);
    return head !== null && isSo(notice, head) ? head : null;
  }

  async #waitingFor(person: string): Promise<number> {
    const { storage } = this.#parts;
    const heads = await Promise.all((await storage.tablesOf(person)).map((table) => this.#head(table)));
    return heads.filter((head) => head !== null && isAsked(head, person)).length;
  }

  /** Null also for a table that cannot be read: it must not keep everybody else from being notified. */
  async #head(table: string): Promise<TableHead | null> {
    try {
      return await this.#parts.storage.head(table);
    } catch (error) {
      if (!(error instanceof CorruptRecordError)) throw error;
      return null;
    }
  }

  async #loudFrom([notice]: readonly NoticeRecord[], now: number): Promise<number> {
    const person = notice?.person ?? null;
    return person === null ? now : this.#parts.loudFrom(person, now);
  }
}

/** What goes to a channel. */
export function deliveryTo(channel: string, body: Body, now: number): DeliveryRecord {
  return { id: randomToken(ID_BYTES), channel, body: JSON.stringify(body), tries: 0, dueAt: now, madeAt: now };
}

function ownerOf({ person, table }: NoticeRecord): string {
  return person ?? table;
}

function isAboutWaiting({ kind }: NoticeRecord): boolean {
  return kind === 'turn' || kind === 'soon';
}

function lineOf({ kind, person, about }: NoticeRecord, { table, names }: TableHead): Line {
  const those = table.seats.filter((seat) => seat.person !== null && about.includes(seat.person));
  return {
    kind,
    // A channel, which sits nowhere, is led to where they play again.
    table: person === null && kind === 'rematch' ? (table.rematch ?? table.id) : table.id,
    game: table.settings.game,
    names: those.flatMap((seat) => nameAt(seat, (id) => names[id] ?? '') ?? []),
  };
}

/** Whether what is told is as it was. */
function isSo({ kind, person, about }: NoticeRecord, head: TableHead): boolean {
  const { table } = head;
  const sits = (id: string) => table.seats.some((seat) => seat.state === 'taken' && seat.person === id);
  switch (kind) {
    case 'turn':
      return person === null ? about.every((id) => isAskedInSight(head, id)) : isAsked(head, person);
    case 'soon':
      if (person !== null) return isAsked(head, person) && runsOut(table, person);
      return about.every((id) => isAskedInSight(head, id) && runsOut(table, id));
    case 'begins':
      return table.status === 'running';
    case 'over':
      return table.status === 'finished';
    case 'sat':
      return table.status === 'open' && about.every(sits);
    case 'rematch':
      if (person === null) return table.rematch !== null;
      return table.status === 'open' && table.seats.some((seat) => seat.state === 'reserved' && seat.person === person);
    case 'mention':
      return true;
  }
}

function isAsked({ table, asked }: TableHead, person: string): boolean {
  return (
    table.status === 'running' && table.seats.some((seat, i) => seat.person === person && isPlayed(seat) && asked.includes(i))
  );
}

/** The same, as a stranger may know it: in an answer window it is a secret who has answered. */
function isAskedInSight(head: TableHead, person: string): boolean {
  return isAsked({ ...head, asked: head.window ?? head.asked }, person);
}

/** What cannot even be tried stays so. */
function refused(): Outcome {
  return 'refused';
}

/** Somebody else has written meanwhile: what there is then comes next. */
function unlessChanged(error: unknown): void {
  if (!(error instanceof ConflictError)) throw error;
}
