import type { ChatMessage, MatchSnapshot, MatchState } from '@sobremesa/protocol';
import { logFor, snapshotFor, stateFor, updateFor, type Audience } from '../matches/views.ts';
import type { Match } from '../matches/match.ts';
import type { Live, Planned } from './live.ts';
import type { Person, Subscriber, TablePush } from './service.ts';
import { mayLook, seatOf } from './table.ts';
import { viewOf, type Presence } from './views.ts';

interface Member {
  subscriber: Subscriber;
  /** As the subscriber's, with the newest name. */
  person: Person | null;
  audience: Audience;
  /** The table's view that was sent last, as JSON. */
  told: string;
}

type Gone = Extract<TablePush, { type: 'gone' }>['why'];

/** Who has a table open, what each of them was told last, and since when the others are away. */
export class Room {
  readonly #members = new Map<string, Member>();
  /** The last view by audience, with the match that it shows. */
  readonly #views = new Map<Audience, { match: Match; state: MatchState }>();
  readonly #left = new Map<string, number>();
  readonly #since: number;

  /** @param now From when on those who are not here count as away. */
  constructor(now: number) {
    this.#since = now;
  }

  get size(): number {
    return this.#members.size;
  }

  /** Adds somebody, and answers with the table as they see it. Does not tell the others. */
  enter(live: Live, subscriber: Subscriber): { view: ReturnType<typeof viewOf>; match: MatchSnapshot | null } {
    const { person } = subscriber;
    const audience = seatOf(live.table, person);
    const match = live.match === null ? null : this.snapshot(live, audience);
    const member: Member = { subscriber, person, audience, told: '' };
    this.#members.set(subscriber.id, member);
    const view = this.#viewOf(live, member, this.presence(live));
    member.told = JSON.stringify(view);
    return { view, match };
  }

  leave(subscriberId: string, now: number): boolean {
    const member = this.#members.get(subscriberId);
    if (member === undefined) return false;
    this.#members.delete(subscriberId);
    this.#departed(member, now);
    return true;
  }

  isHere(person: string): boolean {
    for (const member of this.#members.values()) if (member.person?.id === person) return true;
    return false;
  }

  /** Since when nothing of this person was seen here; null while they are here. */
  awaySince(person: string): number | null {
    return this.isHere(person) ? null : (this.#left.get(person) ?? this.#since);
  }

  presence({ table }: Live): Presence {
    const people = new Set<string>();
    const watchers = new Map<string, string | null>();
    for (const { subscriber, person } of this.#members.values()) {
      if (person !== null) people.add(person.id);
      if (seatOf(table, person) === null) watchers.set(person?.id ?? `socket ${subscriber.id}`, person?.name ?? null);
    }
    return { people, watchers: watchers.size, watcherNames: [...watchers.values()].filter((name) => name !== null) };
  }

  rename({ id, name }: Person): void {
    for (const member of this.#members.values()) if (member.person?.id === id) member.person = { id, name };
  }

  snapshot(live: Live, audience: Audience): MatchSnapshot {
    if (live.match === null) throw new Error('a table without a match has no snapshot');
    const log = logFor(live.module, live.log, audience);
    return snapshotFor(live.match.version, this.#stateFor(live, live.match, audience), log, audience);
  }

  /**
   * Works out what everybody has to be told of a change, before it is stored: if a view throws, nothing has happened. The
   * function that it answers with tells it.
   */
  prepare(before: Live, { after, fresh, message }: Planned, removed: readonly string[], now: number): () => void {
    const dismissals: (() => void)[] = [];
    const sends: (() => void)[] = [];
    const match = this.#matchSender(before, after, fresh);
    for (const member of this.#members.values()) {
      const why = goneWhy(after, member, removed);
      if (why === null) sends.push(match(member));
      else dismissals.push(() => this.#dismiss(member, why, now));
    }
    return () => {
      // Who may no longer be here is sent away first, so that the others are told who is left.
      for (const dismiss of dismissals) dismiss();
      this.tellTable(after);
      for (const send of sends) send();
      if (message !== null) this.#tellChat(message);
    };
  }

  /** Pushes the table to everybody for whom it looks different now. */
  tellTable(live: Live): void {
    const presence = this.presence(live);
    for (const member of this.#members.values()) {
      const view = this.#viewOf(live, member, presence);
      const text = JSON.stringify(view);
      if (text === member.told) continue;
      member.told = text;
      member.subscriber.send({ type: 'table', view });
    }
  }

  /** Sends everybody what is, after what was in memory turned out not to be. */
  tellAnew(live: Live, now: number): void {
    this.#views.clear();
    for (const member of this.#members.values()) {
      if (!mayLook(live.table, member.person)) this.#dismiss(member, 'watchingNotAllowed', now);
    }
    this.tellTable(live);
    for (const member of this.#members.values()) {
      member.audience = seatOf(live.table, member.person);
      if (live.match !== null) member.subscriber.send({ type: 'snapshot', match: this.snapshot(live, member.audience) });
    }
  }

  sendAway(why: Gone): void {
    for (const { subscriber } of this.#members.values()) subscriber.send({ type: 'gone', why });
    this.#members.clear();
  }

  #matchSender(before: Live, after: Live, fresh: Planned['fresh']): (member: Member) => () => void {
    const { match } = after;
    const made = new Map<Audience, () => TablePush>();
    return (member) => {
      const audience = seatOf(after.table, member.person);
      const moved = audience !== member.audience;
      const aim = (): void => void (member.audience = audience);
      if (match === null) return aim;
      if (before.match === null || moved) {
        const snapshot = snapshotFor(
          match.version,
          this.#stateFor(after, match, audience),
          logFor(after.module, after.log, audience),
          audience,
        );
        return () => {
          aim();
          member.subscriber.send({ type: 'snapshot', match: snapshot });
        };
      }
      if (match === before.match && fresh.length === 0) return aim;
      let push = made.get(audience);
      if (push === undefined) {
        const then = this.#stateFor(before, before.match, audience);
        const update = updateFor(
          before.match.version,
          then,
          match.version,
          this.#stateFor(after, match, audience),
          logFor(after.module, fresh, audience),
        );
        push = () => ({ type: 'update', update, match: () => this.snapshot(after, audience) });
        made.set(audience, push);
      }
      const told = push();
      return () => member.subscriber.send(told);
    };
  }

  #stateFor(live: Live, match: Match, audience: Audience): MatchState {
    const last = this.#views.get(audience);
    if (last?.match === match) return last.state;
    const state = stateFor(live.module, match, audience);
    this.#views.set(audience, { match, state });
    return state;
  }

  #viewOf({ table, module }: Live, member: Member, presence: Presence) {
    return viewOf(table, presence, module.players.min, member.person);
  }

  #tellChat(message: ChatMessage): void {
    for (const { subscriber } of this.#members.values()) subscriber.send({ type: 'chat', message });
  }

  #dismiss(member: Member, why: Gone, now: number): void {
    this.#members.delete(member.subscriber.id);
    this.#departed(member, now);
    member.subscriber.send({ type: 'gone', why });
  }

  #departed({ person, audience }: Member, now: number): void {
    if (person !== null && audience !== null && !this.isHere(person.id)) this.#left.set(person.id, now);
  }
}

function goneWhy(after: Live, { person }: Member, removed: readonly string[]): Gone | null {
  if (person !== null && removed.includes(person.id) && !after.table.settings.watchable) return 'removed';
  return mayLook(after.table, person) ? null : 'watchingNotAllowed';
}
