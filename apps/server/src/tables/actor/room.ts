import { shared } from '@sobremesa/engine';
import type { GameModule } from '@sobremesa/games';
import {
  type Audience,
  linesFor,
  logFor,
  type LogRecord,
  type Match,
  nextShowing,
  publicVersion,
  type Shown,
  shownOf,
  snapshotFor,
  stateFor,
  Updates,
  versionFor,
} from '@sobremesa/match';
import { limits, type ChatMessage, type MatchSnapshot, type MatchState, type TableView } from '@sobremesa/protocol';
import type { Person } from '../../people/people.ts';
import type { Clock } from '../../clock.ts';
import { isVisited } from '../../nodes/elsewhere.ts';
import type { Here } from '../../nodes/messages.ts';
import type { Live, Planned } from '../rules/live.ts';
import type { GoneWhy, Subscriber, TablePush } from '../subscribers.ts';
import { mayLook, seatOf } from '../rules/table.ts';
import type { NameOf } from '../rules/names.ts';
import { presenceAt, sharedView, speakerOf, type Presence, type SharedView } from '../rules/views.ts';
import { voteView } from '../rules/vote.ts';

interface Member {
  subscriber: Subscriber;
  audience: Audience;
  speaker: string | null;
  /** The shared part of the table's view that was sent last, as JSON. */
  told: string;
}

/** How many spectators a table has on all servers, by connections. */
export interface Spectators {
  inAll: number;
  fromAddress: number;
}

/** A change that everybody can be told of. */
export interface Telling {
  /** The update, as JSON, of the one connection that gets it with its answer. */
  answer: string | null;
  /** Tells all others. */
  tell(): void;
}

interface RoomParts {
  clock: Pick<Clock, 'now'>;
  /** How long somebody without a connection still counts as present in a vote. */
  awayMs: number;
  nameOf: NameOf;
  /** Presence at the table by way of other servers. */
  elsewhere: () => readonly Here[];
}

/** Who has a table open, what each of them was told last, and since when the others are away. */
export class Room {
  readonly #members = new Map<string, Member>();
  /** Connections by person. */
  readonly #people = new Map<string, number>();
  /** The last view by audience, with the match that it shows. */
  readonly #views = new Map<Audience, { match: Shown; state: MatchState }>();
  /** The last snapshot for spectators, with what it was made of. */
  #snapshot: { seen: Shown; log: Live['log']; made: MatchSnapshot } | null = null;
  /** What watchers were shown last, where they see the match late. */
  #shown: Shown | null = null;
  /** When people with a seat were last present. */
  readonly #left = new Map<string, number>();
  readonly #since: number;
  readonly #clock: Pick<Clock, 'now'>;
  readonly #awayMs: number;
  readonly #nameOf: NameOf;
  readonly #elsewhere: () => readonly Here[];
  /** Counts changes of what `here` tells. */
  #turns = 0;

  constructor({ clock, awayMs, nameOf, elsewhere }: RoomParts) {
    this.#since = clock.now();
    this.#clock = clock;
    this.#awayMs = awayMs;
    this.#nameOf = nameOf;
    this.#elsewhere = elsewhere;
    this.heed();
  }

  get size(): number {
    return this.#members.size;
  }

  /** Whether anybody has the table open, be it by way of another server. */
  get isVisited(): boolean {
    return this.size > 0 || this.#elsewhere().some(isVisited);
  }

  /** Is another number after somebody has come or gone here, or has sat down or stood up. */
  get turns(): number {
    return this.#turns;
  }

  /** Who is here by way of this server. */
  get here(): Here {
    const people = Object.fromEntries(this.people.map((person) => [person, this.#nameOf(person)]));
    const spectators: Record<string, number> = {};
    for (const { audience, subscriber } of this.#members.values()) {
      if (audience === null) spectators[subscriber.address] = (spectators[subscriber.address] ?? 0) + 1;
    }
    return { people, nameless: this.#nameless, left: Object.fromEntries(this.#left), spectators };
  }

  /** Connections without a seat, beside this one. */
  spectatorsBeside({ id, address }: Subscriber): Spectators {
    const spectators = { inAll: 0, fromAddress: 0 };
    const add = (from: string, count: number) => {
      spectators.inAll += count;
      if (from === address) spectators.fromAddress += count;
    };
    for (const { audience, subscriber } of this.#members.values()) {
      if (audience === null && subscriber.id !== id) add(subscriber.address, 1);
    }
    for (const here of this.#elsewhere()) for (const [from, count] of Object.entries(here.spectators)) add(from, count);
    return spectators;
  }

  /** Takes over when people were seen last by way of other servers. */
  heed(): void {
    for (const { left } of this.#elsewhere()) {
      for (const [person, at] of Object.entries(left)) this.#left.set(person, Math.max(this.#left.get(person) ?? 0, at));
    }
  }

  /** Adds somebody, and answers with the table as they see it. Does not tell the others. `horizon` is to be asked before. */
  enter(live: Live, subscriber: Subscriber): { view: TableView; match: MatchSnapshot | null } {
    const audience = seatOf(live.table, subscriber.person);
    const match = live.match === null ? null : this.snapshot(live, audience);
    const speaker = subscriber.person && speakerOf(live.table, subscriber.person);
    const before = this.#members.get(subscriber.id);
    if (before !== undefined) this.#count(before.subscriber, -1);
    this.#count(subscriber, 1);
    const member: Member = { subscriber, audience, speaker, told: '' };
    this.#members.set(subscriber.id, member);
    this.#turns += 1;
    const shared = this.#sharedView(live, audience, this.presence(live));
    member.told = JSON.stringify(shared);
    return { view: { ...shared, speaker }, match };
  }

  /** @returns whether they were here, and the person who has a seat and is now gone altogether */
  leave(subscriberId: string, now: number): { left: boolean; person: Person | null } {
    const member = this.#members.get(subscriberId);
    if (member === undefined) return { left: false, person: null };
    this.#remove(member, now);
    const { person } = member.subscriber;
    return { left: true, person: person !== null && member.audience !== null && !this.isHere(person.id) ? person : null };
  }

  isHere(person: string): boolean {
    return this.#people.has(person) || this.#elsewhere().some(({ people }) => Object.hasOwn(people, person));
  }

  /** Whether this person counts in a vote: they are here, or their connection broke only a moment ago. */
  isPresent(person: string): boolean {
    return this.isHere(person) || (this.#left.get(person) ?? -Infinity) > this.#clock.now() - this.#awayMs;
  }

  /** Whether the table was loaded only a moment ago, so that people may still be on their way to it. */
  get isFresh(): boolean {
    return this.#since > this.#clock.now() - this.#awayMs;
  }

  /** Since when nothing of this person was seen here; null while they are here. */
  awaySince(person: string): number | null {
    return this.isHere(person) ? null : (this.leftAt(person) ?? this.#since);
  }

  /** When this person was seen here last, as far as is known; undefined while they are here. */
  leftAt(person: string): number | undefined {
    return this.isHere(person) ? undefined : this.#left.get(person);
  }

  /** Ids of the people who have the table open by way of this server. */
  get people(): string[] {
    return [...this.#people.keys()];
  }

  presence({ table }: Pick<Live, 'table'>): Presence {
    return presenceAt(table, this.people, this.#nameless, this.#elsewhere());
  }

  snapshot(live: Live, audience: Audience): MatchSnapshot {
    const { match, module } = live;
    if (match === null) throw new Error('a table without a match has no snapshot');
    const seen = audience === null ? this.#watched(live, match) : match;
    const last = audience === null ? this.#snapshot : null;
    if (last?.seen === seen && last.log === live.log) return last.made;
    const lines = seen === match ? live.log : live.log.filter(({ version }) => version <= seen.version);
    const log = logFor(module, lines.slice(-limits.page), audience);
    const made = snapshotFor(module, versionFor(seen, audience), this.#stateFor(module, seen, audience), log, audience);
    if (audience === null) this.#snapshot = { seen, log: live.log, made };
    return made;
  }

  /** The match as it stood when this audience saw it last; null before it. Brings watchers up to what they may see now. */
  horizon(live: Live, audience: Audience, now: number): Shown | null {
    if (live.match === null || audience !== null) return live.match;
    this.catchUp(live, now);
    return this.#watched(live, live.match);
  }

  /** Where watchers see the match late: shows them what they may see by now, and tells them what was said until then. */
  catchUp(live: Live, now: number): void {
    const { match } = live;
    if (match === null || live.table.settings.watchDelay === null) return;
    const then = this.#shown;
    const seen = shownOf(match, now);
    this.#shown = seen;
    if (then === null || then.version === seen.version) return;
    const push = this.#nextFor(live, then, seen);
    const heard = live.chat.filter((message) => isBetween(message, publicVersion(then), publicVersion(seen)));
    for (const { subscriber, audience } of this.#members.values()) {
      if (audience !== null) continue;
      if (push !== null) subscriber.send(push);
      for (const message of heard) subscriber.send({ type: 'chat', message });
    }
  }

  /** When watchers may be shown more, although nothing happens; null for never. */
  nextShowing({ match }: Live): number | null {
    if (match === null || this.#shown === null) return null;
    const isWatched = [...this.#members.values()].some(({ audience }) => audience === null);
    return isWatched ? nextShowing(match, this.#shown) : null;
  }

  /**
   * Works out what everybody has to be told of a change, before it is stored: if a view throws, nothing has happened.
   *
   * @param asker the connection that gets its update with the answer to its request
   */
  prepare(before: Live, planned: Planned, removed: readonly string[], asker: string | null, now: number): Telling {
    const { after, message } = planned;
    const leaving: { member: Member; why: GoneWhy }[] = [];
    const sends: (() => void)[] = [];
    let answer: string | null = null;
    const pushFor = this.#matchPushes(before, planned);
    for (const member of this.#members.values()) {
      const why = after.table === before.table ? null : goneWhy(after, member.subscriber.person, removed);
      if (why !== null) {
        leaving.push({ member, why });
        continue;
      }
      const audience = after.table === before.table ? member.audience : seatOf(after.table, member.subscriber.person);
      const push = pushFor(member, audience);
      if (push?.type === 'update' && member.subscriber.id === asker) answer = push.text;
      else if (push !== null) sends.push(() => member.subscriber.send(push));
      sends.push(() => this.#seat(member, audience));
    }
    const tell = (): void => {
      // Who may no longer be here is sent away first, so that the others are told who is left.
      for (const { member, why } of leaving) this.#dismiss(member, why, now);
      if (after.table !== before.table) this.tellTable(after);
      for (const send of sends) send();
      this.catchUp(after, now);
      if (message !== null) this.tellChat(after, message);
    };
    return { answer, tell };
  }

  /** Pushes the table to everybody for whom it looks different now. The view of each seat is built and encoded once. */
  tellTable(live: Live): void {
    const presence = this.presence(live);
    const views = new Map<Audience, { shared: SharedView; text: string }>();
    for (const member of this.#members.values()) {
      const { subscriber, speaker } = member;
      const audience = seatOf(live.table, subscriber.person);
      let view = views.get(audience);
      if (view === undefined) {
        const made = this.#sharedView(live, audience, presence);
        view = { shared: made, text: JSON.stringify(made) };
        views.set(audience, view);
      }
      const { shared, text } = view;
      if (text === member.told) continue;
      member.told = text;
      const whole = `{"speaker":${JSON.stringify(speaker)},${text.slice(1)}`;
      subscriber.send({ type: 'table', text: whole, view: () => ({ ...shared, speaker }) });
    }
  }

  /** Sends everybody what is, after what was in memory turned out not to be. */
  tellAnew(live: Live, now: number): void {
    this.#views.clear();
    this.#shown = null;
    this.catchUp(live, now);
    for (const member of this.#members.values()) {
      if (!mayLook(live.table, member.subscriber.person)) this.#dismiss(member, 'watchingNotAllowed', now);
    }
    this.tellTable(live);
    for (const member of this.#members.values()) {
      this.#seat(member, seatOf(live.table, member.subscriber.person));
      if (live.match !== null) member.subscriber.send({ type: 'snapshot', match: this.snapshot(live, member.audience) });
    }
  }

  sendAway(why: GoneWhy): void {
    for (const { subscriber } of this.#members.values()) subscriber.send({ type: 'gone', why });
    this.#members.clear();
    this.#people.clear();
    this.#turns += 1;
  }

  /** What of the match's change a member is told who is `audience` from now on; the same object for the same eyes. */
  #matchPushes(before: Live, { after, fresh }: Planned): (member: Member, audience: Audience) => TablePush | null {
    const { match } = after;
    const then = before.match;
    if (match === null || (match === then && fresh.length === 0)) return () => null;
    const updates = new Updates(after.module, fresh);
    const made = new Map<Audience, TablePush | null>();
    const isLate = after.table.settings.watchDelay !== null;
    const make = (audience: Audience): TablePush | null => {
      if (audience === null && isLate) return this.#linesShown(after, match === then ? fresh : []);
      if (then !== null && versionFor(match, audience) !== versionFor(then, audience)) {
        return this.#update(updates, then, after, match, audience);
      }
      return linesPush(after, fresh, audience);
    };
    return (member, audience) => {
      if (then === null || audience !== member.audience) return { type: 'snapshot', match: this.snapshot(after, audience) };
      if (!made.has(audience)) made.set(audience, make(audience));
      return made.get(audience) ?? null;
    };
  }

  #update(updates: Updates, then: Match, after: Live, match: Match, audience: Audience): TablePush {
    const { module } = after;
    const text = updates.textFor(audience, this.#stateFor(module, then, audience), this.#stateFor(module, match, audience));
    return { type: 'update', version: versionFor(match, audience), text, match: () => this.snapshot(after, audience) };
  }

  /** What watchers see. Where they see it late, nothing newer than what they were shown. */
  #watched({ table }: Live, match: Match): Shown {
    return table.settings.watchDelay === null ? match : (this.#shown ?? shownOf(match, 0));
  }

  /** How those who see the match late are led on from what they were shown to what they may see now. */
  #nextFor(live: Live, then: Shown, seen: Shown): TablePush | null {
    const { module } = live;
    const steps = publicVersion(seen) - publicVersion(then);
    const fresh = live.log.filter(({ version }) => version > then.version && version <= seen.version);
    // An update leads on by one version; its lines, and those that come alone, are of one moment.
    if (steps > 1 || fresh.some(({ at }) => at !== fresh[0]?.at)) return { type: 'snapshot', match: this.snapshot(live, null) };
    if (steps === 0) return linesPush(live, fresh, null);
    const before = this.#stateFor(module, then, null);
    const text = new Updates(module, fresh).textFor(null, before, this.#stateFor(module, seen, null));
    return { type: 'update', version: publicVersion(seen), text, match: () => this.snapshot(live, null) };
  }

  /** Lines without a change of the match, for those who see it late; those that they may not know come with their version. */
  #linesShown(live: Live, fresh: readonly LogRecord[]): TablePush | null {
    const known = fresh.filter(({ version }) => version <= (this.#shown?.version ?? -1));
    return linesPush(live, known, null);
  }

  #stateFor(module: GameModule, match: Shown, audience: Audience): MatchState {
    const last = this.#views.get(audience);
    if (last?.match === match) return last.state;
    const own = stateFor(module, match, audience);
    // What everybody may see is one object in all views, so that it is compared and written once for all of them.
    const state = audience === null ? own : shared(this.#stateFor(module, match, null), own);
    this.#views.set(audience, { match, state });
    return state;
  }

  #sharedView({ table, module }: Live, audience: Audience, presence: Presence): SharedView {
    const vote = voteView(table, (person) => this.isPresent(person));
    return sharedView(table, presence, this.#nameOf, module.players.min, vote, audience);
  }

  /** Tells those who may hear it what was said. */
  tellChat(live: Live, message: ChatMessage): void {
    const shown = this.#shown === null ? -1 : publicVersion(this.#shown);
    const isLate = live.table.settings.watchDelay !== null && isBetween(message, shown, Infinity);
    for (const { subscriber, audience } of this.#members.values()) {
      if (audience === null ? !isLate : !message.watchers) subscriber.send({ type: 'chat', message });
    }
  }

  #dismiss(member: Member, why: GoneWhy, now: number): void {
    this.#remove(member, now);
    member.subscriber.send({ type: 'gone', why });
  }

  get #nameless(): number {
    let named = 0;
    for (const connections of this.#people.values()) named += connections;
    return this.size - named;
  }

  /** The other servers count spectators, too. */
  #seat(member: Member, audience: Audience): void {
    if (audience === member.audience) return;
    member.audience = audience;
    this.#turns += 1;
  }

  #count({ person }: Subscriber, by: 1 | -1): void {
    if (person === null) return;
    const connections = (this.#people.get(person.id) ?? 0) + by;
    if (connections === 0) this.#people.delete(person.id);
    else this.#people.set(person.id, connections);
  }

  #remove({ subscriber, audience }: Member, now: number): void {
    const { id, person } = subscriber;
    this.#members.delete(id);
    this.#count(subscriber, -1);
    this.#turns += 1;
    if (person !== null && audience !== null && !this.isHere(person.id)) this.#left.set(person.id, now);
  }
}

function goneWhy(after: Live, person: Person | null, removed: readonly string[]): GoneWhy | null {
  if (person !== null && removed.includes(person.id) && !after.table.settings.watchable) return 'removed';
  return mayLook(after.table, person) ? null : 'watchingNotAllowed';
}

/** Lines that come without a change that this audience may see; null for none. */
function linesPush({ module }: Live, fresh: readonly LogRecord[], audience: Audience): TablePush | null {
  const lines = linesFor(module, fresh, audience);
  return lines === null ? null : { type: 'log', lines };
}

/** Whether this was said to all at a version after `then`, and not after `now`. */
function isBetween({ watchers, place }: ChatMessage, then: number, now: number): boolean {
  return !watchers && place !== null && place.version > then && place.version <= now;
}
