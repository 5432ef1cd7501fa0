import { shared } from '@sobremesa/engine';
import type { GameModule } from '@sobremesa/games';
import {
  type Audience,
  isOver,
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
import type { User } from '../../users/users.ts';
import type { Clock } from '../../clock.ts';
import { hasVisitors } from '../../nodes/remotePresence.ts';
import type { TablePresence } from '../../nodes/messages.ts';
import type { Planned } from '../rules/change.ts';
import type { Live } from '../rules/live.ts';
import type { GoneWhy, Subscriber, TablePush } from '../subscribers.ts';
import { canView, isPlayed, seatOf } from '../rules/table.ts';
import { mayStandIn } from '../rules/timeControl.ts';
import type { TableRecord } from '../../storage/storage.ts';
import type { NameOf } from '../rules/names.ts';
import { audienceKey } from '../replication/messages.ts';
import { Comparison, SentView, type EncodedView } from './sentView.ts';
import { presenceAt, sharedView, speakerOf, type OwnView, type Presence, type SharedView } from '../rules/views.ts';
import { voteView } from '../rules/vote.ts';

interface Member {
  subscriber: Subscriber;
  audience: Audience;
  speaker: string | null;
  sent: SentView;
}

/** The spectators of a table on all servers, by connections. */
export interface Spectators {
  inAll: number;
  fromAddress: number;
}

/** The messages of a change, ready to be sent. */
export interface Broadcast {
  /** The update of the connection that made the request, as JSON. It is sent with the answer. */
  answer: string | null;
  /** By audience: the updates for connections of other servers, as JSON. */
  elsewhere: ReadonlyMap<Audience, string>;
  /** Sends the other connections theirs. */
  send(): void;
}

interface PrepareOptions {
  /** People whom the host removed. */
  removed?: readonly string[] | undefined;
  /** The connection that gets its update with the answer to its request. */
  asker?: string | null;
  /** Audiences of connections of other servers. */
  elsewhere?: Iterable<Audience>;
  /** Updates that another server has encoded, by `audienceKey`. */
  encoded?: Readonly<Record<string, string>>;
}

interface MatchPushes {
  pushFor: (member: Member, audience: Audience) => TablePush | null;
  /** The update for this audience, as JSON; null if the change is sent otherwise or not at all. */
  updateFor: (audience: Audience) => string | null;
}

interface RoomParts {
  clock: Pick<Clock, 'now'>;
  /** How long a person without a connection counts as present in a vote. */
  awayMs: number;
  nameOf: NameOf;
  /** The table's group in the view of a person. */
  groupOf: (table: TableRecord, user: User | null) => TableView['group'];
  /** Whether a group exists that has this table. */
  hasGroup: (table: TableRecord) => boolean;
  /** Presence at the table through other servers. */
  remote: () => readonly TablePresence[];
}

/**
 * The connections that have a table open, what each was sent last, and when absent players were
 * last seen.
 */
export class Room {
  readonly #members = new Map<string, Member>();
  /** Number of connections by person. */
  readonly #people = new Map<string, number>();
  /** The newest view by audience, with the match that it shows. */
  readonly #views = new Map<Audience, { match: Shown; state: MatchState }>();
  /** The newest snapshot for spectators, with its sources. */
  #snapshot: { seen: Shown; log: Live['log']; made: MatchSnapshot } | null = null;
  /** The match in the state that spectators saw last, if they have a delay. */
  #shown: Shown | null = null;
  /** When people with a seat were last present. */
  readonly #lastSeen = new Map<string, number>();
  readonly #loadedAt: number;
  readonly #clock: Pick<Clock, 'now'>;
  readonly #awayMs: number;
  readonly #nameOf: NameOf;
  readonly #groupOf: RoomParts['groupOf'];
  readonly #hasGroup: RoomParts['hasGroup'];
  readonly #remote: () => readonly TablePresence[];
  #presenceVersion = 0;
  /** Whether bots think less than their levels stand for, on this server. */
  #isHurried = false;

  constructor({ clock, awayMs, nameOf, groupOf, hasGroup, remote }: RoomParts) {
    this.#loadedAt = clock.now();
    this.#clock = clock;
    this.#awayMs = awayMs;
    this.#nameOf = nameOf;
    this.#groupOf = groupOf;
    this.#hasGroup = hasGroup;
    this.#remote = remote;
    this.mergeLastSeen();
  }

  get size(): number {
    return this.#members.size;
  }

  /** Whether anybody has the table open on any server. */
  get hasVisitors(): boolean {
    return this.size > 0 || this.#remote().some(hasVisitors);
  }

  /** Increases with each change of `localPresence`, except of names. */
  get presenceVersion(): number {
    return this.#presenceVersion;
  }

  /** The presence through this server, for the other servers. */
  get localPresence(): TablePresence {
    const people = Object.fromEntries(this.people.map((person) => [person, this.#nameOf(person)]));
    const spectators: Record<string, number> = {};
    for (const { audience, subscriber } of this.#members.values()) {
      if (audience === null) spectators[subscriber.address] = (spectators[subscriber.address] ?? 0) + 1;
    }
    const left = Object.fromEntries(this.#lastSeen);
    return { people, nameless: this.#nameless, left, spectators, hurried: this.#isHurried };
  }

  /** Sets whether bots think less than their levels stand for. Counts as a change of presence. */
  setHurried(isHurried: boolean): void {
    this.#isHurried = isHurried;
    this.#presenceVersion += 1;
  }

  /** The spectators other than this connection. */
  otherSpectators({ id, address }: Subscriber): Spectators {
    const spectators = { inAll: 0, fromAddress: 0 };
    const add = (from: string, count: number) => {
      spectators.inAll += count;
      if (from === address) spectators.fromAddress += count;
    };
    for (const { audience, subscriber } of this.#members.values()) {
      if (audience === null && subscriber.id !== id) add(subscriber.address, 1);
    }
    for (const { spectators: others } of this.#remote()) for (const [from, count] of Object.entries(others)) add(from, count);
    return spectators;
  }

  /** Merges when people were last seen through other servers. */
  mergeLastSeen(): void {
    for (const { left } of this.#remote()) {
      for (const [person, at] of Object.entries(left)) this.#lastSeen.set(person, Math.max(this.#lastSeen.get(person) ?? 0, at));
    }
  }

  /**
   * Adds a connection and returns the table as it sees it. Sends nothing. Callers call `horizon`
   * before.
   */
  enter(live: Live, subscriber: Subscriber): { view: TableView; match: MatchSnapshot | null } {
    const audience = seatOf(live.table, subscriber.person);
    const match = live.match === null ? null : this.snapshot(live, audience);
    const speaker = subscriber.person && speakerOf(live.table, subscriber.person);
    const before = this.#members.get(subscriber.id);
    if (before !== undefined) this.#count(before.subscriber, -1);
    this.#count(subscriber, 1);
    const group = this.#groupOf(live.table, subscriber.person);
    const own: OwnView = { speaker, group, you: audience };
    const sent = new SentView();
    this.#members.set(subscriber.id, { subscriber, audience, speaker, sent });
    this.#presenceVersion += 1;
    const shared = this.#sharedView(live, audience, this.presence(live));
    sent.enter(shared, own);
    return { view: { ...shared, ...own }, match };
  }

  /**
   * @returns whether the connection had the table open, and its person if it was their last one and
   *   they have a seat
   */
  leave(subscriberId: string, now: number): { left: boolean; person: User | null } {
    const member = this.#members.get(subscriberId);
    if (member === undefined) return { left: false, person: null };
    this.#remove(member, now);
    const { person } = member.subscriber;
    return { left: true, person: person !== null && member.audience !== null && !this.isConnected(person.id) ? person : null };
  }

  isConnected(person: string): boolean {
    return this.#people.has(person) || this.#remote().some(({ people }) => Object.hasOwn(people, person));
  }

  /** Whether this person counts in a vote: they are connected, or were until a moment ago. */
  isPresent(person: string): boolean {
    return this.isConnected(person) || (this.#lastSeen.get(person) ?? -Infinity) > this.#clock.now() - this.#awayMs;
  }

  /** Whether the table was loaded a moment ago, so that people may still be connecting. */
  get isFresh(): boolean {
    return this.#loadedAt > this.#clock.now() - this.#awayMs;
  }

  /** Since when this person has been away; null while they are connected. */
  awaySince(person: string): number | null {
    return this.isConnected(person) ? null : (this.leftAt(person) ?? this.#loadedAt);
  }

  /** When this person was last seen, if that is known; undefined while they are connected. */
  leftAt(person: string): number | undefined {
    return this.isConnected(person) ? undefined : this.#lastSeen.get(person);
  }

  /** Ids of the people who have the table open through this server. */
  get people(): string[] {
    return [...this.#people.keys()];
  }

  presence({ table }: Pick<Live, 'table'>): Presence {
    return presenceAt(table, this.people, this.#nameless, this.#remote());
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

  /**
   * The match that this audience may see now; null before its start. Also sends delayed spectators
   * the state that is due.
   */
  horizon(live: Live, audience: Audience, now: number): Shown | null {
    if (live.match === null || audience !== null) return live.match;
    this.showDelayed(live, now);
    return this.#watched(live, live.match);
  }

  /** Sends delayed spectators the state that is due, including chat. */
  showDelayed(live: Live, now: number): void {
    const { match } = live;
    if (match === null || live.table.settings.watchDelay === null) return;
    const then = this.#shown;
    const seen = shownAt(live.table, match, now);
    this.#shown = seen;
    if (then === null || then.version === seen.version) return;
    const push = this.#nextFor(live, then, seen);
    const messages = live.chat.filter((message) => isBetween(message, publicVersion(then), publicVersion(seen)));
    for (const { subscriber, audience } of this.#members.values()) {
      if (audience !== null) continue;
      if (push !== null) subscriber.send(push);
      for (const message of messages) subscriber.send({ type: 'chat', message });
    }
  }

  /** When spectators may see more without a change of the match; null for never. */
  nextShowing({ match }: Live): number | null {
    if (match === null || this.#shown === null) return null;
    const isWatched = [...this.#members.values()].some(({ audience }) => audience === null);
    return isWatched ? nextShowing(match, this.#shown) : null;
  }

  /**
   * Builds the messages of a change before it is stored, so that an exception in a view prevents
   * the write.
   */
  prepare(before: Live, planned: Planned, now: number, options: PrepareOptions = {}): Broadcast {
    const { removed = [], asker = null, elsewhere = [], encoded = {} } = options;
    const { after, message } = planned;
    const leaving: { member: Member; why: GoneWhy }[] = [];
    const staying: { member: Member; audience: Audience; push: TablePush | null }[] = [];
    let answer: string | null = null;
    const isSameTable = after.table === before.table;
    const { pushFor, updateFor } = this.#matchPushes(before, planned, encoded);
    for (const member of this.#members.values()) {
      const { person, id } = member.subscriber;
      const why = isSameTable ? null : goneWhy(after, person, removed);
      if (why !== null) {
        leaving.push({ member, why });
        continue;
      }
      const audience = isSameTable ? member.audience : seatOf(after.table, person);
      const push = pushFor(member, audience);
      const isAnswer = push?.type === 'update' && id === asker;
      if (isAnswer) answer = push.text;
      staying.push({ member, audience, push: isAnswer ? null : push });
    }
    const send = (): void => {
      // Removes connections that lose access first, so that the others see the remaining presence.
      for (const { member, why } of leaving) this.#dismiss(member, why, now);
      if (!isSameTable) this.broadcastTable(after);
      for (const { member, audience, push } of staying) {
        if (push !== null) member.subscriber.send(push);
        this.#seat(member, audience);
      }
      this.showDelayed(after, now);
      if (message !== null) this.broadcastChat(after, message);
    };
    const updates = new Map<Audience, string>();
    for (const audience of elsewhere) {
      const text = updateFor(audience);
      if (text !== null) updates.set(audience, text);
    }
    return { answer, elsewhere: updates, send };
  }

  /**
   * Sends the table to the connections for which it has changed. The view of each seat is built and
   * encoded once.
   */
  broadcastTable(live: Live): void {
    const presence = this.presence(live);
    const views = new Map<Audience, EncodedView>();
    const texts = new Map<string, string>();
    const comparison = new Comparison();
    for (const member of this.#members.values()) {
      const { subscriber, speaker, sent } = member;
      const audience = seatOf(live.table, subscriber.person);
      let view = views.get(audience);
      if (view === undefined) {
        const shared = this.#sharedView(live, audience, presence);
        const json = JSON.stringify(shared);
        // Most seats see the same.
        const text = texts.get(json) ?? json;
        texts.set(json, text);
        view = { shared, text };
        views.set(audience, view);
      }
      const own: OwnView = { speaker, group: this.#groupOf(live.table, subscriber.person), you: audience };
      const push = sent.update(view, own, subscriber.takesDeltas === true ? comparison : null);
      if (push !== null) subscriber.send(push);
    }
  }

  /** Sends every connection a snapshot, after the table in memory turned out to be outdated. */
  resync(live: Live, now: number): void {
    this.#views.clear();
    this.#shown = null;
    this.showDelayed(live, now);
    for (const member of this.#members.values()) {
      if (!canView(live.table, member.subscriber.person)) this.#dismiss(member, 'watchingNotAllowed', now);
    }
    this.broadcastTable(live);
    for (const member of this.#members.values()) {
      this.#seat(member, seatOf(live.table, member.subscriber.person));
      if (live.match !== null) member.subscriber.send({ type: 'snapshot', match: this.snapshot(live, member.audience) });
    }
  }

  dismissAll(why: GoneWhy): void {
    for (const { subscriber } of this.#members.values()) subscriber.send({ type: 'gone', why });
    this.#members.clear();
    this.#people.clear();
    this.#presenceVersion += 1;
  }

  /** The message of a match's change for members of an audience; one object per audience. */
  #matchPushes(before: Live, { after, fresh }: Planned, encoded: Readonly<Record<string, string>>): MatchPushes {
    const { match } = after;
    const then = before.match;
    if (match === null || (match === then && fresh.length === 0)) return { pushFor: () => null, updateFor: () => null };
    const updates = new Updates(after.module, fresh);
    const made = new Map<Audience, TablePush | null>();
    const isLate = after.table.settings.watchDelay !== null;
    const make = (audience: Audience): TablePush | null => {
      if (audience === null && isLate) return this.#linesShown(after, match === then ? fresh : []);
      if (then !== null && versionFor(match, audience) !== versionFor(then, audience)) {
        return this.#update(updates, then, after, match, audience, encoded[audienceKey(audience)]);
      }
      return linesPush(after, fresh, audience);
    };
    const madeFor = (audience: Audience): TablePush | null => {
      if (!made.has(audience)) made.set(audience, make(audience));
      return made.get(audience) ?? null;
    };
    return {
      pushFor: (member, audience) => {
        if (then === null || audience !== member.audience) return { type: 'snapshot', match: this.snapshot(after, audience) };
        return madeFor(audience);
      },
      updateFor: (audience) => {
        const push = then === null || match === then ? null : madeFor(audience);
        return push?.type === 'update' ? push.text : null;
      },
    };
  }

  #update(updates: Updates, then: Match, after: Live, match: Match, audience: Audience, encoded?: string): TablePush {
    const { module } = after;
    const text =
      encoded ?? updates.textFor(audience, this.#stateFor(module, then, audience), this.#stateFor(module, match, audience));
    return { type: 'update', version: versionFor(match, audience), text, match: () => this.snapshot(after, audience) };
  }

  /** The match from the spectators' view: with a delay, the state that they saw last. */
  #watched({ table }: Live, match: Match): Shown {
    return table.settings.watchDelay === null ? match : (this.#shown ?? shownAt(table, match, 0));
  }

  /**
   * The messages that take delayed spectators from the state that they saw last to the one that is
   * due.
   */
  #nextFor(live: Live, then: Shown, seen: Shown): TablePush | null {
    const { module } = live;
    const steps = publicVersion(seen) - publicVersion(then);
    const fresh = live.log.filter(({ version }) => version > then.version && version <= seen.version);
    // An update advances one version. Its lines, or lines without a version, share one moment.
    if (steps > 1 || fresh.some(({ at }) => at !== fresh[0]?.at)) return { type: 'snapshot', match: this.snapshot(live, null) };
    if (steps === 0) return linesPush(live, fresh, null);
    const before = this.#stateFor(module, then, null);
    const text = new Updates(module, fresh).textFor(null, before, this.#stateFor(module, seen, null));
    return { type: 'update', version: publicVersion(seen), text, match: () => this.snapshot(live, null) };
  }

  /**
   * Log lines without a change of the match, for delayed spectators. Newer lines are sent with
   * their version.
   */
  #linesShown(live: Live, fresh: readonly LogRecord[]): TablePush | null {
    const known = fresh.filter(({ version }) => version <= (this.#shown?.version ?? -1));
    return linesPush(live, known, null);
  }

  #stateFor(module: GameModule, match: Shown, audience: Audience): MatchState {
    const last = this.#views.get(audience);
    if (last?.match === match) return last.state;
    const own = stateFor(module, match, audience);
    // The public part is one object in all views, so that it is compared and encoded once.
    const state = audience === null ? own : shared(this.#stateFor(module, match, null), own);
    this.#views.set(audience, { match, state });
    return state;
  }

  #sharedView({ table, module, match }: Live, audience: Audience, presence: Presence): SharedView {
    const vote = voteView(table, (person) => this.isPresent(person));
    const view = sharedView(table, presence, this.#nameOf, module.players.min, vote, audience);
    const from = audience === null ? [] : this.#standInFrom(table);
    if (from.some((at) => at !== null)) view.standInFrom = from;
    if (table.status === 'finished' && match !== null && !isOver(match)) view.ended = true;
    if (table.status === 'open' && this.#hasGroup(table)) view.joinsGroup = true;
    // It would show delayed spectators that a bot has moved.
    const isDelayed = audience === null && table.settings.watchDelay !== null;
    const isHurried = this.#isHurried || this.#remote().some(({ hurried }) => hurried);
    if (table.status === 'running' && isHurried && !isDelayed) view.hurried = true;
    return view;
  }

  /** By seat: from when others may let a bot play for the owner; null where they may not. */
  #standInFrom(table: TableRecord): (number | null)[] {
    if (table.status !== 'running' || !mayStandIn(table)) return [];
    return table.seats.map((there) => {
      const since = isPlayed(there) && there.person !== null ? this.awaySince(there.person) : null;
      return since === null ? null : since + this.#awayMs;
    });
  }

  broadcastChat(live: Live, message: ChatMessage): void {
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

  /** Counts as a change of presence, since the other servers count spectators. */
  #seat(member: Member, audience: Audience): void {
    if (audience === member.audience) return;
    member.audience = audience;
    this.#presenceVersion += 1;
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
    this.#presenceVersion += 1;
    if (person !== null && audience !== null && !this.isConnected(person.id)) this.#lastSeen.set(person.id, now);
  }
}

function goneWhy(after: Live, user: User | null, removed: readonly string[]): GoneWhy | null {
  if (user !== null && removed.includes(user.id) && !after.table.settings.watchable) return 'removed';
  return canView(after.table, user) ? null : 'watchingNotAllowed';
}

/** Log lines without a change that this audience may see; null without any. */
function linesPush({ module }: Live, fresh: readonly LogRecord[], audience: Audience): TablePush | null {
  const lines = linesFor(module, fresh, audience);
  return lines === null ? null : { type: 'log', lines };
}

/** Whether the message is for everybody, and belongs to a version after `then`, up to `now`. */
function isBetween({ watchers, place }: ChatMessage, then: number, now: number): boolean {
  return !watchers && place !== null && place.version > then && place.version <= now;
}

/** The match in the state that is due for delayed spectators. The delay ends with the match. */
function shownAt({ status }: TableRecord, match: Match, now: number): Shown {
  return status === 'finished' ? match : shownOf(match, now);
}
