import { setImmediate as eventLoop } from 'node:timers/promises';
import { logFor, optionsFit, type Past, pastOf, publicVersion, type Shown } from '@sobremesa/match';
import {
  type BotLevel,
  type ChatMessage,
  type ErrorCode,
  type LogEntry,
  type MatchSnapshot,
  type Me,
  type QuietHours,
  type RequestData,
  type Results,
  type Seen,
  type TableSettings,
  type TableSummary,
  type TableView,
  type Wish,
} from '@sobremesa/protocol';
import type { Person } from '../people/people.ts';
import type { Standing } from '../metrics/metrics.ts';
import { RefusedError } from '../refused.ts';
import { hashSecret, randomToken } from '../secrets.ts';
import type { Page, TableRecord } from '../storage/storage.ts';
import type { Ending, TableActor } from './actor/actor.ts';
import type { Bounds } from './places/bounds.ts';
import * as changes from './rules/changes.ts';
import type { Context } from './context.ts';
import { listingOf } from './replication/apply.ts';
import { givenBack, placeAt, tableEntry, waitsForNobody, type Change, type Live, type Said } from './rules/live.ts';
import { nameAt, watcherNames } from './rules/names.ts';
import { Locks } from './places/locks.ts';
import type { LobbyList, LobbySubscriber, Subscriber } from './subscribers.ts';
import { Queue } from './actor/queue.ts';
import * as pace from './rules/timeControl.ts';
import type { Registry } from './actor/registry.ts';
import type { Room } from './actor/room.ts';
import { hasSeen, madeOf } from './history.ts';
import { seenAt } from './rules/seen.ts';
import * as rules from './rules/table.ts';
import { nobody, speakerOf, summaryOf, yoursOf } from './rules/views.ts';
import { agreed, isCarried, othersThan, voteAt } from './rules/vote.ts';

const TOKEN_BYTES = 16;
/** What follows from a leaving is tried again after so many milliseconds, when nothing could be read or stored. */
const AGAIN_MS = 1000;

/** Somebody at a table, as the others know them. */
export type Who = { seat: number } | { speaker: string };

/** What somebody is told who comes to a table. */
export interface Entered {
  view: TableView;
  chat: ChatMessage[];
  match: MatchSnapshot | null;
  /** How far they have seen it; null without a seat, and where that is not known. */
  seen: Seen | null;
  /** The time, in milliseconds since 1970. */
  now: number;
}

/** A move that was made: the version that it led to and, as JSON, the update for the connection that asked. */
export interface Granted {
  version: number;
  update?: string;
}

/**
 * Everything that can be done with people and tables. The page's door, that of boardgame.io's clients, and the HTTP lobby
 * call this and nothing else.
 *
 * Every method that is refused rejects with a `RefusedError`, which carries one of the protocol's error codes. Requests
 * concerning one table are carried out one after the other, in the order in which they came; each is stored before its
 * promise resolves and before anybody is told.
 */
export class Tables {
  readonly #context: Context;
  readonly #registry: Registry;
  readonly #bounds: Bounds;
  readonly #stop: () => Promise<void>;
  /** By people and addresses: what takes up one of their places is done one after the other. */
  readonly #locks = new Locks();
  /** New tables are made one after the other, so that the bound on all tables holds. */
  readonly #openings = new Queue();
  readonly #underWay = new Set<Promise<unknown>>();
  readonly #startedAt: number;
  #closing: Promise<void> | null = null;

  /** @param stop ends what the server does at the tables by itself */
  constructor(context: Context, registry: Registry, bounds: Bounds, stop: () => Promise<void>) {
    this.#startedAt = context.clock.now();
    this.#context = context;
    this.#registry = registry;
    this.#bounds = bounds;
    this.#stop = stop;
  }

  /** A new person; the key is told this once, only its hash is kept. */
  register(name: string): Promise<{ person: Me; key: string }> {
    return this.#when(() => this.#context.people.register(name));
  }

  /** The person whose key this is; null for an unknown or wrong one. */
  authenticate(key: string): Promise<Me | null> {
    return this.#when(() => this.#context.people.authenticate(key));
  }

  /** A person takes another name, which is told wherever they sit or are. */
  rename(person: Person, name: string): Promise<Me> {
    return this.#when(async () => {
      const me = await this.#context.people.rename(person, name);
      this.#context.nodes?.say({ type: 'named', person: me.id, name: me.name });
      const at = new Set([...(await this.#context.storage.tablesOf(me.id)), ...this.#registry.whereHere(me.id)]);
      for (const id of at) {
        const actor = this.#registry.at(id);
        await actor.change('rename', (live) => changes.renamed(live, me, this.#nameOf)).catch(unless('unknownTable'));
        actor.introduceAgain();
        await actor.ask('rename', (live) => actor.tellName(live)).catch(unless('unknownTable'));
      }
      return me;
    });
  }

  /** Whether this person has this table open somewhere. */
  isHere(table: string, person: string): boolean {
    const room = this.#registry.find(table)?.room;
    if (room !== undefined) return room.isHere(person);
    const elsewhere = this.#context.nodes?.elsewhere.at(table) ?? [];
    return elsewhere.some(({ people }) => Object.hasOwn(people, person));
  }

  /** A table that was read elsewhere, with the time on its clock in which no server was there. */
  givenBack(table: TableRecord): TableRecord {
    return givenBack(table, this.#context.outages.all);
  }

  /** A person's quiet hours, after they were set; left out they stay as they are. */
  quiet(person: Person, quiet?: QuietHours | null): Promise<QuietHours | null> {
    return this.#when(async () => {
      if (quiet !== undefined) await this.#context.people.setQuiet(person, quiet);
      return this.#context.people.quietOf(person.id);
    });
  }

  /** Starts pushing. Answers with what this person sees: the newest listed tables that are open or running, and their own. */
  enterLobby(subscriber: LobbySubscriber): Promise<LobbyList> {
    return this.#when(() => this.#context.lobby.enter(subscriber));
  }

  leaveLobby(subscriberId: string): void {
    this.#context.lobby.leave(subscriberId);
  }

  /** Listed tables of one game. */
  listed(game: string): Promise<TableSummary[]> {
    return this.#when(async () => this.#context.lobby.listed(game));
  }

  /** What a stranger, or this person, may know of a table; null when there is none. */
  summary(table: string, person: Person | null = null): Promise<TableSummary | null> {
    return this.#when(async () => {
      const { lobby, outages, people, storage } = this.#context;
      const known = lobby.get(table, person);
      if (known !== null) return known;
      const head = await storage.head(table);
      if (head === null) return null;
      people.learn(head.names);
      const record = givenBack(head.table, outages.all);
      return { ...summaryOf(record, nobody, (id) => people.nameOf(id)), ...yoursOf(record, head, person) };
    });
  }

  /** Opens a table with its host on seat 0. Answers with its id. @param from the address that asks */
  open(host: Person, settings: TableSettings, from = ''): Promise<string> {
    return this.#when(() => this.#open(settings, host, from));
  }

  /**
   * Opens a table for boardgame.io's clients: no host, and the match begins by itself when every seat is taken, so that a
   * seat's number is its player id.
   */
  openHostless(settings: TableSettings, from: string): Promise<string> {
    return this.#when(() => this.#open(settings, null, from));
  }

  /** From now on `subscriber` is told what happens at the table, and counts as present, or as a watcher. */
  enter(table: string, subscriber: Subscriber): Promise<Entered> {
    return this.#when(async () => {
      const actor = this.#registry.at(table);
      await actor.catchUp();
      return actor.ask('enter', async (live) => {
        const entered = await this.#enter(live, actor, subscriber);
        if (subscriber.person !== null) this.#context.herald?.visited(live.table, subscriber.person.id);
        return entered;
      });
    });
  }

  /** When a socket leaves a table or is gone. */
  async leave(table: string, subscriberId: string): Promise<void> {
    // When the server stops everybody leaves, and there is nobody to tell.
    if (this.#closing !== null) return;
    // Whatever becomes of the rest: who has gone is not shown as present for ever.
    const gone = this.#registry.find(table)?.room.leave(subscriberId, this.#now());
    if (gone?.left === true) await this.#left(table, gone.person);
  }

  /** @param gone the person who has a seat and was here last by way of the one who left */
  async #left(table: string, gone: Person | null): Promise<void> {
    const told = this.#change(table, 'leave', async (live, actor): Promise<Change<void>> => {
      actor.tellPresence(live);
      if (gone !== null && !actor.room.isHere(gone.id)) await this.#context.people.left(gone);
      const isAbandoned = live.table.status === 'open' && !actor.room.isVisited;
      return isAbandoned ? { answer: undefined, table: live.table } : { answer: undefined };
    });
    await told.catch((error: unknown) => {
      if (!(error instanceof RefusedError)) throw error;
      if (error.refusal.code === 'unavailable') this.#leftAgain(table, gone);
      else if (error.refusal.code !== 'unknownTable' && error.refusal.code !== 'shuttingDown') throw error;
    });
  }

  /** Whatever else is wrong with it is in the log already. */
  #leftAgain(table: string, gone: Person | null): void {
    this.#context.clock.after(AGAIN_MS, () => void this.#left(table, gone).catch(() => undefined));
  }

  /** Somebody who sits there has seen so much of the table; on any device, and never more than there is. */
  see(table: string, person: Person, said: Seen): Promise<void> {
    return this.#when(async () => {
      const seen = await this.#registry.at(table).ask('see', (live) => seenAt(live, person, said));
      if (await hasSeen(this.#context.storage, table, person, seen)) await this.#context.lobby.renew(person.id);
    });
  }

  /** Sits down on `seat`, or on the first one that is free for this person. Answers with its number. */
  sit(table: string, person: Person, seat?: number): Promise<number> {
    return this.#takingRoom(person, (mustHaveRoom) =>
      this.#change(table, 'sit', (live) => changes.sit(live, person, seat, mustHaveRoom, this.#nameOf, this.#now())),
    );
  }

  /** Gives the seat up; in a running match the server plays for it until its person is back. */
  stand(table: string, person: Person): Promise<void> {
    return this.#change(table, 'stand', (live) => changes.stand(live, person));
  }

  /** A person plays for themselves again. */
  return(table: string, person: Person): Promise<void> {
    return this.#takingRoom(person, (mustHaveRoom) =>
      this.#change(table, 'return', (live) => changes.returned(live, person, mustHaveRoom)),
    );
  }

  /** Lets the server play for a seat whose person has been away for a while. */
  standIn(table: string, person: Person, seat: number): Promise<void> {
    return this.#change(table, 'standIn', async (live, { room }) => {
      // The seat's person may have entered at another server a moment ago.
      await this.#context.nodes?.settled();
      const latest = this.#now() - this.#context.settings.awayMs;
      return changes.standIn(live, person, seat, (id) => (room.awaySince(id) ?? Infinity) <= latest);
    });
  }

  /** The host sends a guest away, or gives a reserved seat free; in a running match the server plays for the seat. */
  remove(table: string, host: Person, seat: number): Promise<void> {
    return this.#change(table, 'remove', (live) => changes.hosted(live, seat, (before) => rules.remove(before, host, seat)));
  }

  closeSeat(table: string, host: Person, seat: number): Promise<void> {
    return this.#change(table, 'closeSeat', (live) =>
      changes.hosted(live, seat, (before) => rules.closeSeat(before, host, seat)),
    );
  }

  openSeat(table: string, host: Person, seat: number): Promise<void> {
    return this.#change(table, 'openSeat', (live) => changes.hosted(live, seat, (before) => rules.openSeat(before, host, seat)));
  }

  /** A bot of this level sits down on a free seat, or plays so from now on; with null it goes. */
  setBot(table: string, host: Person, seat: number, level: BotLevel | null): Promise<void> {
    return this.#change(table, 'bot', (live) =>
      changes.hosted(live, seat, (before) => rules.setBot(before, host, seat, level, this.#nameOf)),
    );
  }

  /** The host changes how the match will be played; what is left out stays as it is. */
  setSettings(table: string, host: Person, change: Partial<rules.SettableSettings>): Promise<void> {
    return this.#change(table, 'settings', (live): Change<void> => {
      return { answer: undefined, table: rules.setSettings(live.table, host, change) };
    });
  }

  /** Somebody who plays proposes another time control, a pause or its end: see `waitingFor`. */
  wish(table: string, person: Person, wish: Wish): Promise<void> {
    return this.#change(table, 'wish', (live) => {
      return pace.wished(live, person, wish, this.#now(), this.#context.settings.voteMs);
    });
  }

  /** Agrees to this proposal, or declines it. */
  consent(table: string, person: Person, wish: Wish, agrees: boolean): Promise<void> {
    return this.#change(table, 'consent', (live) => pace.consented(live, person, wish, agrees, this.#now()));
  }

  /** Days of holiday in a match over days; 0 for being back. */
  takeHoliday(table: string, person: Person, days: number): Promise<void> {
    return this.#change(table, 'holiday', (live) => pace.tookHoliday(live, person, days, this.#now()));
  }

  /** Somebody wants to go on without whoever sits there and is out of time. */
  goOn(table: string, person: Person, seat: number): Promise<void> {
    return this.#change(table, 'goOn', (live) => pace.goneOn(live, person, seat));
  }

  /** The host begins the match. */
  start(table: string, host: Person): Promise<void> {
    return this.#change(table, 'start', (live) => {
      rules.mustPrepare(live.table, host);
      return changes.started(live, live.table, this.#now(), undefined);
    });
  }

  /**
   * The host gives the open table up. A running match ends when all players have asked for it who are present, or were
   * until a moment ago; at once when everybody else has given up their seat, or for the host when all the others are long gone.
   */
  async discard(table: string, person: Person): Promise<void> {
    await this.#when(() => {
      const actor = this.#registry.at(table);
      return actor.end('discard', async (live) => {
        if (live.table.status !== 'open') return this.#ending(live, actor, person);
        rules.mustPrepare(live.table, person);
        return 'discarded';
      });
    });
  }

  /** Somebody who plays does not want the match to end. */
  keep(table: string, person: Person): Promise<void> {
    return this.#change(table, 'keep', (live) => changes.kept(live, person));
  }

  /** The host wants nobody to hear somebody any more, who sits here or watches. */
  mute(table: string, host: Person, who: Who): Promise<void> {
    return this.#setMuted(table, host, who, true);
  }

  unmute(table: string, host: Person, who: Who): Promise<void> {
    return this.#setMuted(table, host, who, false);
  }

  /** A one-time secret that takes this person's seat to another device. */
  handover(table: string, person: Person): Promise<Results['table:handover']> {
    return this.#ask(table, 'handover', (live) => {
      rules.mustSit(live.table, person);
      return this.#addHandover(table, person.id, this.#context.settings.handoverMs);
    });
  }

  /** Uses one; the seat is this person's from now on. */
  claim(person: Person, token: string): Promise<Results['table:claim']> {
    return this.#when(async () => {
      const { storage } = this.#context;
      const hash = hashSecret(token);
      const found = await storage.handover(hash);
      if (found === null) throw new RefusedError('badHandover');
      const actor = this.#registry.at(found.table);
      return this.#takingRoom(person, (mustHaveRoom) =>
        actor.change('claim', async (live) =>
          changes.claim(live, await storage.handover(hash), person, mustHaveRoom, this.#nameOf, this.#now()),
        ),
      );
    });
  }

  /** The operator gives somebody who has lost their device the same for their seat. All at the table are told. */
  reissue(table: string, seat: number): Promise<Results['table:handover'] & { name: string }> {
    return this.#change(table, 'reissue', async (live) => {
      const there = rules.seatAt(live.table, seat);
      if (there.person === null || !rules.isHeld(there)) throw new RefusedError('notSeated');
      const handover = await this.#addHandover(table, there.person, this.#context.settings.reissuedMs);
      const name = this.#context.people.nameOf(there.person);
      return { answer: { ...handover, name }, entries: [tableEntry({ type: 'reissued', seat })] };
    });
  }

  /** How the log names this table. */
  nameInLog(table: string): string {
    return this.#context.lobby.nameInLog(table);
  }

  /** The operator ends a running match. */
  async end(table: string): Promise<void> {
    await this.#withdraw(table, (live) => rules.mustRun(live.table));
  }

  /** The operator clears a table at which no match is under way. */
  async withdraw(table: string): Promise<void> {
    await this.#withdraw(table, (live) => {
      if (live.table.status === 'running') throw new RefusedError('notFinished');
    });
  }

  /** The table at which those of this match play again; the first to ask opens it, everybody after sits down there. */
  async rematch(table: string, person: Person, from = ''): Promise<string> {
    const { fresh, id, seated } = await this.#opening([person.id, from], async () => {
      const rematch = await this.#change(table, 'rematch', async (live) => {
        const next = live.table.rematch;
        const exists = next !== null && (await this.#context.storage.head(next)) !== null;
        const mustHaveRoom = () => {
          this.#mustHaveRoom(person);
          this.#bounds.mustAllow(from);
        };
        return changes.rematch(live, person, exists, mustHaveRoom, this.#now());
      });
      if (rematch.fresh !== null) this.#opened(rematch.fresh, from);
      return rematch;
    });
    // If the others began without this person, they can still go and see.
    if (fresh === null && seated) await this.sit(id, person).catch(unless('notOpen'));
    return id;
  }

  /** Says something in the table's chat, to all or, as the table's settings have it, to those who watch. */
  say(table: string, person: Person, said: Said): Promise<void> {
    return this.#change(table, 'say', (live, { room }): Change<void> => {
      const seat = rules.seatOf(live.table, person);
      if (seat === null && !live.table.settings.watchable) throw new RefusedError('watchingNotAllowed');
      if (live.table.muted.includes(person.id)) throw new RefusedError('muted');
      const watchers = rules.isAmongWatchers(live.table, seat);
      const own = seat === null ? null : nameAt(rules.seatAt(live.table, seat), this.#nameOf);
      const name = own ?? watcherNames(live.table, this.#nameOf)(person.id);
      const place = placeAt(live, room.horizon(live, seat, this.#now()));
      return { answer: undefined, message: { ...said, place, speaker: speakerOf(live.table, person), name, seat, watchers } };
    });
  }

  chat(table: string, person: Person | null, page: Page): Promise<ChatMessage[]> {
    return this.#ask(table, 'chat', (live, { room }) => {
      mustLook(live, person);
      const seat = rules.seatOf(live.table, person);
      const shown = room.horizon(live, seat, this.#now());
      return this.#context.storage.chat(table, { ...page, ...chatUntil(shown) }, seat === null);
    });
  }

  log(table: string, person: Person | null, page: Page): Promise<LogEntry[]> {
    return this.#ask(table, 'log', async (live, { room }) => {
      mustLook(live, person);
      const seat = rules.seatOf(live.table, person);
      const until = room.horizon(live, seat, this.#now())?.version;
      return logFor(live.module, await this.#context.storage.log(table, { ...page, until }), seat);
    });
  }

  /** The whole match as this person may see it. */
  sync(table: string, person: Person | null): Promise<MatchSnapshot> {
    return this.#ask(table, 'sync', (live, { room }) => {
      mustLook(live, person);
      if (live.match === null) throw new RefusedError('notRunning');
      const seat = rules.seatOf(live.table, person);
      room.horizon(live, seat, this.#now());
      return room.snapshot(live, seat);
    });
  }

  /** How the match has looked to this person's seat from this version on; null when that cannot be told. */
  since(table: string, person: Person, version: number): Promise<Past | null> {
    return this.#when(async () => {
      const { seat, made } = await this.#registry.at(table).ask('since', async (live) => {
        return { seat: rules.mustSit(live.table, person), made: await madeOf(this.#context.storage, live, version) };
      });
      // Moves that are made again keep nobody at the table waiting.
      return pastOf(made, seat, version, eventLoop);
    });
  }

  /**
   * Makes a move.
   *
   * @param asker the connection that gets the match's update with the answer; all others are pushed theirs
   */
  move(person: Person, request: RequestData<'match:move'>, asker: string | null = null): Promise<Granted> {
    return this.#takingRoom(person, (mustHaveRoom) =>
      this.#grant(asker, request.table, 'move', (live) => changes.move(live, person, request, mustHaveRoom, this.#now())),
    );
  }

  /** Takes the last move back; as `move`. */
  undo(person: Person, request: RequestData<'match:undo'>, asker: string | null = null): Promise<Granted> {
    return this.#grant(asker, request.table, 'undo', (live) => changes.undo(live, person, request, this.#now()));
  }

  /** How many tables and people there are now, and what bots have to do. */
  get standing(): Pick<Standing, 'live' | 'present' | 'open' | 'running' | 'thinking' | 'waiting'> {
    const { lobby, thinker } = this.#context;
    return { ...this.#registry.standing, ...lobby.standing, ...(thinker?.standing ?? { thinking: 0, waiting: 0 }) };
  }

  /** Waits for what is under way, refuses what comes later with `shuttingDown`, and closes the storage. */
  close(): Promise<void> {
    this.#closing ??= this.#close();
    return this.#closing;
  }

  async #close(): Promise<void> {
    this.#context.lobby.close();
    await this.#stop();
    await Promise.allSettled(this.#underWay);
    await this.#registry.stop();
    await this.#context.thinker?.close();
    await this.#context.nodes?.close();
    await this.#context.storage.close();
  }

  async #enter(live: Live, actor: TableActor, subscriber: Subscriber): ReturnType<Tables['enter']> {
    mustLook(live, subscriber.person);
    const seat = rules.seatOf(live.table, subscriber.person);
    if (seat === null) this.#bounds.mustAdmit(actor.room.spectatorsBeside(subscriber));
    const shown = actor.room.horizon(live, seat, this.#now());
    const { storage } = this.#context;
    const [chat, seen] = await Promise.all([
      actor.newestChat(live, seat === null, chatUntil(shown).until),
      seat === null || subscriber.person === null ? null : storage.seen(live.table.id, subscriber.person.id),
    ]);
    const entered = actor.room.enter(live, subscriber);
    actor.tellPresence(live);
    return { ...entered, chat, seen, now: this.#now() };
  }

  /** The match ends now that this person wants it; if others have to agree, they are asked. */
  async #ending({ table }: Live, { room }: TableActor, person: Person): Promise<Ending> {
    rules.mustRun(table);
    const seat = rules.mustSit(table, person);
    const others = othersThan(table, seat);
    if (others.length === 0) return 'closed';
    if (rules.isGivenUp(rules.seatAt(table, seat))) throw new RefusedError('notSeated');
    // Somebody may have entered at another server a moment ago.
    await this.#context.nodes?.settled();
    if (table.host === person.id && (await this.#areLongGone(room, others))) return 'closed';
    // Over days hardly anybody is ever here at the same time: all are asked who play, and have a turn's time to answer.
    const term = pace.termOf(table);
    const isAsked = (other: (typeof others)[number]) => term !== null && rules.isPlayed(rules.seatAt(table, other.seat));
    const present = await this.#presentAmong(room, others);
    const asked = others.filter((other) => isAsked(other) || present.has(other.person)).map((other) => other.seat);
    const now = this.#now();
    const before = voteAt(table, now);
    if (before === null && asked.length === 0 && !room.isFresh) throw new RefusedError('othersMayReturn');
    const vote = agreed(before, seat, asked, now + (term ?? this.#context.settings.voteMs));
    if (isCarried(table, vote, (id) => present.has(id) || room.isPresent(id))) return 'closed';
    return vote === before ? { answer: undefined } : { answer: undefined, table: { ...table, vote } };
  }

  /** Those who count in a vote. The storage knows when people left whom this table, loaded since, has not seen. */
  async #presentAmong(room: Room, others: readonly { person: string }[]): Promise<ReadonlySet<string>> {
    const latest = this.#now() - this.#context.settings.awayMs;
    const present = new Set<string>();
    for (const { person } of others) {
      const isKnown = room.isHere(person) || room.leftAt(person) !== undefined;
      const seenAt = isKnown ? 0 : Math.max(this.#startedAt, await this.#context.people.seenAt(person));
      if (room.isPresent(person) || seenAt > latest) present.add(person);
    }
    return present;
  }

  /** Time before the start of the server does not count: nobody could be here. */
  async #areLongGone(room: Room, others: readonly { person: string }[]): Promise<boolean> {
    const { people, settings } = this.#context;
    const latest = this.#now() - settings.goneMs;
    if (this.#startedAt > latest) return false;
    for (const { person } of others) {
      if (room.isHere(person) || Math.max(room.leftAt(person) ?? 0, await people.seenAt(person)) > latest) return false;
    }
    return true;
  }

  #withdraw(table: string, must: (live: Live) => void): Promise<boolean> {
    return this.#when(() => {
      return this.#registry.at(table).end('withdraw', (live) => {
        must(live);
        return 'withdrawn';
      });
    });
  }

  async #addHandover(table: string, person: string, lasts: number): Promise<Results['table:handover']> {
    const token = randomToken(TOKEN_BYTES);
    const expires = this.#now() + lasts;
    await this.#context.storage.addHandover({ hash: hashSecret(token), table, person, expiresAt: expires, used: false });
    return { token, expires };
  }

  #setMuted(table: string, host: Person, who: Who, isMuted: boolean): Promise<void> {
    return this.#change(table, isMuted ? 'mute' : 'unmute', (live, { room }): Change<void> => {
      const after = rules.setMuted(live.table, host, personOf(live, room, who), isMuted);
      return after === live.table ? { answer: undefined } : { answer: undefined, table: after };
    });
  }

  readonly #nameOf = (person: string): string => this.#context.people.nameOf(person);

  #now(): number {
    return this.#context.clock.now();
  }

  async #when<T>(work: () => Promise<T>): Promise<T> {
    if (this.#closing !== null) throw new RefusedError('shuttingDown');
    const promise = work();
    this.#underWay.add(promise);
    try {
      return await promise;
    } finally {
      this.#underWay.delete(promise);
    }
  }

  #ask<T>(table: string, what: string, task: (live: Live, actor: TableActor) => T | Promise<T>): Promise<T> {
    return this.#when(() => {
      const actor = this.#registry.at(table);
      return actor.ask(what, (live) => task(live, actor));
    });
  }

  #change<T>(table: string, what: string, work: (live: Live, actor: TableActor) => Change<T> | Promise<Change<T>>): Promise<T> {
    return this.#when(() => {
      const actor = this.#registry.at(table);
      return actor.change(what, (live) => work(live, actor));
    });
  }

  #grant(asker: string | null, table: string, what: string, work: (live: Live) => Change<{ version: number }>): Promise<Granted> {
    return this.#when(async () => {
      const start = performance.now();
      const { answer, update } = await this.#registry.at(table).changeFor(asker, what, work);
      this.#context.meter.answered(performance.now() - start);
      return update === null ? answer : { ...answer, update };
    });
  }

  #open(settings: TableSettings, host: Person | null, from: string): Promise<string> {
    return this.#opening(host === null ? [from] : [host.id, from], async () => {
      const { games, storage } = this.#context;
      const module = Object.hasOwn(games, settings.game) ? games[settings.game] : undefined;
      if (module === undefined) throw new RefusedError('unknownGame');
      const options = module.options.safeParse(settings.options);
      const { min, max } = module.players;
      if (!options.success || settings.seats < min || settings.seats > max) throw new RefusedError('badOptions');
      if (!optionsFit(module, options.data, settings.seats)) throw new RefusedError('badOptions');
      if (settings.bots.length >= settings.seats) throw new RefusedError('badOptions');
      if (host !== null) this.#mustHaveRoom(host);
      this.#bounds.mustAllow(from);
      const parsed = { ...settings, options: options.data as TableSettings['options'] };
      const empty = rules.openTable(changes.newTableId(), parsed, host, this.#now());
      const table = rules.withBots(empty, settings.bots, this.#nameOf);
      await storage.commit({ id: table.id, table });
      this.#opened(table, from);
      return table.id;
    });
  }

  #opened(table: TableRecord, from: string): void {
    const { lobby, nodes } = this.#context;
    lobby.put(table, waitsForNobody);
    this.#bounds.opened(from, table.id);
    nodes?.say(listingOf(table, waitsForNobody, -1, this.#nameOf, from));
  }

  /**
   * Does something that may take one of the places that a person has at tables. The place is taken alone, so that the bound holds
   * for all requests together; but few moves take one, and a move waits for nobody else.
   *
   * @param work gets what throws where the person has no place left
   */
  async #takingRoom<T>(person: Person, work: (mustHaveRoom: () => void) => Promise<T>): Promise<T> {
    const alone = new NotAloneError();
    try {
      return await work(() => {
        throw alone;
      });
    } catch (error) {
      if (error !== alone) throw error;
    }
    return this.#when(() => this.#alone([person.id], () => work(() => this.#mustHaveRoom(person))));
  }

  #opening<T>(names: readonly string[], work: () => Promise<T>): Promise<T> {
    return this.#alone(names, () => this.#openings.run(work));
  }

  /** Nothing else is done under these names meanwhile, here or by another server, and what was done before is known here. */
  #alone<T>(names: readonly string[], work: () => Promise<T>): Promise<T> {
    const { nodes } = this.#context;
    return this.#locks.run(names, () => (nodes === null ? work() : nodes.alone(names, work)));
  }

  #mustHaveRoom(person: Person): void {
    if (this.#context.lobby.seatsOf(person) >= this.#context.settings.tablesPerPerson) throw new RefusedError('tooManyTables');
  }
}

/** What was tried takes up a place, for which it has to be alone. It changed nothing. */
class NotAloneError extends RefusedError {
  constructor() {
    super('unavailable');
  }
}

/** The id of whom the host means. @throws RefusedError `unknownSeat`, `notSeated` or `unknownSpeaker` */
function personOf({ table }: Live, room: Room, who: Who): string {
  if ('seat' in who) {
    const { person } = rules.seatAt(table, who.seat);
    if (person === null) throw new RefusedError('notSeated');
    return person;
  }
  const seated = table.seats.flatMap(({ person }) => (person === null ? [] : [person]));
  const found = [...seated, ...room.presence({ table }).people, ...table.muted].find(
    (id) => speakerOf(table, { id }) === who.speaker,
  );
  if (found === undefined) throw new RefusedError('unknownSpeaker');
  return found;
}

/** What was said until then: chat keeps the version that everybody may be told. */
function chatUntil(shown: Shown | null): Pick<Page, 'until'> {
  return { until: shown === null ? undefined : publicVersion(shown) };
}

function mustLook({ table }: Live, person: Person | null): void {
  if (!rules.mayLook(table, person)) throw new RefusedError('watchingNotAllowed');
}

/** Passes every error on but this one refusal. */
function unless(code: ErrorCode): (error: unknown) => void {
  return (error) => {
    if (!(error instanceof RefusedError) || error.refusal.code !== code) throw error;
  };
}
