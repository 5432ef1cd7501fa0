import type { TableSummary } from '@sobremesa/protocol';
import type { Clock } from '../../clock.ts';
import type { GroupDirectory } from '../../groups/directory.ts';
import type { Outage } from '../../storage/records.ts';
import type { TableRecord } from '../../storage/storage.ts';
import type { User } from '../../users/users.ts';
import { withOutageTime } from '../rules/clock.ts';
import { nameInLog, tableReference } from '../rules/logName.ts';
import type { LobbyList, LobbySubscriber } from '../subscribers.ts';
import type { Waiting } from '../rules/live.ts';
import { isHeld, isPersons, isPlayed, seatOf } from '../rules/table.ts';
import type { NameOf } from '../rules/names.ts';
import type { News } from './news.ts';
import { nobody, summaryOf, yoursOf, type Presence } from '../rules/views.ts';

interface Entry {
  table: TableRecord;
  /** The seats that its match waits for. Only people who sit there may know. */
  waiting: Waiting;
  /** The version of the match that `waiting` is of. */
  version: number;
  /** The summary for strangers; a new object only if it has changed. */
  summary: TableSummary;
}

interface Member {
  subscriber: LobbySubscriber;
  /** The summary that was sent last, by table. */
  sent: Map<string, TableSummary>;
  more: number;
  news: News;
}

const nothingNew: News = new Map();
/** How long messages about a deleted table may still arrive from other servers, in milliseconds. */
const LATE_MS = 60_000;

interface LobbyOptions {
  clock: Clock;
  /** How long changes are collected before they are sent, in milliseconds. */
  delayMs: number;
  /** Maximum number of open tables of others in the list, and of running ones. */
  listed: number;
  nameOf: NameOf;
  groups: Pick<GroupDirectory, 'viewOf' | 'groupsOf' | 'load'>;
  /** Reads a person's counts of unread entries; null if that fails. */
  newsOf: (person: string) => Promise<News | null>;
}

/**
 * All tables that are open, running or just finished, and the connections that have their list
 * open. Each connection gets the newest listed tables, all tables at which its person sits, and the
 * open and running tables of their groups. Changes are batched.
 */
export class Lobby {
  readonly #tables = new Map<string, Entry>();
  /** By person: the tables at which they sit. */
  readonly #seats = new Map<string, Set<string>>();
  /** By group: its tables. */
  readonly #groups = new Map<string, Set<string>>();
  /** By person: the tables where a seat is kept for them. */
  readonly #kept = new Map<string, Set<string>>();
  readonly #members = new Map<string, Member>();
  /** By person: their connections. */
  readonly #membersOf = new Map<string, Set<Member>>();
  /** Connections that show the whole list, not only a person's other tables. */
  readonly #readers = new Set<Member>();
  /** When tables were deleted that a late message could add again, the oldest first. */
  readonly #deleted = new Map<string, number>();
  /** The changed tables, each with the people who sit or sat there. */
  readonly #dirty = new Map<string, Set<string>>();
  readonly #options: LobbyOptions;
  #newest: Newest = { ids: new Set(), listed: 0 };
  #isStale = false;
  #cancel: (() => void) | null = null;

  constructor(options: LobbyOptions) {
    this.#options = options;
  }

  /** Number of open and of running tables. */
  get standing(): { open: number; running: number } {
    const standing = { open: 0, running: 0, finished: 0 };
    for (const { table } of this.#tables.values()) standing[table.status] += 1;
    return { open: standing.open, running: standing.running };
  }

  get ids(): readonly string[] {
    return [...this.#tables.keys()];
  }

  record(id: string): TableRecord | undefined {
    return this.#tables.get(id)?.table;
  }

  /** A table's name in the log; its reference if it is not in the list. */
  nameInLog(id: string): string {
    const record = this.record(id);
    return record === undefined ? tableReference(id) : nameInLog(record);
  }

  /** Ids of the tables in the list at which this person has a seat. */
  tablesOf({ id }: User): readonly string[] {
    return [...(this.#seats.get(id) ?? [])];
  }

  isLiving(id: string): boolean {
    const status = this.#tables.get(id)?.table.status;
    return status === 'open' || status === 'running';
  }

  /** Whether this is an unlisted table with one person, alone or with bots. */
  isSolitary(id: string): boolean {
    const table = this.#tables.get(id)?.table;
    return table?.status === 'running' && !table.settings.listed && table.seats.filter(isPersons).length === 1;
  }

  /** Number of open and running tables at which this person plays for themselves. */
  seatsOf(user: User): number {
    const counts = (id: string) => {
      const { status, seats = [] } = this.#tables.get(id)?.table ?? {};
      return status !== 'finished' && seats.some((seat) => seat.person === user.id && isPlayed(seat));
    };
    return [...(this.#seats.get(user.id) ?? [])].filter(counts).length;
  }

  /** A table's summary for this person; null if it is not in the list any more. */
  get(id: string, user: User | null): TableSummary | null {
    const entry = this.#tables.get(id);
    if (entry === undefined) return null;
    const group = this.#options.groups.viewOf(entry.table.settings.group, user);
    return { ...entry.summary, ...yoursOf(entry.table, entry.waiting, user), group };
  }

  /** Ids of the groups that have tables in the list. */
  get groups(): readonly string[] {
    return [...this.#groups.keys()];
  }

  /** Ids of a group's open and running tables, the newest first. */
  tablesOfGroup(group: string): string[] {
    const tables = [...(this.#groups.get(group) ?? [])].flatMap((id) => this.record(id) ?? []);
    const living = tables.filter(({ status }) => status !== 'finished');
    return living.toSorted((a, b) => b.createdAt - a.createdAt).map(({ id }) => id);
  }

  /** The name or the members of a group have changed. */
  groupChanged(group: string): void {
    for (const id of this.#groups.get(group) ?? []) this.#touch(id);
  }

  listed(game: string): TableSummary[] {
    return [...this.#tables.values()]
      .filter(({ table }) => isListed(table) && table.settings.game === game)
      .map(({ summary }) => summary);
  }

  /** Ids of the tables that finished before this time. */
  finishedBefore(before: number): string[] {
    return [...this.#tables.values()]
      .filter(({ table }) => table.status === 'finished' && table.activeAt < before)
      .map(({ table }) => table.id);
  }

  /** The presence or a name at a table has changed. */
  setPresence(id: string, presence: Presence): void {
    const entry = this.#tables.get(id);
    if (entry !== undefined) this.put(entry.table, entry.waiting, presence);
  }

  /** Adds a table or updates it, unless it was deleted. */
  put(table: TableRecord, waiting: Waiting, presence: Presence = nobody): void {
    const { id } = table;
    if (this.#deleted.has(id)) return;
    const old = this.#tables.get(id);
    const fresh = summaryOf(table, presence, this.#options.nameOf);
    const same = old !== undefined && JSON.stringify(old.summary) === JSON.stringify(fresh);
    this.#tables.set(id, { table, waiting, version: old?.version ?? -1, summary: same ? old.summary : fresh });
    // Coming, going and moving change no list, which costs a look at every table.
    this.#isStale ||= isListed(old?.table) !== isListed(table) || old?.table.status !== table.status;
    const { group } = table.settings;
    const oldGroup = old?.table.settings.group ?? null;
    if (oldGroup !== null && oldGroup !== group) drop(this.#groups, oldGroup, id);
    if (group !== null) add(this.#groups, group, id);
    void this.#options.groups.load(group);
    const sitting = new Set(peopleAt(table));
    for (const person of old === undefined ? [] : peopleAt(old.table)) if (!sitting.has(person)) drop(this.#seats, person, id);
    for (const person of sitting) add(this.#seats, person, id);
    for (const person of old === undefined ? [] : keptAt(old.table)) drop(this.#kept, person, id);
    for (const person of keptAt(table)) add(this.#kept, person, id);
    if (!same || old.table.clock !== table.clock || !isEqual(old.waiting, waiting)) this.#touch(id, old?.table);
  }

  returnOutageTime(outages: readonly Outage[]): void {
    for (const [id, entry] of this.#tables) {
      const table = withOutageTime(entry.table, outages);
      if (table === entry.table) continue;
      entry.table = table;
      this.#touch(id);
    }
  }

  /** The seats that a match waits for after a move. Of two moves the later one counts. */
  setWaiting(id: string, waiting: Waiting, version: number): void {
    const entry = this.#tables.get(id);
    if (entry === undefined || entry.version > version) return;
    entry.version = version;
    if (isEqual(entry.waiting, waiting)) return;
    entry.waiting = waiting;
    this.#touch(id);
  }

  /** The table has a new chat message. */
  messageAdded(id: string): void {
    this.#touch(id);
  }

  /**
   * This person has seen more of their tables: sends their new counts to their connections in the
   * lobby.
   */
  async refreshNews(person: string): Promise<void> {
    const members = [...(this.#membersOf.get(person) ?? [])].filter((member) => this.#readers.has(member));
    const news = members.length === 0 ? null : await this.#options.newsOf(person);
    if (news === null) return;
    for (const member of members) {
      // The connection may have left meanwhile.
      if (this.#members.get(member.subscriber.id) !== member) continue;
      member.news = news;
      this.#send(member, this.#own(member.subscriber));
    }
  }

  /** The table does not exist any more. */
  delete(id: string): void {
    const now = this.#options.clock.now();
    for (const [each, at] of this.#deleted) {
      if (at > now - LATE_MS) break;
      this.#deleted.delete(each);
    }
    this.#deleted.set(id, now);
    this.remove(id);
  }

  /** The table is not listed any more. */
  remove(id: string): void {
    const old = this.#tables.get(id);
    if (old === undefined) return;
    this.#tables.delete(id);
    this.#isStale = true;
    for (const person of peopleAt(old.table)) drop(this.#seats, person, id);
    for (const person of keptAt(old.table)) drop(this.#kept, person, id);
    if (old.table.settings.group !== null) drop(this.#groups, old.table.settings.group, id);
    this.#touch(id, old.table);
  }

  async enter(subscriber: LobbySubscriber): Promise<LobbyList> {
    const { person, beside } = subscriber;
    const isAway = person !== null && beside === undefined && this.tablesOf(person).length > 0;
    const news = (isAway ? await this.#options.newsOf(person.id) : null) ?? nothingNew;
    this.#choose();
    const member: Member = { subscriber, sent: new Map(), more: this.#more(subscriber), news };
    const others = beside === undefined ? this.#newest.ids : [];
    for (const id of new Set([...others, ...this.#own(subscriber)])) {
      const seen = this.#seenBy(member, id);
      if (seen !== null) member.sent.set(id, seen);
    }
    this.leave(subscriber.id);
    this.#members.set(subscriber.id, member);
    if (person !== null) add(this.#membersOf, person.id, member);
    if (beside === undefined) this.#readers.add(member);
    return { tables: [...member.sent.values()], more: member.more, now: this.#options.clock.now() };
  }

  leave(subscriberId: string): void {
    const member = this.#members.get(subscriberId);
    if (member === undefined) return;
    this.#members.delete(subscriberId);
    this.#readers.delete(member);
    const { person } = member.subscriber;
    if (person !== null) drop(this.#membersOf, person.id, member);
  }

  close(): void {
    this.#cancel?.();
    for (const id of this.#members.keys()) this.leave(id);
  }

  /** @param before the table as it was, if other people may have sat there */
  #touch(id: string, before?: TableRecord): void {
    if (this.#members.size === 0) return;
    const people = this.#dirty.get(id) ?? new Set();
    for (const table of [before, this.#tables.get(id)?.table]) {
      if (table !== undefined) for (const person of [...peopleAt(table), ...keptAt(table)]) people.add(person);
    }
    this.#dirty.set(id, people);
    this.#cancel ??= this.#options.clock.after(this.#options.delayMs, () => this.#push());
  }

  /**
   * Its cost grows with the readers of the list, and with the connections of people whose table
   * changed.
   */
  #push(): void {
    this.#choose();
    this.#cancel = null;
    const ids = [...this.#dirty.keys()];
    const own = new Map<string, Set<string>>();
    for (const [id, people] of this.#dirty) for (const person of people) add(own, person, id);
    this.#dirty.clear();
    for (const member of this.#readers) this.#send(member, ids);
    for (const [person, changed] of own) {
      for (const member of this.#membersOf.get(person) ?? []) {
        const { beside } = member.subscriber;
        if (beside !== undefined)
          this.#send(
            member,
            [...changed].filter((id) => id !== beside),
          );
      }
      void this.refreshNews(person);
    }
  }

  /** Sends the changes of these tables. */
  #send(member: Member, ids: Iterable<string>): void {
    const { subscriber, sent } = member;
    const changed: TableSummary[] = [];
    const gone: string[] = [];
    for (const id of ids) {
      const seen = this.#seenBy(member, id);
      if (seen === null) {
        if (sent.delete(id)) gone.push(id);
      } else if (!isSame(sent.get(id), seen)) {
        sent.set(id, seen);
        changed.push(seen);
      }
    }
    const more = this.#more(subscriber);
    if (changed.length + gone.length === 0 && more === member.more) return;
    member.more = more;
    subscriber.send({ changed, gone, more });
  }

  /** Updates the set of newest tables. Tables that enter or leave it have changed for everybody. */
  #choose(): void {
    if (!this.#isStale) return;
    this.#isStale = false;
    const before = this.#newest.ids;
    this.#newest = newestOf([...this.#tables.values()], this.#options.listed);
    for (const id of before) if (!this.#newest.ids.has(id)) this.#touch(id);
    for (const id of this.#newest.ids) if (!before.has(id)) this.#touch(id);
  }

  /** Number of listed tables that the subscriber is not sent. */
  #more(subscriber: LobbySubscriber): number {
    if (subscriber.beside !== undefined) return 0;
    const { ids, listed } = this.#newest;
    const own = this.#own(subscriber).filter((id) => !ids.has(id) && isListed(this.#tables.get(id)?.table));
    return listed - ids.size - own.length;
  }

  #own({ person, beside }: LobbySubscriber): string[] {
    if (person === null) return [];
    const own = [...this.tablesOf(person), ...(this.#kept.get(person.id) ?? [])];
    if (beside !== undefined) return own.filter((id) => id !== beside);
    for (const group of this.#options.groups.groupsOf(person)) own.push(...(this.#groups.get(group) ?? []));
    return own;
  }

  /** Strangers share one object. */
  #seenBy({ subscriber: { person, beside }, news }: Member, id: string): TableSummary | null {
    const entry = this.#tables.get(id);
    if (entry === undefined) return null;
    const { table, waiting, summary } = entry;
    const group = this.#options.groups.viewOf(table.settings.group, person);
    if (seatOf(table, person) !== null) return { ...summary, ...yoursOf(table, waiting, person, news.get(id) ?? null), group };
    if (person !== null && this.#kept.get(person.id)?.has(id) === true) {
      return { ...summary, kept: table.seats.findIndex((seat) => seat.person === person.id), group };
    }
    if (group !== null && beside === undefined && table.status !== 'finished') return { ...summary, group };
    return beside === undefined && this.#newest.ids.has(id) ? summary : null;
  }
}

function add<T>(sets: Map<string, Set<T>>, key: string, value: T): void {
  const set = sets.get(key);
  if (set === undefined) sets.set(key, new Set([value]));
  else set.add(value);
}

function drop<T>(sets: Map<string, Set<T>>, key: string, value: T): void {
  const set = sets.get(key);
  set?.delete(value);
  if (set?.size === 0) sets.delete(key);
}

/** People for whom a seat is kept at an open table: the players of the match before. */
function keptAt({ status, seats }: TableRecord): string[] {
  if (status !== 'open') return [];
  return seats.flatMap(({ state, person }) => (state === 'reserved' && person !== null ? [person] : []));
}

function peopleAt(table: TableRecord): string[] {
  return table.seats.flatMap((seat) => (isHeld(seat) && seat.person !== null ? [seat.person] : []));
}

function isEqual(one: Waiting, other: Waiting): boolean {
  return hasSame(one.asked, other.asked) && hasSame(one.window ?? [], other.window ?? []);
}

function hasSame(one: readonly number[], other: readonly number[]): boolean {
  return one.length === other.length && one.every((seat, i) => seat === other[i]);
}

function isListed(table: TableRecord | undefined): boolean {
  return table !== undefined && table.settings.listed && table.status !== 'finished';
}

/** The newest listed tables, and how many are listed in all. */
interface Newest {
  ids: ReadonlySet<string>;
  listed: number;
}

/** @param entries the oldest first */
function newestOf(entries: readonly Entry[], most: number): Newest {
  const listed = entries.flatMap(({ table }) => (isListed(table) ? [table] : []));
  const waiting = listed.filter(({ status }) => status === 'open').slice(-most);
  const played = listed.filter(({ status }) => status === 'running').slice(-most);
  const ids = new Set([...waiting, ...played].map(({ id }) => id));
  return { ids, listed: listed.length };
}

function isSame(sent: TableSummary | undefined, seen: TableSummary): boolean {
  if (sent === seen) return true;
  if (sent?.seats !== seen.seats || sent.status !== seen.status || sent.you !== seen.you || sent.kept !== seen.kept) return false;
  if (sent.clock !== seen.clock || sent.group?.name !== seen.group?.name) return false;
  const { news, yourTurn, waitsFor } = seen;
  const isNews = sent.news?.lines !== news?.lines || sent.news?.messages !== news?.messages;
  return !isNews && sent.yourTurn === yourTurn && hasSame(sent.waitsFor, waitsFor);
}
