import { setImmediate as eventLoop } from 'node:timers/promises';
import { logFor, optionsFit, type Past, pastOf, publicVersion, type Shown } from '@sobremesa/match';
import type {
  BotLevel,
  ChangeableSettings,
  ChatMessage,
  MatchComment,
  ErrorCode,
  LogEntry,
  MatchSnapshot,
  Me,
  QuietHours,
  RequestData,
  Results,
  Seen,
  TableSettings,
  TableSummary,
  TableView,
  Proposal,
} from '@sobremesa/protocol';
import type { Groups } from '../groups/groups.ts';
import type { Devices } from '../users/devices.ts';
import type { Passkeys } from '../users/passkeys.ts';
import type { User } from '../users/user.ts';
import type { SignedIn } from '../users/users.ts';
import type { Standing } from '../metrics/gauges.ts';
import { RefusedError } from '../refused.ts';
import { hashSecret, randomToken } from '../secrets.ts';
import { unlessSignedOut } from '../users/device.ts';
import type { Page, ShuffleRecord, TableRecord } from '../storage/storage.ts';
import type { Moved, TableActor } from './actor/actor.ts';
import type { Registry } from './actor/registry.ts';
import type { Room } from './actor/room.ts';
import type { Context } from './context.ts';
import { requireComment } from './comments.ts';
import { createGroupAt } from './createGroup.ts';
import { endMatch } from './ending.ts';
import { madeOf, storeSeen } from './history.ts';
import { requireFinished } from './matchDocument.ts';
import type { MatchDocuments } from './matchDocuments.ts';
import type { Bounds } from './places/bounds.ts';
import { Places } from './places/places.ts';
import { listedMessage } from './replication/messages.ts';
import { RequestGate } from './requestGate.ts';
import { tableEntry, type Change, type Said } from './rules/change.ts';
import { withOutageTime } from './rules/clock.ts';
import { placeAt, waitsForNobody, type Live } from './rules/live.ts';
import * as moves from './rules/moves.ts';
import { nameAt, watcherNames } from './rules/names.ts';
import { propose, voteOnProposal } from './rules/proposals.ts';
import { newTableId, rematch } from './rules/rematch.ts';
import { seenAt } from './rules/seen.ts';
import { newShuffle } from './rules/shuffle.ts';
import * as starting from './rules/starting.ts';
import * as seating from './rules/seating.ts';
import * as rules from './rules/table.ts';
import { takeHoliday, voteToGoOn } from './rules/timeControl.ts';
import { nobody, speakerOf, summaryOf, yoursOf } from './rules/views.ts';
import { rejectEnd } from './rules/vote.ts';
import type { LobbyList, LobbySubscriber, Subscriber } from './subscribers.ts';

const TOKEN_BYTES = 16;
/** How long after a failure the server retries to handle a connection's end, in milliseconds. */
const RETRY_MS = 1000;

/** A person's public identity at a table. */
export type Who = { seat: number } | { speaker: string };

/** The parts on which `Tables` works. */
interface TablesRooms {
  context: Context;
  registry: Registry;
  bounds: Bounds;
  documents: MatchDocuments;
  groups: Groups;
}

/** The table for a connection that enters. */
export interface Entered {
  view: TableView;
  chat: ChatMessage[];
  match: MatchSnapshot | null;
  /** How far its person has seen the table; null without a seat, and if it is unknown. */
  seen: Seen | null;
  /** The time, in milliseconds since 1970. */
  now: number;
}

/**
 * All requests about people and tables. The doors (`page/`, `bgio/`, `admin/`) call only this
 * class.
 *
 * A refused request rejects with a `RefusedError`, which has one of the protocol's error codes.
 * Requests for one table run one after the other, in order. Each change is stored before its
 * promise resolves and before anybody is sent anything.
 */
export class Tables {
  /** The devices of users. */
  readonly devices: Devices;
  /** Null if the server has none. */
  readonly passkeys: Passkeys | null;
  readonly #groups: Groups;
  readonly #context: Context;
  readonly #registry: Registry;
  readonly #bounds: Bounds;
  readonly #stop: () => Promise<void>;
  readonly #gate = new RequestGate();
  readonly #documents: MatchDocuments;
  readonly #places: Places;
  readonly #startedAt: number;
  #closing: Promise<void> | null = null;

  /** @param stop ends the server's own work at the tables */
  constructor({ context, registry, bounds, documents, groups }: TablesRooms, stop: () => Promise<void>) {
    this.#startedAt = context.clock.now();
    this.devices = context.devices;
    this.passkeys = context.passkeys;
    this.#groups = groups;
    this.#documents = documents;
    this.#context = context;
    this.#registry = registry;
    this.#bounds = bounds;
    this.#stop = stop;
    const { lobby, settings, nodes } = context;
    this.#places = new Places({ lobby, settings, nodes, gate: this.#gate });
  }

  /** Adds a person. Only the key's hash is stored, so only this result has the key. */
  register(name: string, deviceName?: string): Promise<{ person: Me; key: string; device: string }> {
    return this.#gate.run(() => this.#context.users.register(name, deviceName));
  }

  /** The person and the device with this key; see `Users.signIn`. */
  signIn(key: string, deviceName?: string): Promise<SignedIn | 'signedOut' | null> {
    return this.#gate.run(() => this.#context.users.signIn(key, deviceName));
  }

  /** The person with this key; null for an unknown or wrong one. */
  authenticate(key: string): Promise<Me | null> {
    return this.#gate.run(() => this.#context.users.authenticate(key));
  }

  /** Renames a person at all tables where they sit or are present. */
  rename(user: User, name: string): Promise<Me> {
    return this.#gate.run(async () => {
      const me = await this.#context.users.rename(user, name);
      this.#context.nodes?.broadcast({ type: 'named', person: me.id, name: me.name });
      const at = new Set([...(await this.#context.storage.tablesOf(me.id)), ...this.#registry.tablesWith(me.id)]);
      for (const id of at) {
        const actor = this.#registry.at(id);
        await actor.change('rename', (live) => seating.rename(live, me, this.#nameOf)).catch(unless('unknownTable'));
        actor.invalidateSentPresence();
        await actor.ask('rename', (live) => actor.nameChanged(live)).catch(unless('unknownTable'));
      }
      return me;
    });
  }

  /** Whether this person has this table open on any server. */
  isHere(table: string, person: string): boolean {
    const room = this.#registry.find(table)?.room;
    if (room !== undefined) return room.isConnected(person);
    const remote = this.#context.nodes?.remote.at(table) ?? [];
    return remote.some(({ people }) => Object.hasOwn(people, person));
  }

  /** A stored table's record with the time of outages given back to its clock. */
  withOutageTime(table: TableRecord): TableRecord {
    return withOutageTime(table, this.#context.outages.all);
  }

  /** A person's quiet hours, after setting them if they are given. */
  quiet(user: User, quiet?: QuietHours | null): Promise<QuietHours | null> {
    return this.#gate.run(async () => {
      if (quiet !== undefined) await this.#context.users.setQuiet(user, quiet);
      return this.#context.users.quietOf(user.id);
    });
  }

  /**
   * Subscribes to the list of tables: the newest listed ones that are open or running, and the
   * person's own.
   */
  enterLobby(subscriber: LobbySubscriber): Promise<LobbyList> {
    return this.#gate.run(() => this.#context.lobby.enter(subscriber));
  }

  leaveLobby(subscriberId: string): void {
    this.#context.lobby.leave(subscriberId);
  }

  /** Listed tables of one game. */
  listed(game: string): Promise<TableSummary[]> {
    return this.#gate.run(async () => this.#context.lobby.listed(game));
  }

  /** A table's summary for this person, null for a stranger; null if there is no such table. */
  summary(table: string, user: User | null = null): Promise<TableSummary | null> {
    return this.#gate.run(async () => {
      const { lobby, outages, users, storage, groups } = this.#context;
      const known = lobby.get(table, user);
      if (known !== null) return known;
      const head = await storage.head(table);
      if (head === null) return null;
      users.learn(head.names);
      const record = withOutageTime(head.table, outages.all);
      const group = groups.viewOf(record.settings.group, user);
      return { ...summaryOf(record, nobody, (id) => users.nameOf(id)), ...yoursOf(record, head, user), group };
    });
  }

  /** The version of a table's match; 0 without one. */
  lastMove(table: string): Promise<number> {
    return this.#gate.run(async () => (await this.#context.storage.standings([table]))[0]?.version ?? 0);
  }

  /** Opens a table with its host on seat 0. @param from the address that asks @returns its id */
  open(host: User, settings: TableSettings, from = ''): Promise<string> {
    return this.#gate.run(() => this.#open(settings, host, from));
  }

  /**
   * Opens a table without a host, for boardgame.io's clients. Its match starts when every seat is
   * taken, so that a seat's number is its player id.
   */
  openHostless(settings: TableSettings, from: string): Promise<string> {
    return this.#gate.run(() => this.#open(settings, null, from));
  }

  /** Subscribes a connection to the table. Its person counts as present, or as a spectator. */
  enter(table: string, subscriber: Subscriber): Promise<Entered> {
    return this.#gate.run(async () => {
      const actor = this.#registry.at(table);
      await actor.catchUp();
      return actor.ask('enter', async (live) => {
        const entered = await this.#enter(live, actor, subscriber);
        if (subscriber.person !== null) this.#context.outbox?.visited(live.table, subscriber.person.id);
        return entered;
      });
    });
  }

  /** A connection leaves the table or is gone. */
  async leave(table: string, subscriberId: string): Promise<void> {
    // When the server stops, all connections leave.
    if (this.#gate.isClosed) return;
    // This comes first and cannot fail, so that nobody stays present forever.
    const gone = this.#registry.find(table)?.room.leave(subscriberId, this.#now());
    if (gone?.left === true) await this.#afterLeaving(table, gone.person);
  }

  /** @param gone the connection's person, if it was their last one and they have a seat */
  async #afterLeaving(table: string, gone: User | null): Promise<void> {
    const left = this.#change(table, 'leave', async (live, actor): Promise<Change<void>> => {
      actor.presenceChanged(live);
      if (gone !== null && !actor.room.isConnected(gone.id)) await this.#context.users.left(gone);
      const isAbandoned = live.table.status === 'open' && !actor.room.hasVisitors;
      return isAbandoned ? { answer: undefined, table: live.table } : { answer: undefined };
    });
    await left.catch((error: unknown) => {
      if (!(error instanceof RefusedError)) throw error;
      if (error.refusal.code === 'unavailable') this.#retryLeaving(table, gone);
      else if (error.refusal.code !== 'unknownTable' && error.refusal.code !== 'shuttingDown') throw error;
    });
  }

  /** The other failures are already in the log. */
  #retryLeaving(table: string, gone: User | null): void {
    this.#context.clock.after(RETRY_MS, () => void this.#afterLeaving(table, gone).catch(() => undefined));
  }

  /** Stores how far a player has seen the table, on any of their devices. */
  see(table: string, user: User, said: Seen): Promise<void> {
    return this.#gate.run(async () => {
      const seen = await this.#registry.at(table).ask('see', (live) => seenAt(live, user, said));
      if (await storeSeen(this.#context.storage, table, user, seen)) await this.#context.lobby.refreshNews(user.id);
    });
  }

  /**
   * Sits down on `seat`, or on the first one that is free for this person.
   *
   * @returns the seat's number
   */
  sit(table: string, user: User, seat?: number): Promise<number> {
    return this.#places.taking(user, (requirePlace) =>
      this.#change(table, 'sit', (live, { room }) => {
        return seating.sit(live, user, seat, requirePlace, this.#nameOf, this.#startAt(room));
      }),
    );
  }

  /** Gives the seat up. In a running match the server plays it until its person returns. */
  stand(table: string, user: User): Promise<void> {
    return this.#change(table, 'stand', (live) => seating.stand(live, user));
  }

  /** A person plays for themselves again. */
  return(table: string, user: User): Promise<void> {
    return this.#places.taking(user, (requirePlace) =>
      this.#change(table, 'return', (live) => seating.comeBack(live, user, requirePlace)),
    );
  }

  /** Has the server play a seat whose person has been away for a while. */
  standIn(table: string, user: User, seat: number): Promise<void> {
    return this.#change(table, 'standIn', async (live, { room }) => {
      // The seat's person may have entered on another server a moment ago.
      await this.#context.nodes?.settled();
      const latest = this.#now() - this.#context.settings.awayMs;
      return seating.standIn(live, user, seat, (id) => (room.awaySince(id) ?? Infinity) <= latest);
    });
  }

  /**
   * The host removes a guest or frees a reserved seat. In a running match the server then plays the
   * seat.
   */
  remove(table: string, host: User, seat: number): Promise<void> {
    return this.#change(table, 'remove', (live) => seating.changeSeat(live, seat, (before) => rules.remove(before, host, seat)));
  }

  closeSeat(table: string, host: User, seat: number): Promise<void> {
    return this.#change(table, 'closeSeat', (live) =>
      seating.changeSeat(live, seat, (before) => rules.closeSeat(before, host, seat)),
    );
  }

  openSeat(table: string, host: User, seat: number): Promise<void> {
    return this.#change(table, 'openSeat', (live) =>
      seating.changeSeat(live, seat, (before) => rules.openSeat(before, host, seat)),
    );
  }

  /** Puts a bot on a free seat, changes its level, or, with null, removes it. */
  setBot(table: string, host: User, seat: number, level: BotLevel | null): Promise<void> {
    return this.#change(table, 'bot', (live) =>
      seating.changeSeat(live, seat, (before) => rules.setBot(before, host, seat, level, this.#nameOf)),
    );
  }

  /** The host changes settings of the match before it starts. */
  setSettings(table: string, host: User, change: Partial<ChangeableSettings>): Promise<void> {
    return this.#change(table, 'settings', (live): Change<void> => {
      return { answer: undefined, table: rules.setSettings(live.table, host, change) };
    });
  }

  /** A player proposes another time control, a pause or its end. */
  propose(table: string, user: User, proposal: Proposal): Promise<void> {
    return this.#change(table, 'propose', (live) => {
      return propose(live, user, proposal, this.#now(), this.#context.settings.voteMs);
    });
  }

  /** A player agrees to this proposal or rejects it. */
  voteOnProposal(table: string, user: User, proposal: Proposal, agrees: boolean): Promise<void> {
    return this.#change(table, 'voteOnProposal', (live) => voteOnProposal(live, user, proposal, agrees, this.#now()));
  }

  /** Adds days of holiday in a correspondence match; 0 ends the holiday. */
  takeHoliday(table: string, user: User, days: number): Promise<void> {
    return this.#change(table, 'holiday', (live) => takeHoliday(live, user, days, this.#now()));
  }

  /** A player votes to go on without a seat that is out of time. */
  goOn(table: string, user: User, seat: number): Promise<void> {
    return this.#change(table, 'goOn', (live) => voteToGoOn(live, user, seat));
  }

  /**
   * The host starts the match. It begins at once, or when the devices of connected players have
   * revealed their contributions to the shuffle, at most `revealMs` later.
   */
  start(table: string, host: User): Promise<void> {
    return this.#change(table, 'start', (live, { room }) => {
      rules.requireSetup(live.table, host);
      return starting.beginStart(live, live.table, this.#startAt(room), undefined);
    });
  }

  /** A device of a seated person commits to a contribution to the shuffle. */
  contribute(table: string, user: User, draw: string, commitment: string): Promise<void> {
    return this.#change(table, 'contribute', (live) => starting.contribute(live, user, draw, commitment));
  }

  /** The device reveals its contribution while the start waits for it. */
  reveal(table: string, user: User, draw: string, contribution: string): Promise<void> {
    return this.#change(table, 'reveal', (live, { room }) => {
      return starting.reveal(live, user, draw, contribution, this.#startAt(room));
    });
  }

  /**
   * The host discards an open table, or a player asks for the end of a running match; see
   * `endMatch`.
   */
  async discard(table: string, user: User): Promise<void> {
    await this.#gate.run(() => {
      const actor = this.#registry.at(table);
      return actor.end('discard', async (live) => {
        if (live.table.status !== 'open') {
          return endMatch({ context: this.#context, startedAt: this.#startedAt, room: actor.room }, live, user);
        }
        rules.requireSetup(live.table, user);
        return 'discarded';
      });
    });
  }

  /** A player rejects the end of the match. */
  keep(table: string, user: User): Promise<void> {
    return this.#change(table, 'keep', (live) => rejectEnd(live, user));
  }

  /** The host mutes a player or a spectator. */
  mute(table: string, host: User, who: Who): Promise<void> {
    return this.#setMuted(table, host, who, true);
  }

  unmute(table: string, host: User, who: Who): Promise<void> {
    return this.#setMuted(table, host, who, false);
  }

  /** The host lets somebody sit down again whom a host removed before the start. */
  admit(table: string, host: User, speaker: string): Promise<void> {
    return this.#change(table, 'admit', (live): Change<void> => {
      rules.requireSetup(live.table, host);
      const person = live.table.barred.find((id) => speakerOf(live.table, { id }) === speaker);
      if (person === undefined) throw new RefusedError('unknownSpeaker');
      return { answer: undefined, table: rules.admit(live.table, host, person) };
    });
  }

  /**
   * A one-time secret that moves this person's seat to another device.
   *
   * @param device the device that asks, with which the secret ends
   * @throws RefusedError `notIdentified` if that device has been signed out meanwhile
   */
  handover(table: string, user: User, device: string | null): Promise<Results['table:handover']> {
    return this.#ask(table, 'handover', (live) => {
      rules.requireSeat(live.table, user);
      return this.#addSeatTransfer(table, user.id, device, this.#context.settings.seatTransferMs);
    });
  }

  /** Uses such a secret: from now on, the seat belongs to this person. */
  claim(user: User, token: string): Promise<Results['table:claim']> {
    return this.#gate.run(async () => {
      const { storage } = this.#context;
      const hash = hashSecret(token);
      const found = await storage.seatTransfer(hash);
      if (found === null) throw new RefusedError('badHandover');
      const actor = this.#registry.at(found.table);
      return this.#places.taking(user, (requirePlace) =>
        actor.change('claim', async (live) =>
          seating.claimSeat(live, await storage.seatTransfer(hash), user, requirePlace, this.#nameOf, this.#now()),
        ),
      );
    });
  }

  /**
   * The operator makes such a secret for a person who has lost their device. The table's log has a
   * line about it.
   */
  reissue(table: string, seat: number): Promise<Results['table:handover'] & { name: string }> {
    return this.#change(table, 'reissue', async (live) => {
      const there = rules.seatAt(live.table, seat);
      if (there.person === null || !rules.isHeld(there)) throw new RefusedError('notSeated');
      const handover = await this.#addSeatTransfer(table, there.person, null, this.#context.settings.reissuedMs);
      const name = this.#context.users.nameOf(there.person);
      return { answer: { ...handover, name }, entries: [tableEntry({ type: 'reissued', seat })] };
    });
  }

  nameInLog(table: string): string {
    return this.#context.lobby.nameInLog(table);
  }

  /** The operator ends a running match. */
  async end(table: string): Promise<void> {
    await this.#withdraw(table, (live) => rules.requireRunning(live.table));
  }

  /** The operator removes a table without a running match. */
  async withdraw(table: string): Promise<void> {
    await this.#withdraw(table, (live) => {
      if (live.table.status === 'running') throw new RefusedError('notFinished');
    });
  }

  /** The table of the next match: the first request opens it, the others sit down there. */
  async rematch(table: string, user: User, from = ''): Promise<string> {
    const { fresh, id, seated } = await this.#places.opening([user.id, from], async () => {
      const next = await this.#change(table, 'rematch', async (live) => {
        const before = live.table.rematch;
        const exists = before !== null && (await this.#context.storage.head(before)) !== null;
        const requirePlace = () => {
          this.#places.require(user);
          this.#bounds.requireTableAllowed(from);
        };
        const isMember = this.#context.groups.viewOf(live.table.settings.group, user) !== null;
        return rematch(live, user, { exists, isMember }, requirePlace, this.#now(), this.#newShuffle());
      });
      if (next.fresh !== null) this.#opened(next.fresh, from);
      return next;
    });
    // If the others have started without this person, they can still watch.
    if (fresh === null && seated) await this.sit(id, user).catch(unless('notOpen'));
    return id;
  }

  /**
   * Sends a chat message, to all or, by the table's settings, to spectators only. Only players
   * comment on moments of a match, and only after its end.
   */
  say(table: string, user: User, said: Said): Promise<void> {
    return this.#change(table, 'say', async (live, { room }): Promise<Change<void>> => {
      const moment = 'moment' in said ? said.moment : undefined;
      if (moment !== undefined) await requireComment(this.#context.storage, live, user, moment);
      const seat = rules.seatOf(live.table, user);
      if (seat === null && !live.table.settings.watchable) throw new RefusedError('watchingNotAllowed');
      if (live.table.muted.includes(user.id)) throw new RefusedError('muted');
      const watchers = rules.isAmongWatchers(live.table, seat);
      const own = seat === null ? null : nameAt(rules.seatAt(live.table, seat), this.#nameOf);
      const name = own ?? watcherNames(live.table, this.#nameOf)(user.id);
      const place = placeAt(live, room.horizon(live, seat, this.#now()));
      const message = { ...said, place, speaker: speakerOf(live.table, user), name, seat, watchers };
      return { answer: undefined, message, ...(moment !== undefined && { commentBy: user.id }) };
    });
  }

  chat(table: string, user: User | null, page: Page): Promise<ChatMessage[]> {
    return this.#ask(table, 'chat', (live, { room }) => {
      requireView(live, user);
      const seat = rules.seatOf(live.table, user);
      const shown = room.horizon(live, seat, this.#now());
      return this.#context.storage.chat(table, { ...page, ...chatUntil(shown) }, seat === null);
    });
  }

  /** The comments on a finished match, for everybody who may see the table. */
  comments(table: string, user: User | null): Promise<MatchComment[]> {
    return this.#ask(table, 'comments', (live) => {
      requireView(live, user);
      requireFinished(live);
      return this.#context.storage.comments(table);
    });
  }

  log(table: string, user: User | null, page: Page): Promise<LogEntry[]> {
    return this.#ask(table, 'log', async (live, { room }) => {
      requireView(live, user);
      const seat = rules.seatOf(live.table, user);
      const until = room.horizon(live, seat, this.#now())?.version;
      return logFor(live.module, await this.#context.storage.log(table, { ...page, until }), seat);
    });
  }

  /** The whole match as this person may see it. */
  sync(table: string, user: User | null): Promise<MatchSnapshot> {
    return this.#ask(table, 'sync', (live, { room }) => {
      requireView(live, user);
      if (live.match === null) throw new RefusedError('notRunning');
      const seat = rules.seatOf(live.table, user);
      room.horizon(live, seat, this.#now());
      return room.snapshot(live, seat);
    });
  }

  /**
   * How the match has looked to this person's seat since a version; null if that cannot be
   * reconstructed.
   */
  since(table: string, user: User, version: number): Promise<Past | null> {
    return this.#gate.run(async () => {
      const { seat, made } = await this.#registry.at(table).ask('since', async (live) => {
        return { seat: rules.requireSeat(live.table, user), made: await madeOf(this.#context.storage, live, version) };
      });
      // Outside the table's queue: replaying moves must not hold up the table.
      return pastOf(made, seat, version, eventLoop);
    });
  }

  /**
   * The running match as this person has seen it, from its start, as JSON text; null if it cannot
   * be reconstructed. A player gets the view of their seat, also of the time when somebody else had
   * it. Spectators get theirs, up to the state that their delay allows.
   */
  history(table: string, user: User | null): Promise<string | null> {
    return this.#gate.run(async () => {
      const { live, seen } = await this.#ask(table, 'history', (live, { room }) => {
        requireView(live, user);
        rules.requireRunning(live.table);
        const audience = rules.seatOf(live.table, user);
        const shown = room.horizon(live, audience, this.#now());
        if (shown === null) throw new RefusedError('notRunning');
        return { live, seen: { audience, shown } };
      });
      return this.#documents.historyOf(live, seen);
    });
  }

  /**
   * The document of a finished match as JSON text, for everybody who may see the table; null if it
   * was played under other rules than the present ones.
   */
  document(table: string, user: User | null): Promise<string | null> {
    return this.#gate.run(async () => {
      const actor = this.#registry.at(table);
      await actor.ask('document', (live) => {
        requireView(live, user);
        requireFinished(live);
      });
      return this.#documents.of(table);
    });
  }

  /**
   * @param asker the connection that gets its update with the answer; all others are sent theirs
   */
  move(user: User, request: RequestData<'match:move'>, asker: string | null = null): Promise<Moved> {
    return this.#places.taking(user, (requirePlace) =>
      this.#at(request.table).move('move', (live) => moves.move(live, user, request, requirePlace, this.#now()), asker),
    );
  }

  /** Takes the last move back. @param asker as for `move` */
  async undo(user: User, request: RequestData<'match:undo'>, asker: string | null = null): Promise<Moved> {
    return this.#at(request.table).move('undo', (live) => moves.undo(live, user, request, this.#now()), asker);
  }

  /** Runs a request about groups. */
  groups<T>(work: (groups: Groups) => Promise<T>): Promise<T> {
    return this.#gate.run(() => work(this.#groups));
  }

  /**
   * Creates a group, alone or with the players of a finished table; see `group:create`.
   *
   * @returns its id, or that of the table's group if the user is a member of it already
   */
  createGroup(user: User, name: string, table?: string): Promise<string> {
    return this.#gate.run(async () => {
      if (table === undefined) return this.#groups.create(user, name);
      const { storage } = this.#context;
      const parts = { storage, groups: this.#groups, nameOf: this.#nameOf };
      return this.#registry.at(table).change('createGroup', (live) => createGroupAt(parts, live, user, name));
    });
  }

  /** Number of tables and people, and of searches of bots. */
  get standing(): Pick<Standing, 'live' | 'present' | 'open' | 'running' | 'thinking' | 'waiting'> {
    const { lobby, thinker } = this.#context;
    return { ...this.#registry.standing, ...lobby.standing, ...(thinker?.standing ?? { thinking: 0, waiting: 0 }) };
  }

  /**
   * Refuses later requests with `shuttingDown`, waits for those that have started, and closes the
   * storage.
   */
  close(): Promise<void> {
    this.#closing ??= this.#close();
    return this.#closing;
  }

  async #close(): Promise<void> {
    this.#gate.close();
    this.#context.lobby.close();
    await this.#stop();
    await this.#gate.settled();
    await this.#registry.stop();
    await this.#context.thinker?.close();
    await this.#context.nodes?.close();
    await this.#context.storage.close();
  }

  async #enter(live: Live, actor: TableActor, subscriber: Subscriber): ReturnType<Tables['enter']> {
    requireView(live, subscriber.person);
    const seat = rules.seatOf(live.table, subscriber.person);
    if (seat === null) this.#bounds.requireSpectatorAllowed(actor.room.otherSpectators(subscriber));
    const shown = actor.room.horizon(live, seat, this.#now());
    const { storage } = this.#context;
    const [chat, seen] = await Promise.all([
      actor.newestChat(live, seat === null, chatUntil(shown).until),
      seat === null || subscriber.person === null ? null : storage.seen(live.table.id, subscriber.person.id),
    ]);
    const entered = actor.room.enter(live, subscriber);
    actor.presenceChanged(live);
    return { ...entered, chat, seen, now: this.#now() };
  }

  #withdraw(table: string, must: (live: Live) => void): Promise<boolean> {
    return this.#gate.run(() => {
      return this.#registry.at(table).end('withdraw', (live) => {
        must(live);
        return 'withdrawn';
      });
    });
  }

  /** @param device the device that asks; null for the operator */
  async #addSeatTransfer(
    table: string,
    person: string,
    device: string | null,
    lasts: number,
  ): Promise<Results['table:handover']> {
    const token = randomToken(TOKEN_BYTES);
    const expires = this.#now() + lasts;
    const seatTransfer = { hash: hashSecret(token), table, person, expiresAt: expires, used: false, device };
    await unlessSignedOut(this.#context.storage.addSeatTransfer(seatTransfer));
    return { token, expires };
  }

  #setMuted(table: string, host: User, who: Who, isMuted: boolean): Promise<void> {
    return this.#change(table, isMuted ? 'mute' : 'unmute', (live, { room }): Change<void> => {
      const after = rules.setMuted(live.table, host, personOf(live, room, who), isMuted);
      return after === live.table ? { answer: undefined } : { answer: undefined, table: after };
    });
  }

  readonly #nameOf = (person: string): string => this.#context.users.nameOf(person);

  #now(): number {
    return this.#context.clock.now();
  }

  #newShuffle(): ShuffleRecord | null {
    return this.#context.settings.shuffles ? newShuffle() : null;
  }

  #startAt(room: Room): starting.StartContext {
    const { revealMs } = this.#context.settings;
    return { now: this.#now(), revealMs, isConnected: (person) => room.isConnected(person) };
  }

  /** @throws RefusedError `shuttingDown` */
  #at(table: string): TableActor {
    this.#gate.requireOpen();
    return this.#registry.at(table);
  }

  async #ask<T>(table: string, what: string, task: (live: Live, actor: TableActor) => T | Promise<T>): Promise<T> {
    const actor = this.#at(table);
    return actor.ask(what, (live) => task(live, actor));
  }

  async #change<T>(
    table: string,
    what: string,
    work: (live: Live, actor: TableActor) => Change<T> | Promise<Change<T>>,
  ): Promise<T> {
    const actor = this.#at(table);
    return actor.change(what, (live) => work(live, actor));
  }

  #open(settings: TableSettings, host: User | null, from: string): Promise<string> {
    return this.#places.opening(host === null ? [from] : [host.id, from], async () => {
      const { games, storage } = this.#context;
      const module = Object.hasOwn(games, settings.game) ? games[settings.game] : undefined;
      if (module === undefined) throw new RefusedError('unknownGame');
      const options = module.options.safeParse(settings.options);
      const { min, max } = module.players;
      if (!options.success || settings.seats < min || settings.seats > max) throw new RefusedError('badOptions');
      if (!optionsFit(module, options.data, settings.seats)) throw new RefusedError('badOptions');
      if (settings.bots.length >= settings.seats) throw new RefusedError('badOptions');
      const { group } = settings;
      if (group !== null && (host === null || !(await this.#groups.has(group, host)))) throw new RefusedError('unknownGroup');
      await this.#context.groups.load(group);
      if (host !== null) this.#places.require(host);
      this.#bounds.requireTableAllowed(from);
      const listed = settings.listed && group === null;
      const parsed = { ...settings, listed, options: options.data as TableSettings['options'] };
      const empty = rules.openTable(newTableId(), parsed, host, this.#now(), this.#newShuffle());
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
    nodes?.broadcast(listedMessage(table, waitsForNobody, -1, this.#nameOf, from));
  }
}

/**
 * The id of the person whom the host means.
 *
 * @throws RefusedError `unknownSeat`, `notSeated` or `unknownSpeaker`
 */
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

/** Messages up to the visible state of the match: the chat stores the public version. */
function chatUntil(shown: Shown | null): Pick<Page, 'until'> {
  return { until: shown === null ? undefined : publicVersion(shown) };
}

function requireView({ table }: Live, user: User | null): void {
  if (!rules.canView(table, user)) throw new RefusedError('watchingNotAllowed');
}

/** Ignores this one refusal. */
function unless(code: ErrorCode): (error: unknown) => void {
  return (error) => {
    if (!(error instanceof RefusedError) || error.refusal.code !== code) throw error;
  };
}
