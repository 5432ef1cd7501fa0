import { setTimeout as delay } from 'node:timers/promises';
import { snapshotOf } from '../matches/match.ts';
import { RefusedError } from '../refused.ts';
import { ConflictError } from '../storage/errors.ts';
import type { Context } from './context.ts';
import { askedAt, loadLive, plan, type Change, type Live, type Planned } from './live.ts';
import type { GoneWhy } from './pushes.ts';
import { Queue } from './queue.ts';
import { Room } from './room.ts';
import { Timers } from './timers.ts';

/** A change is worked out anew so often when somebody else writes at the same time, each time after a random wait of so many milliseconds at the most. */
const TRIES = 8;
const LONGEST_WAIT = 20;

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

  /** @param ended Called when the table turns out not to exist, or not any more. */
  constructor(id: string, context: Context, ended: () => void) {
    this.id = id;
    this.#context = context;
    this.#ended = ended;
    this.room = new Room(context.clock.now(), (person) => context.people.nameOf(person));
    this.#timers = new Timers(this, context);
  }

  /** Nobody is here and nothing is under way: it can be dropped from memory and loaded again. */
  get idle(): boolean {
    return this.#queue.size === 0 && this.room.size === 0 && !this.#timers.armed;
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
      this.#live = null;
      await this.#context.storage.deleteTable(this.id, before.table.rev);
      this.#timers.stop();
      this.room.sendAway(ending);
      this.#context.lobby.remove(this.id);
      this.#ended();
      return true;
    });
  }

  /** After somebody came, left or got another name: tells those who are here, and the lobby. */
  tellPresence(live: Live): void {
    this.room.tellTable(live);
    this.#context.lobby.put(live.table, askedAt(live), this.room.presence(live));
    this.#timers.arm(live);
  }

  /** Resolves when everything asked for until now is done and the match is stored whole; nothing more happens by itself. */
  async stop(): Promise<void> {
    this.#timers.stop();
    await this.#queue.idle();
    this.#timers.stop();
    await this.#store().catch((err: unknown) => this.#context.log.error({ table: this.id, err }, 'a match was not stored whole'));
  }

  /** The way of a change: work it out, say it to nobody yet, store it, tell it, answer. */
  async #change<T>(asker: string | null, work: Work<T>): Promise<Changed<T>> {
    const { storage, clock, settings, meter } = this.#context;
    const before = await this.#load();
    const change = await work(before);
    const planned = plan(before, change, clock.now(), settings.chatKept);
    if (planned === null) return { answer: change.answer, update: null };
    const told = this.room.prepare(before, planned, change.removed ?? [], asker, clock.now());
    // Should the write fail, what is in memory is not trusted any more but read again.
    this.#live = null;
    const asked = performance.now();
    await storage.commit(planned.write, ...(change.also ?? []));
    meter.committed(performance.now() - asked);
    this.#live = planned.after;
    this.#report(before, planned);
    told.tell();
    this.#tellLobby(before, planned.after);
    this.#timers.arm(planned.after);
    return { answer: change.answer, update: told.answer };
  }

  /** In the log, what it takes to follow a match, and nothing of what a move did. */
  #report({ table: { status } }: Live, { after: { table, match }, write: { move } }: Planned): void {
    const { log, meter } = this.#context;
    if (table.status !== status) log.info({ table: this.id, version: match?.version, status: table.status }, 'a match goes on');
    if (move === undefined) return;
    meter.moved();
    log.debug({ table: this.id, version: move.version, seat: move.seat }, 'moved');
  }

  #tellLobby(before: Live, after: Live): void {
    const { lobby } = this.#context;
    if (after.table === before.table) lobby.ask(this.id, askedAt(after));
    else lobby.put(after.table, askedAt(after), this.room.presence(after));
  }

  /** Somebody else may write at the same time; then what was asked for is worked out anew from what is there now. */
  async #insist<T>(what: string, task: () => Promise<T>): Promise<T> {
    for (let tries = 1; ; tries++) {
      try {
        return await task();
      } catch (error) {
        if (!(error instanceof ConflictError) || tries === TRIES) throw error;
        this.#context.log.warn({ table: this.id, what, err: error }, 'somebody else wrote to this table');
        // Two who wait equally long would meet again.
        if (tries > 1) await delay(Math.random() * LONGEST_WAIT);
        this.#live = null;
        this.room.tellAnew(await this.#load(), this.#context.clock.now());
      }
    }
  }

  async #load(): Promise<Live> {
    if (this.#live !== null) return this.#live;
    const live = await loadLive(this.#context, this.id);
    if (live === null) {
      this.#ended();
      throw new RefusedError('unknownTable');
    }
    this.#live = live;
    this.#timers.arm(live);
    return live;
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
        this.#context.log.error({ table: this.id, what, err: error }, 'a request failed');
        throw new RefusedError('internal');
      }
    });
  }
}
