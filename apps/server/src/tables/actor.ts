import { snapshotOf } from '../matches/match.ts';
import { RefusedError } from '../refused.ts';
import { ConflictError } from '../storage/errors.ts';
import type { Context } from './context.ts';
import { askedAt, loadLive, plan, type Change, type Live, type Planned } from './live.ts';
import type { GoneWhy } from './pushes.ts';
import { Queue } from './queue.ts';
import { Room } from './room.ts';
import { Timers } from './timers.ts';

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
    return this.#run(what, async () => {
      try {
        return await this.#change(asker, work);
      } catch (error) {
        if (!(error instanceof ConflictError)) throw error;
        this.#context.log.warn({ table: this.id, what, err: error }, 'somebody else wrote to this table');
        this.room.tellAnew(await this.#load(), this.#context.clock.now());
        return this.#change(asker, work);
      }
    });
  }

  /** Deletes the table if `may` answers why, and tells those who are here. Answers whether it did. */
  end(what: string, may: (live: Live) => GoneWhy | null | Promise<GoneWhy | null>): Promise<boolean> {
    return this.#run(what, async () => {
      const why = await may(await this.#load());
      if (why === null) return false;
      await this.#context.storage.deleteTable(this.id);
      this.#live = null;
      this.#timers.stop();
      this.room.sendAway(why);
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
        return await task();
      } catch (error) {
        if (error instanceof RefusedError) throw error;
        this.#context.log.error({ table: this.id, what, err: error }, 'a request failed');
        throw new RefusedError('internal');
      }
    });
  }
}
