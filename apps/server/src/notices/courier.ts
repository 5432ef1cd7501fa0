import type { Clock } from '../clock.ts';
import { ConflictError } from '../storage/errors.ts';
import type {
  ChannelRecord,
  DeliveryRecord,
  Dispatch,
  NoticeRecord,
  Storage,
  TableHead,
  TableRecord,
} from '../storage/storage.ts';
import type { Log } from '../tables/context.ts';
import { nameAt } from '../tables/names.ts';
import { isPlayed } from '../tables/table.ts';
import { randomToken } from '../secrets.ts';
import type { Keys } from './keys.ts';
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
}

export const courierSettings: CourierSettings = {
  togetherMs: minute,
  againMs: minute,
  longestMs: 2 * 60 * minute,
  giveUpMs: day,
  lookMs: 30_000,
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
 * Tells those who are away what is in the storage for them when its time has come: if they are away still, and it is so still. What
 * is due for one person is one message, which goes to each of their channels. Before it goes it is claimed, so that of several servers one
 * sends it, and what a server had begun to send when it died is not sent twice.
 */
export class Courier {
  readonly #parts: CourierParts;
  #cancel: (() => void) | null = null;
  #at = Infinity;
  #under: Promise<void> = Promise.resolve();
  #isStopped = false;

  constructor(parts: CourierParts) {
    this.#parts = parts;
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

  /** Waits for what is being sent. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    this.#cancel?.();
    await this.#under;
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
      log.warn({ err }, 'notices wait for the storage');
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
    const deferred = await this.#early(notices, now);
    const taken = notices.filter((notice) => !deferred.some((early) => early.notice === notice));
    const channels = taken.length === 0 ? [] : await storage.channelsOf(owner);
    const body: Body = { kind: 'notices', notices: taken };
    const deliveries = channels.filter(({ confirmed }) => confirmed).map(({ id }) => deliveryTo(id, body, now));
    await storage.dispatch({ taken, deferred, deliveries });
  }

  /** Those of these that are about time of which more is left than was foreseen, since no server was there for a while. */
  async #early(notices: readonly NoticeRecord[], now: number): Promise<Dispatch['deferred']> {
    const { storage, settings, givenBack } = this.#parts;
    const early: { notice: NoticeRecord; dueAt: number }[] = [];
    for (const notice of notices) {
      const whose = notice.person ?? notice.about[0];
      if (notice.kind !== 'soon' || whose === undefined) continue;
      const head = await storage.head(notice.table);
      const dueAt = head === null ? null : soonAt(givenBack(head.table), whose);
      if (dueAt !== null && dueAt > now + settings.togetherMs) early.push({ notice, dueAt });
    }
    return early;
  }

  async #deliver(now: number): Promise<void> {
    const due = await this.#parts.storage.deliveriesUntil(now);
    await Promise.all(due.map((delivery) => this.#send(delivery, now).catch(unlessChanged)));
  }

  async #send(delivery: DeliveryRecord, now: number): Promise<void> {
    const { storage, senders, keys, log, settings } = this.#parts;
    const { id, tries } = delivery;
    await storage.claimDelivery(id, now);
    const channel = await storage.channel(delivery.channel);
    const send = channel === null ? null : senders[channel.kind];
    if (channel === null || send === null) {
      await storage.endDelivery(id);
      return;
    }
    const body = JSON.parse(delivery.body) as Body;
    const loud = body.kind === 'notices' ? await this.#loudFrom(body.notices, now) : now;
    if (loud > now) {
      await storage.deferDelivery(id, tries, loud);
      return;
    }
    const message = await this.#messageOf(body, channel.person);
    const target = keys.open(channel.sealed, channel.mark);
    const outcome: Outcome =
      message === null ? 'done' : target === null ? 'gone' : await send({ id, channel, target, message, now }).catch(refused);
    if (typeof outcome === 'object') {
      const dueAt = now + Math.max(Math.min(settings.againMs * 2 ** tries, settings.longestMs), outcome.after);
      const isHopeless = dueAt - delivery.madeAt > settings.giveUpMs;
      log.debug({ channel: channel.kind, tries, isHopeless }, 'a notice could not be sent');
      await (isHopeless ? storage.endDelivery(id) : storage.deferDelivery(id, tries + 1, dueAt));
      return;
    }
    if (outcome === 'refused') log.warn({ channel: channel.kind }, 'a notice was refused');
    await (outcome === 'gone' ? storage.dropChannel(channel.id) : storage.endDelivery(id));
  }

  /** Null when there is nothing to tell any more. */
  async #messageOf(body: Body, person: string | null): Promise<Message | null> {
    if (body.kind === 'confirm') return body;
    const lines = await this.#linesOf(body.notices);
    return lines.length === 0 ? null : { kind: 'notices', lines, waiting: person === null ? 0 : await this.#waitingFor(person) };
  }

  /** What of these is so still, and not seen by who is to be told. */
  async #linesOf(notices: readonly NoticeRecord[]): Promise<Line[]> {
    const { storage, isHere } = this.#parts;
    const told: { notice: NoticeRecord; head: TableHead }[] = [];
    for (const notice of notices) {
      const { kind, table, person, about } = notice;
      // A channel is told whom the table waits for only if they are away, as they themselves are.
      const isWaiting = kind === 'turn' || kind === 'soon';
      const whom = person ?? (isWaiting ? about[0] : undefined);
      if (whom !== undefined && isHere(table, whom)) continue;
      const head = await storage.head(table);
      if (head === null || !isSo(notice, head)) continue;
      const same = isWaiting ? told.find((each) => each.notice.kind === kind && each.notice.table === table) : undefined;
      if (same === undefined) told.push({ notice, head });
      else same.notice = { ...same.notice, about: [...same.notice.about, ...about] };
    }
    return told.map(({ notice, head }) => lineOf(notice, head));
  }

  async #waitingFor(person: string): Promise<number> {
    const { storage } = this.#parts;
    const heads = await Promise.all((await storage.tablesOf(person)).map((table) => storage.head(table)));
    return heads.filter((head) => head !== null && isAsked(head, person)).length;
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
