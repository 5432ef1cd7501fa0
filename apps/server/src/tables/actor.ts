import { RefusedError } from '../refused.ts';
import { ConflictError } from '../storage/errors.ts';
import type { Context } from './context.ts';
import { loadLive, plan, type Change, type Live } from './live.ts';
import { Queue } from './queue.ts';
import { Room } from './room.ts';
import { Timers } from './timers.ts';

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
    this.room = new Room(context.clock.now());
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
  change<T>(what: string, work: (live: Live) => Change<T> | Promise<Change<T>>): Promise<T> {
    return this.#run(what, async () => {
      try {
        return await this.#change(work);
      } catch (error) {
        if (!(error instanceof ConflictError)) throw error;
        this.#context.log.warn({ table: this.id, what, err: error }, 'somebody else wrote to this table');
        this.room.tellAnew(await this.#load(), this.#context.clock.now());
        return this.#change(work);
      }
    });
  }

  /** Deletes the table if `may` answers true, and tells those who are here. */
  end(why: 'discarded' | 'expired', may: (live: Live) => boolean): Promise<boolean> {
    return this.#run(why, async () => {
      if (!may(await this.#load())) return false;
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
    this.#context.lobby.put(live.table, this.room.presence(live));
    this.#timers.arm(live);
  }

  /** Resolves when everything asked for until now is done; nothing more happens by itself. */
  async stop(): Promise<void> {
    this.#timers.stop();
    await this.#queue.idle();
    this.#timers.stop();
  }

  async #change<T>(work: (live: Live) => Change<T> | Promise<Change<T>>): Promise<T> {
    const { storage, clock, settings, lobby } = this.#context;
    const before = await this.#load();
    const change = await work(before);
    const planned = plan(before, change, clock.now(), settings.chatKept);
    if (planned === null) return change.answer;
    const tell = this.room.prepare(before, planned, change.removed ?? [], clock.now());
    // Should the write fail, what is in memory is not trusted any more but read again.
    this.#live = null;
    await storage.commit(planned.write, ...(change.also ?? []));
    this.#live = planned.after;
    tell();
    lobby.put(planned.after.table, this.room.presence(planned.after));
    this.#timers.arm(planned.after);
    return change.answer;
  }

  async #load(): Promise<Live> {
    if (this.#live !== null) return this.#live;
    const { storage, games } = this.#context;
    const live = await loadLive(storage, games, this.id);
    if (live === null) {
      this.#ended();
      throw new RefusedError('unknownTable');
    }
    this.#live = live;
    this.#timers.arm(live);
    return live;
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
