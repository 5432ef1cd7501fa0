import { setTimeout as delay } from 'node:timers/promises';
import { snapshotOf } from '@sobremesa/match';
import { limits, type ChatMessage } from '@sobremesa/protocol';
import type { Here, TableChange } from '../../nodes/messages.ts';
import type { Nodes } from '../../nodes/nodes.ts';
import { RefusedError } from '../../refused.ts';
import { ConflictError, StorageFailedError } from '../../storage/errors.ts';
import type { TableStanding } from '../../storage/storage.ts';
import { clocked } from '../rules/withClock.ts';
import type { Context } from '../context.ts';
import { askedOf, changeOf, heard, listingOf } from '../replication/apply.ts';
import { loadLive } from './load.ts';
import { plan, waitingAt, waitsForNobody, type Change, type Live, type Planned } from '../rules/live.ts';
import { missedBetween, type Missed } from '../replication/catchUp.ts';
import type { GoneWhy } from '../subscribers.ts';
import { Queue } from './queue.ts';
import { Room } from './room.ts';
import { Timers } from './timers.ts';

/** A change is worked out anew so often when somebody else writes at the same time, each time after a random wait of so many milliseconds at the most. */
const TRIES = 8;
const LONGEST_WAIT = 20;
/** A push of presence that failed is tried again after this many milliseconds. */
const RETRY_MS = 1000;

const nowhere = (): readonly Here[] => [];

/** How a request ends a table, or how it changes it when it does not. */
export type Ending = GoneWhy | Change<void>;

/** What a request makes of the table as it stands. */
export type Work<T> = (live: Live) => Change<T> | Promise<Change<T>>;

/** The answer to a request, and the update, as JSON, that its connection gets with it. */
export interface Changed<T> {
  answer: T;
  update: string | null;
}

/**
 * One live table. It takes one request at a time; a request that changes something is stored, then told to everybody here,
 * then answered. Loaded by its first request.
 */
export class TableActor {
  readonly id: string;
  readonly room: Room;
  readonly #context: Context;
  readonly #queue = new Queue();
  readonly #timers: Timers;
  readonly #ended: () => void;
  #live: Live | null = null;
  /** What those who are here were told last; it is `#live`, or, while that is null, what it was before. */
  #told: Live | null = null;
  /** What other servers have changed and is not taken over yet. */
  readonly #heard: TableChange[] = [];
  /** Of the room, when the other servers were told last who is here. */
  #turns = 0;
  #follows = false;
  /** A look at the storage that has yet to begin. */
  #catchingUp: Promise<void> | null = null;
  /** The pages of the chat that were read last, by whether they are for spectators. */
  readonly #chats = new Map<boolean, { key: string; chat: ChatMessage[] }>();
  /** Cancels the push of presence that is due; null when none is. */
  #cancelPresence: (() => void) | null = null;

  /** @param ended Called when the table turns out not to exist, or not any more. */
  constructor(id: string, context: Context, ended: () => void) {
    this.id = id;
    this.#context = context;
    this.#ended = ended;
    const elsewhere = context.nodes === null ? nowhere : () => context.nodes?.elsewhere.at(id) ?? nowhere();
    const nameOf = (person: string) => context.people.nameOf(person);
    this.room = new Room({ clock: context.clock, awayMs: context.settings.awayMs, nameOf, elsewhere });
    this.#timers = new Timers(this, context);
  }

  /** Nobody is here and nothing is under way: it can be dropped from memory and loaded again. */
  get idle(): boolean {
    return this.#queue.size === 0 && this.room.size === 0 && this.#cancelPresence === null && !this.#timers.armed;
  }

  /** How the log names the table. */
  get nameInLog(): string {
    return this.#context.lobby.nameInLog(this.id);
  }

  /** Asks something that changes nothing that is stored. `what` names it in the log. */
  ask<T>(what: string, task: (live: Live) => T | Promise<T>): Promise<T> {
    return this.#run(what, async () => task(await this.#load()));
  }

  /** Changes the table. `work` may be called again when somebody else has written meanwhile. */
  async change<T>(what: string, work: Work<T>): Promise<T> {
    const { answer } = await this.changeFor(null, what, work);
    return answer;
  }

  /**
   * The same for one of the connections here, which is told of the match's update with the answer.
   *
   * @param asker its id; null for nobody
   */
  changeFor<T>(asker: string | null, what: string, work: Work<T>): Promise<Changed<T>> {
    return this.#run(what, () => this.#change(asker, work));
  }

  /** Deletes the table if `work` answers why, and tells those who are here. Answers whether it did. */
  end(what: string, work: (live: Live) => Ending | Promise<Ending>): Promise<boolean> {
    return this.#run(what, async () => {
      const before = await this.#load();
      const ending = await work(before);
      if (typeof ending === 'object') {
        await this.#change(null, () => ending);
        return false;
      }
      this.#context.nodes?.mustBeUp();
      this.#live = null;
      await this.#context.storage.deleteTable(this.id, before.table.rev);
      this.#context.nodes?.say({ type: 'gone', table: this.id, why: ending });
      this.#end(ending);
      return true;
    });
  }

  /**
   * Before somebody comes who may have seen at another server what has not been heard here yet. Those who come at once wait for
   * the same look at the storage.
   */
  async catchUp(): Promise<void> {
    if (this.#context.nodes === null) return;
    await (this.#catchingUp ?? this.#compare());
  }

  #compare(): Promise<void> {
    let hasBegun = false;
    const comparing = this.#run('catchUp', async () => {
      hasBegun = true;
      this.#catchingUp = null;
      const { standing } = this;
      if (standing === null) return;
      const [stored] = await this.#context.storage.standings([this.id]);
      if (stored === undefined || isAhead(stored, standing)) await this.#reload();
    });
    // Where nothing is under way it begins at once, too early for those who come later.
    if (!hasBegun) this.#catchingUp = comparing;
    return comparing;
  }

  /** The newest page of the chat, read from the storage once for all spectators or players who come before the next message. */
  async newestChat(live: Live, isSpectator: boolean, until: number | undefined): Promise<ChatMessage[]> {
    const key = `${live.nextMessage} ${until}`;
    const last = this.#chats.get(isSpectator);
    if (last?.key === key) return last.chat;
    // Later messages, of another server, are still to be pushed.
    const page = { before: live.nextMessage, limit: limits.page, until };
    const chat = await this.#context.storage.chat(this.id, page, isSpectator);
    this.#chats.set(isSpectator, { key, chat });
    return chat;
  }

  /** Another server has changed this table: it is told here as if it had been changed here. */
  hear(change: TableChange): void {
    this.#heard.push(change);
    this.#quietly('hear', () => this.#takeIn());
  }

  /** Another server has deleted this table. */
  gone(why: GoneWhy): void {
    this.#quietly('gone', async () => this.#end(why));
  }

  /** Who is here by way of other servers has changed. */
  heed(): void {
    this.room.heed();
    this.#quietly('heed', async () => this.tellPresence(await this.#load()));
  }

  /** Somebody who is here has another name: the other servers are told with the next request. */
  introduceAgain(): void {
    this.#turns = -1;
  }

  /** Where the table is in memory; null when it is to be read again before anything else. */
  get standing(): Omit<TableStanding, 'id'> | null {
    if (this.#live === null) return null;
    const { table, match, nextMessage } = this.#live;
    return { rev: table.rev, version: match?.version ?? 0, messages: nextMessage };
  }

  /** The storage has something else than what is in memory, or may have. */
  renew(): void {
    this.#quietly('renew', () => this.#reload());
  }

  /**
   * After somebody came, left or got another name. What the server decides by presence sees it at once, here and on the other
   * servers. What clients are sent is gathered, so that its cost does not grow with the number of changes.
   */
  tellPresence(live: Live): void {
    this.#tellHere();
    this.#timers.arm(live);
    this.#schedulePresence(this.#context.settings.presenceDelayMs);
  }

  /** After somebody got another name. It is sent at once, since the next request may ask for it. */
  tellName(live: Live): void {
    this.#tellHere();
    this.#sendPresence(live);
  }

  #schedulePresence(ms: number): void {
    this.#cancelPresence ??= this.#context.clock.after(ms, () => {
      this.#cancelPresence = null;
      this.#pushPresence().catch((error: unknown) => {
        const isGone = error instanceof RefusedError && error.refusal.code === 'unknownTable';
        if (!isGone) this.#schedulePresence(RETRY_MS);
      });
    });
  }

  #pushPresence(): Promise<void> {
    return this.ask('presence', (live) => this.#sendPresence(live));
  }

  #sendPresence(live: Live): void {
    this.room.tellTable(live);
    this.#context.lobby.put(live.table, waitingAt(live), this.room.presence(live));
  }

  #stopPresence(): void {
    this.#cancelPresence?.();
    this.#cancelPresence = null;
  }

  #end(why: GoneWhy): void {
    this.#live = null;
    this.#stopPresence();
    this.#timers.stop();
    this.room.sendAway(why);
    this.#context.lobby.remove(this.id);
    this.#ended();
  }

  /** Resolves when everything asked for until now is done and the match is stored whole; nothing more happens by itself. */
  async stop(): Promise<void> {
    this.#timers.stop();
    await this.#queue.idle();
    this.#timers.stop();
    this.#stopPresence();
    await this.#store().catch((err: unknown) =>
      this.#context.log.error({ table: this.nameInLog, err }, 'failed to store a match completely'),
    );
  }

  /** It is dropped from memory: what is due later is woken for. */
  rest(): void {
    this.#timers.stop();
  }

  /** The way of a change: work it out, say it to nobody yet, store it, tell it, answer. */
  async #change<T>(asker: string | null, work: Work<T>): Promise<Changed<T>> {
    const { storage, clock, settings, meter, nodes, herald, people } = this.#context;
    const before = await this.#load();
    const change = await clocked(before, await work(before), clock.now(), (person) => people.quietOf(person));
    const planned = plan(before, change, clock.now(), settings.chatKept);
    if (planned === null) return { answer: change.answer, update: null };
    nodes?.mustBeUp();
    const told = this.room.prepare(before, planned, change.removed ?? [], asker, clock.now());
    // Should the write fail, what is in memory is not trusted any more but read again.
    this.#live = null;
    const asked = performance.now();
    const writes = [planned.write, ...(change.also ?? [])];
    const announced = herald?.announce(before, planned, writes, (person) => people.nameOf(person)) ?? writes;
    await storage.commit(...announced);
    meter.committed(performance.now() - asked);
    herald?.announced(announced);
    this.#live = this.#told = planned.after;
    if (nodes !== null) this.#tellOthers(nodes, before, planned, change);
    this.#report(before, planned);
    told.tell();
    this.#tellLobby(before, planned.after);
    this.#timers.arm(planned.after);
    return { answer: change.answer, update: told.answer };
  }

  /** In the log, what it takes to follow a match, and nothing of what a move did. */
  #report({ table: { status } }: Live, { after: { table, match }, write: { move } }: Planned): void {
    const { log, meter } = this.#context;
    if (table.status !== status) {
      const message = table.status === 'running' ? 'started a match' : 'finished a match';
      log.info({ table: this.nameInLog, version: match?.version, status: table.status }, message);
    }
    if (move === undefined) return;
    meter.moved();
    log.debug({ table: this.nameInLog, version: move.version, seat: move.seat }, 'moved');
  }

  #tellOthers(nodes: Nodes, before: Live, planned: Planned, { removed = [], also = [] }: Change<unknown>): void {
    const nameOf = (person: string) => this.#context.people.nameOf(person);
    const { after } = planned;
    nodes.tellChange(changeOf(planned, removed, nameOf));
    const version = after.match?.version ?? -1;
    const waiting = waitingAt(after);
    if (after.table !== before.table) nodes.say(listingOf(after.table, waiting, version, nameOf));
    else if (after.match !== before.match) nodes.say(askedOf(this.id, waiting, version));
    for (const { table } of also) if (table !== undefined) nodes.say(listingOf(table, waitsForNobody, -1, nameOf));
  }

  #tellLobby(before: Live, after: Live): void {
    const { lobby } = this.#context;
    const waiting = waitingAt(after);
    if (after.table !== before.table) lobby.put(after.table, waiting, this.room.presence(after));
    lobby.ask(this.id, waiting, after.match?.version ?? -1);
    if (after.nextMessage !== before.nextMessage) lobby.said(this.id);
  }

  /** Takes over what other servers have changed. What does not follow on what is known is read in the storage. */
  async #takeIn(): Promise<void> {
    const { clock, people } = this.#context;
    for (const change of this.#heard.splice(0)) {
      const before = this.#live;
      // What is not in memory is read with all that has been stored.
      if (before === null) continue;
      const planned = heard(before, change);
      if (planned === 'known') continue;
      if (planned === 'gap') {
        await this.#reload();
        continue;
      }
      people.learn(change.names);
      const told = this.room.prepare(before, planned, change.removed, null, clock.now());
      this.#live = this.#told = planned.after;
      told.tell();
      this.#tellLobby(before, planned.after);
      this.#timers.arm(planned.after);
    }
  }

  /** Reads the table again, and tells those who are here what they do not know. */
  async #reload(): Promise<Live> {
    const { storage, clock } = this.#context;
    const then = this.#told;
    this.#live = null;
    const live = await this.#read();
    this.#context.meter.loaded(then === null ? 'first' : 'again');
    const missed = then === null || isSame(then, live) ? null : await missedBetween(storage, then, live);
    if (then !== null && missed !== null) {
      this.#makeGood(then, live, missed, clock.now());
      this.#tellLobby(then, live);
    }
    this.#live = this.#told = live;
    // Who came and went meanwhile could not be told.
    this.room.tellTable(live);
    this.#timers.arm(live);
    return live;
  }

  /** What happened meanwhile is told as it would have been then, if it can be, and otherwise what is now. */
  #makeGood(then: Live, live: Live, { changes, messages }: Missed, now: number): void {
    if (changes === null) this.room.tellAnew(live, now);
    for (const [i, change] of (changes ?? []).entries()) {
      this.room.prepare(changes?.[i - 1]?.after ?? then, change, [], null, now).tell();
    }
    for (const message of messages) this.room.tellChat(live, message);
  }

  /** Somebody else may write at the same time; then what was asked for is worked out anew from what is there now. */
  async #insist<T>(what: string, task: () => Promise<T>): Promise<T> {
    for (let tries = 1; ; tries++) {
      try {
        return await task();
      } catch (error) {
        if (!(error instanceof ConflictError) || tries === TRIES) throw error;
        await this.#giveWay(what, error, tries);
      }
    }
  }

  /** Brings what is in memory up to what somebody else has stored. */
  async #giveWay(what: string, err: ConflictError, tries: number): Promise<void> {
    const { log, nodes, meter } = this.#context;
    meter.conflicted();
    // Two who wait equally long would meet again.
    if (nodes !== null || tries > 1) await delay(Math.random() * LONGEST_WAIT);
    if (nodes === null) log.warn({ table: this.nameInLog, what, err }, 'another program wrote to this table');
    const then = this.#told;
    // It has not been written: what was known before is so still, and what the others say may follow on it.
    this.#live = then;
    await this.#takeIn();
    if (this.#told === then) await this.#reload();
  }

  async #load(): Promise<Live> {
    return this.#live ?? this.#reload();
  }

  async #read(): Promise<Live> {
    await this.#follow();
    const live = await loadLive(this.#context, this.id);
    if (live !== null) return live;
    this.#end(this.#told?.table.status === 'running' ? 'closed' : 'expired');
    throw new RefusedError('unknownTable');
  }

  /** A snapshot, so that the next program, whatever its rules, begins with the match as people see it now. */
  async #store(): Promise<void> {
    const { match, module } = this.#live ?? {};
    if (!match || !module || match.version === match.snapshot) return;
    await this.#context.storage.commit({ id: this.id, snapshot: snapshotOf(module, match) });
  }

  #run<T>(what: string, task: () => Promise<T>): Promise<T> {
    return this.#queue.run(async () => {
      try {
        return await this.#insist(what, task);
      } catch (error) {
        if (error instanceof RefusedError) throw error;
        this.#context.log.error({ table: this.nameInLog, what, err: error }, 'a request failed');
        throw new RefusedError(error instanceof StorageFailedError ? 'unavailable' : 'internal');
      } finally {
        this.#tellHere();
      }
    });
  }

  /** Something that nobody has asked for, and that the next look at the storage makes good if it fails. */
  #quietly(what: string, task: () => Promise<unknown>): void {
    this.#run(what, task).catch(() => undefined);
  }

  /** Before the table is read for the first time, so that nothing is missed between. */
  async #follow(): Promise<void> {
    const { nodes } = this.#context;
    if (nodes === null || this.#follows) return;
    this.#follows = true;
    await nodes.follow(this.id);
  }

  #tellHere(): void {
    if (this.room.turns === this.#turns) return;
    this.#turns = this.room.turns;
    this.#context.nodes?.here(this.id, this.room.here);
  }
}

/** Whether something is stored that is not in memory yet. */
export function isAhead(stored: TableStanding, known: Omit<TableStanding, 'id'>): boolean {
  return stored.rev > known.rev || stored.version > known.version || stored.messages > known.messages;
}

/** Whether two readings of a table are the same. */
function isSame(one: Live, other: Live): boolean {
  return (
    one.table.rev === other.table.rev &&
    one.match?.version === other.match?.version &&
    one.nextLine === other.nextLine &&
    one.nextMessage === other.nextMessage
  );
}
