import type { TableSummary } from '@sobremesa/protocol';
import type { Clock } from '../clock.ts';
import type { TableRecord } from '../storage/storage.ts';
import type { Person } from '../people/people.ts';
import type { LobbySubscriber } from './pushes.ts';
import { isHeld, isPlayed, seatOf } from './table.ts';
import { nobody, summaryOf, yoursOf, type NameOf, type Presence } from './views.ts';

interface Entry {
  table: TableRecord;
  /** Seats that its match waits for. Told to nobody but those who sit there. */
  asked: readonly number[];
  /** The summary for strangers; a new object only when something in it has changed. */
  summary: TableSummary;
}

interface Member {
  subscriber: LobbySubscriber;
  /** What was sent last, by table. */
  told: Map<string, TableSummary>;
}

/** All tables that are open, running or just finished, and who looks at their list. Changes are gathered, then pushed. */
export class Lobby {
  readonly #tables = new Map<string, Entry>();
  /** Tables by the people who sit there. */
  readonly #seats = new Map<string, Set<string>>();
  readonly #members = new Map<string, Member>();
  readonly #dirty = new Set<string>();
  readonly #clock: Clock;
  readonly #delayMs: number;
  readonly #nameOf: NameOf;
  #cancel: (() => void) | null = null;

  /** @param delayMs for how long changes are gathered */
  constructor(clock: Clock, delayMs: number, nameOf: NameOf) {
    this.#clock = clock;
    this.#delayMs = delayMs;
    this.#nameOf = nameOf;
  }

  /** Open and running tables at which this person sits and plays for themselves. */
  seatsOf(person: Person): number {
    const counts = (id: string) => {
      const { status, seats = [] } = this.#tables.get(id)?.table ?? {};
      return status !== 'finished' && seats.some((seat) => seat.person === person.id && isPlayed(seat));
    };
    return [...(this.#seats.get(person.id) ?? [])].filter(counts).length;
  }

  /** The table as this person may know it; null when it is not listed to anybody any more. */
  get(id: string, person: Person | null): TableSummary | null {
    const entry = this.#tables.get(id);
    return entry === undefined ? null : { ...entry.summary, ...yoursOf(entry.table, entry.asked, person) };
  }

  listed(game: string): TableSummary[] {
    return [...this.#tables.values()]
      .filter(({ table }) => isListed(table) && table.settings.game === game)
      .map(({ summary }) => summary);
  }

  /** Ids of the tables here that finished before `before`. */
  finishedBefore(before: number): string[] {
    return [...this.#tables.values()]
      .filter(({ table }) => table.status === 'finished' && table.activeAt < before)
      .map(({ table }) => table.id);
  }

  /** Takes a table in, or what has changed of it. @param asked seats that its match waits for */
  put(table: TableRecord, asked: readonly number[], presence: Presence = nobody): void {
    const { id } = table;
    const old = this.#tables.get(id);
    const fresh = summaryOf(table, presence, this.#nameOf);
    const same = old !== undefined && JSON.stringify(old.summary) === JSON.stringify(fresh);
    this.#tables.set(id, { table, asked, summary: same ? old.summary : fresh });
    const sitting = new Set(peopleAt(table));
    for (const person of old === undefined ? [] : peopleAt(old.table)) if (!sitting.has(person)) this.#unseat(person, id);
    for (const person of sitting) this.#seat(person, id);
    if (!same || !isEqual(old.asked, asked)) this.#touch(id);
  }

  /** After a move: the table is the same, its match may wait for others. */
  ask(id: string, asked: readonly number[]): void {
    const entry = this.#tables.get(id);
    if (entry === undefined || isEqual(entry.asked, asked)) return;
    entry.asked = asked;
    this.#touch(id);
  }

  remove(id: string): void {
    const old = this.#tables.get(id);
    if (old === undefined) return;
    this.#tables.delete(id);
    for (const person of peopleAt(old.table)) this.#unseat(person, id);
    this.#touch(id);
  }

  enter(subscriber: LobbySubscriber): TableSummary[] {
    const told = new Map<string, TableSummary>();
    for (const entry of this.#tables.values()) {
      const seen = seenBy(entry, subscriber.person);
      if (seen !== null) told.set(seen.id, seen);
    }
    this.#members.set(subscriber.id, { subscriber, told });
    return [...told.values()];
  }

  leave(subscriberId: string): void {
    this.#members.delete(subscriberId);
  }

  close(): void {
    this.#cancel?.();
    this.#members.clear();
  }

  #touch(id: string): void {
    if (this.#members.size === 0) return;
    this.#dirty.add(id);
    this.#cancel ??= this.#clock.after(this.#delayMs, () => this.#push());
  }

  #push(): void {
    this.#cancel = null;
    const ids = [...this.#dirty];
    this.#dirty.clear();
    for (const member of this.#members.values()) {
      const changed: TableSummary[] = [];
      const gone: string[] = [];
      for (const id of ids) this.#compare(member, id, changed, gone);
      if (changed.length + gone.length > 0) member.subscriber.send({ changed, gone });
    }
  }

  #compare({ subscriber, told }: Member, id: string, changed: TableSummary[], gone: string[]): void {
    const entry = this.#tables.get(id);
    const seen = entry === undefined ? null : seenBy(entry, subscriber.person);
    if (seen === null) {
      if (told.delete(id)) gone.push(id);
    } else if (!isSame(told.get(id), seen)) {
      told.set(id, seen);
      changed.push(seen);
    }
  }

  #seat(person: string, table: string): void {
    const at = this.#seats.get(person);
    if (at === undefined) this.#seats.set(person, new Set([table]));
    else at.add(table);
  }

  #unseat(person: string, table: string): void {
    const at = this.#seats.get(person);
    at?.delete(table);
    if (at?.size === 0) this.#seats.delete(person);
  }
}

function peopleAt(table: TableRecord): string[] {
  return table.seats.flatMap((seat) => (isHeld(seat) && seat.person !== null ? [seat.person] : []));
}

function isEqual(one: readonly number[], other: readonly number[]): boolean {
  return one.length === other.length && one.every((seat, i) => seat === other[i]);
}

function isListed({ status, settings }: TableRecord): boolean {
  return settings.listed && status !== 'finished';
}

/** Shares the strangers' object with all to whom the table is nothing special. */
function seenBy({ table, asked, summary }: Entry, person: Person | null): TableSummary | null {
  if (seatOf(table, person) !== null) return { ...summary, ...yoursOf(table, asked, person) };
  return isListed(table) ? summary : null;
}

function isSame(told: TableSummary | undefined, seen: TableSummary): boolean {
  if (told === seen) return true;
  return told?.seats === seen.seats && told.you === seen.you && told.yourTurn === seen.yourTurn && told.status === seen.status;
}
